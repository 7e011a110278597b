/// A row of the edit matrix as eight small numbers in one word.
///
/// No number is above ``dead`` but for a moment, so that no lane ever spills into its neighbour.
struct EditLanes: Equatable {
  /// More edits than any bound allows.
  static let dead: UInt8 = 16
  static let count = 8
  /// A row without a way.
  static let none = EditLanes(bits: ones &* UInt64(dead))

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  private var bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  subscript(lane: Int) -> UInt8 {
    get { UInt8(truncatingIfNeeded: bits >> UInt64(8 * lane)) }
    set {
      let shift = UInt64(8 * lane)
      bits = bits & ~(0xFF << shift) | UInt64(newValue) << shift
    }
  }

  /// Every lane one more.
  var plusOne: EditLanes { EditLanes(bits: bits &+ Self.ones) }

  /// Each lane has what the lane above had.
  var fromAbove: EditLanes { EditLanes(bits: bits >> 8 | UInt64(Self.dead) << 56) }

  /// Each lane has what the lane below had.
  var fromBelow: EditLanes { EditLanes(bits: bits << 8 | UInt64(Self.dead)) }

  /// The less of both, lane by lane.
  func least(_ other: EditLanes) -> EditLanes {
    let isMore = ((bits | Self.highs) &- other.bits) & Self.highs
    let mask = (isMore >> 7) &* 0xFF
    return EditLanes(bits: other.bits & mask | bits & ~mask)
  }

  /// The row with all but some lanes dead.
  func kept(_ lanes: Range<Int>) -> EditLanes {
    guard lanes.lowerBound < lanes.upperBound else { return .none }
    let low = UInt64.max << UInt64(8 * lanes.lowerBound)
    let high = lanes.upperBound >= Self.count ? 0 : UInt64.max << UInt64(8 * lanes.upperBound)
    let mask = low & ~high
    return EditLanes(bits: bits & mask | Self.none.bits & ~mask)
  }

  /// Whether any lane is at most a number.
  func reaches(_ most: UInt8) -> Bool {
    let isMore = (bits | Self.highs) &- Self.ones &* UInt64(most + 1)
    return isMore & Self.highs != Self.highs
  }

  /// The row with units inserted where that is less.
  func inserted(upTo limit: Int) -> EditLanes {
    var row = self
    for _ in 0..<limit { row = row.least(row.fromBelow.plusOne) }
    return row.least(.none)
  }
}
