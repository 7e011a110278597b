import FoundationEssentials
public import LanguagePacks
public import PhraseDiagnostics

extension PhraseData {
  /// The files that the program works with: those in `$AIZUCHI_DATA`, else those in a folder
  /// `Phrases` beside the program or up to five levels above it, else the copy inside the program.
  /// - Parameters:
  ///   - environment: The process's environment.
  ///   - executable: The program's own path.
  /// - Returns: The files.
  /// - Throws: `Diagnostic` when `$AIZUCHI_DATA` names no folder.
  public static func located(
    environment: [String: String], executable: String?
  ) throws(Diagnostic) -> PhraseData {
    if let named = environment["AIZUCHI_DATA"], !named.isEmpty {
      for folder in ["\(named)/Phrases", named] where isFolder(folder) {
        return PhraseData(folder: folder)
      }
      throw .dataFolderMissing(named)
    }
    var folder = executable ?? ""
    for _ in 0..<6 {
      guard let slash = folder.lastIndex(of: "/") else { break }
      folder = String(folder[..<slash])
      if isFolder("\(folder)/Phrases/Language") { return PhraseData(folder: "\(folder)/Phrases") }
    }
    return .embedded
  }

  /// The files in a folder.
  public init(folder: String) {
    self.init(
      read: { path in
        guard !path.split(separator: "/").contains("..") else { return nil }
        return FileManager.default.contents(atPath: "\(folder)/\(path)").map { [UInt8]($0) }
      },
      list: { path in
        let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)")
        return (names ?? []).filter { !$0.hasPrefix(".") }.sorted().map {
          Self.isFolder("\(folder)/\(path)/\($0)") ? "\($0)/" : $0
        }
      })
  }

  /// The copy that was put into the program when it was built.
  public static var embedded: PhraseData {
    PhraseData(
      read: { path in
        let wanted = path.split(separator: "/").joined(separator: "/")
        return EmbeddedPhrases.files.first { $0.path.description == wanted }
          .flatMap { Data(base64Encoded: $0.content.description) }.map { [UInt8]($0) }
      },
      list: { folder in
        let start = folder.split(separator: "/").map { $0 + "/" }.joined()
        var names: Set<String> = []
        for file in EmbeddedPhrases.files {
          let path = file.path.description
          guard path.hasPrefix(start) else { continue }
          let rest = path.dropFirst(start.count)
          guard let slash = rest.firstIndex(of: "/") else {
            names.insert(String(rest))
            continue
          }
          names.insert(String(rest[...slash]))
        }
        return names.sorted()
      })
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }
}
