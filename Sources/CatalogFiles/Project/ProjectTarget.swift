import LocalizedTexts

/// A target of an iOS project: what is built from some of its files.
public struct ProjectTarget: Hashable, Sendable {
  /// What a target is built to.
  public enum Kind: String, Hashable, Sendable {
    case app, appExtension, framework, package, test, other

    /// The kind of one of Xcode's product types (`com.apple.product-type.application`).
    init(productType: String) {
      let type = productType.split(separator: ".").last.map(String.init) ?? ""
      self =
        switch true {
        case productType.contains("-test") || productType.contains(".bundle.ui-testing")
          || productType.contains("unit-test"):
          .test
        case productType.contains("application"): .app
        case productType.contains("extension"): .appExtension
        case ["framework", "static", "dynamic", "library", "xcframework"].contains(type): .framework
        default: .other
        }
    }
  }

  /// Its name; where targets of several projects share one, with its project's folder before it.
  public var name: String
  /// Its name as its project has it.
  public let ownName: String
  /// What it is built to.
  public var kind: Kind
  /// The files that belong to it, by their paths below the root.
  public var files: Set<String> = []
  /// The names of the targets that it is built with.
  public var dependencies: [String] = []
  /// The language of the texts in its code, where the project says it.
  public var developmentLanguage: String?
  /// What its `Info.plist` is made of, where that is not kept.
  var properties: PlacedPropertyList?
  /// The folder that its project stands in.
  var folder: String
  var settings: BuildSettings

  init(name: String, kind: Kind, folder: String, settings: BuildSettings) {
    self.name = name
    ownName = name
    self.kind = kind
    self.folder = folder
    self.settings = settings
    let platforms = Self.platforms(settings)
    if !platforms.contains("iphoneos"), let first = platforms.first { self.settings.sdk = first }
  }

  /// The SDKs that it is built for, as far as the settings say (`iphoneos`, `watchos`).
  static func platforms(_ settings: BuildSettings) -> [String] {
    let named = settings.value("SUPPORTED_PLATFORMS")?.text ?? ""
    let sdk = settings.value("SDKROOT")?.text ?? ""
    let platforms = named.split { $0 == " " || $0 == "," }.map(String.init)
    return platforms.isEmpty || !["auto", ""].contains(sdk) ? (sdk.isEmpty ? [] : [sdk]) : platforms
  }

  /// Whether it is built for iPhone or iPad, as far as the settings say.
  public var isForPhones: Bool {
    let platforms = Self.platforms(settings)
    return platforms.isEmpty || platforms.contains { $0.hasPrefix("iphone") || $0 == "auto" }
  }

  /// Platform (`iOS`) to the least version that it runs on, where the settings say it.
  public var deployment: [String: String] {
    let keys = [
      "iOS": "IPHONEOS_DEPLOYMENT_TARGET", "macOS": "MACOSX_DEPLOYMENT_TARGET",
      "watchOS": "WATCHOS_DEPLOYMENT_TARGET", "visionOS": "XROS_DEPLOYMENT_TARGET",
      "tvOS": "TVOS_DEPLOYMENT_TARGET",
    ]
    return keys.compactMapValues { settings.value($0)?.text }
  }

  /// Whether its build takes phrases without the app's name, as few apps' may.
  public var overridesAppName: Bool {
    settings.value("LM_ENABLE_APP_NAME_OVERRIDE")?.text == "YES"
  }

  /// The conditions that `#if` in its code may name, besides those of the build for debugging.
  public var conditions: Set<String> {
    let named = settings.value("SWIFT_ACTIVE_COMPILATION_CONDITIONS")?.text ?? ""
    let flags = (settings.value("OTHER_SWIFT_FLAGS")?.text ?? "").split(separator: " ")
    let defined =
      flags.compactMap { $0.hasPrefix("-D") ? $0.dropFirst(2) : nil }
      + zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
    let all = named.split(separator: " ") + defined
    return Set(all.filter { !$0.isEmpty && $0 != "DEBUG" }.map(String.init))
  }

  /// The path of its `Info.plist` below the root, where the settings name one.
  public var infoPlist: String? {
    guard let path = settings.value("INFOPLIST_FILE")?.text else { return nil }
    return path.hasPrefix("/")
      ? ProjectFiles.joined("", path) : ProjectFiles.joined(folder, path)
  }
}
