public import PhraseDiagnostics

/// The lines of a file that a person wrote.
public struct TextLines: Sendable {
  /// The longest line that is read, in characters.
  public static let longest = 10_000

  /// The lines without their ends; one that could not be read is empty.
  public var lines: [String]
  /// What was wrong with them.
  public var faults: [Diagnostic]

  /// Splits a file's bytes.
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: The file as the user named it.
  /// - Complexity: O(n) in the number of bytes.
  public init(_ bytes: some BidirectionalCollection<UInt8>, path: String) {
    lines = []
    faults = []
    for raw in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let place = SourcePlace(file: path, line: lines.count + 1)
      let (text, fault) = Self.line(raw)
      lines.append(text ?? "")
      if let fault {
        faults.append(Diagnostic(.error, fault.message, at: place, help: fault.help))
      }
    }
    if lines.last == "" { lines.removeLast() }
    if lines.first?.unicodeScalars.first == "\u{FEFF}" { lines[0].unicodeScalars.removeFirst() }
  }

  /// What is said of a line that is too long.
  public static var tooLongFault: (message: String, help: String) {
    (TranscriptMessages.tooLong(longest), TranscriptMessages.tooLongHelp)
  }

  /// The most bytes that a line of so many characters may have: a character has four at most, and two may end it.
  public static func mostBytes(of longest: Int) -> Int { longest * 4 + 2 }

  /// Reads one line.
  /// - Parameters:
  ///   - bytes: The line without its newline; a carriage return at its end falls.
  ///   - longest: The longest line that is read, in characters.
  /// - Returns: Its text, or what is wrong with it.
  public static func line(
    _ bytes: some BidirectionalCollection<UInt8>, longest: Int = Self.longest
  ) -> (text: String?, fault: (message: String, help: String)?) {
    var bytes = bytes[...]
    if bytes.last == 0x0D { bytes = bytes.dropLast() }
    // A reader may have kept a part of a line that is too long, so its last character may be cut.
    guard bytes.count <= mostBytes(of: longest) else { return (nil, tooLongFault) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return (nil, (TranscriptMessages.notUTF8, TranscriptMessages.notUTF8Help))
    }
    guard text.unicodeScalars.count <= longest else {
      return (nil, tooLongFault)
    }
    return (text, nil)
  }
}
