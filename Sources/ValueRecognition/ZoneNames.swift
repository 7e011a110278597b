import Foundation

/// What the context's own time zone is called beside a time, so that it says nothing more: `GMT+9`, `Japan
/// Standard Time`.
struct ZoneNames {
  private let names: Set<[UInt32]>

  /// Gathers the names that the zone has now, half a year on, when summer time is over or has begun, and
  /// at a moment that was read.
  init(_ context: ValueContext, _ read: Date?) {
    var names: Set<[UInt32]> = []
    let later = context.now.addingTimeInterval(182 * 86_400)
    for date in [context.now, later] + (read.map { [$0] } ?? []) {
      let style = Date.FormatStyle(locale: context.locale, timeZone: context.timeZone)
      for form in [
        Date.FormatStyle.Symbol.TimeZone.specificName(.short), .specificName(.long),
        .genericName(.short), .genericName(.long), .localizedGMT(.short), .localizedGMT(.long),
      ] {
        names.insert(ValueText.fold(date.formatted(style.timeZone(form))))
      }
    }
    self.names = names
  }

  /// Whether a part of a text is nothing but a name of the zone, in brackets or not, be it without a
  /// letter or two that may be a particle (「ネパール時間」).
  func contain(_ text: ValueText, _ range: Range<Int>) -> Bool {
    (max(0, range.lowerBound - 2)...range.lowerBound).contains { start in
      names.contains(
        Array(text.units[start..<range.upperBound].filter { !Self.brackets.contains($0) }))
    }
  }

  private static let brackets: Set<UInt32> = [0x28, 0x29]
}
