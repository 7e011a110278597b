import LanguagePacks
import PhraseDiagnostics

/// A language's words around people's names, from `values/people.json`.
struct PersonData: Decodable, Sendable {
  /// Words right after a name (さん).
  var titles: [String]?
  /// Words with such an ending that are no one's name (皆さん).
  var noNames: [String]?
  /// Words before a name, and words after one, that say that it is a name.
  var before: [String]?
  var after: [String]?
}

/// Words around people's names, compiled; a class, which is cheap to share.
final class PersonWords: Sendable {
  let titles: WordTrie<Bool>
  let noNames: Set<[UInt32]>
  let before: WordTrie<Bool>
  let after: WordTrie<Bool>
  /// All of these words.
  let marks: WordTrie<Bool>

  convenience init(_ files: PackFiles) throws(Diagnostic) {
    self.init(
      try files.own(PersonData.self, "values/people.json") ?? PersonData())
  }

  init(_ data: PersonData) {
    func trie(_ forms: [String]?) -> WordTrie<Bool> {
      WordTrie(QuantityWords.folded(forms ?? []).map { ($0, true) })
    }
    titles = trie(data.titles)
    noNames = Set(QuantityWords.folded(data.noNames ?? []))
    before = trie(data.before)
    after = trie(data.after)
    marks = trie((data.titles ?? []) + (data.before ?? []) + (data.after ?? []))
  }
}

/// Finds people: those of a contact list, and in a language that puts a title after a name, whatever
/// stands before one.
struct PersonFinder {
  let text: ValueText
  let scalars: [Unicode.Scalar]
  let words: PersonWords
  let contacts: ContactList

  /// A person and the units that the name stands on, without a title.
  struct Found: Equatable {
    var range: Range<Int>
    /// Everyone that the name may mean; the name itself where no list has it.
    var names: [String]
  }

  /// The longest names that do not overlap, from left to right.
  /// - Complexity: O(n) in the text's length.
  func find() -> [Found] {
    guard !contacts.contacts.isEmpty || hasMark else { return [] }
    let introduced = introduced()
    var found: [Found] = []
    var index = 0
    while index < text.count {
      guard text.isBorder(index), let person = known(at: index) ?? titled(at: index, introduced)
      else {
        index += 1
        continue
      }
      found.append(person)
      index = person.range.upperBound
    }
    return found
  }

  private func known(at start: Int) -> Found? {
    var end = start
    var owners: [Int] = []
    contacts.names.walk(text.units, from: start) { stop, owner in
      if stop > end { owners = [] }
      end = stop
      owners.append(owner)
    }
    guard !owners.isEmpty, !isInside(start..<end) else { return nil }
    return Found(range: start..<end, names: owners.map { contacts.contacts[$0].name })
  }

  /// Whether a name in kanji or katakana goes on, so that it is a part of a longer word.
  private func isInside(_ range: Range<Int>) -> Bool {
    let end = range.upperBound
    guard end < text.count, !text.hasGap(before: end),
      words.titles.longest(text.units, from: end) == nil
    else { return false }
    return kind(range.lowerBound) == kind(end) && kind(end) != .other
  }

  private enum Script { case kanji, katakana, other }

  private func kind(_ index: Int) -> Script {
    if text.isKatakana(index, scalars) { return .katakana }
    return UnitClass.isIdeograph(text.units[index]) ? .kanji : .other
  }

  /// A run of kanji or katakana before a title, or between words that introduce a name.
  private func titled(at start: Int, _ introduced: Set<Int>) -> Found? {
    let script = kind(start)
    guard script != .other, start == 0 || kind(start - 1) != script || text.hasGap(before: start)
    else { return nil }
    var end = start
    while end < text.count, kind(end) == script, end - start < 12,
      title(at: end) == nil || end == start
    {
      end += 1
    }
    let hasTitle = title(at: end) != nil
    let isIntroduced =
      words.after.longest(text.units, from: end) != nil
      || introduced.contains(start)
    guard hasTitle || isIntroduced, end > start, !isNoName(start, end) else { return nil }
    return Found(range: start..<end, names: [written(start..<end)])
  }

  /// The end of a title; one in katakana is none at the start of a longer word (番チャンネル).
  private func title(at index: Int) -> Int? {
    guard let (end, _) = words.titles.longest(text.units, from: index) else { return nil }
    let goesOn =
      index < end && end < text.count && text.isKatakana(end - 1, scalars)
      && text.isKatakana(end, scalars)
    return goesOn ? nil : end
  }

  /// Whether anything is said that stands right beside a name.
  private var hasMark: Bool {
    text.units.indices.contains { place in
      text.isBorder(place) && words.marks.longest(text.units, from: place) != nil
    }
  }

  /// The ends of the words that introduce a name.
  private func introduced() -> Set<Int> {
    var ends: Set<Int> = []
    for place in text.units.indices {
      guard let (end, _) = words.before.longest(text.units, from: place), end - place <= 12 else {
        continue
      }
      ends.insert(end)
    }
    return ends
  }

  private func isNoName(_ start: Int, _ end: Int) -> Bool {
    if words.noNames.contains(Array(text.units[start..<end])) { return true }
    guard let (stop, _) = words.titles.longest(text.units, from: end) else { return false }
    return words.noNames.contains(Array(text.units[start..<stop]))
  }

  private func written(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[text.sourceRange(range)]))
  }
}
