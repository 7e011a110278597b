import AppIntents
import DialogEngine
import DonationKeeping
import Foundation
import IntentCatalog
import LanguagePacks
import PhraseDiagnostics

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
    let donation = DonatedIntent(id: UUID().uuidString, call: call)
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
      throw Diagnostic(.error, fault.description)
    } catch {
      throw Diagnostic(.error, "not a file of donations: \(error)")
    }
  }

  /// Says what became of reservations in the calendar, and offers a new one to it, once.
  func tellNews() async {
    guard isSystemHeard, newsIsDue else { return }
    let environment = surroundings.environment
    do throws(DonationFault) {
      for kept in try system.store.reservations() where kept.isOutdated {
        turn.lines.append(.dialog(try system.update(kept, environment)))
      }
      guard state.openPrompt == nil, state.active == nil else { return }
      newsIsDue = false
      guard let new = try system.upcoming(environment).first(where: { $0.stage == .new }),
        let offer = system.offer(new, environment)
      else { return }
      newsIsDue = true
      try system.store.markOffered(new.number)
      await carryOut(.offer(offer))
    } catch {
      turn.lines.append(.error(surroundings.language.sentence("reservation.notAdded")))
    }
  }
}
