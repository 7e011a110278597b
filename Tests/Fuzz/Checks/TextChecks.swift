import Foundation
import LanguagePacks
import PhraseDiagnostics
import PhraseSyntax
import TextNormalization
import ValueRecognition

enum NormalizerCheck {
  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    let text = String(decoding: input, as: UTF8.self)
    let normalizer = TextNormalizer()
    let normalized = normalizer.normalize(text)
    let again = normalizer.normalize(normalized.string)
    try promise(again.units == normalized.units, "\(normalized.string) becomes \(again.string)")
    let whole = 0..<text.unicodeScalars.count
    var last = 0
    for unit in 0..<normalized.count {
      let range = normalized.sourceRange(unit..<unit + 1)
      try promise(whole.contains(range), "unit \(unit) comes from \(range) of \(whole)")
      try promise(range.lowerBound >= last, "unit \(unit) comes from before \(last)")
      last = range.lowerBound
    }
    for range in WordBreaker().wordRanges(in: text) {
      try promise(whole.contains(range), "a word stands at \(range) of \(whole)")
    }
  }
}

enum TemplateCheck {
  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    let text = String(decoding: input, as: UTF8.self)
    for mode in [TemplateMode.apple, .pack] {
      let parsed = PhraseTemplate.parse(text, mode: mode)
      // What is missing at the end stands one past it.
      let whole = 0..<text.unicodeScalars.count + 1
      for fault in parsed.faults {
        try promise(whole.contains(fault.range), "a fault stands at \(fault.range) of \(whole)")
      }
      _ = DiagnosticRenderer().render(parsed.diagnostics())
      _ = DiagnosticRenderer(window: 20).render(
        parsed.diagnostics(at: SourcePlace(file: "f", line: 1), sourceLine: text))
      guard parsed.faults.isEmpty else { continue }
      for spelling in PlaceholderSpelling.allCases {
        let printed = parsed.template.printed(as: spelling)
        let again = PhraseTemplate.parse(printed, mode: mode)
        try promise(
          again.faults.isEmpty && again.template == parsed.template,
          "\(text) prints as \(printed), which is \(again)")
      }
    }
  }
}

enum ValueCheck {
  private static let recognizers: Result<[ValueRecognizer], any Error> = Result {
    try ["en", "ja"].map {
      let recognizer = try ValueRecognizer(language: LanguagePack($0, from: Repository.phrases))
      try recognizer.prepare()
      return recognizer
    }
  }

  static func run(_ input: [UInt8]) throws(BrokenPromise) {
    var reader = InputReader(input)
    let recognizers = try recognizers.required()
    let recognizer = recognizers[reader.choice(of: recognizers.count)]
    let zone = ["Asia/Tokyo", "America/New_York", "GMT"][reader.choice(of: 3)]
    let text = reader.text
    let context = ValueContext(
      now: Date(timeIntervalSince1970: 1_720_580_400), timeZone: TimeZone(identifier: zone) ?? .gmt,
      locale: Locale(identifier: reader.choice(of: 2) == 0 ? "en_US" : "ja_JP"))
    let whole = 0..<text.unicodeScalars.count
    for value in recognizer.values(in: text, context) {
      try promise(whole.contains(value.range), "a value stands at \(value.range) of \(whole)")
      try promise(!value.range.isEmpty, "a value stands nowhere")
    }
    if let number = recognizer.number(text) { _ = "\(number)" }
    _ = recognizer.numberVariants(of: text)
  }
}
