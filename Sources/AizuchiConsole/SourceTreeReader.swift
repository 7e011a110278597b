import CatalogFiles
import Foundation
import PhraseDiagnostics
import Synchronization

/// How an app that comes as files is read.
struct AppReading: Sendable {
  /// The target of a source tree that is meant.
  var target: String?
  /// A JSON file with the values of entity types.
  var values: String?
  /// What the app is called, where its files do not say it.
  var appName: String?
  /// Takes what is worth saying about the files.
  var notices: @Sendable ([Diagnostic]) -> Void = { _ in }

  /// The options of every command that takes an app.
  static let options = [
    OptionShape("target", "NAME", "the target of a source tree, where it has several apps"),
    OptionShape("values", "FILE", "a JSON file with the values of entity types"),
    OptionShape("app-name", "NAME", "what the app is called, where its files do not say it"),
  ]

  init() {}

  init(_ arguments: CommandArguments, in context: ConsoleContext) {
    target = arguments["target"]
    values = arguments["values"].flatMap { $0 == "true" ? nil : $0 }
    appName = arguments["app-name"]
    notices = { context.show($0) }
  }
}

/// Starts the reader of source trees, which is a program of its own beside this one.
final class SourceTreeReader: Sendable {
  /// The reader's name.
  static let program = "aizuchi-source"

  private struct Key: Hashable {
    var path: String
    var target: String?
  }
  private let known = Mutex<[Key: LoadedApp]>([:])

  /// Whether a path leads to a source tree: a folder that is no pack, no built app and no catalog's.
  static func isTree(_ path: String) -> Bool {
    FileAccess.isFolder(path) && !FileAccess.exists("\(path)/\(AppLoader.packFile)")
      && !AppLoader.isBuilt(path: path) && !AppLoader.isCatalogFolder(path: path)
  }

  /// Reads a tree, once in a run.
  /// - Throws: `CatalogError` when there is no app in it or the reader cannot run.
  func load(_ path: String, _ reading: AppReading) throws(CatalogError) -> LoadedApp {
    let key = Key(path: path, target: reading.target)
    if let app = known.withLock({ $0[key] }) { return app }
    let report = try report(path, reading)
    if let code = report.exitCode {
      throw CatalogError(report.diagnostics, exitCode: ExitCode(rawValue: code) ?? .badData)
    }
    reading.notices(report.diagnostics)
    let app = LoadedApp(report.catalog, diagnostics: report.diagnostics)
    known.withLock { $0[key] = app }
    return app
  }

  private func report(_ path: String, _ reading: AppReading) throws(CatalogError) -> SourceReport {
    guard let program = Self.location else {
      throw CatalogError([.noSourceReader(Self.program)], exitCode: .missingInput)
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = (reading.target.map { ["--target", $0] } ?? []) + ["--", path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    do {
      try process.run()
      let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationReason == .exit, process.terminationStatus == 0 else {
        throw CatalogError(
          [.sourceReaderEnded(Self.program, process.terminationStatus)], exitCode: .internalFault)
      }
      return try JSONDecoder().decode(SourceReport.self, from: bytes)
    } catch let error as CatalogError {
      throw error
    } catch {
      throw CatalogError(
        [.sourceReaderFailed(Self.program, "\(error)")], exitCode: .internalFault)
    }
  }

  /// Where the program is: beside this one.
  private static var location: URL? {
    let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let url = own.map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent(program)
    }
    return url.flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
  }
}
