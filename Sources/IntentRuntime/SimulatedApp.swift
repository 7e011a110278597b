import CatalogFiles
import DialogEngine
import Foundation
public import IntentCatalog
import LanguagePacks
import Synchronization

/// An app that is known by its description only.
///
/// Its `perform()` asks and says what the description tells (`SimulatedPerform`), and shows the call
/// that would run where it tells nothing. A program that the description names is started only when
/// that was allowed, with an argument list and never through a shell.
public final class SimulatedApp: RunnableApp {
  /// The description.
  public let catalog: AppCatalog
  private let data: PhraseData
  private let allowsCommands: Bool
  /// The values of entity types that a store file named.
  private let stored = Mutex<[String: [ValueDescriptor]]>([:])

  init(_ catalog: AppCatalog, data: PhraseData, allowsCommands: Bool) {
    self.catalog = catalog
    self.data = data
    self.allowsCommands = allowsCommands
  }

  /// The values that are written down with a type.
  public func values(
    ofType name: String, in environment: AppEnvironment
  ) async throws -> [ValueDescriptor] {
    declared(name)
  }

  /// Those of them whose name holds a text.
  public func values(
    ofType name: String, matching text: String, in environment: AppEnvironment
  ) async throws -> [ValueDescriptor] {
    declared(name).filter { value in
      value.names(in: environment.language).contains { $0.localizedCaseInsensitiveContains(text) }
    }
  }

  /// Those of them with these identifiers.
  public func values(
    ofType name: String, identifiers: [String], in environment: AppEnvironment
  ) async throws -> [ValueDescriptor] {
    identifiers.compactMap { id in declared(name).first { $0.id == id } }
  }

  /// Those of them that a parameter allows.
  public func offeredValues(
    for parameter: String, of call: IntentCall, in environment: AppEnvironment
  ) async throws -> OfferedValues {
    guard let descriptor = catalog.intent(call.intent)?.parameter(parameter) else {
      return OfferedValues(options: [])
    }
    guard let type = descriptor.type.listName else {
      let language = environment.language
      return OfferedValues(
        options: descriptor.options.map { OptionDescriptor($0, language: language) })
    }
    let allowed = declared(type).filter { descriptor.supportedValues?.contains($0.id) ?? true }
    return OfferedValues(
      options: allowed.map { OptionDescriptor($0, language: environment.language) },
      usual: catalog.entities.first { $0.identifier == type }?.usualValue)
  }

  /// Asks and says what the description tells.
  public func perform(
    _ call: IntentCall, in environment: AppEnvironment, host: any PerformHost
  ) async -> PerformOutcome {
    let intent = catalog.intent(call.intent)
    let simulation = intent?.simulation
    if intent?.openAppWhenRun == true { await host.didOpen(catalog.id) }
    let texts = SimulatedTexts(call, catalog, language: environment.language)
    do {
      if let simulation, let confirmation = simulation.confirmation {
        let reply = try await host.ask(
          .confirmation(
            action: ActionNameDescriptor(simulation.actionName ?? "continue"),
            dialog: DialogText(texts.fill(confirmation)),
            snippet: simulation.snippet.map(texts.fill), showsPrompt: true))
        guard reply == .yes else { return .cancelled }
      }
    } catch {
      return .cancelled
    }
    if let failure = simulation?.failsWith { return .failed(DialogText(texts.fill(failure))) }
    if let url = simulation?.url { await host.didOpen(texts.fill(CatalogText(url))) }
    if let command = simulation?.command, allowsCommands,
      let problem = await run(command.map { texts.fill(CatalogText($0)) })
    {
      return .failed(DialogText(problem))
    }
    let said = simulation?.dialog.map(texts.fill) ?? plainSentence(call, environment)
    // What a confirmation has shown is not shown again.
    let snippet = simulation?.confirmation == nil ? simulation?.snippet ?? [] : []
    return .finished(PerformResult(dialog: DialogText(said), snippet: snippet.map(texts.fill)))
  }

  /// Takes the values of entity types from the file, as `EntityValues` reads them; a file of another
  /// shape is another app's.
  public func loadStore(_ json: [UInt8], in environment: AppEnvironment) async throws {
    guard let values = try? EntityValues.read(file: "store", bytes: json) else { return }
    stored.withLock { $0 = values }
  }

  /// Does nothing: the values never change.
  public func onValuesChanged(_ handler: @escaping @Sendable () -> Void) {}

  private func declared(_ type: String) -> [ValueDescriptor] {
    if let values = stored.withLock({ $0[type] }) { return values }
    return catalog.declaredValues(of: .appEnum(type)) + catalog.declaredValues(of: .entity(type))
  }

  private func plainSentence(_ call: IntentCall, _ environment: AppEnvironment) -> String {
    let shown = CallNotation.text(call)
    guard let pack = try? LanguagePack(environment.locale, from: data) else { return shown }
    return pack.sentence("simulated", ["call": shown])
  }

  /// Runs a program and waits for it.
  /// - Returns: What went wrong; nil when it ended well.
  private func run(_ command: [String]) async -> String? {
    guard let program = command.first else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["--", program] + command.dropFirst()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.standardError
    do {
      try process.run()
    } catch {
      return "\(program): \(error.localizedDescription)"
    }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : "\(program): \(process.terminationStatus)"
  }
}

/// A call as a transcript writes it: `OrderIntent(product: beer, size: large)`.
public enum CallNotation {
  /// A call with its parameters by name.
  public static func text(_ call: IntentCall) -> String {
    let arguments = call.parameters.sorted { $0.key < $1.key }.map { "\($0): \(text($1))" }
    return "\(call.intent)(\(arguments.joined(separator: ", ")))"
  }

  /// A value: an identifier bare, a text quoted.
  public static func text(_ value: ParameterValue) -> String {
    switch value {
    case .null: "null"
    case .cleared: "{\"clear\":true}"
    case .bool(let value): String(value)
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .string(let value): "\"\(value)\""
    case .identifier(let value), .date(let value), .url(let value): value
    case .array(let values): "[\(values.map(text).joined(separator: ", "))]"
    }
  }
}
