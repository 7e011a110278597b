import IntentMatching
import IntentTranscripts
import LanguagePacks
import PhraseDiagnostics

/// `aizuchi compile`: an app's phrases and values as one file that is matched with as it lies there.
enum CompileCommand: ConsoleCommand {
  static let shape = CommandShape(
    "compile", "write phrases and values as one index file, for 'match --index'",
    options: [
      SessionOptions.app, SessionOptions.locale, MatchingOptions.store, MatchingOptions.launched,
      MatchingOptions.workload,
      OptionShape("output", "FILE", letter: "o", "where the index goes"),
      OptionShape("verify", "FILE", "write nothing, but check all of an index"),
    ],
    details: """
      Opening an index takes no longer for more values: the file is mapped, and only its header is checked.
      An index is for one language, and for machines of the same byte order; a new version of the
      program may want it to be compiled again.
      """)

  static func run(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> ExitCode {
    if let path = arguments["verify"] {
      try FileAccess.check(path)
      do throws(Diagnostic) {
        try CompiledMatcher.verify(path: path)
      } catch {
        throw CommandFailure(error.about(path))
      }
      context.output.writeLine("the index '\(path)' is sound")
      return .success
    }
    guard let path = arguments["output"] else {
      throw UsageMessages.missingOperand("'--output FILE' or '--verify FILE'")
    }
    try FileAccess.write(try await matcher(arguments, in: context).compiled(), to: path)
    return .success
  }

  private static func matcher(
    _ arguments: CommandArguments, in context: ConsoleContext
  ) async throws -> PhraseMatcher {
    if let path = arguments["workload"] {
      let workload = try WorkloadFile.read(path)
      return try PhraseMatcher(workload.apps(), locale: workload.lang, data: context.data())
    }
    let request = try MatchingOptions.request(arguments, in: context)
    let (apps, locale) = try await MatchingOptions.apps(for: request, in: context)
    return try PhraseMatcher(apps, locale: locale, data: request.data)
  }
}
