import LocalizedTexts
import PhraseDiagnostics

/// A Tuist `Project.swift` or an app's `Package.swift`: the targets that literals in it tell of.
struct SwiftManifest {
  private let source: SourceText
  private let bytes: [UInt8]
  private let folder: String

  init?(_ path: String, in files: ProjectFiles) {
    guard let source = files.source(path) else { return nil }
    self.source = source
    bytes = source.bytes
    folder = ProjectFiles.folder(of: path)
  }

  /// The targets in the order of the file.
  func targets(below: (String) -> [String]) -> [ProjectTarget] {
    calls("arget(").compactMap { tuist($0, below) }
      + calls(".iOSApplication(").compactMap { playground($0, below) }
  }

  /// A call's arguments: label to the bytes of its value.
  private typealias Arguments = [String: Range<Int>]

  private func tuist(_ call: Arguments, _ below: (String) -> [String]) -> ProjectTarget? {
    guard let name = call["name"].flatMap({ texts($0).first }), let product = call["product"] else {
      return nil
    }
    let kinds: [(String, ProjectTarget.Kind)] = [
      ("Tests", .test), ("app", .app), ("Extension", .appExtension), ("ramework", .framework),
      ("Library", .framework),
    ]
    let word = code(product)
    let kind = kinds.first { word.contains($0.0) && ($0.1 != .app || word.hasSuffix("app")) }?.1
    var target = target(name.text, kind ?? .other)
    let patterns = [call["sources"], call["resources"]].compactMap { $0 }.flatMap { texts($0) }
    target.files = Set(patterns.flatMap { held(by: $0.text, below) })
    target.dependencies = (call["dependencies"].map { texts($0) } ?? []).map(\.text)
    if let identifier = call["bundleId"].flatMap({ texts($0).first }) {
      assign("PRODUCT_BUNDLE_IDENTIFIER", identifier, in: &target)
    }
    if let list = call["infoPlist"] {
      let found = texts(list)
      if found.count == 1, let path = found.first, path.text.hasSuffix(".plist") {
        assign("INFOPLIST_FILE", path, in: &target)
      }
      target.properties = properties(found)
    }
    return target
  }

  private func playground(_ call: Arguments, _ below: (String) -> [String]) -> ProjectTarget? {
    guard let name = call["name"].flatMap({ texts($0).first }) else { return nil }
    var target = target(name.text, .app)
    target.files = Set(below(folder))
    assign("PRODUCT_NAME", name, in: &target)
    if let identifier = call["bundleIdentifier"].flatMap({ texts($0).first }) {
      assign("PRODUCT_BUNDLE_IDENTIFIER", identifier, in: &target)
    }
    return target
  }

  private func target(_ name: String, _ kind: ProjectTarget.Kind) -> ProjectTarget {
    var target = ProjectTarget(
      name: name, kind: kind, folder: folder, settings: BuildSettings(layers: [[:]]))
    assign("TARGET_NAME", PlacedString(name, place: source.place(at: 0)), in: &target)
    let own = PlacedString("$(TARGET_NAME)", place: source.place(at: 0))
    target.settings.layers.append(["PRODUCT_NAME": [.init(conditions: [:], value: own)]])
    return target
  }

  private func assign(_ key: String, _ value: PlacedString, in target: inout ProjectTarget) {
    target.settings.layers[0][key] = [.init(conditions: [:], value: value)]
  }

  private func held(by pattern: String, _ below: (String) -> [String]) -> [String] {
    let whole = ProjectFiles.joined(folder, pattern)
    let prefix = whole.split(separator: "*", omittingEmptySubsequences: false).first ?? ""
    return below(ProjectFiles.folder(of: String(prefix))).filter {
      ProjectDescription.matches($0, whole)
    }
  }

  /// The names in the literals of a property list, each behind its key.
  private func properties(_ found: [PlacedString]) -> PlacedPropertyList? {
    var members: [PlacedPropertyList.Member] = []
    var others: [PlacedPropertyList] = []
    for (key, value) in zip(found, found.dropFirst()) {
      let item = PlacedPropertyList(content: .string(value.text), place: value.place)
      switch key.text {
      case "CFBundleDisplayName", "CFBundleName":
        members.append(.init(key: key.text, keyPlace: key.place, value: item))
      case "INAlternativeAppName": others.append(item)
      default: break
      }
    }
    guard let place = found.first?.place else { return nil }
    let names = PlacedPropertyList(content: .array(others), place: place)
    members.append(.init(key: "INAlternativeAppNames", keyPlace: place, value: names))
    return PlacedPropertyList(content: .dictionary(members), place: place)
  }

  // MARK: - Scanning

  /// The arguments of each call whose name ends so.
  private func calls(_ name: String) -> [Arguments] {
    let wanted = Array(name.utf8)
    var found: [Arguments] = []
    var position = 0
    while position + wanted.count <= bytes.count {
      guard bytes[position] == wanted[0], bytes[position...].starts(with: wanted) else {
        position += 1
        continue
      }
      position += wanted.count
      found.append(arguments(from: position))
    }
    return found
  }

  /// The arguments behind an opening parenthesis.
  private func arguments(from start: Int) -> Arguments {
    var arguments: Arguments = [:]
    var depth = 0
    var begin = start
    var position = start
    func add(upTo end: Int) {
      let text = bytes[begin..<end]
      guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return }
      let label = String(decoding: text[..<colon], as: UTF8.self).split { $0.isWhitespace }.last
      arguments[label.map(String.init) ?? ""] = colon + 1..<end
    }
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""): position = endOfString(position) - 1
      case UInt8(ascii: "/"): position = endOfComment(position) - 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ","):
        if depth == 0 {
          add(upTo: position)
          begin = position + 1
        }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard depth > 0 else {
          add(upTo: position)
          return arguments
        }
        depth -= 1
      default: break
      }
      position += 1
    }
    return arguments
  }

  /// Behind a comment to the line's end that begins here, or behind this byte.
  private func endOfComment(_ start: Int) -> Int {
    guard bytes[start...].starts(with: "//".utf8) else { return start + 1 }
    return bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
  }

  /// Where a string ends that begins at a quote; at the end of its line at last.
  private func endOfString(_ start: Int) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != 0x0A {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position + 1, bytes.count)
  }

  /// The literals in a value, without those that something is interpolated into.
  private func texts(_ range: Range<Int>) -> [PlacedString] {
    var found: [PlacedString] = []
    var position = range.lowerBound
    while position < range.upperBound {
      guard bytes[position] == UInt8(ascii: "\"") else {
        position = endOfComment(position)
        continue
      }
      let end = endOfString(position)
      let inner = bytes[min(position + 1, end)..<max(position + 1, end - 1)]
      if !inner.contains(UInt8(ascii: "\\")) {
        found.append(
          PlacedString(String(decoding: inner, as: UTF8.self), place: source.place(at: position)))
      }
      position = end
    }
    return found
  }

  private func code(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).split { $0.isWhitespace }.joined()
  }
}
