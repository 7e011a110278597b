public import PhraseDiagnostics

/// What an app is called, as `Info.plist` and its tables say.
public struct AppNames: Hashable, Sendable {
  /// `CFBundleDisplayName`, else `CFBundleName`.
  public var name: PlacedString?
  /// `INAlternativeAppNames`.
  public var alternativeNames: [PlacedString]
  /// `CFBundleIdentifier`.
  public var bundleIdentifier: String?

  /// The table with the names in other languages.
  public static let table = "InfoPlist"
  static let alternativesKey = "INAlternativeAppNames"
  static let alternativeKey = "INAlternativeAppName"

  /// Makes names.
  public init(
    name: PlacedString? = nil, alternativeNames: [PlacedString] = [],
    bundleIdentifier: String? = nil
  ) {
    self.name = name
    self.alternativeNames = alternativeNames
    self.bundleIdentifier = bundleIdentifier
  }

  /// Takes the names out of a property list.
  ///
  /// A value with a build setting in it (`$(PRODUCT_NAME)`) is no name.
  /// - Complexity: O(n) in the number of its entries.
  public init(_ root: PlacedPropertyList) {
    func text(_ key: String) -> PlacedString? {
      guard let value = root[key], let text = value.string, Self.isName(text) else { return nil }
      return PlacedString(text, place: value.place)
    }
    self.init(
      name: text("CFBundleDisplayName") ?? text("CFBundleName"),
      alternativeNames: Self.alternatives(root).filter { Self.isName($0.text) },
      bundleIdentifier: text("CFBundleIdentifier")?.text)
  }

  /// The elements of `INAlternativeAppNames` as they are written, also with build settings in them.
  /// - Complexity: O(n) in their number.
  public static func alternatives(_ root: PlacedPropertyList) -> [PlacedString] {
    (root[alternativesKey]?.array ?? []).compactMap { alternative($0) }
  }

  /// A name in a list of names, where it stands by itself or with a hint how to say it.
  static func alternative(_ element: PlacedPropertyList) -> PlacedString? {
    let value = element[alternativeKey] ?? element
    return value.string.map { PlacedString($0, place: value.place) }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.contains("$(") && !text.contains("${")
  }

  /// Reads `Info.plist`, in the text, XML or binary form.
  /// - Parameters:
  ///   - file: The file as the user named it.
  ///   - bytes: What it holds.
  /// - Returns: The names, and what is wrong in the file.
  /// - Complexity: O(n) in the number of bytes.
  public static func read(
    file: String, bytes: [UInt8]
  ) -> (names: AppNames, diagnostics: [Diagnostic]) {
    let list = StringsFile(file: file, bytes: bytes)
    return (AppNames(list.root), list.diagnostics)
  }
}

extension StringTables {
  /// The app's names in exactly that language, from its `InfoPlist` table.
  ///
  /// Alternative names are the elements of `INAlternativeAppNames`, or the values of keys that begin
  /// with `INAlternativeAppName`, where a table can hold texts only.
  /// - Complexity: O(n) in the table's size.
  public func appNames(language: String) -> AppNames {
    guard let table = table(AppNames.table, language: language) else { return AppNames() }
    let name = table["CFBundleDisplayName"] ?? table["CFBundleName"]
    let alternatives = table.keys.filter { $0.hasPrefix(AppNames.alternativeKey) }
    return AppNames(
      name: name?.values.first { !$0.text.isEmpty },
      alternativeNames: alternatives.flatMap { table[$0]?.values ?? [] }.filter { !$0.text.isEmpty }
    )
  }
}
