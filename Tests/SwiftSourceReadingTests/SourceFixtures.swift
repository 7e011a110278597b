import CatalogFiles
import Foundation
import IntentCatalog
import SwiftSourceReading
import Testing

/// The trees in `Fixtures/Sources`, each with what its catalog must hold.
enum SourceFixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Fixtures/Sources").standardized.path

  static let names: [String] = {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return found.filter { !$0.hasPrefix(".") }.sorted()
  }()

  /// What a tree comes to as JSON, its files' names without the folder.
  static func read(_ name: String, target: String? = nil) throws -> Any {
    let root = "\(folder)/\(name)"
    let report = SwiftSourceReader(SwiftSourceReader.Options(target: target)).read(root)
    let text = String(decoding: try report.catalog.encoded(), as: UTF8.self)
    return try JSONSerialization.jsonObject(
      with: Data(text.replacingOccurrences(of: root + "/", with: "").utf8))
  }

  static func expected(_ name: String) throws -> Any {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)/expected.json"))
    return try JSONSerialization.jsonObject(with: data)
  }

  /// Where what was found lacks something of what is expected.
  ///
  /// Keys that are not expected may be there; null stands for a missing key; lists must be as long.
  static func differences(_ expected: Any, _ found: Any?, at path: String = "") -> [String] {
    if expected is NSNull { return found == nil ? [] : ["\(path): expected nothing"] }
    guard let found else { return ["\(path): missing, expected \(expected)"] }
    if let object = expected as? [String: Any] {
      guard let other = found as? [String: Any] else { return ["\(path): \(found) is no object"] }
      return object.sorted { $0.key < $1.key }.flatMap {
        differences($0.value, other[$0.key], at: "\(path).\($0.key)")
      }
    }
    if let list = expected as? [Any] {
      guard let other = found as? [Any], other.count == list.count else {
        return ["\(path): expected \(list.count) elements, found \(found)"]
      }
      return zip(list, other).enumerated().flatMap {
        differences($0.element.0, $0.element.1, at: "\(path)[\($0.offset)]")
      }
    }
    let same = (expected as? NSObject) == (found as? NSObject)
    return same ? [] : ["\(path): expected \(expected), found \(found)"]
  }
}

@Suite struct SourceFormTests {
  @Test(arguments: SourceFixtures.names)
  func `a tree is read as its author wrote it`(_ name: String) throws {
    let found = try SourceFixtures.read(name)
    var expected = try SourceFixtures.expected(name)
    // An empty list is left out of the JSON.
    if var object = expected as? [String: Any], (object["observations"] as? [Any])?.isEmpty == true
    {
      object["observations"] = NSNull()
      expected = object
    }
    let differences = SourceFixtures.differences(expected, found)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func `there are fixtures`() { #expect(SourceFixtures.names.count > 20) }
}
