/// A list's number in its index.
public struct ListID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt32

  /// Makes an identifier from a number that an index gave.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A pattern's number in its index, in the order in which patterns were added.
public struct PatternID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt32

  /// Makes an identifier from a number that an index gave.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// One name in a list, and the number of what it names.
///
/// Several entries may share a value (synonyms), and several values may share units (two lamps called
/// alike).
public struct ListEntry: Sendable, Hashable {
  /// The name.
  public let units: [UInt32]
  /// The caller's number for what is named.
  public let value: UInt32

  /// Makes an entry.
  public init(units: [UInt32], value: UInt32) {
    self.units = units
    self.value = value
  }
}

/// A part of a pattern.
public enum PatternElement: Sendable, Hashable {
  /// These very units.
  case literal([UInt32])
  /// One entry of a list; an optional one may be left out.
  case slot(ListID, label: UInt8, isOptional: Bool)
  /// One or more units of any kind, as few as let the rest match.
  case wildcard(label: UInt8)
}

/// How texts treat the unit between words.
///
/// In a normalized text that unit stands only between two units neither of which joins, and never at
/// an end of the text or twice. A literal's separator is matched accordingly: by a separator, or by
/// nothing where a text could not have one. So one pattern with a space on either side of a slot is
/// right for whatever name fills the slot.
public struct WordSpacing: Sendable, Hashable {
  /// The unit between words.
  public let separator: UInt32
  /// The units beside which no separator stands.
  public let joining: [ClosedRange<UInt32>]
  /// A bit for each unit of 16 bits that joins.
  let bits: [UInt64]

  /// Makes a rule.
  public init(separator: UInt32, joining: [ClosedRange<UInt32>]) {
    self.separator = separator
    self.joining = joining
    var bits = [UInt64](repeating: 0, count: 1 << 10)
    for range in joining {
      var word = Int(range.lowerBound >> 6)
      while word < bits.count, word <= Int(range.upperBound >> 6) {
        let low = max(range.lowerBound, UInt32(word << 6)) & 63
        let high = min(range.upperBound, UInt32(word << 6 + 63)) & 63
        bits[word] |= (UInt64.max << UInt64(low)) & (UInt64.max >> UInt64(63 - high))
        word += 1
      }
    }
    self.bits = bits
  }

  func joins(_ unit: UInt32) -> Bool {
    if unit >> 6 < 1 << 10 { return bits[Int(unit >> 6)] >> UInt64(unit & 63) & 1 == 1 }
    return joining.contains { $0.contains(unit) }
  }
}

/// Why an index could not be built.
public enum IndexError: Error, Hashable, Sendable {
  /// A pattern has nothing that must be said.
  case emptyPattern
  /// A pattern names a list that was not added.
  case unknownList(ListID)
  /// A pattern has more than ``PhraseIndexBuilder/maximumSlots`` slots and wildcards.
  case tooManySlots(Int)
  /// More lists, patterns or units than 32 bits can number.
  case tooLarge
}
