import Foundation

/// Writes a Swift file that holds every file below a folder.
///
/// The same folder gives the same bytes: files are sorted by their path, and no time is written.
func embed(_ folder: URL) throws -> String {
  var files: [(path: String, content: String)] = []
  let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
  for name in names.sorted() where !name.split(separator: "/").contains(where: { $0.first == "." })
  {
    let file = folder.appending(path: name)
    guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
      continue
    }
    files.append((name, try Data(contentsOf: file).base64EncodedString()))
  }
  let lines = files.map { "    (\"\($0.path.escaped)\", \"\($0.content)\"),\n" }
  return """
    /// The files of `Phrases/` as they were when the program was built: path and base64.
    enum EmbeddedPhrases {
      static let files: [(path: StaticString, content: StaticString)] = [
    \(lines.joined())  ]
    }

    """
}

extension String {
  /// The text as it stands in a Swift string literal.
  fileprivate var escaped: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: embed-phrases FOLDER OUTPUT\n".utf8))
  exit(64)
}
do {
  try embed(URL(filePath: arguments[1])).write(
    to: URL(filePath: arguments[2]), atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("embed-phrases: \(error)\n".utf8))
  exit(74)
}
