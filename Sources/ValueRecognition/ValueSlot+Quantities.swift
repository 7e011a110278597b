extension ValueSlot {
  /// The slots of numbers and amounts.
  static let quantitySlots: [String: ValueSlot] = [
    "count": number(.number, 0, Int.max, fractions: true),
    "number": number(.number, -1, Int.max, fractions: true),
    "whole": number(.number, 0, Int.max),
    "wholePart": number(.whole, Int.min, Int.max),
    "ordinal": number(.number, 0, Int.max, .ordinal),
  ]
}
