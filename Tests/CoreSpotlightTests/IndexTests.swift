import Foundation
import Testing

@testable import CoreSpotlight

/// What an index keeps, finds and puts in order.
@Suite struct IndexTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func item(
    _ id: String, _ title: String, note: String? = nil, days: Double? = nil, domain: String = "d"
  ) -> CSSearchableItem {
    let set = CSSearchableItemAttributeSet(contentType: .content)
    set.title = title
    set.textContent = note
    set.startDate = days.map { now.addingTimeInterval($0 * 86_400) }
    set.endDate = set.startDate?.addingTimeInterval(3600)
    return CSSearchableItem(uniqueIdentifier: id, domainIdentifier: domain, attributeSet: set)
  }

  private func found(
    _ text: String, in index: CSSearchableIndex, days: Range<Double>? = nil,
    _ change: (inout _SearchQuery) -> Void = { _ in }
  ) throws -> [String] {
    let interval = days.map {
      now.addingTimeInterval(
        $0.lowerBound * 86_400)..<now.addingTimeInterval($0.upperBound * 86_400)
    }
    var query = _SearchQuery(text, domain: "d", interval: interval, now: now)
    change(&query)
    return try index._search(query).map(\.identifier)
  }

  @Test func findsWordsInAnyFormAndJapaneseInside() async throws {
    let index = CSSearchableIndex(name: "test")
    try await index.indexSearchableItems([
      item("a", "Harbour Walk", note: "Pack two sandwiches."), item("b", "全館の避難訓練"),
      item("c", "ﾁｰｽﾞ工房の見学", note: "肉は出ない"), item("d", "Chess"),
    ])
    #expect(try found("sandwich", in: index) == ["a"])
    #expect(try found("HARBOUR walks", in: index) == ["a"])
    #expect(try found("避難", in: index) == ["b"])
    #expect(try found("チーズ", in: index) == ["c"])
    #expect(try found("肉", in: index) == ["c"])
    #expect(try found("che", in: index) == ["d"])
    #expect(try found("hess", in: index).isEmpty)
    #expect(try found("チズ", in: index).isEmpty)
    #expect(try found("\"*) OR (", in: index).isEmpty)
    #expect(try found("", in: index).isEmpty)
  }

  @Test func putsTitlesBeforeNotesAndTheNearestFirst() async throws {
    let index = CSSearchableIndex(name: "test")
    try await index.indexSearchableItems([
      item("note", "Errands", note: "Buy paint for the boat.", days: 1),
      item("far", "Boat", days: 90), item("near", "Boat", days: 3), item("over", "Boat", days: -3),
    ])
    #expect(try found("boat", in: index) == ["near", "over", "far", "note"])
    #expect(try found("boat", in: index) { $0.onScreen = ["far"] }.first == "far")
    #expect(try found("boat", in: index) { $0.mentioned = ["over"] }.first == "over")
    #expect(try found("boat", in: index, days: 80..<100) == ["far"])
    #expect(try found("", in: index, days: 0..<10) == ["note", "near"])
  }

  @Test func knowsOtherWordsFromData() async throws {
    let index = CSSearchableIndex(name: "test")
    var words = _SearchWords()
    let json =
      #"{"noise": ["which", "の", "どれ"], "same": [["boat", "ship", "船", "ふね"], ["ice cream", "gelato"]]}"#
    try words.add(Array(json.utf8))
    index._use(words)
    try await index.indexSearchableItems([
      item("a", "Ship Tour"), item("b", "Gelato"), item("c", "船の絵"),
    ])
    #expect(try Set(found("which boat", in: index)) == ["a", "c"])
    #expect(try Set(found("ふねの", in: index)) == ["a", "c"])
    #expect(try found("ice cream", in: index) == ["b"])
    #expect(try found("which", in: index).isEmpty)
    #expect(try found("gunboat", in: index).isEmpty)
  }

  @Test func needsMostOfWhatWasAsked() async throws {
    let index = CSSearchableIndex(name: "test")
    try await index.indexSearchableItems(
      [item("a", "Walk to the lake", note: "Take a towel.")]
        + (0..<20).map { item("w\($0)", "Walk \($0)") })
    #expect(try found("lake walk", in: index).first == "a")
    #expect(try found("volcano walk", in: index).isEmpty)
    #expect(try found("towel", in: index) == ["a"])
  }

  @Test func asksAModelWhereNoWordIsKnown() async throws {
    struct Model: SearchEmbedding {
      func words(near word: String) -> [String] { word == "ocean" ? ["sea"] : [] }
    }
    let index = CSSearchableIndex(name: "test")
    try await index.indexSearchableItems([item("a", "Sea Trip")])
    #expect(try found("ocean", in: index).isEmpty)
    index.useEmbedding(Model())
    #expect(try found("ocean", in: index) == ["a"])
  }

  @Test func keepsWhatIsIndexedAndForgetsWhatIsDeleted() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)/index.sqlite")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let first = CSSearchableIndex(_file: file)
    #expect(try first._takeIsNew())
    #expect(try !first._takeIsNew())
    try await first.indexSearchableItems([
      item("a", "Kite"), item("b", "Kite"), item("c", "Kite", domain: "other"),
    ])
    try await first.indexSearchableItems([item("b", "Drone")])
    try await first.deleteSearchableItems(withIdentifiers: ["a"])
    let second = CSSearchableIndex(_file: file)
    #expect(try !second._takeIsNew())
    #expect(try found("kite", in: second).isEmpty)
    #expect(try found("drone", in: second) == ["b"])
    try await second.deleteSearchableItems(withDomainIdentifiers: ["other"])
    #expect(try second._count() == 1)
    try await second.deleteAllSearchableItems()
    #expect(try second._count() == 0)
  }

  @Test(arguments: [0, 100, 5000])
  func isMadeAnewWhereItIsDamaged(from place: Int) async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)/index.sqlite")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let items = (0..<50).map { item("i\($0)", "Kite \($0)", note: "Wind and string.") }
    var index: CSSearchableIndex? = CSSearchableIndex(_file: file)
    try await index?.indexSearchableItems(items)
    index = nil
    var bytes = try Data(contentsOf: file)
    for place in place..<bytes.count { bytes[place] = 0x5A }
    try bytes.write(to: file)
    let again = CSSearchableIndex(_file: file)
    #expect(try again._search(_SearchQuery("kite", now: now)).isEmpty)
    #expect(try again._takeIsNew())
    try await again.indexSearchableItems(items)
    #expect(try again._search(_SearchQuery("kite", now: now)).count == 20)
  }
}
