/// A text prepared for reading values: folded like a matched phrase, but with its punctuation,
/// which values need (`3:30`, `1.5`, `a@b.c`), and with the place of each unit in the user's text.
///
/// Layout: `units[i]` is a folded Unicode scalar; it stands for the scalars
/// `starts[i]..<ends[i]` of the source. `starts` never falls. A class, since every reader of a text
/// holds it.
final class ValueText: Sendable {
  let units: [UInt32]
  let starts: [Int]
  let ends: [Int]
  /// Which units were capital letters in the source.
  let capitals: [Bool]

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
    (units, starts, ends, capitals) = (folder.units, folder.starts, folder.ends, folder.capitals)
  }

  private init(_ text: ValueText, _ range: Range<Int>) {
    units = Array(text.units[range])
    starts = Array(text.starts[range])
    ends = Array(text.ends[range])
    capitals = Array(text.capitals[range])
  }

  var count: Int { units.count }

  /// The folded units of a text alone, as words in data are stored.
  static func fold(_ text: String) -> [UInt32] { ValueText(text).units }

  /// A part of the text, still with places in the whole source.
  func part(_ range: Range<Int>) -> ValueText { ValueText(self, range) }

  /// Whether the user left a space before a unit, be it one that was dropped.
  func hasGap(before index: Int) -> Bool {
    guard index > 0, index < count else { return true }
    return starts[index] > ends[index - 1] || units[index - 1] == UnitClass.space
  }

  /// The scalars of the source that a range of units stands for.
  func sourceRange(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= count else { return 0..<0 }
    return starts[range.lowerBound]..<ends[range.upperBound - 1]
  }

  /// The first unit that stands for the source from a scalar on.
  /// - Complexity: O(log n).
  func unit(at scalar: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < scalar { low = middle + 1 } else { high = middle }
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
    var starts: [Int] = []
    var ends: [Int] = []
    var capitals: [Bool] = []

    init(room: Int) {
      units.reserveCapacity(room)
      starts.reserveCapacity(room)
      ends.reserveCapacity(room)
      capitals.reserveCapacity(room)
    }

    mutating func clear() {
      units.removeAll(keepingCapacity: true)
      starts.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
      capitals.removeAll(keepingCapacity: true)
    }

    mutating func append(_ scalar: Unicode.Scalar, at index: Int) {
      let unit = UnitClass.fold(scalar)
      if UnitClass.isInvisible(unit) { return }
      if UnitClass.isVoicingMark(unit), let last = units.last,
        let voiced = UnitClass.voiced(last, by: unit)
      {
        units[units.count - 1] = voiced
        ends[ends.count - 1] = index + 1
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
      starts.append(index)
      ends.append(index + 1)
      capitals.append(
        unit < 0x80 ? unit != scalar.value && UnitClass.isCapital(scalar.value) : false)
    }

    mutating func dropTrailingSpace() {
      guard units.last == UnitClass.space else { return }
      units.removeLast()
      starts.removeLast()
      ends.removeLast()
      capitals.removeLast()
    }
  }
}
