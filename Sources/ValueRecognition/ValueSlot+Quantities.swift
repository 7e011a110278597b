extension ValueSlot {
  /// The slots of numbers and amounts.
  static let quantitySlots: [String: ValueSlot] = [
    "count": number(.number, 0, Int.max, fractions: true),
    "number": number(.number, -1, Int.max, fractions: true),
    "whole": number(.number, 0, Int.max),
    "numerator": number(.number, -1, Int.max),
    "denominator": number(.denominator, 1, Int.max),
    "wholePart": number(.whole, Int.min, Int.max),
    "denominatorWord": list("denominator", field: .denominator),
    "ordinal": number(.number, 0, Int.max, .ordinal),
    "boolean": list("boolean", field: .boolean),
  ]
}
