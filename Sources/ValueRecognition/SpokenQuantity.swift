/// An amount of money.
public struct MoneyAmount: Hashable, Sendable {
  /// How much, in the unit.
  public var value: Double
  /// The ISO 4217 code (`EUR`), where the word says which currency it is.
  public var code: String?
  /// The unit: the code, or the name of a part of a currency or of money without a code (`cent`).
  public var unit: String

  init(value: Double, code: String? = nil, unit: String) {
    self.value = value
    self.code = code
    self.unit = unit
  }
}

/// A number with a unit of measure.
public struct SpokenMeasure: Hashable, Sendable {
  /// How many.
  public var value: Double
  /// The unit as Unicode's CLDR names it (`kilometer`, `celsius`, `mile-per-hour`).
  public var unit: String
  /// What the unit measures (`length`, `temperature`, `age`).
  public var dimension: String

  init(value: Double, unit: String, dimension: String) {
    self.value = value
    self.unit = unit
    self.dimension = dimension
  }
}

/// From one number to another; one of its ends may be open.
public struct NumberRange: Hashable, Sendable {
  /// The lower end; nil where it is open.
  public var lower: Double?
  /// The upper end; nil where it is open.
  public var upper: Double?
  /// Whether the lower end is within.
  public var includesLower: Bool
  /// Whether the upper end is within.
  public var includesUpper: Bool

  init(lower: Double?, upper: Double?, includesLower: Bool = true, includesUpper: Bool = true) {
    self.lower = lower
    self.upper = upper
    self.includesLower = includesLower
    self.includesUpper = includesUpper
  }
}
