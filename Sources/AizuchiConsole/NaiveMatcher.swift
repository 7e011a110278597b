import IntentCatalog
import IntentMatching
import TextNormalization

/// Reads utterances of a workload by making sentences: slow, and right by the meaning of the words.
///
/// The exact tier reads an utterance as a template when, normalized, it is what the template says with
/// some values. So each template is written out with the names that the utterance has in it, and
/// compared. Nothing is shared with the index but the normalizer.
struct NaiveMatcher {
  /// An intent and its values by parameter.
  struct Reading: Hashable {
    var intent: String
    var values: [String: String]
  }

  private struct Name {
    var text: String
    var value: String
  }

  private let workload: Workload
  private let normalizer = TextNormalizer()
  /// Type to normalized name to the names that are so.
  private var names: [String: [[UInt32]: [Name]]] = [:]
  private var longest = 0
  /// How many sentences may still be made.
  private(set) var rest: Int

  init(_ workload: Workload, sentences: Int) {
    self.workload = workload
    rest = sentences
    for (type, rows) in workload.entities {
      for row in rows {
        for text in row {
          let units = normalizer.normalize(text).units
          longest = max(longest, units.count)
          names[type, default: [:]][units, default: []].append(Name(text: text, value: row[0]))
        }
      }
    }
  }

  /// The readings of an utterance.
  mutating func readings(of utterance: String) -> Set<Reading> {
    let units = normalizer.normalize(utterance).units
    var said: [String: [Name]] = [:]
    for start in units.indices {
      for end in start + 1..<min(units.count, start + longest) + 1 {
        let part = Array(units[start..<end])
        for type in workload.types { said[type, default: []] += names[type]?[part] ?? [] }
      }
    }
    var found: Set<Reading> = []
    for shortcut in workload.shortcuts {
      for phrase in shortcut.phrases {
        for app in shortcut.applicationName {
          let text = phrase.split(separator: "${applicationName}", omittingEmptySubsequences: false)
            .joined(separator: app)
          fill(text[...], "", [:], said, units) {
            found.insert(Reading(intent: shortcut.intent, values: $0))
          }
        }
      }
    }
    return found
  }

  /// Fills the first slot that is left with each name that was said, and compares what has none left.
  private mutating func fill(
    _ text: Substring, _ done: String, _ values: [String: String], _ said: [String: [Name]],
    _ units: [UInt32], _ report: ([String: String]) -> Void
  ) {
    guard let start = text.firstRange(of: "${"),
      let end = text[start.upperBound...].firstIndex(of: "}")
    else {
      rest -= 1
      if normalizer.normalize(done + text).units == units { report(values) }
      return
    }
    let type = String(text[start.upperBound..<end])
    for name in said[type] ?? [] where rest > 0 {
      var values = values
      values[type] = name.value
      fill(
        text[text.index(after: end)...], done + text[..<start.lowerBound] + name.text, values, said,
        units, report)
    }
  }
}

extension NaiveMatcher.Reading {
  /// A match in the same words.
  init(_ match: IntentMatch) {
    var values: [String: String] = [:]
    for parameter in match.parameters {
      if case .identifier(let value) = parameter.value { values[parameter.name] = value }
    }
    self.init(intent: match.intent, values: values)
  }
}
