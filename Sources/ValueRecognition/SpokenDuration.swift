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

  /// How many of each unit were said.
  public var amounts: [Unit: Double]

  /// Makes a duration.
  public init(_ amounts: [Unit: Double]) {
    self.amounts = amounts
  }

  /// The whole length in seconds; a month counts 30 days and a year 365.
  public var seconds: Double { amounts.reduce(0) { $0 + $1.value * $1.key.seconds } }

  /// The smallest unit that was said.
  public var smallestUnit: Unit? { amounts.keys.min { $0.rawValue < $1.rawValue } }

  /// The duration as ISO 8601 and TIMEX write it (`PT1H30M`, `P2W`).
  public var iso8601: String {
    func part(_ unit: Unit, _ letter: String) -> String {
      amounts[unit].map { Self.digits($0) + letter } ?? ""
    }
    let days = part(.year, "Y") + part(.month, "M") + part(.week, "W") + part(.day, "D")
    let time = part(.hour, "H") + part(.minute, "M") + part(.second, "S")
    return "P" + days + (time.isEmpty ? "" : "T" + time)
  }

  static func digits(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }

  static func + (left: SpokenDuration, right: SpokenDuration) -> SpokenDuration {
    SpokenDuration(left.amounts.merging(right.amounts, uniquingKeysWith: +))
  }
}
