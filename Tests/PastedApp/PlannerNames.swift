// Written as iOS apps write it: rarer kinds of intents, entities and queries.

import AppIntents
import CoreSpotlight
import UniformTypeIdentifiers

struct OldMeetIntent: DeprecatedAppIntent {
  static var title: LocalizedStringResource = "Meet (old)"
  static var description = IntentDescription("Meets.")
  static var deprecation: IntentDeprecation<MeetIntent> {
    IntentDeprecation(message: "Use Meet instead.", replacedBy: MeetIntent.self)
  }
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
}

struct WatchIntent: PlayVideoIntent {
  static var title: LocalizedStringResource = "Watch"
  static var supportedCategories: [VideoCategory] = [.movies, .tv]
  @Parameter(title: "Film") var term: String
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(term) in \(Self.supportedCategories.map(\.rawValue).joined(separator: "+"))")
  }
}

struct PlaceValueQuery: IntentValueQuery {
  func values(for input: String) async throws -> [PlannerPlace] {
    let towns = try await TownQuery().allEntities().filter { $0.name.hasPrefix(input) }
    return towns.map { .town($0) } + [.note(input)]
  }
}

struct Memo: FileEntity, Transferable {
  var id: FileEntityIdentifier
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Memo"
  static var supportedContentTypes: [UTType] = [.plainText]
  static var defaultQuery = MemoQuery()
  var displayRepresentation: DisplayRepresentation { "Memo" }

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .plainText) { memo in
      try Data(contentsOf: try await memo.id.fileURL)
    }
  }
}

struct MemoQuery: EntityQuery {
  func entities(for identifiers: [FileEntityIdentifier]) async throws -> [Memo] {
    identifiers.map { Memo(id: $0) }
  }
}

struct ReadMemoIntent: AppIntent {
  static var title: LocalizedStringResource = "Read Memo"
  @Parameter(title: "Memo") var memo: Memo
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    if memo.id.isDraft { return .result(value: "draft \(memo.id.draftIdentifier ?? "")") }
    return .result(value: try String(contentsOf: try await memo.id.fileURL, encoding: .utf8))
  }
}

struct RelevantIntentsIntent: AppIntent {
  static var title: LocalizedStringResource = "Relevant"
  func perform() async throws -> some IntentResult {
    let morning = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 3600)
    try await RelevantIntentManager.shared.updateRelevantIntents([
      RelevantIntent(
        WatchIntent(), widgetKind: "watch",
        relevance: .date(from: morning.lowerBound, to: morning.upperBound)),
      RelevantIntent(
        WatchIntent(), widgetKind: "watch",
        relevance: .date(Date(timeIntervalSince1970: 10_800))),
      RelevantIntent(
        WatchIntent(), widgetKind: "watch", relevance: .location(inferred: .home)),
    ])
    return .result()
  }
}

struct HearTownIntent: AppIntent {
  static var title: LocalizedStringResource = "Hear Town"
  @Parameter(title: "Town") var town: Town?
  func perform() async throws -> some IntentResult {
    guard let town else {
      try await RelevantEntities.shared.removeAllEntities(for: .audio(.nowPlaying))
      return .result()
    }
    try await RelevantEntities.shared.updateEntities([town], for: .audio(.nowPlaying))
    return .result()
  }
}

struct SayStateIntent: AppIntent {
  static var title: LocalizedStringResource = "Say State"
  @Parameter(title: "Note") var note: String?
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    switch $note.valueState {
    case .unset: return .result(value: "keep")
    case .set(nil): return .result(value: "clear")
    case .set(let text?): return .result(value: "write \(text)")
    }
  }
}

struct Harbor: IndexedEntity {
  let id: String
  @Property(title: "Sea", indexingKey: \.contentDescription) var sea: String
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Harbor", numericFormat: "\(placeholder: .int) harbors")
  }
  static var defaultQuery = HarborQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
  init(id: String, sea: String) {
    self.id = id
    self.sea = sea
  }
}

struct HarborQuery: IndexedEntityQuery {
  static let all = [
    Harbor(id: "Otaru", sea: "Sea of Japan"), Harbor(id: "Kushiro", sea: "Pacific"),
  ]
  func entities(for identifiers: [String]) async throws -> [Harbor] {
    Self.all.filter { identifiers.contains($0.id) }
  }
  func reindexEntities(
    for identifiers: [String], indexDescription: CSSearchableIndexDescription
  ) async throws {
    try await CSSearchableIndex(description: indexDescription).indexAppEntities(
      try await entities(for: identifiers))
  }
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
    try await CSSearchableIndex(description: indexDescription).indexAppEntities(Self.all)
  }
}

struct DockIntent: AppIntent {
  static var title: LocalizedStringResource = "Dock"
  @Parameter(title: "Harbor") var harbor: Harbor
  func perform() async throws -> some IntentResult { .result() }
}
