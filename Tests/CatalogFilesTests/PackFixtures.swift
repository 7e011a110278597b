import CatalogFiles
import Foundation
import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics

/// The package's root.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

/// Files in memory.
func files(_ texts: [String: String]) -> FolderReader {
  FolderReader(files: texts.mapValues { Array($0.utf8) })
}

/// A pack that is right; tests change one thing in it.
let goodPack = #"""
  {
    "id": "Tea",
    "name": "Tea Shop",
    "sourceLanguage": "en",
    "enums": [{ "id": "Size", "title": "Size", "cases": [
      { "id": "small", "title": "S", "synonyms": { "en": ["small"], "ja": ["スモール", "小"] } },
      { "id": "large", "title": "L" } ] }],
    "entities": [{ "id": "Blend", "title": "Blend", "usual": "earl", "values": [
      { "id": "earl", "title": { "en": "Earl Grey", "ja": "アールグレイ" }, "subtitle": "black" } ] }],
    "intents": [{
      "id": "BrewIntent", "title": "Brew", "summary": "Brew ${blend}",
      "parameters": [
        { "name": "blend", "title": "Blend", "type": "Blend", "ask": "Which one?" },
        { "name": "size", "title": "Size", "type": "Size", "optional": true, "default": "small" },
        { "name": "cups", "title": "Cups", "type": "Int", "minimum": 1, "maximum": 9, "default": 2 },
        { "name": "note", "title": "Note", "type": "String", "optional": true }
      ],
      "perform": { "confirmation": "Brew ${blend}?", "action": "order", "dialog": "Done.",
        "snippet": ["Blend: ${blend}"], "command": ["echo", "${note}"], "url": "tea:${blend}" }
    }],
    "shortcuts": [{
      "intent": "BrewIntent", "arguments": { "size": "large" },
      "phrases": ["Brew with ${applicationName}", "Brew \\(\\.$blend) with \\(.applicationName)"],
      "templates": ["[please ]<brew> {cups} {blend} (with|in) {applicationName}"],
      "shortTitle": "Brew"
    }],
    "negativePhrases": ["Blend ${applicationName}"],
    "rules": { "en": { "brew": "(brew|make)" } }
  }
  """#

/// The faults of a pack, none when it is right.
func faults(of pack: String, _ others: [String: String] = [:]) -> [Diagnostic] {
  do {
    return try AppLoader.pack(
      files(others.merging(["app.json": pack]) { $1 }), named: "P"
    ).diagnostics
  } catch {
    return error.diagnostics
  }
}
