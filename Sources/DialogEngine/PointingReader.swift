import IntentCatalog
import TextNormalization
import ValueRecognition

/// Finds where a sentence points at what was listed.
struct PointingReader {
  /// A stretch that points.
  struct Pointed {
    /// Where it stands, in units.
    var range: Range<Int>
    var way: PointingForms.Way
    /// The places that were said, from 1, or from the end, from −1.
    var positions: [Int] = []
    var number: Int?
    /// Where it is said what a thing is, and where the name stands that it was given.
    var thing: Range<Int>?
    var name: Range<Int>?

    /// Finds what is meant among some things.
    /// - Parameters:
    ///   - count: How many things there are.
    ///   - focus: The place of the one that is talked about.
    /// - Returns: The places, from 0; nil where there are not so many.
    func places(of count: Int, focus: Int?) -> [Int]? {
      switch way {
      case .at:
        let places = positions.map { $0 > 0 ? $0 - 1 : count + $0 }
        return places.allSatisfy((0..<count).contains) ? places : nil
      case .first:
        guard let number, (1...count).contains(number) else { return nil }
        return Array(0..<number)
      case .last:
        guard let number, (1...count).contains(number) else { return nil }
        return Array((count - number)..<count)
      case .all: return Array(0..<count)
      case .that: return focus.map { [$0] } ?? Array(0..<count)
      case .named: return nil
      }
    }
  }

  let text: NormalizedText
  private let context: DialogContext
  private let things: [[UInt32]]
  private let positions: ReplyLexicon

  init(_ text: NormalizedText, things: [String], count: Int, _ context: DialogContext) {
    self.text = text
    self.context = context
    self.things = things.map { TextNormalizer.shared.normalize($0).units }.filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
    positions = context.words.memo.positions(
      upTo: max(count, 10), context.recognizer, mixedIn: context.mixedIn)
  }

  /// Every stretch that points, the longest first.
  /// - Complexity: O(n · f) in the text's length and the number of forms.
  var pointed: [Pointed] { stretches { $0 != .named } }

  /// Every stretch that names a thing and says what it is ("the book Emma"), the longest first.
  /// - Complexity: O(n² · f) in the text's length and the number of forms.
  var named: [Pointed] { stretches { $0 == .named } }

  private func stretches(_ isWanted: (PointingForms.Way) -> Bool) -> [Pointed] {
    var all: [Pointed] = []
    for start in 0..<text.count where text.isBorder(start) {
      for form in context.words.pointing.forms where isWanted(form.way) {
        let found = Pointed(range: start..<start, way: form.way)
        walk(form.pieces[...], found, into: &all)
      }
    }
    return all.sorted {
      ($0.range.count, $1.range.lowerBound) > ($1.range.count, $0.range.lowerBound)
    }
  }

  private func walk(
    _ pieces: ArraySlice<PointingForms.Piece>, _ found: Pointed, into all: inout [Pointed]
  ) {
    guard let piece = pieces.first else {
      if !found.range.isEmpty { all.append(found) }
      return
    }
    let place =
      found.range.isEmpty ? found.range.upperBound : text.skippingBlank(found.range.upperBound)
    func go(on end: Int, _ change: (inout Pointed) -> Void = { _ in }) {
      var found = found
      found.range = found.range.lowerBound..<end
      change(&found)
      walk(pieces.dropFirst(), found, into: &all)
    }
    switch piece {
    case .text(let units):
      if text.has(units, at: place) { go(on: place + units.count) }
    case .things:
      for name in things where text.has(name, at: place) {
        go(on: place + name.count) { $0.thing = place..<place + name.count }
      }
    case .position:
      for end in ends(from: place, upTo: positions.longest)
      where !isPlainNumber(text.string(place..<end)) {
        for case .position(let position) in positions.senses(of: text.units[place..<end]) {
          go(on: end) { $0.positions.append(position) }
        }
      }
    case .value:
      for end in ends(from: place, upTo: Self.nameLimit) where text.units[end - 1] != 0x20 {
        go(on: end) { $0.name = place..<end }
      }
    case .number:
      for end in ends(from: place, upTo: 12) {
        guard let value = context.recognizer.number(text.string(place..<end))?.value,
          let number = Int(exactly: value)
        else { continue }
        go(on: end) { $0.number = number }
      }
    }
  }

  /// Longer names are none.
  private static let nameLimit = 60

  /// Whether a text is a number alone, which counts things and is no place among them.
  private func isPlainNumber(_ text: String) -> Bool {
    context.recognizer.number(text).map { !$0.isOrdinal && $0.counter == nil } ?? false
  }

  private func ends(from place: Int, upTo longest: Int) -> [Int] {
    guard place < text.count else { return [] }
    return ((place + 1)...min(text.count, place + max(1, longest))).filter(text.isBorder)
  }
}

extension NormalizedText {
  /// Whether a word of a script that spaces its words, or a number, may begin or end at a place.
  func isBorder(_ place: Int) -> Bool {
    guard place > 0, place < count else { return true }
    func isLatin(_ unit: UInt32) -> Bool { unit > 0x20 && unit < 0x2E80 }
    func isDigit(_ unit: UInt32) -> Bool { (0x30...0x39).contains(unit) }
    let (left, right) = (units[place - 1], units[place])
    return !(isLatin(left) && isLatin(right) && isDigit(left) == isDigit(right))
  }

  /// Whether some units stand at a place as words of their own.
  func has(_ wanted: [UInt32], at place: Int) -> Bool {
    let end = place + wanted.count
    return end <= count && units[place..<end].elementsEqual(wanted) && isBorder(place)
      && isBorder(end)
  }

  /// The place behind a space that may stand there.
  func skippingBlank(_ place: Int) -> Int {
    place < count && units[place] == 0x20 ? place + 1 : place
  }

  /// A part as text.
  func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(units[range].compactMap(Unicode.Scalar.init)))
  }
}
