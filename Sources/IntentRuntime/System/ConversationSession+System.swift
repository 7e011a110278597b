import AppIntents
import DialogEngine
import DonationKeeping
import Foundation
import IntentCatalog
import LanguagePacks
import PhraseDiagnostics
import SampleDatabase

/// What the system does with what apps tell of.
extension ConversationSession {
  /// The folder of what apps told of; nil for one in memory.
  static func donationFolder(_ place: StorePlace) -> URL? {
    switch place {
    case .memory: return nil
    case .folder(let path):
      return URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent(SystemApp.id)
    case .userData:
      guard case .folder(let folder) = StoreLocation.userData(app: SystemApp.id) else { return nil }
      return folder
    }
  }

  /// The apps whose phrases are understood: the system's own count once an app told of something.
  var heardApps: [any RunnableApp] { isSystemHeard ? apps + [system] : apps }

  /// Keeps what was done, for suggestions; what cannot be kept is no reason to stop.
  func remember(_ call: IntentCall) {
    guard call.app != SystemApp.id else { return }
    let donation = DonatedIntent(id: UUID().uuidString, call: call, place: surroundings.place)
    try? system.store.keep(donation, at: surroundings.environment.now(), from: call.app)
  }

  /// The tips of earlier conversations, where they are kept.
  func recallTips() {
    guard isSystemHeard, configuration.store != .memory else { return }
    let given = (try? system.store.setting(Self.givenTips)) ?? ""
    let areOff = (try? system.store.setting(Self.noTips)) != nil
    state.recallTips(Set(given.split(separator: "\n").map(String.init)), areDismissed: areOff)
  }

  /// Keeps which tips were given, where anything is kept.
  func keepTips(since before: DialogState) {
    guard configuration.store != .memory else { return }
    if state.tippedShortcuts != before.tippedShortcuts {
      let given = state.tippedShortcuts.sorted().joined(separator: "\n")
      try? system.store.set(Self.givenTips, to: given)
    }
    if state.tipsAreDismissed, !before.tipsAreDismissed {
      try? system.store.set(Self.noTips, to: "")
    }
  }

  private static let givenTips = "tips.given"
  private static let noTips = "tips.off"

  /// Keeps what a file of donations holds.
  /// - Throws: `Diagnostic` where it is no such file, or it cannot be kept.
  func donate(_ json: [UInt8]) throws(Diagnostic) {
    do {
      let file = try DonationFile(json)
      let receiver = surroundings.environment.donations
      let app = file.app ?? apps.first?.catalog.id ?? ""
      try receiver?.receive(file.reservations, from: app)
      for intent in file.intents { try receiver?.receive(intent, from: intent.call.app) }
    } catch let fault as DonationFault {
      _ = takeDonationFault()
      throw Diagnostic(.error, fault.description)
    } catch {
      throw Diagnostic(.error, "not a file of donations: \(reason(of: error))")
    }
  }

  /// The number of the reservation that the open question offers to the calendar.
  var offeredReservation: Int64? {
    guard case .offer(let offer)? = state.sidePrompt else { return nil }
    return Self.added(by: offer.call)
  }

  /// The number of the reservation that a call puts into the calendar.
  private static func added(by call: IntentCall) -> Int64? {
    guard call.app == SystemApp.id, call.intent == "AddToCalendar",
      case .identifier(let id)? = call.parameters["reservation"]
    else { return nil }
    return Int64(id)
  }

  /// Notes that a reservation was offered, once the person went on from the offer: one that nobody
  /// answered, since the program ended, is offered again.
  func noteAnswer(toOfferOf number: Int64?) {
    guard let number, offeredReservation != number else { return }
    try? system.store.markOffered(number)
  }

  /// Goes on with what may be done twice and was interrupted: putting a reservation into the calendar.
  func resumeAdding() {
    guard let call = state.active?.call, Self.added(by: call) != nil else { return }
    state.rewindActive()
  }

  /// Finishes what was agreed to and did not come to its end, and says what became of reservations in the
  /// calendar.
  private func bringUpToDate(_ environment: AppEnvironment) async throws {
    let adding = state.active.flatMap { Self.added(by: $0.call) }
    for kept in try system.store.reservations() {
      if kept.stage == .accepted, kept.number != adding {
        let key = try await system.enter(kept, environment)
        let title = ["title": kept.record.title]
        turn.lines.append(.dialog(surroundings.language.sentence(key, title)))
      } else if kept.stage == .entered, let news = try await system.update(kept, environment) {
        turn.lines.append(.dialog(news))
      }
    }
  }

  /// Says what became of reservations in the calendar, and offers a new one to it, once.
  func tellNews() async {
    if let fault = takeDonationFault() {
      return turn.lines.append(
        .error(system.words(surroundings.environment).sentence(of: fault, system.store)))
    }
    guard isSystemHeard, newsIsDue else { return }
    let environment = surroundings.environment
    do {
      try await bringUpToDate(environment)
      guard state.openPrompt == nil, state.active == nil else { return }
      newsIsDue = false
      let all = try system.upcoming(environment)
      guard let new = all.first(where: { $0.stage == .new }),
        let offer = system.offer(new, among: all, environment)
      else { return }
      newsIsDue = true
      await carryOut(.offer(offer))
    } catch let fault as DonationFault {
      // Where nothing was told of in this conversation, nobody waits for news of it.
      newsIsDue = false
      guard hasBeenTold else { return }
      turn.lines.append(.error(system.words(environment).sentence(of: fault, system.store)))
    } catch {
      newsIsDue = false
      turn.lines.append(.error(surroundings.language.sentence("reservation.notAdded")))
    }
  }
}
