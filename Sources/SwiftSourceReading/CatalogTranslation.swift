import CatalogFiles
import IntentCatalog
import LocalizedTexts

extension AppCatalog {
  /// Takes the app's names, its phrases' translations and the translations of all other texts.
  /// - Complexity: O(n·m) in the number of texts and of languages.
  mutating func take(_ texts: ProjectTexts) {
    let name = app.name
    add(texts)
    if app.name.isEmpty { app.name = name }
    sourceLanguage = texts.developmentLanguage
    let translation = CatalogTranslation(tables: texts.tables, source: sourceLanguage)
    for place in providers.indices { translation.fill(&providers[place]) }
    for place in intents.indices { translation.fill(&intents[place]) }
    for place in entities.indices { translation.fill(&entities[place]) }
    for place in enums.indices {
      translation.fill(&enums[place].title)
      for value in enums[place].cases.indices { translation.fill(&enums[place].cases[value]) }
    }
  }
}

/// Looks texts up in the app's tables.
struct CatalogTranslation {
  let tables: StringTables
  let source: String

  /// Fills in what the text is in each language.
  func fill(_ text: inout CatalogText) {
    guard !text.isComputed else { return }
    let key = text.key ?? text.text
    let table = text.table
    if text.key == nil, let own = tables.text(key, table: table, language: source), own != key {
      text.key = key
      text.text = own
    }
    for language in tables.languages where language != source && language != "Base" {
      guard let found = tables.text(key, table: table, language: language), found != text.text
      else {
        continue
      }
      text.localizations[language] = found
    }
  }

  private func fill(_ text: inout CatalogText?) {
    guard var known = text else { return }
    fill(&known)
    text = known
  }

  private func fill(_ texts: inout [CatalogText]) {
    for place in texts.indices { fill(&texts[place]) }
  }

  func fill(_ provider: inout ProviderDescriptor) {
    for place in provider.shortcuts.indices {
      fill(&provider.shortcuts[place].shortTitle)
    }
  }

  func fill(_ value: inout ValueDescriptor) {
    fill(&value.title)
    fill(&value.subtitle)
    fill(&value.synonyms)
  }

  func fill(_ intent: inout IntentDescriptor) {
    fill(&intent.title)
    fill(&intent.description)
    fill(&intent.parameterSummary)
    fill(&intent.category)
    for place in intent.parameters.indices {
      fill(&intent.parameters[place].title)
      fill(&intent.parameters[place].description)
      fill(&intent.parameters[place].requestValueDialog)
      fill(&intent.parameters[place].requestDisambiguationDialog)
      fill(&intent.parameters[place].trueName)
      fill(&intent.parameters[place].falseName)
      for option in intent.parameters[place].options.indices {
        fill(&intent.parameters[place].options[option])
      }
    }
    guard var simulation = intent.simulation else { return }
    fill(&simulation.dialog)
    fill(&simulation.confirmation)
    intent.simulation = simulation
  }

  func fill(_ entity: inout EntityDescriptor) {
    fill(&entity.title)
    fill(&entity.displayTitle)
    fill(&entity.displaySubtitle)
  }
}
