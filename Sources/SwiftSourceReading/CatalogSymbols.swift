import Foundation
import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import SwiftSyntax
import Synchronization

/// The names that Xcode makes for the keys of string catalogs: `.orderTitle` for "order.title", and
/// `.Menu.open` for a key of the table `Menu`.
final class CatalogSymbols: Sendable {
  private struct Entry: Sendable {
    var key: String
    var table: String
  }
  /// The types whose members the names are, and what tools name a table's members by.
  private static let types: Set<String> = [
    "LocalizedStringResource", "String", "LocalizedStringKey",
  ]
  private let paths: [String]
  /// A name's letters to the keys that it may stand for; nil until the first is asked for.
  private let known = Mutex<[String: [Entry]]?>(nil)

  /// - Parameter paths: The paths of the tree's string catalogs.
  init(_ paths: [String]) { self.paths = paths }

  /// The text that a name stands for; nil for one that no catalog has.
  /// - Complexity: O(n) in the size of the catalogs for the first name, O(1) after it.
  func text(_ expression: ExprSyntax, at place: SourcePlace) -> CatalogText? {
    guard !paths.isEmpty, let parts = Self.parts(of: expression), let name = parts.last else {
      return nil
    }
    let entries = known.withLock { known in
      let all = known ?? Self.entries(paths)
      known = all
      return all[Self.letters(name)] ?? []
    }
    let tables = parts.dropLast().map(Self.letters)
    let named = entries.first { tables.contains(Self.letters($0.table)) }
    guard let entry = named ?? entries.first(where: { $0.table == StringTables.defaultTable })
    else {
      return nil
    }
    var text = CatalogText(entry.key, place: place)
    if entry.table != StringTables.defaultTable { text.table = entry.table }
    return text
  }

  /// The parts of `.Menu.open`, `.open(count: 3)` or `.menu(.open)` without the type before them.
  private static func parts(of expression: ExprSyntax) -> [String]? {
    var last: [String] = []
    var name = expression
    if let call = expression.as(FunctionCallExprSyntax.self) {
      name = call.calledExpression
      if let inner = call.arguments.unlabeled?.as(MemberAccessExprSyntax.self), inner.base == nil {
        last = [inner.declName.baseName.plainText]
      }
    }
    guard name.is(MemberAccessExprSyntax.self), let dotted = name.dottedName else {
      return nil
    }
    let parts = dotted.split(separator: ".").map(String.init)
    guard dotted.hasPrefix(".") || types.contains(parts.first ?? "") else { return nil }
    return parts.filter { !types.contains($0) } + last
  }

  private static func entries(_ paths: [String]) -> [String: [Entry]] {
    var entries: [String: [Entry]] = [:]
    for path in paths {
      guard let bytes = FileManager.default.contents(atPath: path) else { continue }
      let file = TableFile(path: path, bytes: Array(bytes))
      for key in Set(file.rows.map(\.key.text)).sorted() {
        entries[letters(withoutFormats(key)), default: []].append(
          Entry(key: key, table: file.table))
      }
    }
    return entries
  }

  /// The letters and digits of a text, small: what a name and its key have in common.
  private static func letters(_ text: String) -> String {
    text.filter { $0.isLetter || $0.isNumber }.lowercased()
  }

  /// A key without `%@`, `%lld` and the like, which a name does not have.
  private static func withoutFormats(_ key: String) -> String {
    var parts = key.split(separator: "%", omittingEmptySubsequences: false)[...]
    var result = parts.popFirst().map(String.init) ?? ""
    for part in parts {
      let rest = part.drop { $0.isNumber || $0 == "$" || $0 == "." }
      let format = ["@", "lld", "lf", "d", "f", "s"].first { rest.hasPrefix($0) }
      result += format.map { rest.dropFirst($0.count) } ?? part
    }
    return result
  }
}
