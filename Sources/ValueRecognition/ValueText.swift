/// A text prepared for reading values: folded like a matched phrase, but with its punctuation,
/// which values need (`3:30`, `1.5`, `a@b.c`), and with the place of each unit in the user's text.
///
/// Layout: `units[i]` is a folded Unicode scalar; `places[i]` says which scalars of the source it stands
/// for, whose starts never fall. A class, since every reader of a text holds it.
final class ValueText: Sendable {
  let units: [UInt32]
  let places: [Place]

  /// Which scalars of the source a unit stands for.
  struct Place: Sendable {
    var start: Int
    var end: Int
    /// Whether it was a capital letter.
    var isCapital: Bool
  }

  /// Folds a text.
  /// - Complexity: O(n) in the text's length.
  init(_ text: String) {
    var folder = Folder(room: text.utf8.count)
    var index = 0
    for scalar in text.unicodeScalars {
      folder.append(scalar, at: index)
      index += 1
    }
    folder.dropTrailingSpace()
    (units, places) = (folder.units, folder.places)
  }

  private init(_ text: ValueText, _ range: Range<Int>) {
    units = Array(text.units[range])
    places = Array(text.places[range])
  }

  var count: Int { units.count }

  /// The folded units of a text alone, as words in data are stored.
  static func fold(_ text: String) -> [UInt32] { ValueText(text).units }

  /// A part of the text, still with places in the whole source.
  func part(_ range: Range<Int>) -> ValueText { ValueText(self, range) }

  /// Whether the user left a space before a unit, be it one that was dropped.
  func hasGap(before index: Int) -> Bool {
    guard index > 0, index < count else { return true }
    return places[index].start > places[index - 1].end || units[index - 1] == UnitClass.space
  }

  /// The scalars of the source that a range of units stands for.
  func sourceRange(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= count else { return 0..<0 }
    return places[range.lowerBound].start..<places[range.upperBound - 1].end
  }

  /// Whether a unit was a capital letter in the source.
  func isCapital(_ index: Int) -> Bool { places[index].isCapital }

  /// The first unit that stands for the source from a scalar on.
  /// - Complexity: O(log n).
  func unit(at scalar: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].start < scalar { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The folded units as text.
  func string(_ range: Range<Int>) -> String {
    var text = ""
    for unit in units[range] {
      if let scalar = Unicode.Scalar(unit) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// A text while it is folded.
  struct Folder {
    var units: [UInt32] = []
    var places: [Place] = []

    init(room: Int) {
      units.reserveCapacity(room)
      places.reserveCapacity(room)
    }

    mutating func clear() {
      units.removeAll(keepingCapacity: true)
      places.removeAll(keepingCapacity: true)
    }

    mutating func append(_ scalar: Unicode.Scalar, at index: Int) {
      let unit = UnitClass.fold(scalar)
      if UnitClass.isInvisible(unit) { return }
      if UnitClass.isVoicingMark(unit), let last = units.last,
        let voiced = UnitClass.voiced(last, by: unit)
      {
        units[units.count - 1] = voiced
        places[places.count - 1].end = index + 1
        return
      }
      if UnitClass.isAccent(unit), let last = units.last,
        let whole = UnitClass.accented(last, by: unit)
      {
        units[units.count - 1] = whole
        places[places.count - 1].end = index + 1
        return
      }
      if unit == UnitClass.space {
        guard let last = units.last, last != UnitClass.space, !UnitClass.isJapanese(last) else {
          return
        }
      } else if UnitClass.isJapanese(unit) {
        dropTrailingSpace()
      }
      units.append(unit)
      let isCapital = unit < 0x80 && unit != scalar.value && UnitClass.isCapital(scalar.value)
      places.append(Place(start: index, end: index + 1, isCapital: isCapital))
    }

    mutating func dropTrailingSpace() {
      guard units.last == UnitClass.space else { return }
      units.removeLast()
      places.removeLast()
    }
  }
}
