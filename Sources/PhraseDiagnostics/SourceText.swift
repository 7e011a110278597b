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
  /// Places inside long lines, in order, so that a column is never counted from far away.
  private let checkpoints: [Checkpoint]

  /// The beginning of a character in a long line.
  private struct Checkpoint {
    var offset: Int
    /// How many characters of the line stand before it.
    var column: Int
  }

  /// How far apart checkpoints are, in bytes.
  private static let spacing = 1_024

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
    checkpoints = Self.checkpoints(self.bytes, lineStarts)
  }

  /// Takes a text that was never a file of its own.
  /// - Complexity: O(n) in the text's length.
  public init(file: String, text: String) {
    self.file = file
    self.text = text
    bytes = Array(text.utf8)
    lineStarts = Self.lineStarts(bytes)
    checkpoints = Self.checkpoints(bytes, lineStarts)
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
  /// - Complexity: O(log n) in the number of lines and in the length of the place's line.
  public func place(at offset: Int) -> SourcePlace {
    let offset = min(max(offset, 0), bytes.count)
    let line = Self.lastIndex(in: lineStarts) { $0 <= offset } ?? 0
    var start = Checkpoint(offset: lineStarts[line], column: 0)
    if let near = Self.lastIndex(in: checkpoints, where: { $0.offset <= offset }),
      checkpoints[near].offset > start.offset
    {
      start = checkpoints[near]
    }
    let before = bytes[start.offset..<offset]
    // ASCII has a character for each byte, but for a line's end.
    let isPlain = before.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    let count = isPlain ? before.count : String(decoding: before, as: UTF8.self).count
    return SourcePlace(file: file, line: line + 1, column: start.column + count + 1)
  }

  /// The last element for which a condition holds, which holds for a beginning of the array.
  private static func lastIndex<Element>(
    in array: [Element], where isBefore: (Element) -> Bool
  ) -> Int? {
    var low = 0
    var high = array.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(array[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  private static func checkpoints(_ bytes: [UInt8], _ lineStarts: [Int]) -> [Checkpoint] {
    var checkpoints: [Checkpoint] = []
    for (line, start) in lineStarts.enumerated() {
      let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
      guard end - start > spacing else { continue }
      var place = Checkpoint(offset: start, column: 0)
      var last = start
      for character in String(decoding: bytes[start..<end], as: UTF8.self) {
        place.offset += character.utf8.count
        place.column += 1
        guard place.offset - last >= spacing else { continue }
        checkpoints.append(place)
        last = place.offset
      }
    }
    return checkpoints
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
