/// A place in a file that a person wrote.
public struct SourcePlace: Codable, Hashable, Sendable {
  /// The file as the user named it, relative to what was given on the command line.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in characters, as an editor shows it.
  public var column: Int

  /// Makes a place.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}
