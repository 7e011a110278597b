/// Makes the pack's words into the lenient tier's rewriting rules.
enum FoldingRules {
  static func rules(_ data: LenientData, _ normalizer: LineNormalizer) -> [TextFolding.Rule] {
    func units(_ text: String) -> Units {
      normalizer.units(of: text, hasLeft: false, hasRight: false)
    }
    var rules: [TextFolding.Rule] = []
    for pair in data.spellings + data.readings where pair.count == 2 {
      let to = normalizer.units(of: pair[1], hasLeft: true, hasRight: true)
      rules.append(TextFolding.Rule(from: units(pair[0]), to: to))
    }
    for verb in data.verbs where verb.count == 3 {
      rules.append(TextFolding.Rule(from: units(verb[0]), to: units(verb[1])))
    }
    for word in data.articles + data.fillers {
      rules.append(TextFolding.Rule(from: units(word), to: []))
    }
    for word in data.apartFillers {
      rules.append(TextFolding.Rule(from: units(word), to: [], isApart: true))
    }
    return closed(rules + longVowels(data, units), over: rules)
  }

  private static func longVowels(
    _ data: LenientData, _ units: (String) -> Units
  ) -> [TextFolding.Rule] {
    guard let mark = data.longMark.map(units), !mark.isEmpty else { return [] }
    var rules: [TextFolding.Rule] = []
    for (vowel, letters) in data.vowels.sorted(by: { $0.key < $1.key }) {
      for letter in units(letters) {
        rules.append(TextFolding.Rule(from: [letter] + mark, to: [letter] + units(vowel)))
      }
    }
    return rules
  }

  /// Rewrites what rules give by the rules for single letters and for words that fall, so that one
  /// pass is enough.
  private static func closed(
    _ rules: [TextFolding.Rule], over spellings: [TextFolding.Rule]
  ) -> [TextFolding.Rule] {
    let letters = TextFolding(
      rules: spellings.filter { $0.from.count == 1 && $0.to.count == 1 && !$0.isApart })
    let dropping = TextFolding(rules: spellings.filter { $0.to.isEmpty && !$0.isApart })
    return rules.map { rule in
      var rule = rule
      let short = dropping.fold(rule.to).units
      rule.to = letters.fold(short.trimmed.isEmpty ? rule.to : short).units
      return rule
    }
  }
}
