import Foundation
public import PhraseDiagnostics

/// A `.strings` file: a property list whose root is a dictionary, in the text or XML form with places,
/// or in the binary form.
public struct StringsFile: Hashable, Sendable {
  /// The dictionary.
  public var root: PlacedPropertyList
  /// What is wrong in the file, in order.
  public var diagnostics: [Diagnostic]

  /// Reads a file's bytes.
  ///
  /// What is wrong is noted and the entry left out; the other entries are read.
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - bytes: UTF-8, or UTF-16 with a byte order mark, or a compiled property list.
  /// - Complexity: O(n) in the number of bytes.
  public init(file: String, bytes: [UInt8]) {
    do throws(Diagnostic) {
      if bytes.starts(with: Array("bplist".utf8)) {
        self = try Self.compiled(bytes, file)
        return
      }
      let source = try SourceText(file: file, bytes: bytes)
      if source.text.hasPrefix("<?xml") || source.text.hasPrefix("<!DOCTYPE") {
        var parser = PlistXMLParser(source)
        root = try parser.root()
        guard case .dictionary = root.content else {
          throw Diagnostic(.error, TextMessages.notADictionary, at: root.place)
        }
        diagnostics = []
        return
      }
      var parser = StringsParser(source)
      root = parser.root()
      diagnostics = parser.diagnostics
    } catch {
      root = PlacedPropertyList(content: .dictionary([]), place: SourcePlace(file: file, line: 1))
      diagnostics = [error]
    }
  }

  /// The entries whose values are texts; of a key that stands there twice the later one.
  /// - Complexity: O(n) in the number of entries.
  public var table: StringTable {
    var table = StringTable()
    for row in TableFile.rows(of: root.members, language: "") {
      table[row.key.text] = TableEntry(row)
    }
    return table
  }

  private static func compiled(_ bytes: [UInt8], _ file: String) throws(Diagnostic) -> StringsFile {
    let place = SourcePlace(file: file, line: 1)
    guard let value = try? PropertyListDecoder().decode(CompiledValue.self, from: Data(bytes))
    else {
      throw Diagnostic(.error, TextMessages.badPropertyList, at: place)
    }
    guard case .dictionary = value else {
      throw Diagnostic(.error, TextMessages.notADictionary, at: place)
    }
    return StringsFile(root: value.placed(place), diagnostics: [])
  }

  private init(root: PlacedPropertyList, diagnostics: [Diagnostic]) {
    self.root = root
    self.diagnostics = diagnostics
  }
}

/// A value of a compiled property list; what is no text, array or dictionary is written as text.
private indirect enum CompiledValue: Decodable {
  case text(String)
  case array([CompiledValue])
  case dictionary([String: CompiledValue])

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if let text = try? single.decode(String.self) {
      self = .text(text)
    } else if decoder.codingPath.count < StringsParser.deepest,
      let elements = try? single.decode([CompiledValue].self)
    {
      self = .array(elements)
    } else if decoder.codingPath.count < StringsParser.deepest,
      let members = try? single.decode([String: CompiledValue].self)
    {
      self = .dictionary(members)
    } else if let value = try? single.decode(Bool.self) {
      self = .text("\(value)")
    } else if let value = try? single.decode(Double.self) {
      self = .text("\(value)")
    } else {
      self = .text("")
    }
  }

  func placed(_ place: SourcePlace) -> PlacedPropertyList {
    let content: PlacedPropertyList.Content =
      switch self {
      case .text(let text): .string(text)
      case .array(let elements): .array(elements.map { $0.placed(place) })
      case .dictionary(let members):
        .dictionary(
          members.sorted { $0.key < $1.key }.map {
            .init(key: $0.key, keyPlace: place, value: $0.value.placed(place))
          })
      }
    return PlacedPropertyList(content: content, place: place)
  }
}
