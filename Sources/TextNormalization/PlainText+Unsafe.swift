extension TextNormalizer {
  /// The most units of a plain text: their memory is on the stack.
  static let mostPlainUnits = 256

  /// Normalizes a text of plain scalars; nil where the long way is needed.
  func plain(_ text: String) -> NormalizedText? {
    // Safety: the memory is initialized, and what is made of it is a copy.
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.mostPlainUnits) { units in
      unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.mostPlainUnits) {
        places in
        unsafe units.initialize(repeating: 0)
        unsafe places.initialize(repeating: 0)
        var unitSpan = unsafe units.mutableSpan
        var placeSpan = unsafe places.mutableSpan
        let count = write(text, units: &unitSpan, places: &placeSpan)
        guard count >= 0 else { return nil }
        return self.text(
          units: unitSpan.span.extracting(0..<count), places: placeSpan.span.extracting(0..<count))
      }
    }
  }
}
