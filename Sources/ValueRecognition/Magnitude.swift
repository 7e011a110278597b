/// A number while it is read: exact as long as it fits an `Int`, and always as a `Double`.
struct Magnitude: Hashable, Sendable {
  var integer: Int?
  var double: Double

  static let zero = Magnitude(0)

  init(_ integer: Int) {
    self.integer = integer
    double = Double(integer)
  }

  /// A number with a fraction; whole ones are kept exact.
  init(_ double: Double) {
    self.double = double
    integer = Int(exactly: double)
  }

  private init(integer: Int?, double: Double) {
    self.integer = integer
    self.double = double
  }

  static func + (left: Magnitude, right: Magnitude) -> Magnitude {
    combine(left, right, left.double + right.double) { $0.addingReportingOverflow($1) }
  }

  static func * (left: Magnitude, right: Magnitude) -> Magnitude {
    combine(left, right, left.double * right.double) { $0.multipliedReportingOverflow(by: $1) }
  }

  static prefix func - (value: Magnitude) -> Magnitude { value * Magnitude(-1) }

  static func < (left: Magnitude, right: Magnitude) -> Bool { left.double < right.double }

  private static func combine(
    _ left: Magnitude, _ right: Magnitude, _ double: Double,
    _ exact: (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) -> Magnitude {
    if let a = left.integer, let b = right.integer {
      let (sum, overflow) = exact(a, b)
      return Magnitude(integer: overflow ? nil : sum, double: double)
    }
    // 1.5 × 100,000,000 is whole again.
    return Magnitude(integer: Int(exactly: double), double: double)
  }
}
