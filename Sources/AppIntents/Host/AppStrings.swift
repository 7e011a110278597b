import CoreSpotlight
import Foundation
import IntentCatalog
public import LocalizedTexts
public import PhraseDiagnostics

/// An app's texts in all its languages.
public struct AppStrings: Sendable {
  /// The tables.
  public let tables: StringTables
  /// What is wrong in the files.
  public let diagnostics: [Diagnostic]
  /// The language in which the texts in code are written.
  public let sourceLanguage: String
  /// What languages know of words in searches.
  let searchWords: _SearchWords
  /// The sentences for errors that this module defines.
  private let errors: StringTables

  init(host: AppHost, files: FolderReader) {
    sourceLanguage = host.sourceLanguage
    searchWords = Self.searchWords(in: files.folder("Search"))
    errors = StringTables.load(files.folder(AppIntentError.tableName), named: "").tables
    guard let folder = host.stringsFolder else {
      tables = StringTables()
      diagnostics = []
      return
    }
    let reader = folder.hasPrefix("/") ? FolderReader(disk: folder) : files.folder(folder)
    let name = folder.hasPrefix("/") ? folder : "Phrases/\(folder)"
    (tables, diagnostics) = StringTables.load(reader, named: name)
  }

  private static func searchWords(in folder: FolderReader) -> _SearchWords {
    folder.list("").filter { $0.hasSuffix(".json") }.reduce(into: _SearchWords()) { words, name in
      if let json = folder.read(name) { try? words.add(json) }
    }
  }

  /// The app's languages, that of the code first.
  public var languages: [String] {
    [sourceLanguage] + tables.languages.filter { $0 != sourceLanguage && $0 != "Base" }
  }

  /// What texts are resolved with in a language.
  func localization(language: String, locale: String? = nil) -> TextLocalization {
    let (tables, errors) = (tables, errors)
    return TextLocalization(language: language, locale: locale) { language, table, key in
      guard table == AppIntentError.tableName else {
        return tables.text(key, table: table, language: language)
      }
      return tables.text(key, table: table, language: language)
        ?? errors.text(key, table: table, language: language)
        ?? errors.text(key, table: table, language: "en")
    }
  }

  /// What texts are resolved with in a session.
  func localization(for environment: AppEnvironment) -> TextLocalization {
    localization(language: environment.language, locale: environment.locale)
  }

  /// A text in the language of the code and in all others.
  ///
  /// The text is made anew for each language, so that one which the app makes of its own data is right
  /// too.
  /// - Complexity: O(n) in the number of languages.
  func catalogText(_ make: () -> LocalizedStringResource?) -> CatalogText? {
    func text(in language: String) -> String? {
      TextLocalization.$current.withValue(localization(language: language)) { make()?.text() }
    }
    guard let source = text(in: sourceLanguage) else { return nil }
    var others: [String: String] = [:]
    for language in languages.dropFirst() {
      if let text = text(in: language), text != source { others[language] = text }
    }
    return CatalogText(source, localizations: others)
  }

  /// Several texts in all languages, by their place.
  func catalogTexts(_ make: () -> [LocalizedStringResource]) -> [CatalogText] {
    make().indices.compactMap { place in
      catalogText {
        let texts = make()
        return texts.indices.contains(place) ? texts[place] : nil
      }
    }
  }

  /// A value in the language of the task alone: for what is only shown there.
  func shownDescriptor<Value: _IntentValue>(of item: IntentItem<Value>) -> ValueDescriptor {
    let display = item.display
    return ValueDescriptor(
      id: item.value._plain.identifierText, title: CatalogText(display.title.text()),
      subtitle: display.subtitle.map { CatalogText($0.text()) },
      synonyms: display.synonyms.map { CatalogText($0.text()) }, image: display.image?._name)
  }

  /// A value in all languages.
  func descriptor<Value: _IntentValue>(
    of item: IntentItem<Value>
  ) -> ValueDescriptor {
    ValueDescriptor(
      id: item.value._plain.identifierText,
      title: catalogText { item.display.title } ?? CatalogText(item.value._plain.identifierText),
      subtitle: catalogText { item.display.subtitle },
      synonyms: catalogTexts { item.display.synonyms }, image: item.display.image?._name)
  }
}

extension FolderReader {
  /// The files of a folder on the disk.
  public init(disk folder: String) {
    self.init { path in
      FileManager.default.contents(atPath: "\(folder)/\(path)").map { [UInt8]($0) }
    } list: { below in
      let path = below.isEmpty ? folder : "\(folder)/\(below)"
      let url = URL(fileURLWithPath: path, isDirectory: true)
      let items = try? FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: [.isDirectoryKey])
      return (items ?? []).map { item in
        let isFolder = (try? item.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
        return isFolder ? item.lastPathComponent + "/" : item.lastPathComponent
      }.sorted()
    }
  }
}
