import CZip
import LocalizedTexts
import PhraseDiagnostics

/// The files of a zip archive.
struct ZipFolder {
  /// The paths of its files, in the archive's order.
  let paths: [String]
  private let path: String

  /// The greatest number of files that are looked at.
  private static let most = 200_000

  /// Opens an archive; nil where it is none.
  init?(_ path: String) {
    guard let archive = unsafe czip_open(path) else { return nil }
    defer { unsafe czip_close(archive) }
    var paths: [String] = []
    var name = [UInt8](repeating: 0, count: 1024)
    var status = unsafe czip_first(archive)
    while status == 0, paths.count < Self.most {
      // Safety: the buffer lives through the call, which writes at most its count of bytes into it.
      let isGood = unsafe name.withUnsafeMutableBytes { buffer in
        guard let start = unsafe buffer.bindMemory(to: CChar.self).baseAddress else { return false }
        return unsafe czip_name(archive, start, buffer.count) == 0
      }
      guard isGood else { break }
      let text = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      if !text.hasSuffix("/") { paths.append(text) }
      status = unsafe czip_next(archive)
    }
    self.paths = paths
    self.path = path
  }

  /// The files below a folder of the archive.
  func reader(of folder: String) -> FolderReader {
    let (path, prefix) = (path, folder.isEmpty ? "" : folder + "/")
    let names = Dictionary(
      paths.filter { $0.hasPrefix(prefix) }.map { (String($0.dropFirst(prefix.count)), [UInt8]()) }
    ) { first, _ in first }
    let list = FolderReader(files: names)
    return FolderReader(
      read: { names[$0] == nil ? nil : Self.bytes(of: prefix + $0, in: path) }, list: list.list)
  }

  /// What a file of the archive holds; nil where it is missing, damaged or too large.
  private static func bytes(of name: String, in path: String) -> [UInt8]? {
    guard let archive = unsafe czip_open(path) else { return nil }
    defer { unsafe czip_close(archive) }
    guard unsafe czip_find(archive, name) == 0 else { return nil }
    let size = unsafe czip_size(archive)
    guard size <= UInt64(SourceText.largest) else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    // Safety: the buffer lives through the call, which writes at most its count of bytes into it.
    let count = unsafe bytes.withUnsafeMutableBytes { buffer -> Int64 in
      guard let start = unsafe buffer.bindMemory(to: UInt8.self).baseAddress else { return 0 }
      return unsafe czip_read(archive, start, buffer.count)
    }
    guard count >= 0 else { return nil }
    return Array(bytes.prefix(Int(count)))
  }
}
