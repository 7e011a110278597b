import Foundation
import IntentCatalog
import TextNormalization

/// What the things of a find, their properties and these properties' values are called, in normal
/// form, and which property is meant where none is named.
struct FindVocabulary {
  /// What a property is called.
  struct Word {
    var units: [UInt32]
    var property: FindableProperty
  }

  /// A value of a property that has few.
  struct Choice {
    var property: FindableProperty
    var value: ParameterValue
    var title: String
    /// Whether everything is meant that has not the value.
    var isContrary = false
  }

  let names: [[UInt32]]
  let words: [Word]
  let properties: [FindableProperty]
  private var choices: [[UInt32]: [Choice]] = [:]
  private var byRole: [String: [FindableProperty]] = [:]
  private var unlikely: [String: [(units: [UInt32], isEnding: Bool)]] = [:]

  init(_ findable: FindableEntity, _ language: FindForms.Words) {
    func units(_ text: String) -> [UInt32] { TextNormalizer.shared.normalize(text).units }
    properties = findable.properties
    names = findable.names.map(units).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    var words: [Word] = []
    for property in properties {
      for text in property.words.flatMap({ Self.spoken($0, property, language) }) {
        words.append(Word(units: units(text), property: property))
        words += (language.endings ?? []).map { Word(units: units(text + $0), property: property) }
      }
    }
    for (kind, texts) in language.generic ?? [:] {
      let fitting = properties.filter { FindValues.takes(kind, $0.type) }
      guard fitting.count == 1, let property = fitting.first else { continue }
      words += texts.map { Word(units: units($0), property: property) }
    }
    self.words = words.filter { !$0.units.isEmpty }.sorted { $0.units.count > $1.units.count }
    for (role, texts) in language.roles ?? [:] {
      let wanted = Set(texts.map(units))
      byRole[role] = properties.filter { $0.words.contains { wanted.contains(units($0)) } }
    }
    for (role, texts) in language.unlikely ?? [:] {
      unlikely[role] = texts.map { (units($0), $0.hasPrefix("…")) }
    }
    for property in properties {
      for choice in Self.choices(of: property, language) {
        choices[units(choice.said), default: []].append(choice.choice)
      }
    }
  }

  /// What a property with yes or no is called without what stands before it ("is edible").
  private static func spoken(
    _ word: String, _ property: FindableProperty, _ language: FindForms.Words
  ) -> [String] {
    guard property.type == .bool else { return [word] }
    let prefix = (language.flagPrefixes ?? []).first { word.lowercased().hasPrefix($0) }
    return prefix.map { [word, String(word.dropFirst($0.count))] } ?? [word]
  }

  private static func choices(
    of property: FindableProperty, _ language: FindForms.Words
  ) -> [(said: String, choice: Choice)] {
    func choice(_ id: String, _ title: String, _ isContrary: Bool = false) -> Choice {
      let value: ParameterValue = property.type == .bool ? .bool(id == "true") : .identifier(id)
      return Choice(property: property, value: value, title: title, isContrary: isContrary)
    }
    let contrary = FindableProperty.contrary
    let titles = property.values.reduce(into: [String: String]()) { $0[$1.id] = $1.title }
    var all = property.values.flatMap { option in
      let isContrary = option.id.hasPrefix(contrary)
      let id = isContrary ? String(option.id.dropFirst(contrary.count)) : option.id
      return option.spokenNames.flatMap { name in
        [(name, choice(id, titles[id] ?? name, isContrary))]
          + (language.negations ?? []).map {
            ($0 + name, choice(id, titles[id] ?? name, !isContrary))
          }
      }
    }
    guard property.type == .bool else { return all }
    for word in property.words.flatMap({ spoken($0, property, language) }) {
      all.append((word, choice("true", word)))
      all += (language.negations ?? []).map { ($0 + word, choice("true", word, true)) }
    }
    return all
  }

  /// The values that some units name, of one property or of any.
  func choice(_ units: ArraySlice<UInt32>, of property: FindableProperty?) -> Choice? {
    choices[Array(units)]?.first { property == nil || $0.property.name == property?.name }
  }

  /// Whether a text is what a property is called, so that it is hardly a value.
  func namesProperty(_ units: ArraySlice<UInt32>) -> Bool {
    words.contains { units.elementsEqual($0.units) }
  }

  /// Whether a text is what the things are called, so that it is hardly a value.
  func namesThings(_ units: ArraySlice<UInt32>) -> Bool {
    names.contains { units.elementsEqual($0) }
  }

  /// Whether a text is hardly a value of a role's property ("a purple book" is by nobody).
  func isUnlikely(_ text: String, role: String) -> Bool {
    guard let known = unlikely[role] else { return false }
    let said = TextNormalizer.shared.normalize(text).units
    return known.contains { units, isEnding in
      isEnding ? said.reversed().starts(with: units.reversed()) : said == units
    }
  }

  /// Whether a property has a role.
  func has(_ property: FindableProperty, role: String) -> Bool {
    byRole[role]?.contains { $0.name == property.name } ?? false
  }

  /// The property that is meant when none is named: that of a role, else, where that may be, the one
  /// of a kind.
  func property(
    role: String?, _ kind: FindForms.Kind?, orTheOne: Bool, _ holds: (FindableProperty) -> Bool
  ) -> FindableProperty? {
    func fits(_ property: FindableProperty) -> Bool {
      holds(property) && (kind.map { FindValues.takes($0, property.type) } ?? true)
    }
    if let role, let found = byRole[role]?.first(where: fits) { return found }
    guard orTheOne, kind != nil, kind != .choice else { return nil }
    let fitting = properties.filter(fits)
    return fitting.count == 1 ? fitting.first : nil
  }
}
