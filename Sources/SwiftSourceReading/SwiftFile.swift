import IntentCatalog
import PhraseDiagnostics
import SwiftSyntax

/// A Swift file that was parsed.
final class SwiftFile: Sendable {
  /// The file's path below the tree's root.
  let path: String
  /// The file's text.
  let source: SourceText
  /// What it was parsed to.
  let tree: SourceFileSyntax
  /// Whether the parser met something that it does not know.
  let hasErrors: Bool

  init(path: String, source: SourceText, tree: SourceFileSyntax) {
    self.path = path
    self.source = source
    self.tree = tree
    hasErrors = tree.hasError
  }

  /// Where a node begins, what comes before its first word left out.
  func place(of node: some SyntaxProtocol) -> SourcePlace {
    source.place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// How many characters a node covers on its first line.
  func length(of node: some SyntaxProtocol) -> Int {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    guard start < end, end <= source.bytes.count else { return 1 }
    let line = source.bytes[start..<end].prefix { $0 != 0x0A }
    return max(1, String(decoding: line, as: UTF8.self).count)
  }
}

/// Where an expression stands: what its names may mean depends on that.
struct Scope: Sendable {
  /// The file.
  let file: SwiftFile
  /// The type around it by its full name (`Library.Book`).
  var type: String?
  /// The constants of the body around it.
  var locals: [String: ExprSyntax] = [:]

  /// Where a node begins.
  func place(of node: some SyntaxProtocol) -> SourcePlace { file.place(of: node) }
}

/// An expression with what is needed to understand its names.
struct ScopedExpression: Sendable {
  var expression: ExprSyntax
  var scope: Scope
}

/// What the reading comes upon besides.
final class ObservationList {
  private(set) var all: [SourceObservation] = []

  /// Keeps an observation about a node.
  func add(
    _ kind: SourceObservation.Kind, at node: some SyntaxProtocol, in scope: Scope,
    subject: String? = nil, _ texts: String...
  ) {
    add(
      SourceObservation(
        kind, at: scope.place(of: node), length: scope.file.length(of: node), subject: subject,
        texts: texts))
  }

  /// All in the order of their places.
  var sorted: [SourceObservation] {
    all.enumerated().sorted { left, right in
      let (one, other) = (left.element.place, right.element.place)
      guard let one, let other, one != other else { return left.offset < right.offset }
      return (one.file, one.line, one.column) < (other.file, other.line, other.column)
    }.map(\.element)
  }

  /// Keeps an observation once.
  func add(_ observation: SourceObservation) {
    if !all.contains(observation) { all.append(observation) }
  }
}

extension SyntaxProtocol {
  /// The code, cut where it is long.
  var shortCode: String { code.count > 60 ? code.prefix(59) + "…" : code }

  /// The code on one line, without what stands around it.
  var code: String {
    trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
