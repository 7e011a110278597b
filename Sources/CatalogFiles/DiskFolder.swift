import Foundation
import LocalizedTexts
import PhraseDiagnostics

/// A file or folder on the disk, read with care: links may lead in a circle, a name may be a device.
struct DiskFolder {
  enum Kind { case missing, folder, file }

  let path: String

  init(_ path: String) { self.path = path }

  var kind: Kind {
    switch Self.type(path) {
    case .typeDirectory: .folder
    case nil: .missing
    default: .file
    }
  }

  /// The file's bytes.
  func bytes() throws(CatalogError) -> [UInt8] {
    if let fault = Self.fault(path, named: path) {
      throw CatalogError([fault], exitCode: .ioFailure)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      let message = Diagnostic(
        .error, PackMessages.unreadable("permission denied"), at: SourcePlace(file: path, line: 1))
      throw CatalogError([message], exitCode: .ioFailure)
    }
    return Array(data)
  }

  /// The file's bytes, or what is wrong with it.
  func content(named name: String) -> Result<[UInt8], Diagnostic> {
    if let fault = Self.fault(path, named: name) { return .failure(fault) }
    guard let data = FileManager.default.contents(atPath: path) else {
      let reason = PackMessages.unreadable("permission denied")
      return .failure(Diagnostic(.error, reason, at: SourcePlace(file: name, line: 1)))
    }
    return .success(Array(data))
  }

  /// The files below; one that is no regular file, or too large, is as if it were not there.
  var reader: FolderReader {
    let root = path
    return FolderReader { name in
      let file = "\(root)/\(name)"
      guard Self.fault(file, named: file) == nil else { return nil }
      return FileManager.default.contents(atPath: file).map { Array($0) }
    } list: { name in
      let folder = name.isEmpty ? root : "\(root)/\(name)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().map { Self.type("\(folder)/\($0)") == .typeDirectory ? $0 + "/" : $0 }
    }
  }

  /// What is wrong with the files that a pack is read from.
  func faults(named name: String) -> [Diagnostic] {
    let names = reader.list("").filter { !$0.hasSuffix("/") }
    let tables = reader.list("").filter { $0.hasSuffix(".lproj/") }.flatMap { folder in
      reader.list(String(folder.dropLast())).map { folder + $0 }
    }
    let read = [".json", ".strings", ".xcstrings", ".plist"]
    return (names + tables).filter { item in read.contains { item.hasSuffix($0) } }
      .compactMap { Self.fault("\(path)/\($0)", named: name.isEmpty ? $0 : "\(name)/\($0)") }
  }

  /// The type of what a path leads to, links followed; nil where there is nothing.
  private static func type(_ path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path))
    return attributes?[.type] as? FileAttributeType
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func fault(_ path: String, named name: String) -> Diagnostic? {
    let place = SourcePlace(file: name, line: 1)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path)) else {
      let isLink = (try? FileManager.default.attributesOfItem(atPath: path)) != nil
      return isLink ? Diagnostic(.error, PackMessages.brokenLink, at: place) : nil
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: break
    case .typeSymbolicLink: return Diagnostic(.error, PackMessages.brokenLink, at: place)
    default: return Diagnostic(.error, PackMessages.notAFile, at: place)
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= SourceText.largest else {
      return Diagnostic(.error, PackMessages.tooLarge(size, SourceText.largest), at: place)
    }
    guard FileManager.default.isReadableFile(atPath: path) else {
      return Diagnostic(.error, PackMessages.unreadable("permission denied"), at: place)
    }
    return nil
  }
}
