import IntentCatalog
import LanguagePacks
import SnippetUI

/// Everything that can be said to apps: their shortcuts with pictures and phrases, in one language.
struct Gallery {
  /// A part of a phrase: its own words, or a place for a value, by the value's title.
  enum Part: Hashable {
    case words(String)
    case value(String)
  }

  /// One shortcut.
  struct Item: Hashable {
    var title: String
    var about: String?
    var sign: String
    var phrases: [[Part]]
  }

  /// One app with its shortcuts.
  struct Section: Hashable {
    var id: String
    var name: String
    var tile: String?
    var items: [Item]
  }

  let language: LanguagePack
  let sections: [Section]

  /// Collects what apps can do.
  ///
  /// `words` are texts of which each must be in a shortcut's title, description or phrases, or in its app's
  /// name; an app without a shortcut that has them is left out. `examples` gives sentences that an app
  /// understands by the schemas that it adopts, and that no phrase of its own says.
  init(
    _ catalogs: [AppCatalog], language: LanguagePack, words: [String] = [],
    examples: (AppCatalog) -> [String] = { _ in [] }
  ) {
    self.language = language
    let sections = catalogs.map { catalog in
      var section = Self.section(catalog, language.language)
      let sentences = examples(catalog).map { [Part.words($0)] }
      if !sentences.isEmpty {
        section.items.append(
          Item(
            title: language.sentence("gallery.examples"), sign: SymbolSign.of("text.bubble") ?? "💬",
            phrases: sentences))
      }
      return section
    }
    self.sections = sections.compactMap { section in
      let items = section.items.filter { item in
        let text = Self.text(of: item, in: section).lowercased()
        return words.allSatisfy { text.contains($0.lowercased()) }
      }
      return items.isEmpty
        ? nil : Section(id: section.id, name: section.name, tile: section.tile, items: items)
    }
  }

  private static func section(_ catalog: AppCatalog, _ language: String) -> Section {
    let name = catalog.app.name(in: language)
    let items = catalog.shortcuts.map { shortcut in
      let intent = catalog.intent(shortcut.intent)
      let title =
        shortcut.shortTitle?.text(in: language) ?? intent?.title.text(in: language)
        ?? shortcut.intent
      let phrases = PhraseList.phrases(of: shortcut, in: catalog, language).map {
        parts(of: $0, intent, app: name, language)
      }
      let sign = shortcut.systemImageName.flatMap { SymbolSign.of($0) }
      return Item(
        title: title, about: intent?.description?.text(in: language),
        sign: sign ?? title.first.map { String($0) } ?? "", phrases: phrases)
    }
    return Section(
      id: catalog.id, name: name,
      tile: catalog.providers.lazy.compactMap(\.shortcutTileColor).first,
      items: items.filter { !$0.phrases.isEmpty })
  }

  /// A phrase with the app's name in its place, and the titles of parameters in theirs.
  private static func parts(
    of phrase: String, _ intent: IntentDescriptor?, app: String, _ language: String
  ) -> [Part] {
    var parts: [Part] = []
    var rest = phrase.replacing("${applicationName}", with: app)[...]
    while let start = rest.firstRange(of: "${"),
      let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      if start.lowerBound > rest.startIndex {
        parts.append(.words(String(rest[..<start.lowerBound])))
      }
      let name = String(rest[start.upperBound..<end])
      parts.append(.value(intent?.parameter(name)?.title.text(in: language) ?? name))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.words(String(rest))) }
    return parts
  }

  private static func text(of item: Item, in section: Section) -> String {
    ([section.name, section.id, item.title, item.about ?? ""] + item.phrases.map(plain))
      .joined(separator: "\n")
  }

  /// A phrase as plain text; places for values stand in brackets.
  static func plain(_ phrase: [Part]) -> String {
    phrase.map { part in
      switch part {
      case .words(let words): words
      case .value(let title): "[\(title)]"
      }
    }.joined()
  }

  /// The gallery as text.
  var text: String {
    guard !sections.isEmpty else { return language.sentence("gallery.none") + "\n" }
    return sections.map { section in
      section.name + "\n"
        + section.items.map { item in
          "  \(item.sign) \(item.title)\n"
            + item.phrases.map { "      \(Self.plain($0))\n" }.joined()
        }.joined()
    }.joined(separator: "\n")
  }
}
