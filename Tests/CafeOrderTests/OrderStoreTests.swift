import AppIntents
import Foundation
import HostTestSupport
import IntentCatalog
import LocalizedTexts
import SampleDatabase
import Testing

@testable import CafeOrder

@Suite struct OrderStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("cafe-\(UUID().uuidString)")

  private var file: URL { folder.appendingPathComponent("orders.sqlite") }
  private let beer = OrderItem(
    product: .beer, size: .large, date: Date(timeIntervalSince1970: 1_720_580_400))

  private func perform(options: Database.Options = .init()) async throws -> PerformOutcome {
    let app = try CafeOrderApp.host.makeApp(store: .folder(folder), files: .phrases)
    let call = IntentCall(
      app: "CafeOrder", intent: "OrderIntent",
      parameters: ["product": .identifier("beer"), "size": .identifier("large")])
    return await app.perform(call, in: .testing("en_US"), host: ScriptedHost(.yes))
  }

  @Test func anOrderSurvivesARestart() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try OrderStore(.folder(folder)).insert(beer)
    let again = try OrderStore(.folder(folder)).recentOrders()
    #expect(again == [OrderItem(id: "1", product: .beer, size: .large, date: beer.date)])
  }

  @Test func onlyTheOwnerMayReadTheFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try OrderStore(.folder(folder)).insert(beer)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func aDamagedFileIsToldAndLeftAsItIs() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let garbage = Data(String(repeating: "not a database. ", count: 200).utf8)
    try garbage.write(to: file)
    #expect(
      try await perform()
        == .failed(
          DialogText(
            "The record of orders is damaged and cannot be read. Nothing was ordered, "
              + "and the file is left as it is.")))
    #expect(try Data(contentsOf: file) == garbage)
  }

  @Test func aLockedFileIsToldAndUsedWhenItIsFree() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try OrderStore(.folder(folder)).insert(beer)
    let other = Database(file: file, schema: "", version: 1)
    try other.run("BEGIN EXCLUSIVE")
    var options = Database.Options()
    options.busyTimeout = 0.05
    let store = OrderStore(.folder(folder), options: options)
    #expect(throws: CafeError.store(.locked)) { try store.insert(beer) }
    try other.run("COMMIT")
    try store.insert(beer)
    #expect(try store.recentOrders().map(\.id) == ["2", "1"])
  }

  @Test func aFileThatMayNotBeWrittenIsTold() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try OrderStore(.folder(folder)).insert(beer)
    var options = Database.Options()
    options.isReadOnly = true
    let store = OrderStore(.folder(folder), options: options)
    #expect(throws: CafeError.store(.readOnly)) { try store.insert(beer) }
    #expect(try store.recentOrders().count == 1)
  }

  @Test func aFullDiskIsToldAndNothingIsLost() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try OrderStore(.folder(folder)).insert(beer)
    var options = Database.Options()
    options.settings = ["PRAGMA max_page_count = 1"]
    let store = OrderStore(.folder(folder), options: options)
    var big = beer
    big.id = String(repeating: "x", count: 20_000)
    #expect(throws: CafeError.store(.full)) { try store.insert(big) }
    #expect(try store.recentOrders().map(\.id) == ["1"])
  }

  @Test func aFolderThatCannotBeMadeIsTold() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("a file where the folder should be".utf8).write(to: folder)
    #expect(
      try await perform()
        == .failed(
          DialogText(
            "The record of orders cannot be opened (\(folder.path)). Nothing was ordered.")))
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    #expect(throws: CafeError.store(.unusable(file.path))) {
      try OrderStore(.folder(folder)).insert(beer)
    }
  }

  @Test func aFileOfANewerVersionIsNotTouched() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Database(file: file, schema: "CREATE TABLE x (y)", version: 7).run("SELECT 1")
    #expect(throws: CafeError.store(.newer)) { try OrderStore(.folder(folder)).insert(beer) }
  }

  @Test(arguments: [
    (#"{"orders":[{"product":"tea","size":"large"}]}"#, "product: tea"),
    (#"{"orders":[{"id":"1","product":"beer","size":"huge"}]}"#, "size: huge"),
    (
      #"{"orders":[{"id":"1","product":"beer","size":"small"},{"id":"1","product":"beer","size":"small"}]}"#,
      "id: 1"
    ),
  ])
  func aBadFileIsToldInTheSessionsLanguage(_ json: String, _ reason: String) async throws {
    let app = try CafeOrderApp.host.makeApp(files: .phrases)
    for (locale, sentence) in [
      ("ja_JP", "注文のファイルを読めません（\(reason)）。"),
      ("en_US", "The file of orders cannot be read (\(reason))."),
    ] {
      let error = await #expect(throws: HostError.self) {
        try await app.loadStore([UInt8](json.utf8), in: .testing(locale))
      }
      #expect(error?.description == sentence)
    }
  }

  @Test func aBadFileIsToldWithThePlaceInIt() {
    let json = [UInt8](#"{"orders":[{"product":"beer","size":"large"},{"product":"beer"}]}"#.utf8)
    let error = #expect(throws: CafeError.self) {
      try CafeOrderApp.orders(in: json, now: Date(timeIntervalSince1970: 0))
    }
    guard case .badFile(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.hasPrefix("orders[1].size: "))
  }

  @Test func loadingReplacesAllOrNothing() async throws {
    let app = try CafeOrderApp.host.makeApp(files: .phrases)
    let environment = AppEnvironment.testing("ja_JP")
    func load(_ json: String) async throws {
      try await app.loadStore([UInt8](json.utf8), in: environment)
    }
    try await load(
      """
      {"orders":[{"product":"beer","size":"large","date":"2024-07-09T12:00:00+09:00"},
                 {"product":"hamburger","size":"small","date":"2024-07-10T09:00:00+09:00"}]}
      """)
    func titles() async throws -> [String] {
      try await app.values(ofType: "ReorderItem", in: environment).map {
        "\($0.id) \($0.title.text)"
      }
    }
    #expect(try await titles() == ["2 ハンバーガーのSサイズ", "1 ビールのLサイズ"])
    for bad in [
      #"{"orders":[{"product":"tea","size":"large"}]}"#,
      #"{"orders":[{"product":"beer","size":"huge"}]}"#,
      #"{"orders":[{"product":"beer","size":"large","date":"yesterday"}]}"#, "[]", "{",
      #"{"orders":[{"id":"1","product":"beer","size":"large"},{"id":"1","product":"beer","size":"large"}]}"#,
    ] {
      await #expect(throws: HostError.self) { try await load(bad) }
      #expect(try await titles() == ["2 ハンバーガーのSサイズ", "1 ビールのLサイズ"])
    }
  }
}
