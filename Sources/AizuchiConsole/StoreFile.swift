import LocalizedTexts
import PhraseDiagnostics

/// A JSON file that a header, an option or an event names: what an app's store or the system's
/// donations are to hold.
enum StoreFile {
  /// The longest that is read, in bytes.
  private static let longest = 256 << 20

  /// Where a file is that is named beside a transcript.
  static func path(_ name: String, in folder: String) -> String {
    name.hasPrefix("/") || folder == "." ? name : "\(folder)/\(name)"
  }

  /// What a file holds, which is JSON; what the JSON says is its app's affair.
  /// - Throws: With the place of what is no JSON, or why the file cannot be read.
  static func read(_ name: String, in folder: String) throws(CommandFailure) -> [UInt8] {
    let path = path(name, in: folder)
    let bytes = try FileAccess.read(path)
    do throws(Diagnostic) {
      _ = try PlacedJSON(parsing: SourceText(file: path, bytes: bytes, limit: longest))
    } catch {
      throw CommandFailure(error)
    }
    return bytes
  }

  /// What an app says of a file that it cannot use, with the file's name.
  static func refused(_ name: String, _ error: any Error) -> Diagnostic {
    guard var diagnostic = error as? Diagnostic else {
      return Diagnostic(
        .error, "the store cannot be loaded: \(error)", at: SourcePlace(file: name, line: 1))
    }
    if diagnostic.place == nil { diagnostic.place = SourcePlace(file: name, line: 1) }
    return diagnostic
  }
}
