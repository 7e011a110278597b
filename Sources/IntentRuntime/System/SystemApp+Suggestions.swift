import DonationKeeping
import Foundation
import IntentCatalog
import LanguagePacks

/// Suggestions from habit, which the person can turn off and whose knowledge they can delete.
extension SystemApp {
  private static let setting = "suggestions"

  func suggestion(_ environment: AppEnvironment) async throws -> PerformResult {
    guard try store.setting(Self.setting) != "off" else { return said("suggest.off") }
    if let relevant = try await relevantOffer(environment) { return relevant }
    let known = try store.intents().filter { title(of: $0.call, environment) != nil }
    let habits = Habits(
      known, now: environment.now(), timeZone: environment.timeZone, place: environment.place)
    guard let first = habits.suggestions().first,
      let title = await summary(of: first.call, environment)
    else { return said("suggest.none") }
    let words = words(environment)
    let question =
      switch first.reason {
      case .time:
        words.sentence(
          "suggest.time", ["time": words.time(words.rounded(environment.now())), "title": title])
      case .place(let place):
        words.sentence("suggest.place", ["place": place, "title": title])
      case .after(let call):
        words.sentence(
          "suggest.after", ["before": self.title(of: call, environment) ?? "", "title": title])
      }
    var result = PerformResult()
    result.offer = CallOffer(
      question: question, call: first.call, declined: words.sentence("suggest.declined"))
    return result
  }

  /// The first action of which its app said that it matters here and now.
  private func relevantOffer(_ environment: AppEnvironment) async throws -> PerformResult? {
    for app in apps {
      let calls = try store.relevant(
        of: app.catalog.id, at: environment.now(), in: environment.place)
      for call in calls {
        guard let title = await summary(of: call, environment) else { continue }
        let words = words(environment)
        let facts = ["app": app.catalog.app.name(in: environment.language), "title": title]
        var result = PerformResult()
        result.offer = CallOffer(
          question: words.sentence("suggest.relevant", facts), call: call,
          declined: words.sentence("suggest.declined"))
        return result
      }
    }
    return nil
  }

  func setSuggestions(_ isOn: Bool) throws -> PerformResult {
    try store.set(Self.setting, to: isOn ? "on" : "off")
    return said(isOn ? "suggest.resumed" : "suggest.stopped")
  }

  func forgetHabits(_ host: any PerformHost) async throws -> PerformResult {
    let question = PerformQuestion.confirmation(
      action: ActionNameDescriptor("continue", isDestructive: true),
      dialog: DialogText(language.sentence("suggest.forget")), snippet: [], showsPrompt: true)
    guard try await host.ask(question) == .yes else { throw PerformCancellation() }
    try store.forgetIntents()
    return said("suggest.forgotten")
  }

  /// An action in words, with its values as far as the app says them.
  private func summary(of call: IntentCall, _ environment: AppEnvironment) async -> String? {
    let app = apps.first { $0.catalog.id == call.app }
    if !call.parameters.isEmpty, let said = await app?.summary(of: call, in: environment) {
      return said
    }
    return title(of: call, environment)
  }

  /// What an action is called, with the values that it has; nil for one of an app that is not here.
  private func title(of call: IntentCall, _ environment: AppEnvironment) -> String? {
    guard let app = apps.first(where: { $0.catalog.id == call.app }),
      let intent = app.catalog.intent(call.intent)
    else { return nil }
    return intent.title.text(in: environment.language)
  }
}
