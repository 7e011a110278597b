/// The files below a folder, wherever they are: on a disk, inside the program, in a test.
public struct FolderReader: Sendable {
  /// Reads one file by its path below the folder, with `/` between parts; nil where there is none.
  public let read: @Sendable (_ path: String) -> [UInt8]?
  /// The names of what stands directly in a folder below, sorted; empty where there is none.
  ///
  /// A folder's name ends in `/`; the empty path is the folder itself.
  public let list: @Sendable (_ folder: String) -> [String]

  /// Makes a reader.
  public init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    list: @escaping @Sendable (String) -> [String]
  ) {
    self.read = read
    self.list = list
  }

  /// Makes a reader of files that are held in memory, by path.
  public init(files: [String: [UInt8]]) {
    self.init {
      files[$0]
    } list: { folder in
      let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
      let names = files.keys.filter { $0.hasPrefix(prefix) }.map { path in
        let rest = path.dropFirst(prefix.count)
        guard let slash = rest.firstIndex(of: "/") else { return String(rest) }
        return String(rest[...slash])
      }
      return Set(names).sorted()
    }
  }

  /// The reader of a folder below.
  public func folder(_ path: String) -> FolderReader {
    let (read, list) = (read, list)
    return FolderReader {
      read("\(path)/\($0)")
    } list: {
      list($0.isEmpty ? path : "\(path)/\($0)")
    }
  }
}
