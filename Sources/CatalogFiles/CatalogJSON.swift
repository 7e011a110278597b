public import Foundation
public import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics

extension AppCatalog {
  /// The catalog as JSON for people and programs: keys sorted, one a line, with a newline at the end.
  ///
  /// The same catalog gives the same bytes.
  /// - Throws: What `JSONEncoder` throws for a number that is not finite.
  /// - Complexity: O(n log n) in the size of the catalog.
  public func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [0x0A]
  }
}

extension AppLoader {
  /// Reads a catalog as `AppCatalog.encoded()` writes it.
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - bytes: What it holds.
  /// - Returns: The app.
  /// - Throws: `CatalogError` with the place of what is no catalog.
  /// - Complexity: O(n) in the number of bytes.
  public static func catalog(file: String, bytes: [UInt8]) throws(CatalogError) -> LoadedApp {
    LoadedApp(
      try decoded(AppCatalog.self, file: file, bytes: bytes, fault: PackMessages.notACatalog))
  }

  /// Reads a JSON file of any shape.
  /// - Parameters:
  ///   - type: What it holds.
  ///   - file: The file as the user named it.
  ///   - bytes: What it holds.
  ///   - decoder: What decodes it.
  ///   - fault: What is said of a file that is none such, for a reason.
  /// - Returns: The value.
  /// - Throws: `CatalogError` with the place of what is no JSON or not of the shape.
  /// - Complexity: O(n) in the number of bytes.
  public static func decoded<Value: Decodable>(
    _ type: Value.Type, file: String, bytes: [UInt8], using decoder: JSONDecoder = JSONDecoder(),
    fault: (_ reason: String) -> String
  ) throws(CatalogError) -> Value {
    let (reader, json) = try reader(file: file, bytes: bytes)
    do {
      return try decoder.decode(type, from: Data(reader.file.source.bytes))
    } catch {
      let (path, reason) = explanation(error)
      let range = value(at: path, in: json).range
      // Where a key is missing, the object's begin is the place; its whole would be all the file.
      let place = range.lowerBound..<min(range.upperBound, range.lowerBound + 1)
      let message = reader.file.source.diagnostic(fault(reason), at: place)
      throw CatalogError([message])
    }
  }

  /// The value that a coding path leads to, or the last one that there is on the way.
  private static func value(at path: [any CodingKey], in json: PlacedJSON) -> PlacedJSON {
    var value = json
    for key in path {
      if let index = key.intValue, let elements = value.array, elements.indices.contains(index) {
        value = elements[index]
      } else if let member = value[key.stringValue] {
        value = member
      } else {
        return value
      }
    }
    return value
  }

  private static func explanation(_ error: any Error) -> (path: [any CodingKey], reason: String) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      (context.codingPath, PackMessages.missingKey(key.stringValue, of: "this object"))
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      (context.codingPath, context.debugDescription)
    default: ([], "\(error)")
    }
  }
}
