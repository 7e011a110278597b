import Foundation
import LanguagePacks
import Testing

@testable import ValueRecognition

/// Languages that the product does not have need data alone: French and German, from
/// `Fixtures/Languages`.
@Suite struct ThirdLanguageTests {
  /// A text, the part of it that is a value of a kind, and its first reading.
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var part: String
    var kind: RecognizedValue.Kind
    var value: String
    var testDescription: String { "\(text) → \(value)" }

    init(
      _ text: String, _ kind: RecognizedValue.Kind, _ value: String, part: String? = nil
    ) {
      self.text = text
      self.part = part ?? text
      self.kind = kind
      self.value = value
    }
  }

  private static let data = PhraseData(
    read: { path in
      let folder = path.hasPrefix("Language/") ? "Fixtures/Languages/" : "Phrases/"
      let name = path.hasPrefix("Language/") ? String(path.dropFirst("Language/".count)) : path
      let file = TestLanguages.root.appending(path: folder + name)
      return (try? Data(contentsOf: file)).map { [UInt8]($0) }
    },
    list: { _ in [] })

  private func recognizer(_ language: String = "fr") throws -> ValueRecognizer {
    let recognizer = try ValueRecognizer(language: LanguagePack(language, from: Self.data))
    try recognizer.prepare()
    return recognizer
  }

  private func digits(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }

  private func describe(
    _ content: ValueContent, _ kind: RecognizedValue.Kind, _ context: ValueContext
  ) -> String {
    switch content {
    case .integer(let value): String(value)
    case .decimal(let value): digits(value)
    case .ordinal(let value): "#\(value)"
    case .percentage(let value): digits(value) + "%"
    case .boolean(let value): value ? "yes" : "no"
    case .currency(let money): digits(money.value) + " " + money.unit
    case .measure(let measure): digits(measure.value) + " " + measure.unit
    case .duration(let duration): digits(duration.seconds)
    case .range(let range): range.timex
    case .moment(let moment):
      kind == .dateRange ? moment.timex : MomentTests.shown(moment, context)
    default: "something else"
    }
  }

  // Now is Wednesday, 2024-07-10 12:00.
  static let cases = [
    Case("il y en a vingt et un", .integer, "21", part: "vingt et un"),
    Case("soixante-dix", .integer, "70"),
    Case("soixante et onze", .integer, "71"),
    Case("quatre-vingts", .integer, "80"),
    Case("quatre-vingt-dix-neuf", .integer, "99"),
    Case("deux mille vingt-quatre", .integer, "2024"),
    Case("trois cent mille", .integer, "300000"),
    Case("3,5", .decimal, "3.5"),
    Case("cela fait 12,50 euros", .currency, "12.5 EUR", part: "12,50 euros"),
    Case("un million d'euros", .currency, "1000000 EUR"),
    Case("vingt pour cent", .percentage, "20%"),
    Case("-10 degrés celsius", .temperature, "-10 celsius"),
    Case("c'est la troisième porte", .ordinal, "#3", part: "troisième"),
    Case("l'avant-dernière", .ordinal, "#-2"),
    Case("le 1er juin", .date, "2025-06-01"),
    Case("mardi 13 août", .date, "2024-08-13"),
    Case("le 14 juillet 1789", .date, "1789-07-14"),
    Case("nous partons après-demain", .date, "2024-07-12", part: "après-demain"),
    Case("dans deux semaines", .date, "2024-07-24"),
    Case("il y a trois jours", .date, "2024-07-07"),
    Case("lundi prochain", .date, "2024-07-15"),
    Case("au mois d’août", .dateRange, "XXXX-08"),
    Case("du 3 au 7 juin", .dateRange, "(2025-06-03,2025-06-08,P5D)"),
    Case("le train de 20h15", .time, "2024-07-10 20:15", part: "20h15"),
    Case("huit heures et demie", .time, "2024-07-10 20:30"),
    Case("demain à midi", .dateTime, "2024-07-11 12:00"),
    Case("le 3 août 2024 à 15h30", .dateTime, "2024-08-03 15:30"),
    Case("dans deux heures et demie", .dateTime, "2024-07-10 14:30"),
    Case("trois quarts d'heure", .duration, "2700"),
    Case("une demi-heure", .duration, "1800"),
    Case("bien sûr", .boolean, "yes"),
    Case("pas du tout", .boolean, "no"),
    Case("1,250", .decimal, "1.25"),
    Case("1.250", .integer, "1250"),
    Case("1 250,75", .decimal, "1250.75"),
    Case("1.234.567,5", .decimal, "1234567.5"),
    Case("3.5", .decimal, "3.5"),
    Case("mille", .integer, "1000"),
    Case("mille deux cents", .integer, "1200"),
    Case("12,500 euros", .currency, "12.5 EUR"),
    Case("le 1er aou\u{302}t", .date, "2024-08-01"),
    Case("troisie\u{300}me", .ordinal, "#3"),
  ]

  static let german = [
    Case("einundzwanzig", .integer, "21"),
    Case("sechzehn", .integer, "16"),
    Case("hundert", .integer, "100"),
    Case("dreihundertfünfundsechzig", .integer, "365"),
    Case("zweitausendvierundzwanzig", .integer, "2024"),
    Case("zwölftausenddreihundert", .integer, "12300"),
    Case("zwei Millionen", .integer, "2000000"),
    Case("eineinhalb", .decimal, "1.5"),
    Case("3,14", .decimal, "3.14"),
    Case("1.234,56 Euro", .currency, "1234.56 EUR"),
    Case("zwanzig Prozent", .percentage, "20%"),
    Case("minus fünf Grad Celsius", .temperature, "-5 celsius"),
    Case("die einundzwanzigste Frage", .ordinal, "#21", part: "einundzwanzigste"),
    Case("am 3. Oktober", .date, "2024-10-03"),
    Case("am dritten Oktober", .date, "2024-10-03"),
    Case("Dienstag, 13. August", .date, "2024-08-13"),
    Case("wir fahren u\u{308}bermorgen", .date, "2024-07-12", part: "u\u{308}bermorgen"),
    Case("in drei Wochen", .date, "2024-07-31"),
    Case("vor zwei Tagen", .date, "2024-07-08"),
    Case("halb vier nachmittags", .time, "2024-07-10 15:30"),
    Case("Viertel vor acht abends", .time, "2024-07-10 19:45"),
    Case("um 20 Uhr 15", .time, "2024-07-10 20:15"),
    Case("morgen um 15:30 Uhr", .dateTime, "2024-07-11 15:30"),
    Case("eine halbe Stunde", .duration, "1800"),
    Case("eine Stunde und zwanzig Minuten", .duration, "4800"),
    Case("auf keinen Fall", .boolean, "no"),
  ]

  @Test(arguments: cases) func `data alone make a language`(_ test: Case) throws {
    try check(test, "fr", "fr_FR")
  }

  @Test(arguments: german) func `and one that writes numbers as one word`(_ test: Case) throws {
    try check(test, "de", "de_DE")
  }

  @Test(arguments: ["dreimal", "einig", "Achtung", "Zweifel", "sechsundachtziger", "hundertste"])
  func `a part of a word is no number`(_ word: String) throws {
    let context = try MomentTests.context("de_DE")
    #expect(try recognizer("de").values(in: word, context).filter { $0.kind == .integer } == [])
  }

  private func check(_ test: Case, _ language: String, _ locale: String) throws {
    let context = try MomentTests.context(locale)
    let scalars = Array(test.text.unicodeScalars)
    let found = try recognizer(language).values(in: test.text, context).first { value in
      value.kind == test.kind
        && String(String.UnicodeScalarView(scalars[value.range])) == test.part
    }
    let reading = try #require(found?.readings.first)
    #expect(describe(reading, test.kind, context) == test.value)
  }

  @Test func `what cannot be is said to be so in it`() throws {
    let context = try MomentTests.context("fr_FR")
    let reading = try recognizer().read("le 31 février", as: .date, context)
    #expect(reading.values == [])
    #expect(reading.problem == .noSuchDay(month: 2, day: 31))
  }

  @Test func `numbers and positions are written out in it`() throws {
    let recognizer = try recognizer()
    #expect(recognizer.spokenForms(of: 71).first == "soixante et onze")
    #expect(recognizer.spokenForms(of: 280).first == "deux cent quatre-vingts")
    let positions = recognizer.positions(upTo: 3)
    #expect(positions.contains { $0.text == "la troisième" && $0.position == 3 })
    #expect(positions.contains { $0.text == "le dernier" && $0.position == -1 })
  }
}
