import Dispatch
import Foundation
import IntentCatalog
import PhraseDiagnostics
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Synchronization

/// Reads and parses the files of a tree: those that a byte search finds, and those that a name leads to.
final class SourceLoader: Sendable {
  let tree: SourceTree
  private let state = Mutex(State())
  private let progress: @Sendable (_ done: Int, _ total: Int) -> Void

  private struct State {
    var files: [String: SwiftFile] = [:]
    var observations: [SourceObservation] = []
    /// The files that may hold tests only.
    var tests: Set<String> = []
    var conditions: Set<String> = []
    var done = 0
  }

  /// The greatest file that is parsed, in bytes.
  static let largest = 4 << 20
  private static let testImports = ["import XCTest", "import Testing", "@testable import"].map {
    Needle($0)
  }
  private static let keywords = [
    "enum", "struct", "class", "actor", "protocol", "extension", "typealias", "let", "var", "func",
  ].map { Needle($0) }

  init(_ tree: SourceTree, progress: @escaping @Sendable (Int, Int) -> Void) {
    self.tree = tree
    self.progress = progress
  }

  /// The parsed files in the tree's order.
  var files: [SwiftFile] {
    state.withLock { state in tree.swiftFiles.compactMap { state.files[$0] } }
  }
  /// What was odd about files.
  var observations: [SourceObservation] {
    tree.observations
      + state.withLock { $0.observations }.sorted {
        ($0.place?.file ?? "") < ($1.place?.file ?? "")
      }
  }

  /// Parses every file that one of the byte strings stands in.
  func load(holding needles: [Needle]) {
    visit { data in needles.contains { data.holds($0) } }
  }

  /// Parses every file that declares one of the names.
  /// - Returns: Whether there was one that was not parsed before.
  func load(declaring names: Set<String>) -> Bool {
    let needles = names.sorted().map { Needle($0) }
    let before = state.withLock { $0.files.count }
    visit { data in needles.contains { data.declares($0, after: Self.keywords) } }
    return state.withLock { $0.files.count } > before
  }

  private func visit(_ isWanted: @Sendable (Data) -> Bool) {
    let known = state.withLock { state in Set(state.files.keys).union(state.tests) }
    let paths = tree.swiftFiles.filter { !known.contains($0) }
    state.withLock { $0.done = 0 }
    DispatchQueue.concurrentPerform(iterations: paths.count) { place in
      read(paths[place], isWanted)
      let done = state.withLock { state in
        state.done += 1
        return state.done
      }
      progress(done, paths.count)
    }
  }

  private func read(_ path: String, _ isWanted: (Data) -> Bool) {
    let full = "\(tree.root)/\(path)"
    guard let data = FileManager.default.contents(atPath: full) else {
      return observe(.fileUnreadable, path, [SourceReadingMessages.noFile])
    }
    guard !data.starts(with: [0xFF, 0xFE]), !data.starts(with: [0xFE, 0xFF]) else {
      return observe(.fileUnreadable, path, [SourceReadingMessages.isUTF16])
    }
    guard isWanted(data) else { return }
    guard !Self.testImports.contains(where: { data.holds($0) }) else {
      return state.withLock { state in _ = state.tests.insert(path) }
    }
    guard data.count <= Self.largest else {
      return observe(.fileTooLarge, path, [String(data.count), String(Self.largest)])
    }
    parse(path, Array(data))
  }

  private func parse(_ path: String, _ bytes: [UInt8]) {
    guard let source = source(path, bytes) else { return }
    let file = SwiftFile(path: path, source: source, tree: Parser.parse(source: source.text))
    if file.hasErrors, let fault = ParseDiagnosticsGenerator.diagnostics(for: file.tree).first {
      observe(
        .fileUnparsable, path, [fault.message], at: source.place(at: fault.position.utf8Offset))
    }
    state.withLock { $0.files[path] = file }
  }

  /// The text of a file; bytes that are no UTF-8, as in old comments, are noted and replaced.
  private func source(_ path: String, _ bytes: [UInt8]) -> SourceText? {
    do throws(PhraseDiagnostics.Diagnostic) {
      return try SourceText(file: tree.shown(path), bytes: bytes)
    } catch {
      observe(.fileUnreadable, path, [error.message], at: error.place)
      let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
      return try? SourceText(file: tree.shown(path), bytes: repaired)
    }
  }

  private func observe(
    _ kind: SourceObservation.Kind, _ path: String, _ texts: [String], at place: SourcePlace? = nil
  ) {
    let place = place ?? SourcePlace(file: tree.shown(path), line: 1)
    let observation = SourceObservation(kind, at: place, texts: texts)
    state.withLock { state in
      if !state.observations.contains(observation) { state.observations.append(observation) }
    }
  }
}
