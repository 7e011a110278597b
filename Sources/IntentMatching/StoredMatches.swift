import FoundationEssentials
import IntentCatalog
import PhraseIndex

/// The matches of templates without their values, as they lie in an index file.
struct StoredMatches: Sendable {
  private static let width = 5
  private static let none = UInt32.max

  /// For each template: the texts of the app, the intent, the template and the presets, and the shortcut.
  private let matches: NumberTable
  /// The names of parameters, then the texts of matches.
  private let texts: TextTable

  init(_ file: IndexFile) throws(IndexFileError) {
    matches = try NumberTable(file, StoredKind.matches)
    texts = try TextTable(file, StoredKind.texts)
  }

  static func write(
    _ matches: [IntentMatch?], _ names: [String], to writer: inout IndexFileWriter
  ) throws {
    var texts = names
    var known: [String: UInt32] = [:]
    func number(of text: String) -> UInt32 {
      if let number = known[text] { return number }
      known[text] = UInt32(texts.count)
      texts.append(text)
      return UInt32(texts.count - 1)
    }
    var numbers: [UInt32] = []
    for match in matches {
      guard let match else {
        numbers += [UInt32](repeating: none, count: width)
        continue
      }
      let presets =
        match.presets.isEmpty
        ? none
        : number(of: String(decoding: try JSONEncoder().encode(match.presets), as: UTF8.self))
      numbers += [
        number(of: match.app), number(of: match.intent), number(of: match.template), presets,
        UInt32(clamping: match.shortcut),
      ]
    }
    NumberTable(numbers).write(to: &writer, StoredKind.matches)
    TextTable(texts).write(to: &writer, StoredKind.texts)
  }

  /// The name of a parameter.
  func name(_ number: Int) -> String { texts[number] }

  /// The match of a template without its values; nil for a negative phrase, and where there is none.
  func match(_ number: Int) -> IntentMatch? {
    let start = number * Self.width
    guard start + Self.width <= matches.count, matches[start] != Self.none else { return nil }
    var match = IntentMatch(
      app: texts[Int(matches[start])], intent: texts[Int(matches[start + 1])],
      shortcut: Int(matches[start + 4]), tier: .exact, template: texts[Int(matches[start + 2])])
    guard matches[start + 3] != Self.none else { return match }
    let presets = Data(texts[Int(matches[start + 3])].utf8)
    guard let known = try? JSONDecoder().decode([String: ParameterValue].self, from: presets) else {
      return nil
    }
    match.presets = known
    return match
  }
}
