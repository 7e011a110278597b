import PhraseDiagnostics

extension Diagnostic {
  /// The message with the file that it is about, which has no lines.
  func about(_ path: String) -> Diagnostic {
    var diagnostic = self
    diagnostic.message = "'\(path)': \(message)"
    return diagnostic
  }
}
