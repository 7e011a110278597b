/// A text as the index compares it, with the way back to what the user wrote.
///
/// Only a ``TextNormalizer`` makes one. Two are equal when their units are, whatever was written.
///
/// The map is kept per unit: `starts[i]..<ends[i]` are the Unicode scalars of the original that unit
/// `i` stands for. Neighbours overlap where one scalar became several units or several scalars
/// together several units; both arrays never decrease.
public struct NormalizedText: Sendable, Hashable {
  /// The Unicode scalars after normalization.
  public let units: [UInt32]
  let starts: [UInt32]
  let ends: [UInt32]

  init(units: [UInt32], starts: [UInt32], ends: [UInt32]) {
    self.units = units
    self.starts = starts
    self.ends = ends
  }

  /// How many units there are.
  public var count: Int { units.count }

  /// Whether nothing is left after normalization (the text was empty, or punctuation only).
  public var isEmpty: Bool { units.isEmpty }

  /// The units as text, for showing.
  ///
  /// - Complexity: O(*n*).
  public var string: String {
    var string = String.UnicodeScalarView()
    for unit in units {
      string.append(Unicode.Scalar(unit) ?? "\u{FFFD}")
    }
    return String(string)
  }

  /// The part of the original that some units stand for, half-open, in Unicode scalars.
  ///
  /// What fell between two units (an apostrophe) belongs to a range that spans both; what fell
  /// before the first or after the last does not. An empty range lies before its unit, or after the
  /// last one.
  ///
  /// - Parameter range: A range of units; what lies outside of the text is cut off.
  /// - Returns: A range of the original's Unicode scalars.
  public func sourceRange(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<units.count)
    guard range.lowerBound < units.count else {
      let end = Int(ends.last ?? 0)
      return end..<end
    }
    let start = Int(starts[range.lowerBound])
    guard !range.isEmpty else { return start..<start }
    return start..<max(start, Int(ends[range.upperBound - 1]))
  }

  /// Whether the units are the same.
  public static func == (left: NormalizedText, right: NormalizedText) -> Bool {
    left.units == right.units
  }

  /// Feeds the units to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(units)
  }
}
