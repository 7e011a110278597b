import CatalogFiles
import Foundation
import Glibc
import IntentCatalog
import PhraseDiagnostics

/// The command `aizuchi-source`: `aizuchi-source [--target NAME] FOLDER` prints a `SourceReport`.
public enum SourceReaderTool {
  /// Runs it.
  /// - Parameter arguments: The arguments without the program's name.
  /// - Returns: The exit code.
  public static func run(_ arguments: [String]) -> Int32 {
    var rest = arguments[...]
    var options = SwiftSourceReader.Options()
    var folder: String?
    while let argument = rest.popFirst() {
      switch argument {
      case "--target": options.target = rest.popFirst()
      case "--": folder = rest.popFirst() ?? folder
      default: folder = argument
      }
    }
    guard let folder else {
      FileHandle.standardError.write(Data(SourceReadingMessages.usage.utf8))
      return ExitCode.usage.rawValue
    }
    let bar = ProgressBar()
    options.progress = { done, total in bar.show(done, of: total) }
    let report = SwiftSourceReader(options).read(folder)
    bar.clear()
    guard let bytes = try? JSONEncoder().encode(report) else {
      return ExitCode.internalFault.rawValue
    }
    do {
      try FileHandle.standardOutput.write(contentsOf: bytes)
    } catch {
      return ExitCode.ioFailure.rawValue
    }
    return ExitCode.success.rawValue
  }
}
