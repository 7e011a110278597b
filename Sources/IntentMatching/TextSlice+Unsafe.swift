extension String {
  /// The part of the text that some bytes of its UTF-8 are, which have to be whole scalars; empty where
  /// there are no such bytes.
  func utf8Slice(_ range: Range<Int>) -> String {
    let bytes = utf8Span.span
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return "" }
    // Safety: whole scalars of a text's UTF-8 are UTF-8; at their ends that is looked at here.
    guard isBoundary(range.lowerBound, bytes), isBoundary(range.upperBound, bytes) else {
      return ""
    }
    let part = unsafe UTF8Span(unchecked: bytes.extracting(range))
    return String(copying: part)
  }

  private func isBoundary(_ offset: Int, _ bytes: Span<UInt8>) -> Bool {
    offset == bytes.count || bytes[offset] & 0xC0 != 0x80
  }
}
