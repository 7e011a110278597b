/// The text of a file, with the places in it.
public struct SourceText: Sendable {
  /// The file as the user named it.
  public let file: String
  /// The text without a byte order mark.
  public let text: String
  /// The UTF-8 bytes of `text`.
  public let bytes: [UInt8]
  /// Where each line begins, in UTF-8 bytes.
  private let lineStarts: [Int]

  /// The greatest file that is read unless said otherwise, in bytes.
  public static let largest = 16 << 20

  /// Takes a file's bytes: UTF-8, or UTF-16 with a byte order mark.
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - bytes: What the file holds.
  ///   - limit: How many bytes are accepted.
  /// - Throws: `Diagnostic` when the file is too large or is no text; it names the place of the first
  ///   bad byte.
  /// - Complexity: O(n) in the number of bytes.
  public init(file: String, bytes: [UInt8], limit: Int = SourceText.largest) throws(Diagnostic) {
    guard bytes.count <= limit else {
      throw Diagnostic(
        .error, SourceMessages.tooLarge(bytes.count, limit), at: SourcePlace(file: file, line: 1))
    }
    self.file = file
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      text = try Self.decodedUTF16(bytes, file: file)
    } else {
      let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
      guard let decoded = String(validating: content, as: UTF8.self) else {
        throw Self.badUTF8(content, file: file)
      }
      text = decoded
    }
    self.bytes = Array(text.utf8)
    lineStarts = Self.lineStarts(self.bytes)
  }

  /// Takes a text that was never a file of its own.
  /// - Complexity: O(n) in the text's length.
  public init(file: String, text: String) {
    self.file = file
    self.text = text
    bytes = Array(text.utf8)
    lineStarts = Self.lineStarts(bytes)
  }

  /// The number of lines; a newline at the end begins no further one.
  public var lineCount: Int {
    bytes.isEmpty || lineStarts.last == bytes.count ? lineStarts.count - 1 : lineStarts.count
  }

  /// A line by its number from 1, without what ends it; empty where there is no such line.
  /// - Complexity: O(n) in the line's length.
  public func line(_ number: Int) -> String {
    guard number >= 1, number <= lineStarts.count else { return "" }
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    let start = lineStarts[number - 1]
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The place of a UTF-8 offset; one behind the end is the end.
  /// - Complexity: O(n) in the length of the place's line.
  public func place(at offset: Int) -> SourcePlace {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = String(decoding: bytes[lineStarts[low]..<offset], as: UTF8.self)
    return SourcePlace(file: file, line: low + 1, column: before.count + 1)
  }

  /// A message about a range of UTF-8 offsets, with its source line.
  /// - Parameters:
  ///   - message: What was found and what was expected.
  ///   - range: The bytes that it is about.
  ///   - severity: How grave it is.
  ///   - help: What to do about it.
  /// - Returns: The message; carets stop at the end of its first line.
  /// - Complexity: O(n) in the length of the range's first line.
  public func diagnostic(
    _ message: String, at range: Range<Int>, severity: Diagnostic.Severity = .error,
    help: String? = nil
  ) -> Diagnostic {
    let place = place(at: range.lowerBound)
    let start = min(max(range.lowerBound, 0), bytes.count)
    let end = min(max(range.upperBound, start), bytes.count)
    let marked = bytes[start..<end].prefix { $0 != 0x0A && $0 != 0x0D }
    return Diagnostic(
      severity, message, at: place, sourceLine: line(place.line),
      length: String(decoding: marked, as: UTF8.self).count, help: help)
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let endsLine = byte == 0x0A || (byte == 0x0D && bytes.dropFirst(index + 1).first != 0x0A)
      if endsLine { starts.append(index + 1) }
    }
    return starts
  }

  private static func decodedUTF16(_ bytes: [UInt8], file: String) throws(Diagnostic) -> String {
    let isLittle = bytes.first == 0xFF
    var units: [UInt16] = []
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw Diagnostic(
        .error, SourceMessages.badUTF16, at: SourcePlace(file: file, line: 1),
        help: SourceMessages.saveAsUTF8)
    }
    return text
  }

  /// The message about the first bytes that are no character.
  private static func badUTF8(_ bytes: [UInt8], file: String) -> Diagnostic {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .valid(let character) = parser.parseScalar(from: &rest) { offset += character.count }
    let good = SourceText(file: file, text: String(decoding: bytes[..<offset], as: UTF8.self))
    return Diagnostic(
      .error, SourceMessages.badUTF8, at: good.place(at: offset), help: SourceMessages.saveAsUTF8)
  }
}

/// The words of messages about files as such.
enum SourceMessages {
  static let badUTF8 = "the file is not valid UTF-8 here"
  static let badUTF16 = "the file begins like UTF-16 but is not valid UTF-16"
  static let saveAsUTF8 = "save the file as UTF-8"
  static func tooLarge(_ count: Int, _ limit: Int) -> String {
    "the file has \(count) bytes, more than the \(limit) that are read"
  }
}
