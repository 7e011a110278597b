import CICU

/// A number as ICU prints it.
enum PrintedNumber {
  /// A number in one of ICU's number skeletons; empty where ICU has none such.
  static func text(_ value: Double, _ skeleton: String, _ locale: String) -> String {
    var scalars = [UInt32](repeating: 0, count: 200)
    // Safety: the buffer lives for the call and is passed with its own count.
    let count = unsafe scalars.withUnsafeMutableBufferPointer {
      unsafe aizuchi_icu_format_number(
        skeleton, locale, value, $0.baseAddress, Int32(clamping: $0.count))
    }
    let shown = scalars.prefix(max(0, min(Int(count), scalars.count)))
    return String(String.UnicodeScalarView(shown.compactMap(Unicode.Scalar.init)))
  }
}
