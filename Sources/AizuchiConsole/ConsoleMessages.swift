import PhraseDiagnostics

extension Diagnostic {
  static func dataFolderMissing(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, "AIZUCHI_DATA names '\(folder)', which is no folder",
      help: "set it to the folder 'Phrases' of the project, or unset it")
  }
}
