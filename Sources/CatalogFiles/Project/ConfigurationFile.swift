import LocalizedTexts
import PhraseDiagnostics

/// An `.xcconfig` file with the files that it includes, as one layer of build settings.
struct ConfigurationFile {
  /// The assignments, later ones behind earlier ones.
  private(set) var layer: BuildSettings.Layer = [:]
  private let files: ProjectFiles
  private var seen: Set<String> = []

  /// How many files may include each other.
  private static let mostFiles = 64

  /// Reads a file by its path in the project; one that is not there adds nothing.
  init(_ path: String, in files: ProjectFiles) {
    self.files = files
    read(path)
  }

  private mutating func read(_ path: String) {
    guard seen.count < Self.mostFiles, seen.insert(path).inserted,
      let source = files.source(path)
    else { return }
    var offset = 0
    for line in source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      read(String(line), at: offset, source, path)
      offset += line.utf8.count
      // A line's end is one byte, or two where it is CR LF.
      let ending = source.bytes.dropFirst(offset).prefix(2)
      offset += ending.elementsEqual([0x0D, 0x0A]) ? 2 : 1
    }
  }

  private mutating func read(
    _ line: String, at offset: Int, _ source: SourceText, _ path: String
  ) {
    let text = Self.withoutComment(line).trimmingBlanks
    if text.hasPrefix("#include") {
      guard
        let name = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
      else { return }
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
      return read(ProjectFiles.joined(folder, String(name)))
    }
    guard let (key, conditions, value) = Self.assignment(text) else { return }
    let place = source.place(at: offset + line.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count)
    layer[key, default: []].append(
      .init(conditions: conditions, value: PlacedString(value, place: place)))
  }

  private static func withoutComment(_ line: String) -> String {
    guard let comment = line.firstIndex(of: "/") else { return line }
    var index = comment
    while index < line.endIndex {
      let next = line.index(after: index)
      if line[index] == "/", next < line.endIndex, line[next] == "/" {
        return String(line[..<index])
      }
      index = next
    }
    return line
  }

  /// `KEY[sdk=iphoneos*] = value`, taken apart.
  private static func assignment(_ text: String) -> (String, [String: String], String)? {
    var isInside = false
    let equals = text.firstIndex { character in
      if character == "[" { isInside = true }
      if character == "]" { isInside = false }
      return character == "=" && !isInside
    }
    guard let equals else { return nil }
    let (key, conditions) = BuildSettings.key(String(text[..<equals]).trimmingBlanks)
    var value = String(text[text.index(after: equals)...]).trimmingBlanks
    if value.hasSuffix(";") { value = String(value.dropLast()).trimmingBlanks }
    return key.isEmpty ? nil : (key, conditions, value)
  }
}

extension BuildSettings {
  /// A setting's key with its conditions, taken apart.
  static func key(_ text: String) -> (key: String, conditions: [String: String]) {
    let parts = text.split { $0 == "[" || $0 == "]" || $0 == "," }
    guard let key = parts.first else { return ("", [:]) }
    var conditions: [String: String] = [:]
    for part in parts.dropFirst() {
      guard let equals = part.firstIndex(of: "=") else { continue }
      conditions[String(part[..<equals]).trimmingBlanks] =
        String(part[part.index(after: equals)...]).trimmingBlanks
    }
    return (String(key).trimmingBlanks, conditions)
  }
}
