/// The files under `Phrases/`, wherever they are: a folder, or the copy inside the program.
public struct PhraseData: Sendable {
  /// Reads one file by its path below `Phrases/`, with `/` between parts; nil where there is none.
  public let read: @Sendable (_ path: String) -> [UInt8]?
  /// The names of what stands directly in a folder below `Phrases/`, sorted; empty where
  /// there is none.
  ///
  /// A folder's name ends in `/`.
  public let list: @Sendable (_ folder: String) -> [String]

  /// Makes a source of files.
  public init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    list: @escaping @Sendable (String) -> [String]
  ) {
    self.read = read
    self.list = list
  }
}
