import IntentCatalog
import Testing

@testable import IntentMatching

@Suite(.timeLimit(.minutes(5))) struct LiveMatcherTests {
  private static let app = TestApp(
    name: "Kettle", shortcuts: [("Brew", ["Brew ${tea} with ${applicationName}"])],
    values: ["tea": ["sencha"]])

  /// A list in which every value's identifier tells which list it is of.
  private static func list(_ version: Int) -> [ValueDescriptor] {
    ["sencha", "oolong", "mate"].map {
      ValueDescriptor(id: "\($0) \(version)", title: CatalogText($0))
    }
  }

  @Test func matchesSeeOneListWhole() async throws {
    let live = LiveMatcher(try TestLanguages.matcher([Self.app], "en"))
    try live.replaceValues(app: "Kettle", type: "tea", with: Self.list(0))
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var isWhole = true
          var last = 0
          for _ in 0..<60 {
            guard let matcher = live.matcher else { return false }
            let versions = ["sencha", "oolong", "mate"].map { name in
              Self.version(matcher.match("brew \(name) with kettle"), name)
            }
            isWhole = isWhole && Set(versions).count == 1 && versions[0] ?? -1 >= last
            last = versions[0] ?? last
            let one = Self.version(live.match("brew mate with kettle"), "mate")
            isWhole = isWhole && one ?? -1 >= last
          }
          return isWhole
        }
      }
      group.addTask {
        (1...40).allSatisfy { version in
          (try? live.replaceValues(app: "Kettle", type: "tea", with: Self.list(version))) != nil
        }
      }
      for await isWhole in group { #expect(isWhole) }
    }
    #expect(Self.version(live.match("brew oolong with kettle"), "oolong") == 40)
  }

  private static func version(_ result: MatchResult, _ name: String) -> Int? {
    guard case .identifier(let id)? = result.matches.first?.parameters.first?.value,
      id.hasPrefix(name)
    else { return nil }
    return Int(id.dropFirst(name.count + 1))
  }

  @Test func whatIsReplacedIsReleased() throws {
    final class Object: Sendable {}
    weak var old: Object?
    let reference: SharedReference<Object>
    do {
      let first = Object()
      old = first
      reference = SharedReference(first)
    }
    #expect(old != nil && reference.object === old)
    reference.update { _ in Object() }
    #expect(old == nil)
    #expect(reference.object != nil)
  }
}
