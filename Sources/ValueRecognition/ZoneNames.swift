import Foundation

/// What the context's own time zone is called beside a time, so that it says nothing more: `GMT+9`, `Japan
/// Standard Time`.
struct ZoneNames {
  private let names: Set<[UInt32]>

  init(_ context: ValueContext) {
    var names: Set<[UInt32]> = []
    // Half a year on, summer time is over or has begun.
    for date in [context.now, context.now.addingTimeInterval(182 * 86_400)] {
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

  /// Whether a part of a text is nothing but a name of the zone, in brackets or not.
  func contain(_ text: ValueText, _ range: Range<Int>) -> Bool {
    names.contains(Array(text.units[range].filter { $0 != 0x28 && $0 != 0x29 }))
  }
}
