import PhraseSyntax
import Testing

/// A small generator with a seed, so that a failing case can be had again.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Suite struct RoundTripTests {
  private static let pieces = [
    "カフェ", "で", " ", "a", "applicationName", ".", "$", "{", "}", "(", ")", "[", "]", "<", ">",
    "|", ";", "\\", "か\u{3099}", "👩‍🍳", "x",
  ]

  private func text(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...4, using: &generator)
    let words = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "a" }
      .joined()
    // A part of blanks alone is no alternative.
    return words.allSatisfy(\.isWhitespace) ? words + "a" : words
  }

  /// A canonical tree: no two texts side by side.
  private func tree(_ generator: inout SeededGenerator, depth: Int) -> [TemplateElement] {
    var parts: [TemplateElement] = []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      var wasText = false
      if case .text = parts.last?.kind { wasText = true }
      let kind = part(&generator, depth: depth, allowsText: !wasText)
      parts.append(TemplateElement(kind))
    }
    return parts
  }

  private func part(
    _ generator: inout SeededGenerator, depth: Int, allowsText: Bool
  ) -> TemplateElement.Kind {
    func branches() -> [[TemplateElement]] {
      (0..<Int.random(in: 2...3, using: &generator)).map { _ in
        tree(&generator, depth: depth - 1)
      }
    }
    switch Int.random(in: allowsText ? 0...7 : 2...7, using: &generator) {
    case 0, 1: return .text(text(&generator))
    case 2: return .applicationName
    case 3: return .parameter("product")
    case 4: return .rule("rule-1")
    case 5 where depth > 0: return .optional(tree(&generator, depth: depth - 1))
    case 6 where depth > 0: return .alternatives(branches())
    case 7 where depth > 0: return .permutation(branches())
    default: return .parameter("size")
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func whatIsPrintedReadsBack(_ seed: UInt64) throws {
    var generator = SeededGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<250 {
      let template = PhraseTemplate(tree(&generator, depth: 3), mode: .pack)
      for spelling in PlaceholderSpelling.allCases {
        let printed = template.printed(as: spelling)
        let parsed = PhraseTemplate.parse(
          printed, mode: .pack, parameters: ["product", "size"], rules: ["rule-1"])
        #expect(parsed.faults == [], "\(printed)")
        let isEqual = parsed.template == template
        #expect(isEqual, "\(printed)")
      }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func anyTextAtAllReadsWithoutATrapAndPrintsStably(_ seed: UInt64) {
    var generator = SeededGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<500 {
      let source = (0..<5).map { _ in text(&generator) }.joined()
      for mode in [TemplateMode.apple, .pack] {
        let parsed = PhraseTemplate.parse(source, mode: mode)
        guard parsed.faults.isEmpty else {
          for fault in parsed.faults {
            #expect(fault.range.upperBound <= source.unicodeScalars.count + 1)
          }
          continue
        }
        let again = PhraseTemplate.parse(parsed.template.printed(), mode: mode)
        let isEqual = again.template == parsed.template
        #expect(isEqual, "\(source)")
      }
    }
  }

  @Test func theTemplateOfTheOrder() throws {
    let template = try PhraseTemplate(
      parsing: "{product}の{size}を{applicationName}で注文", mode: .pack)
    #expect(template.printed(as: .dollar) == "${product}の${size}を${applicationName}で注文")
    #expect(
      template.printed(as: .swift)
        == #"\(\.$product)の\(\.$size)を\(.applicationName)で注文"#)
  }
}
