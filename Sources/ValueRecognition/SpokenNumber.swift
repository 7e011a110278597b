/// A number that a whole text says.
public struct SpokenNumber: Hashable, Sendable {
  /// The number.
  public var value: Double
  /// The number where it is whole and fits.
  public var integer: Int?
  /// The counter that was said with it, as the language's data spell it (個).
  public var counter: String?
  /// Whether it was said as an ordinal (`third`).
  public var isOrdinal: Bool

  init(_ value: Magnitude, counter: String? = nil, isOrdinal: Bool = false) {
    self.value = value.double
    integer = value.integer
    self.counter = counter
    self.isOrdinal = isOrdinal
  }
}
