import FoundationEssentials
import IntentCatalog
import PhraseIndex

/// The kinds of an index file's sections that this module writes.
enum StoredKind {
  static let facts: UInt32 = 64
  static let locale: UInt32 = 65
  /// Texts take two kinds each.
  static let identifiers: UInt32 = 66
  static let titles: UInt32 = 68
  static let special: UInt32 = 70
  static let details: UInt32 = 72
  static let patterns: UInt32 = 80
  static let parameters: UInt32 = 81
  static let matches: UInt32 = 82
  static let sources: UInt32 = 83
  static let texts: UInt32 = 84
}

/// Values as they lie in an index file: an identifier and a title each; what some have besides, apart.
final class StoredValues: Sendable {
  private let identifiers: TextTable
  /// In the language of the file; a zero alone where the identifier is the title, and one before a title that
  /// begins with one.
  private let titles: TextTable
  /// The numbers of the values that have more, ascending.
  private let special: NumberTable
  /// What they have: a mark and synonyms parted by zeros, or all of the value as JSON.
  private let details: TextTable

  private static let synonyms: Character = "\u{1}"
  private static let stop: Character = "\u{0}"

  init(_ file: IndexFile, _ number: UInt32) throws(IndexFileError) {
    identifiers = try TextTable(file, StoredKind.identifiers, number)
    titles = try TextTable(file, StoredKind.titles, number)
    special = try NumberTable(file, StoredKind.special, number)
    details = try TextTable(file, StoredKind.details, number)
  }

  /// Writes values whose titles are wanted in a language.
  static func write(
    _ values: [ValueDescriptor], _ language: String, to writer: inout IndexFileWriter,
    _ number: UInt32
  ) throws {
    var special: [UInt32] = []
    var details: [String] = []
    for (place, value) in values.enumerated() {
      guard let detail = try detail(of: value) else { continue }
      special.append(UInt32(place))
      details.append(detail)
    }
    TextTable(values.lazy.map(\.id)).write(to: &writer, StoredKind.identifiers, number)
    let titles = values.lazy.map { value in
      let title = value.title.text(in: language)
      return title == value.id ? String(stop) : title.first == stop ? String(stop) + title : title
    }
    TextTable(titles).write(to: &writer, StoredKind.titles, number)
    NumberTable(special).write(to: &writer, StoredKind.special, number)
    TextTable(details).write(to: &writer, StoredKind.details, number)
  }

  private static func detail(of value: ValueDescriptor) throws -> String? {
    let plain = ValueDescriptor(
      id: value.id, title: CatalogText(value.title.text),
      synonyms: value.synonyms.map { CatalogText($0.text) })
    let isPlain = plain == value && !value.title.text.isEmpty
    guard isPlain, value.synonyms.allSatisfy({ !$0.text.contains(stop) }) else {
      return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
    guard !value.synonyms.isEmpty else { return nil }
    return value.synonyms.reduce(into: String(synonyms)) { $0 += $1.text + String(stop) }
  }

  /// How many there are.
  var count: Int { identifiers.count }

  /// The identifier of a value.
  func identifier(_ number: Int) -> String { identifiers[number] }

  /// The title of a value in the file's language.
  func title(_ number: Int) -> String {
    let title = titles[number]
    guard title.utf8.first == 0 else { return title }
    return title.utf8.count == 1 ? identifiers[number] : String(title.dropFirst())
  }

  /// All that is known of a value.
  func descriptor(_ number: Int) -> ValueDescriptor {
    let plain = ValueDescriptor(id: identifier(number), title: CatalogText(title(number)))
    guard let detail = detail(number) else { return plain }
    guard detail.first == Self.synonyms else {
      return (try? JSONDecoder().decode(ValueDescriptor.self, from: Data(detail.utf8))) ?? plain
    }
    var value = plain
    value.synonyms = detail.dropFirst().split(
      separator: Self.stop, omittingEmptySubsequences: false
    )
    .dropLast().map { CatalogText(String($0)) }
    return value
  }

  /// All values.
  var all: [ValueDescriptor] { (0..<count).map(descriptor) }

  private func detail(_ number: Int) -> String? {
    var low = 0
    var high = special.count
    while low < high {
      let middle = (low + high) / 2
      if special[middle] < UInt32(clamping: number) { low = middle + 1 } else { high = middle }
    }
    return low < special.count && special[low] == UInt32(clamping: number) ? details[low] : nil
  }

  /// Whether the tables are such as they were written.
  var isSound: Bool {
    identifiers.isSound && titles.isSound && details.isSound && titles.count == count
      && special.count == details.count
  }
}
