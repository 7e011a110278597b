import LocalizedTexts
import PhraseDiagnostics

extension Diagnostic {
  static func noProject(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, "the project file holds no project", at: SourcePlace(file: file, line: 1),
      help: "open the project in Xcode and save it again")
  }

  static func unknownVariables(_ names: [String], in text: PlacedString) -> Diagnostic {
    Diagnostic(
      .note, "nothing assigns \(names.map { "'\($0)'" }.joined(separator: ", ")) of '\(text.text)'",
      at: text.place, help: "give the app's name in the project's build settings")
  }
}
