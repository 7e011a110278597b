import CatalogFiles
import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import Testing

/// A small generator with a seed, so that a failing case can be had again.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Suite struct RobustnessTests {
  /// The bytes with a few of them changed, removed or repeated.
  private func damaged(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0...4, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
      case 1: bytes.remove(at: place)
      case 2:
        bytes.insert(Array("\\\"{}[]<>():,$".utf8).randomElement(using: &generator) ?? 0, at: place)
      case 3: bytes.removeSubrange(place..<min(place + 40, bytes.count))
      default: bytes.insert(contentsOf: bytes[place..<min(place + 40, bytes.count)], at: place)
      }
    }
    return bytes
  }

  /// Every message has a place in the file, or is about the file as a whole.
  private func check(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      #expect(!diagnostic.message.isEmpty)
      #expect(diagnostic.place.map { $0.line > 0 && $0.column > 0 } ?? true)
      #expect(!DiagnosticRenderer().render(diagnostic).isEmpty)
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func aDamagedPackIsReadOrRefused(_ seed: UInt64) {
    var generator = SeededGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<150 {
      let bytes = damaged(Array(goodPack.utf8), &generator)
      do {
        let loaded = try AppLoader.pack(FolderReader(files: ["app.json": bytes]), named: "P")
        check(loaded.diagnostics)
      } catch {
        #expect(error.diagnostics.contains { $0.severity == .error })
        check(error.diagnostics)
      }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func damagedTablesAreReadOrRefused(_ seed: UInt64) {
    let strings =
      "/* é */ \"k\\U30ab\" = \"${applicationName}で\\\"注文\\\"\"; a = (b, {c = d;}); // x\n"
    let catalog =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"ja\":{\"stringSet\":"
      + "{\"values\":[\"カ\",\"b\"]}},\"de\":{\"variations\":{\"plural\":{\"other\":{\"stringUnit\":"
      + "{\"value\":\"x\"}}}}}}}}}"
    var generator = SeededGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<300 {
      check(
        StringsFile(file: "a.strings", bytes: damaged(Array(strings.utf8), &generator)).diagnostics)
      check(
        StringCatalogFile(file: "a.xcstrings", bytes: damaged(Array(catalog.utf8), &generator))
          .diagnostics)
    }
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func aDamagedCatalogIsReadOrRefused(_ seed: UInt64) throws {
    let catalog = try AppLoader.pack(files(["app.json": goodPack]), named: "P").catalog
    let bytes = try catalog.encoded()
    var generator = SeededGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<60 {
      do {
        _ = try AppLoader.catalog(file: "c.json", bytes: damaged(bytes, &generator))
      } catch {
        check(error.diagnostics)
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func manyValuesOnOneLineAreReadInTime() throws {
    let values = (0..<10_000).map { "{\"id\":\"v\($0)\",\"title\":\"値\($0)\"}" }
    let pack =
      "{\"id\":\"Big\",\"name\":\"Big\",\"sourceLanguage\":\"ja\",\"enums\":[{\"id\":\"E\",\"title\":\"E\","
      + "\"cases\":[" + values.joined(separator: ",") + "]}]}"
    let loaded = try AppLoader.pack(files(["app.json": pack]), named: "")
    let cases = loaded.catalog.declaredValues(of: .appEnum("E"))
    #expect(cases.count == 10_000)
    #expect(cases.last?.place?.line == 1)
  }
}
