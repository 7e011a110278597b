import CatalogFiles
import IntentCatalog
import PhraseDiagnostics
import SentenceMatching

/// `aizuchi import`: other programs' sentences as a pack.
enum ImportCommand: ConsoleCommand {
  static let shape = CommandShape(
    "import", "make a phrase pack of another program's sentences", operands: "hassil FOLDER",
    options: [
      OptionShape("output", "FOLDER", letter: "o", "write the pack into this folder"),
      OptionShape(
        "locale", "LIST", "only these languages, as en,ja (all that have sentences)"),
      OptionShape("name", "NAME", "the pack's name (HomeAssistant)"),
    ],
    details: """
      FOLDER is Home Assistant's repository of sentences, or a folder of YAML files in its format.
      Without --output the file of sentences is printed, of one language.
      """)

  static func run(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> ExitCode {
    guard arguments.operands.count == 2, let format = arguments.operands.first else {
      throw UsageMessages.missingOperand("'hassil' and a folder")
    }
    guard format == "hassil" else { throw UsageMessages.unknownImport(format) }
    let folder = try SentenceFolder(path: arguments.operands[1])
    let languages = SentenceLanguages.chosen(arguments, of: folder.languages)
    var sets: [SentenceSet] = []
    for language in languages {
      let set = try folder.sentences(language: language)
      let grammar = try SentenceGrammar(set)
      guard grammar.faults.isEmpty else { throw CatalogError(grammar.faults) }
      context.show(grammar.openLists)
      sets.append(set)
    }
    guard let output = arguments["output"] else {
      guard sets.count == 1, let set = sets.first else { throw UsageMessages.severalLanguages }
      context.output.write(String(decoding: SentenceWriter.file(set), as: UTF8.self))
      return .success
    }
    let pack = SentencePack(sets, name: arguments["name"] ?? "HomeAssistant")
    for (name, bytes) in try pack.files() {
      let path = output.hasSuffix("/") ? output + name : "\(output)/\(name)"
      try FileAccess.makeFolder(of: path)
      try FileAccess.write(bytes, to: path)
    }
    for set in sets {
      let sentences = set.blocks.reduce(0) { $0 + $1.sentences.count }
      context.output.note(
        "aizuchi: \(set.language): \(set.intents.count) intents, \(sentences) sentences")
    }
    return .success
  }
}

/// Which languages of a folder of sentences are meant.
enum SentenceLanguages {
  /// Those that `--locale` lists; otherwise all, or the only one that has no name (nil).
  static func chosen(_ arguments: CommandArguments, of all: [String]) -> [String?] {
    if let list = arguments["locale"] { return list.split(separator: ",").map(String.init) }
    return all.isEmpty ? [nil] : all
  }
}
