import Foundation
import Testing

@testable import ValueRecognition

/// What ICU prints of numbers, money and measures is read back as the same value.
@Suite struct PrintedQuantityTests {
  static let languages = [("en", "en_US"), ("ja", "ja_JP")]

  private static func values(
    _ text: String, _ language: String, _ locale: String, _ kinds: Set<RecognizedValue.Kind>
  ) throws -> [RecognizedValue] {
    let context = try MomentTests.context(locale)
    let values = try TestLanguages.recognizer(language).values(in: text, context)
    return values.filter { kinds.contains($0.kind) && $0.range.count == text.unicodeScalars.count }
  }

  @Test(arguments: languages)
  func `plain numbers and percentages`(_ language: String, _ locale: String) throws {
    var wrong: [String] = []
    for number in [0, 1, -1, 12, -250, 1234, 98_765.25, 1_000_000, 0.5, -0.125, 12_345_678_901] {
      let plain = PrintedNumber.text(number, "precision-unlimited", locale)
      let share = PrintedNumber.text(number, "percent precision-unlimited", locale)
      let numbers = try Self.values(plain, language, locale, [.integer, .decimal])
      let isRead = numbers.flatMap(\.readings).contains { reading in
        switch reading {
        case .integer(let value): Double(value) == number
        case .decimal(let value): value == number
        default: false
        }
      }
      if !isRead { wrong.append(plain) }
      let shares = try Self.values(share, language, locale, [.percentage])
      if shares.first?.readings != [.percentage(number)] { wrong.append(share) }
    }
    #expect(wrong == [])
  }

  /// Cardinal, with "and", as a position, in the numerals of cheques, as a year.
  @Test(arguments: languages)
  func `every form of words that ICU has for a number`(
    _ language: String, _ locale: String
  ) throws {
    let numbers = Array(2...99) + Array(101...130) + [200, 999, 2000, 10_000, 12_345]
    let forms = SpelledNumbers(locale: language).forms(of: numbers.map(Double.init))
    #expect(forms.allSatisfy { $0.count > 1 })
    var wrong: [String] = []
    for (number, forms) in zip(numbers, forms) {
      for text in forms {
        let found = try Self.values(text, language, locale, [.integer, .ordinal])
        let readings = found.flatMap(\.readings)
        if !readings.contains(.integer(number)), !readings.contains(.ordinal(number)) {
          wrong.append(text)
        }
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: languages)
  func `positions`(_ language: String, _ locale: String) throws {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = Locale(identifier: locale)
    var wrong: [String] = []
    for number in Array(1...31) + [42, 99, 100, 101, 111, 112, 1000, 1234] {
      let text = try #require(formatter.string(from: NSNumber(value: number)))
      let found = try Self.values(text, language, locale, [.ordinal])
      if found.first?.readings != [.ordinal(number)] { wrong.append(text) }
    }
    #expect(wrong == [])
  }

  @Test(arguments: languages)
  func `money by symbol, code and name`(_ language: String, _ locale: String) throws {
    var wrong: [String] = []
    let styles = ["unit-width-short", "unit-width-iso-code", "unit-width-full-name"]
    let common: Set = [
      "USD", "EUR", "GBP", "JPY", "CNY", "KRW", "AUD", "CHF", "INR", "SEK", "THB", "BRL",
    ]
    for code in Locale.commonISOCurrencyCodes {
      // One that this ICU does not know has no name.
      let name = PrintedNumber.text(1, "currency/\(code) unit-width-full-name", locale)
      if name.contains(code) { continue }
      for style in styles {
        for amount in common.contains(code) ? [1.0, 20, 1234.5, 1_000_000] : [1234.5] {
          let text = PrintedNumber.text(
            amount, "currency/\(code) \(style) precision-unlimited", locale)
          let found = try Self.values(text, language, locale, [.currency])
          let isRead = found.flatMap(\.readings).contains { reading in
            guard case .currency(let money) = reading else { return false }
            return money.value == amount && money.code == code
          }
          if !isRead { wrong.append(text) }
        }
      }
    }
    #expect(wrong == [])
  }

  static let units = [
    "kilometer", "meter", "decimeter", "centimeter", "millimeter", "micrometer", "nanometer",
    "mile",
    "yard", "foot", "inch", "nautical-mile", "light-year", "furlong", "fathom", "ton", "kilogram",
    "gram", "milligram", "microgram", "stone", "pound", "ounce", "carat", "liter", "deciliter",
    "centiliter", "milliliter", "cubic-meter", "cubic-centimeter", "gallon", "gallon-imperial",
    "quart", "pint", "cup", "fluid-ounce", "tablespoon", "teaspoon", "bushel", "acre-foot",
    "celsius",
    "fahrenheit", "kelvin", "meter-per-second", "kilometer-per-hour", "mile-per-hour", "knot",
    "kilojoule", "joule", "kilocalorie", "calorie", "kilowatt-hour", "bit", "kilobit", "megabit",
    "gigabit", "terabit", "byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte",
    "square-meter", "hectare", "acre", "watt", "milliwatt", "megawatt", "hertz", "kilohertz",
    "hectopascal",
  ]

  @Test(arguments: languages)
  func `measures wide and short`(_ language: String, _ locale: String) throws {
    var wrong: [String] = []
    for unit in Self.units {
      for width in ["unit-width-full-name", "unit-width-short"] {
        for amount in [1.0, 2, 37.5, -5, 12_000] {
          let text = PrintedNumber.text(amount, "unit/\(unit) \(width) precision-unlimited", locale)
          let found = try Self.values(text, language, locale, [.dimension, .temperature])
          let isRead = found.flatMap(\.readings).contains { reading in
            guard case .measure(let measure) = reading else { return false }
            return measure.value == amount && measure.unit == unit
          }
          if !isRead { wrong.append(text) }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: languages)
  func `lengths of time wide and short`(_ language: String, _ locale: String) throws {
    let units: [(String, Double)] = [
      ("nanosecond", 1e-9), ("microsecond", 1e-6), ("millisecond", 1e-3), ("second", 1),
      ("minute", 60), ("hour", 3600), ("week", 604_800), ("month", 2_592_000), ("year", 31_536_000),
    ]
    var wrong: [String] = []
    for (unit, seconds) in units {
      for width in ["unit-width-full-name", "unit-width-short"] {
        for amount in [1.0, 2, 37.5, 12_000]
        where !(language == "ja" && (unit == "month" || unit == "year")) || amount < 10 {
          let text = PrintedNumber.text(amount, "unit/\(unit) \(width) precision-unlimited", locale)
          let found = try Self.values(text, language, locale, [.duration])
          let isRead = found.flatMap(\.readings).contains { reading in
            guard case .duration(let duration) = reading else { return false }
            return abs(duration.seconds - amount * seconds) <= 1e-9 * seconds
          }
          if !isRead { wrong.append(text) }
        }
      }
    }
    #expect(wrong == [])
  }
}
