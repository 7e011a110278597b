/// How many edits a text may be away from a pattern.
///
/// Edits are the insertion, deletion and substitution of a unit and the swap of two neighbours, each
/// unit taking part in one edit at most (optimal string alignment). The bounds hold apart: one for all
/// of a pattern's literals together, by their length, and one for each list entry, by its own length.
/// A unit too many directly beside a slot belongs to the slot, never to the literal there; a literal
/// of a single unit beside a slot is not taken for another unit, nor, where there is a ``WordSpacing``, a
/// literal's separator: so a short entry is not found inside another word.
public struct EditBounds: Sendable, Hashable {
  /// The most edits that any one part can be allowed.
  public static let maximumPerPart = 3

  /// No edits: the text must be what the pattern says.
  public static let none = EditBounds(literals: [], entries: [])

  /// None up to three units, one up to seven, two beyond.
  public static let standard = EditBounds(literals: [4, 8], entries: [4, 8])

  /// The shortest length of all literals together that is allowed one edit, two edits, and so on.
  public let literals: [Int]
  /// The shortest length of a list entry that is allowed one edit, two edits, and so on.
  public let entries: [Int]
  /// The most edits in the whole text.
  public let total: Int
  /// Whether only readings with the fewest edits are wanted, which is faster.
  public let isNearestOnly: Bool

  /// Makes bounds.
  ///
  /// - Parameters:
  ///   - literals: For all of a pattern's literals together, the shortest length that is allowed one
  ///     edit, then two, then three; what follows is ignored.
  ///   - entries: The same for a list entry.
  ///   - total: The most edits in the whole text.
  ///   - isNearestOnly: Whether only readings with the fewest edits are wanted.
  public init(
    literals: [Int], entries: [Int], total: Int = .max, isNearestOnly: Bool = true
  ) {
    self.literals = Array(literals.prefix(Self.maximumPerPart))
    self.entries = Array(entries.prefix(Self.maximumPerPart))
    self.total = max(0, total)
    self.isNearestOnly = isNearestOnly
  }

  /// The same bounds with no more edits in the whole text than some number; nil sets no such bound.
  public func within(_ total: Int?) -> EditBounds {
    guard let total, total < self.total else { return self }
    return EditBounds(
      literals: literals, entries: entries, total: total, isNearestOnly: isNearestOnly)
  }

  /// The edits allowed to a part of a length.
  static func allowed(_ length: Int, by bounds: [Int]) -> Int {
    bounds.count { length >= $0 }
  }

  /// The edits allowed to each length up to the longest that is told apart.
  static func table(by bounds: [Int]) -> [UInt8] {
    bounds == standard.literals ? standardTable : newTable(by: bounds)
  }

  private static let standardTable = newTable(by: standard.literals)

  private static func newTable(by bounds: [Int]) -> [UInt8] {
    (0...Int(UInt8.max)).map { UInt8(clamping: allowed($0, by: bounds)) }
  }

  /// The most edits that any part may have.
  var most: Int { min(total, max(literals.count, entries.count)) }
}
