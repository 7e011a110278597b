import Foundation
import IntentMatching
import LanguagePacks
import PhraseDiagnostics
import PhraseIndex
import TextNormalization

/// An index file with some bytes changed reads something or nothing, or is refused; with none changed it reads
/// what its matcher reads.
enum IndexFileCheck {
  private struct Index {
    var tools: GrammarTools
    var matcher: PhraseMatcher
    var bytes: [UInt8]
  }

  private static let index: Result<Index, any Error> = Result {
    let file = Repository.root.appending(path: "Fixtures/Workloads/garden.en.json")
    let workload = try JSONDecoder().decode(Workload.self, from: Data(contentsOf: file))
    let tools = try GrammarTools(LanguagePack("en", from: Repository.phrases), TextNormalizer())
    let matcher = try PhraseMatcher(apps: workload.apps(), locale: "en", tools: tools)
    return Index(tools: tools, matcher: matcher, bytes: try matcher.compiled())
  }

  /// Takes of the input: an utterance's length and the utterance, then changes of four bytes each: where,
  /// as a share of the file in three bytes, and what stands there.
  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    let index = try index.required()
    let count = Int(input.first ?? 0)
    let text = String(decoding: input.dropFirst().prefix(count), as: UTF8.self)
    let changes = Array(input.dropFirst(1 + count))
    var bytes = index.bytes
    for start in stride(from: 0, to: changes.count - 3, by: 4) {
      let share =
        Int(changes[start]) << 16 | Int(changes[start + 1]) << 8 | Int(changes[start + 2])
      bytes[(share * bytes.count) >> 24] = changes[start + 3]
    }
    let tools = index.tools
    guard let file = try? IndexFile(bytes: Self.sealed(bytes)),
      let compiled = try? CompiledMatcher(
        file, makeTools: { _ throws(Diagnostic) in tools })
    else { return try promise(bytes != index.bytes, "an index is refused that was written") }
    let result = try? compiled.match(text)
    _ = try? CompiledMatcher.verify(file)
    if bytes == index.bytes {
      try promise(result == index.matcher.match(text), "an index reads something else: \(text)")
    }
  }

  /// The file with checksums that fit, as whoever means harm would write it.
  private static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 64 else { return bytes }
    var bytes = bytes
    let end = 64 + 32 * (Int(bytes[24]) | Int(bytes[25]) << 8)
    if end <= bytes.count { bytes.replaceSubrange(32..<40, with: sum(bytes[64..<end])) }
    bytes.replaceSubrange(56..<64, with: sum(bytes[0..<56]))
    return bytes
  }

  private static func sum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var sum = UInt64(bytes.count / 8)
    for start in stride(from: bytes.startIndex, to: bytes.endIndex - 7, by: 8) {
      let word = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << UInt64(8 * $1) }
      sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum >> 29
    }
    return (0..<8).map { UInt8(truncatingIfNeeded: sum >> UInt64(8 * $0)) }
  }
}
