import Foundation
public import IntentCatalog
import LocalizedTexts
public import PhraseDiagnostics

/// Values of entity types that only exist when the app runs, written down for a simulation.
///
/// The file is an object: entity type to a list of values, each a name, or an object
/// `{"id", "title", "subtitle", "synonyms"}` whose texts are strings or `{"text", "localizations"}`.
public enum EntityValues {
  /// Reads such a file.
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - bytes: What it holds.
  /// - Returns: Type to values in their order.
  /// - Throws: `Diagnostic` with the place of what is no value.
  /// - Complexity: O(n) in the number of bytes.
  public static func read(
    file: String, bytes: [UInt8]
  ) throws(Diagnostic) -> [String: [ValueDescriptor]] {
    let source = try SourceText(file: file, bytes: bytes)
    let json = try PlacedJSON(parsing: source)
    guard let members = json.object else {
      throw source.diagnostic(PackMessages.entityValues, at: json.range)
    }
    var values: [String: [ValueDescriptor]] = [:]
    for member in members {
      guard let list = member.value.array else {
        throw source.diagnostic(PackMessages.entityValues, at: member.value.range)
      }
      values[member.key] = []
      for element in list {
        let value = try value(element, source)
        values[member.key]?.append(value)
      }
    }
    return values
  }

  private static func value(
    _ json: PlacedJSON, _ source: SourceText
  ) throws(Diagnostic) -> ValueDescriptor {
    let place = source.place(at: json.range.lowerBound)
    if let name = json.string {
      return ValueDescriptor(id: name, title: CatalogText(name, place: place), place: place)
    }
    let title = try json["title"].map { json throws(Diagnostic) in try text(json, source) }
    guard json.object != nil, let id = json["id"]?.string ?? title?.text else {
      throw source.diagnostic(PackMessages.entityValues, at: json.range)
    }
    var value = ValueDescriptor(id: id, title: title ?? CatalogText(id), place: place)
    value.subtitle = try json["subtitle"].map { json throws(Diagnostic) in try text(json, source) }
    for synonym in json["synonyms"]?.array ?? [] {
      value.synonyms.append(try text(synonym, source))
    }
    return value
  }

  private static func text(
    _ json: PlacedJSON, _ source: SourceText
  ) throws(Diagnostic) -> CatalogText {
    let place = source.place(at: json.range.lowerBound)
    if let text = json.string { return CatalogText(text, place: place) }
    guard let text = json["text"]?.string else {
      throw source.diagnostic(PackMessages.entityValues, at: json.range)
    }
    var localizations: [String: String] = [:]
    for member in json["localizations"]?.object ?? [] {
      localizations[member.key] = member.value.string
    }
    return CatalogText(text, localizations: localizations, place: place)
  }
}

extension AppCatalog {
  /// Gives entity types the values that a file names.
  /// - Throws: `Diagnostic` when the file is faulty or names a type that there is not.
  /// - Complexity: O(n) in the number of bytes.
  public mutating func addValues(file: String, bytes: [UInt8]) throws(Diagnostic) {
    for (type, values) in try EntityValues.read(file: file, bytes: bytes).sorted(by: {
      $0.key < $1.key
    }) {
      guard let place = entities.firstIndex(where: { $0.identifier == type }) else {
        let known = entities.map(\.identifier)
        throw Diagnostic(
          .error, PackMessages.noEntity(type), at: SourcePlace(file: file, line: 1),
          help: Suggestion.help(for: type, in: known)
            ?? (known.isEmpty ? nil : "the entity types are \(known.joined(separator: ", "))"))
      }
      entities[place].values = values
    }
  }
}
