public import AppIntents
import CatalogFiles
import FoundationEssentials
import Glibc
import IntentRuntime
import PhraseDiagnostics

/// The command line as a library: `main` of an app's developer is one line over their apps.
public struct AssistantConsole: Sendable {
  let context: ConsoleContext

  init(context: ConsoleContext) { self.context = context }

  /// Makes the command line over apps whose intents are compiled in.
  ///
  /// The first app is meant where `--app` does not say which.
  public init(_ apps: [AppHost]) {
    let environment = ProcessInfo.processInfo.environment
    context = ConsoleContext(
      library: SampleLibrary(sources: apps.map { .live($0) }),
      output: ConsoleOutput(environment: environment), environment: environment,
      executable: try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      input: STDIN_FILENO, isInteractive: isatty(STDIN_FILENO) == 1)
  }

  /// Runs the command that the process's arguments name.
  ///
  /// A reader that goes away, as `head` does, ends the command and not the process.
  /// - Returns: The exit code.
  public func run() async -> Int32 {
    ignoreBrokenPipes()
    endPlainlyOnQuit()
    return await run(Array(CommandLine.arguments.dropFirst())).rawValue
  }

  static let commands: [any ConsoleCommand.Type] = [
    ReplCommand.self, MatchCommand.self, TestCommand.self, RunCommand.self, ExplainCommand.self,
    ExpandCommand.self, ExtractCommand.self, LintCommand.self, ValuesCommand.self,
    BenchCommand.self, ImportCommand.self, CompileCommand.self, GalleryCommand.self,
  ]

  /// The program's version.
  static let version = "0.1.0"

  /// Runs the command that the arguments name.
  /// - Parameter arguments: The arguments without the program's name.
  /// - Returns: The exit code.
  func run(_ arguments: [String]) async -> ExitCode {
    do throws(UsageFault) {
      return context.ending(try await dispatch(arguments))
    } catch {
      let command = Self.commands.first { $0.shape.name == arguments.first }
      context.output.note("aizuchi: \(error.message)")
      if let help = error.help { context.output.note("  help: \(help)") }
      context.output.note("  \(ConsoleMessages.seeHelp(command?.shape.name))")
      return .usage
    }
  }

  private func dispatch(_ arguments: [String]) async throws(UsageFault) -> ExitCode {
    let shapes = Self.commands.map { $0.shape }
    switch arguments.first {
    case nil, "--help", "-h", "help":
      let text = HelpText.text(commands: shapes)
      guard arguments.first != nil else {
        context.output.write(text, to: .messages)
        return .usage
      }
      context.output.write(text)
      return .success
    case "--version":
      context.output.writeLine("aizuchi \(Self.version)")
      return .success
    case .some(let name):
      guard let command = Self.commands.first(where: { $0.shape.name == name }) else {
        throw UsageMessages.unknownCommand(name, shapes.map(\.name))
      }
      return try await run(command, arguments.dropFirst())
    }
  }

  private func run(
    _ command: any ConsoleCommand.Type, _ arguments: ArraySlice<String>
  ) async throws(UsageFault) -> ExitCode {
    let read = try ArgumentReader.read(arguments, for: command.shape)
    guard !read.wantsHelp else {
      context.output.write(HelpText.text(for: command.shape))
      return .success
    }
    do {
      return try await command.run(read, in: context)
    } catch let fault as UsageFault {
      throw fault
    } catch let failure as CommandFailure {
      context.show(failure.diagnostics)
      return failure.code
    } catch let error as CatalogError {
      context.show(error.diagnostics)
      return error.exitCode
    } catch let diagnostic as Diagnostic {
      context.show([diagnostic])
      return .badData
    } catch {
      context.output.note("\(ConsoleMessages.internalFault)\(error)")
      return .internalFault
    }
  }
}
