extension SchemaGrammar {
  /// The classes of cue words that a stretch of text is in: a bit for each, 32 bytes together.
  struct Classes: Hashable, Sendable, ExpressibleByArrayLiteral {
    private var low: UInt128 = 0
    private var high: UInt128 = 0

    init(arrayLiteral elements: Classes...) {
      for element in elements { formUnion(element) }
    }

    /// The class of a number below twice 128.
    init(place: Int) {
      if place < UInt128.bitWidth {
        low = 1 << UInt128(place)
      } else {
        high = 1 << UInt128(place - UInt128.bitWidth)
      }
    }

    var isEmpty: Bool { low == 0 && high == 0 }

    func union(_ other: Classes) -> Classes {
      var both = self
      both.formUnion(other)
      return both
    }

    mutating func formUnion(_ other: Classes) {
      low |= other.low
      high |= other.high
    }

    mutating func subtract(_ other: Classes) {
      low &= ~other.low
      high &= ~other.high
    }

    func intersection(_ other: Classes) -> Classes {
      var common = self
      common.low &= other.low
      common.high &= other.high
      return common
    }

    func isDisjoint(with other: Classes) -> Bool { low & other.low == 0 && high & other.high == 0 }

    func isSubset(of other: Classes) -> Bool { low & ~other.low == 0 && high & ~other.high == 0 }

    func contains(_ other: Classes) -> Bool { other.isSubset(of: self) }
  }
}
