/// A length of time as it was said.
public struct SpokenDuration: Hashable, Sendable {
  /// A unit of time.
  public enum Unit: Int, Hashable, Sendable, CaseIterable {
    case second = 1
    case minute, hour, day, week, month, year

    /// Its length in seconds; a month has 30 days and a year 365.
    public var seconds: Double {
      switch self {
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .day: 86_400
      case .week: 604_800
      case .month: 2_592_000
      case .year: 31_536_000
      }
    }
  }

  private var values = InlineArray<7, Double>(repeating: 0)
  /// One bit for each unit that was said.
  private var said: UInt8 = 0

  /// Makes a duration.
  public init(_ amounts: [Unit: Double]) {
    for (unit, amount) in amounts { self[unit] = amount }
  }

  /// How many of a unit were said; nil where it was not said.
  public subscript(_ unit: Unit) -> Double? {
    get { said & (1 << UInt8(unit.rawValue - 1)) == 0 ? nil : values[unit.rawValue - 1] }
    set {
      let bit: UInt8 = 1 << UInt8(unit.rawValue - 1)
      said = newValue == nil ? said & ~bit : said | bit
      values[unit.rawValue - 1] = newValue ?? 0
    }
  }

  /// How many of each unit were said.
  public var amounts: [Unit: Double] {
    var amounts: [Unit: Double] = [:]
    for unit in Unit.allCases { amounts[unit] = self[unit] }
    return amounts
  }

  /// Whether both say the same of every unit.
  public static func == (left: SpokenDuration, right: SpokenDuration) -> Bool {
    left.said == right.said
      && left.values.indices.allSatisfy { left.values[$0] == right.values[$0] }
  }

  /// Feeds what was said into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(said)
    for index in values.indices { hasher.combine(values[index]) }
  }

  /// The whole length in seconds; a month counts 30 days and a year 365.
  public var seconds: Double {
    var sum = 0.0
    for unit in Unit.allCases { sum += (self[unit] ?? 0) * unit.seconds }
    return sum
  }

  /// The smallest unit that was said.
  public var smallestUnit: Unit? {
    said == 0 ? nil : Unit(rawValue: said.trailingZeroBitCount + 1)
  }

  /// The largest unit that was said.
  public var largestUnit: Unit? {
    said == 0 ? nil : Unit(rawValue: UInt8.bitWidth - said.leadingZeroBitCount)
  }

  /// Whether a unit is said in both.
  func shares(with other: SpokenDuration) -> Bool { said & other.said != 0 }

  /// The duration as ISO 8601 and TIMEX write it (`PT1H30M`, `P2W`).
  public var iso8601: String {
    func part(_ unit: Unit, _ letter: String) -> String {
      self[unit].map { Self.digits($0) + letter } ?? ""
    }
    let days = part(.year, "Y") + part(.month, "M") + part(.week, "W") + part(.day, "D")
    let time = part(.hour, "H") + part(.minute, "M") + part(.second, "S")
    return "P" + days + (time.isEmpty ? "" : "T" + time)
  }

  static func digits(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }

  static prefix func - (duration: SpokenDuration) -> SpokenDuration {
    var negative = duration
    for unit in Unit.allCases { negative[unit] = duration[unit].map { -$0 } }
    return negative
  }

  static func + (left: SpokenDuration, right: SpokenDuration) -> SpokenDuration {
    var sum = left
    for unit in Unit.allCases {
      if let amount = right[unit] { sum[unit] = (sum[unit] ?? 0) + amount }
    }
    return sum
  }
}
