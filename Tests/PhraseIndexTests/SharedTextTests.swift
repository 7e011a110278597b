import PhraseIndex
import Testing

/// Texts that two patterns both read.
@Suite struct SharedTextTests {
  private static let spacing = WordSpacing(separator: 0x20, joining: [0x63...0x63])

  private func shared(
    _ one: [PatternElement], _ other: [PatternElement], names: [String] = ["b", "c"]
  ) throws -> [String] {
    var builder = PhraseIndexBuilder(spacing: Self.spacing)
    _ = try builder.addList(entries(names))
    let left = try builder.addPattern(one, payload: 0)
    let right = try builder.addPattern(other, payload: 1)
    return try builder.build().sharedTexts(of: left, and: right, most: 8).map { text in
      String(text.units.compactMap { Unicode.Scalar($0).map(Character.init) })
    }
  }

  /// `c` joins, as Japanese does: a blank beside it falls.
  @Test func aSeparatorFallsBesideWhatJoins() throws {
    let list = ListID(rawValue: 0)
    let slot = PatternElement.slot(list, label: 0, isOptional: false)
    #expect(try shared([.literal(units("a ")), slot], [.literal(units("ac"))]) == ["ac"])
    #expect(try shared([slot, .literal(units(" a"))], [.literal(units("ca"))]) == ["ca"])
    #expect(try shared([.literal(units("a ")), slot], [.literal(units("a b"))]) == ["a b"])
  }

  @Test func aSeparatorStaysBetweenWords() throws {
    let list = ListID(rawValue: 0)
    let slot = PatternElement.slot(list, label: 0, isOptional: false)
    #expect(try shared([.literal(units("a ")), slot], [.literal(units("ab"))]) == [])
    #expect(try shared([.literal(units("a")), slot], [.literal(units("a b"))]) == [])
  }

  /// Over all short texts: two patterns share one just where the automaton reads one by both.
  @Test(arguments: 0..<24) func whatTheMatcherReads(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var builder = PhraseIndexBuilder(spacing: Self.spacing)
    let words = ["a", "b", "c", "a ", " b", "c ", " ", "ab", "bc"]
    let list = try builder.addList(entries(["a", "c", "a b", "bc"]))
    func pattern() -> [PatternElement] {
      (0..<2 + Int(generator.next() % 2)).map { _ in
        generator.next() % 3 == 0
          ? .slot(list, label: 0, isOptional: generator.next() % 2 == 0)
          : .literal(units(words[Int(generator.next() % UInt64(words.count))]))
      } + [.literal(units("a"))]
    }
    let one = try builder.addPattern(pattern(), payload: 0)
    let other = try builder.addPattern(pattern(), payload: 1)
    let automaton = try builder.build()
    let shared = Set(automaton.sharedTexts(of: one, and: other, most: 64).map(\.units))
    for text in Self.texts {
      let patterns = Set(automaton.readings(of: text).map(\.pattern))
      #expect(shared.contains(text) == (patterns.count == 2), "\(text)")
    }
  }

  /// The normalized texts of up to five units.
  private static let texts: [[UInt32]] = {
    var all: [[UInt32]] = []
    var last: [[UInt32]] = [[]]
    for _ in 0..<5 {
      last = last.flatMap { text in units("abc ").map { text + [$0] } }
      all += last
    }
    return all.filter { text in
      guard let first = text.first, let last = text.last, first != 0x20, last != 0x20 else {
        return false
      }
      return !text.indices.contains { place in
        text[place] == 0x20
          && [text[place - 1], text[place + 1]].contains { $0 == 0x20 || $0 == 0x63 }
      }
    }
  }()
}
