import Glibc

/// Something in a folder.
struct FolderEntry {
  enum Kind { case file, folder, link, other }

  var name: String
  var kind: Kind
}

/// What stands directly in a folder, sorted by name; nil where it cannot be read.
/// - Complexity: O(n log n) in the number of entries.
func folderEntries(_ path: String) -> [FolderEntry]? {
  // Safety: the stream is closed once; an entry's name ends in a zero and is copied before the next call.
  guard let stream = unsafe opendir(path) else { return nil }
  defer { unsafe closedir(stream) }
  var entries: [FolderEntry] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard name != ".", name != ".." else { continue }
    let kind: FolderEntry.Kind =
      switch unsafe Int32(entry.pointee.d_type) {
      case Int32(DT_REG): .file
      case Int32(DT_DIR): .folder
      case Int32(DT_LNK): .link
      case Int32(DT_UNKNOWN): .link  // the file system does not say: asked like a link
      default: .other
      }
    entries.append(FolderEntry(name: name, kind: kind))
  }
  return entries.sorted { $0.name < $1.name }
}

/// What a path leads to, links followed; nil where that is nothing.
func kindOfTarget(_ path: String) -> FolderEntry.Kind? {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { return nil }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return .file
  case S_IFDIR: return .folder
  default: return .other
  }
}

/// A path without links in it; nil where it leads nowhere.
func resolvedPath(_ path: String) -> String? {
  // Safety: the result ends in a zero, is copied, and is freed once.
  guard let real = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}
