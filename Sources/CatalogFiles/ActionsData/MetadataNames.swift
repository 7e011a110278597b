import IntentCatalog

/// The numbers and names that the metadata has for things.
enum MetadataNames {
  /// Swift's name for a type to the number of a primitive value type.
  static let primitives: [(name: String, number: Int)] = [
    ("String", 0), ("Bool", 1), ("Int", 2), ("Double", 7), ("Float", 7), ("Date", 8),
    ("DateComponents", 9), ("CLPlacemark", 10), ("URL", 11), ("AttributedString", 12),
  ]

  /// The number of `IntentFile` among the system's own types.
  static let file = 12

  /// The units of measurements, by the number of their kind.
  static let units = [
    "UnitLength", "UnitMass", "UnitTemperature", "UnitVolume", "UnitSpeed", "UnitEnergy",
    "UnitDuration",
  ]

  static let policies = [
    "alwaysAllowed", "requiresAuthentication", "requiresLocalDeviceAuthentication",
  ]

  /// The tile colours in the order of their numbers; the last one is that of an app that names none.
  static let colors = [
    "red", "orange", "tangerine", "yellow", "lime", "teal", "lightBlue", "blue", "navy", "grape",
    "purple", "pink", "grayBlue", "grayGreen", "grayBrown",
  ]

  private static let prefix = "com.apple.link.systemProtocol."

  /// A protocol to the system protocols that it stands for.
  private static let protocols: [(name: String, identifiers: [String])] = [
    ("OpenIntent", ["OpenEntity"]), ("ControlConfigurationIntent", ["ControlConfiguration"]),
    ("WidgetConfigurationIntent", ["WidgetConfiguration"]),
    ("AudioPlaybackIntent", ["AudioStarting"]), ("AudioStartingIntent", ["AudioStarting"]),
    ("AudioRecordingIntent", ["SessionStarting", "AudioRecording"]),
    ("LiveActivityIntent", ["SessionStarting"]), ("SetFocusFilterIntent", ["FocusConfiguration"]),
    ("SnippetIntent", ["Snippet"]),
  ]

  /// The identifiers of system protocols, each once.
  static func systemProtocols(_ conformances: [String]) -> [String] {
    var result: [String] = []
    for name in conformances {
      for identifier in protocols.first(where: { $0.name == name })?.identifiers ?? []
      where !result.contains(prefix + identifier) {
        result.append(prefix + identifier)
      }
    }
    return result
  }

  /// The protocols that a type has, by its system protocols: those whose identifiers are all there, a
  /// longer list before a shorter one.
  static func conformances(_ identifiers: [String]) -> [String] {
    var rest = Set(
      identifiers.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 })
    var result: [String] = []
    for (name, wanted) in protocols.sorted(by: { $0.identifiers.count > $1.identifiers.count })
    where rest.isSuperset(of: wanted) {
      result.append(name)
      rest.subtract(wanted)
    }
    return result.sorted()
  }

  // MARK: - Platforms

  private static let platforms = [
    "iOS": "IOS", "macOS": "MACOS", "watchOS": "WATCHOS", "tvOS": "TVOS", "visionOS": "VISIONOS",
  ]

  /// The annotations of what is there on every system, or from a version on.
  static func availability(_ versions: [String: String]?) -> MetadataNode {
    var members: [String: MetadataNode] = [
      "LNPlatformNameWildcard": ["introducedVersion": "*"]
    ]
    for (platform, version) in versions ?? [:] {
      let name = platforms[platform] ?? platform.uppercased()
      members["LNPlatformName\(name)"] = ["introducedVersion": .string(version)]
    }
    return .object(members)
  }

  /// A platform by its name in annotations; nil for the one that stands for all.
  static func platform(_ name: String) -> String? {
    guard name.hasPrefix("LNPlatformName"), !name.hasSuffix("Wildcard") else { return nil }
    let short = String(name.dropFirst("LNPlatformName".count))
    return platforms.first { $0.value == short.uppercased() }?.key ?? short
  }

  // MARK: - Types

  /// A type's name as Swift mangles it, without the prefix and without shortened words.
  static func mangled(_ type: String, in module: String, kind: String) -> String {
    let parts = type.split(separator: ".").map(String.init)
    return "\(module.utf8.count)\(module)"
      + parts.map { "\($0.utf8.count)\($0)\(kind)" }.joined()
  }

  /// The type's name in a mangled or a dotted one: the last identifier.
  static func demangled(_ name: String) -> String {
    guard name.first?.isNumber == true || name.hasPrefix("$s") else {
      return name.split(separator: ".").last.map(String.init) ?? name
    }
    var rest = name.hasPrefix("$s") ? name.dropFirst(2) : Substring(name)
    var last = ""
    while let digit = rest.first, digit.isNumber {
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard let count = Int(digits), count > 0, count <= rest.utf8.count else { break }
      last = String(decoding: rest.utf8.prefix(count), as: UTF8.self)
      rest = Substring(decoding: rest.utf8.dropFirst(count), as: UTF8.self)
      while let kind = rest.first, "VCOPN".contains(kind) { rest = rest.dropFirst() }
    }
    return last.isEmpty ? name : last
  }

  /// The module in a qualified name.
  static func module(_ qualified: String) -> String? {
    qualified.firstIndex(of: ".").map { String(qualified[..<$0]) }
  }
}
