import AppIntents

/// Starts a session.
struct StartMeditationIntent: AppIntent {
  static var title: LocalizedStringResource = "Start Meditation Session"
  static var description = IntentDescription("Starts a session of meditation.")

  @Parameter(
    title: "Session", description: "The session to start.",
    requestValueDialog: "What session would you like?")
  var session: MeditationSession?

  @Dependency var store: SessionStore
  @Dependency var account: Account

  static var parameterSummary: some ParameterSummary {
    Summary("Start a \(\.$session) session")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard account.isSignedIn() else {
      throw AppIntentError(
        predefinedError: .signin,
        description: "Please open Meditation and sign in first. Then ask me again.")
    }
    let chosen = try await chosenSession()
    try store.recordStart(of: chosen, at: account.now())
    return .result(dialog: "Okay, starting a \(chosen.localizedName) meditation session.")
  }

  private func chosenSession() async throws -> MeditationSession {
    if let session { return session }
    let all = try store.sessions()
    guard !all.isEmpty else { throw MeditationError.noSessions }
    return try await $session.requestDisambiguation(
      among: all, dialog: IntentDialog("What session would you like?"))
  }
}

/// The person's account.
struct Account: Sendable {
  let isSignedIn: @Sendable () -> Bool
  let now: @Sendable () -> Date
}
