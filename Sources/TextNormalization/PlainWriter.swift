extension TextNormalizer {
  /// Normalizes a text of plain scalars into memory of the caller's, without any on the heap.
  ///
  /// What is written is what ``normalize(_:)`` gives: unit `i` stands for the original's Unicode scalars
  /// from `places[i] >> 16` on to before `places[i] & 0xFFFF`.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - units: Where the units go.
  ///   - places: Where their places go; of the same length.
  /// - Returns: How many units there are; -1 where there is no room, or a scalar is not plain.
  /// - Complexity: O(*n*).
  public func write(
    _ text: String, units: inout MutableSpan<UInt32>, places: inout MutableSpan<UInt32>
  ) -> Int {
    let bytes = text.utf8Span.span
    guard bytes.count < PlainWriter.longest, units.count == places.count else { return -1 }
    let ascii = ASCIIPart(bytes, &units, &places)
    if ascii.read == bytes.count { return ascii.written }
    var writer = PlainWriter(behind: ascii)
    return writer.write(bytes, &units, &places) ? writer.count : -1
  }
}

extension TextNormalizer {
  /// The text that ``write(_:units:places:)`` has written.
  ///
  /// - Parameters:
  ///   - units: Its units.
  ///   - places: Their places.
  /// - Returns: The same text, to keep.
  /// - Complexity: O(*n*).
  public func text(units: Span<UInt32>, places: Span<UInt32>) -> NormalizedText {
    let count = min(units.count, places.count)
    return NormalizedText(
      units: (0..<count).map { units[$0] }, starts: (0..<count).map { places[$0] >> 16 },
      ends: (0..<count).map { places[$0] & 0xFFFF })
  }
}
