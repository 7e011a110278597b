import IntentCatalog

/// A measured set of phrases, names and utterances with what should come out of each.
///
/// Its JSON is what common generators of matcher workloads write: `lang`, `E`, `types`, `shortcuts` (an
/// intent, its app's names and phrases), `entities` (type to names; the first is the value, the
/// others are its synonyms) and `utterances`.
public struct Workload: Decodable, Sendable {
  /// An intent's phrases.
  public struct Shortcut: Decodable, Sendable {
    /// The intent.
    public var intent: String
    /// The app's names, the first one being the one shown.
    public var applicationName: [String]
    /// The phrases in `${…}` form.
    public var phrases: [String]
  }

  /// A sentence and what should come out of it.
  public struct Utterance: Decodable, Sendable {
    /// Its number.
    public var id: Int
    /// `exact`, `variant`, `typo` or `miss`.
    public var `class`: String
    /// How it was varied.
    public var kind: String
    /// The sentence.
    public var text: String
    /// The intent; nil where nothing may match.
    public var intent: String?
    /// Parameter to the value's first name.
    public var params: [String: String]
  }

  /// The language's code.
  public var lang: String
  /// How many values each type has.
  public var size: Int
  /// The parameters' names, which are their types' names too.
  public var types: [String]
  /// The phrases.
  public var shortcuts: [Shortcut]
  /// Type to the names of its values.
  public var entities: [String: [[String]]]
  /// The sentences.
  public var utterances: [Utterance]

  private enum CodingKeys: String, CodingKey {
    case lang, size = "E", types, shortcuts, entities, utterances
  }

  /// The apps of the workload: shortcuts with the same names of their app are one app.
  /// - Complexity: O(n) in the number of names and phrases.
  public func apps() -> [MatcherApp] {
    var groups: [(names: [String], shortcuts: [Shortcut])] = []
    for shortcut in shortcuts {
      if let place = groups.firstIndex(where: { $0.names == shortcut.applicationName }) {
        groups[place].shortcuts.append(shortcut)
      } else {
        groups.append((shortcut.applicationName, [shortcut]))
      }
    }
    let values = entities.mapValues { rows in
      rows.compactMap { row in
        row.first.map { first in
          ValueDescriptor(
            id: first, title: CatalogText(first), synonyms: row.dropFirst().map { CatalogText($0) })
        }
      }
    }
    return groups.map { MatcherApp(catalog: catalog($0.names, $0.shortcuts), values: values) }
  }

  private func catalog(_ names: [String], _ shortcuts: [Shortcut]) -> AppCatalog {
    let intents = shortcuts.map { shortcut in
      IntentDescriptor(
        identifier: shortcut.intent, title: CatalogText(shortcut.intent),
        parameters: types.filter { type in
          shortcut.phrases.contains { $0.contains("${\(type)}") }
        }.map { ParameterDescriptor(name: $0, title: CatalogText($0), type: .entity($0)) })
    }
    return AppCatalog(
      id: names.first ?? "",
      app: AppIdentity(name: names.first ?? "", alternativeNames: Array(names.dropFirst())),
      sourceLanguage: lang,
      providers: [
        ProviderDescriptor(
          type: "Shortcuts",
          shortcuts: shortcuts.map { shortcut in
            ShortcutDescriptor(
              intent: shortcut.intent, phrases: shortcut.phrases.map { PlacedText($0) })
          })
      ],
      intents: intents, entities: types.map { EntityDescriptor(identifier: $0, title: "") })
  }

  /// Whether a result is right: the intent and every parameter's value are, or nothing matched where
  /// nothing may.
  public static func isRight(_ result: MatchResult, for utterance: Utterance) -> Bool {
    guard let intent = utterance.intent else { return result.status == .none }
    guard result.status == .match, let match = result.matches.first, match.intent == intent else {
      return false
    }
    var said: [String: ParameterValue] = [:]
    for parameter in match.parameters { said[parameter.name] = parameter.value }
    return said == utterance.params.mapValues { .identifier($0) }
  }

  /// Matches all utterances.
  ///
  /// - Parameter match: Reads one utterance.
  /// - Returns: Class to the share of right results, and the utterances that came out wrong.
  public func accuracy(
    _ match: (String) -> MatchResult
  ) -> (shares: [String: Double], wrong: [Utterance]) {
    var all: [String: Int] = [:]
    var right: [String: Int] = [:]
    var wrong: [Utterance] = []
    for utterance in utterances {
      all[utterance.class, default: 0] += 1
      if Self.isRight(match(utterance.text), for: utterance) {
        right[utterance.class, default: 0] += 1
      } else {
        wrong.append(utterance)
      }
    }
    let shares = all.map { ($0, Double(right[$0] ?? 0) / Double(max(1, $1))) }
    return (Dictionary(shares) { first, _ in first }, wrong)
  }
}
