// Written as iOS apps write it: names that many apps use, and those that only some do.

import AppIntents
import CoreSpotlight
import SwiftUI
import UniformTypeIdentifiers

struct PlayTuneIntent: AudioPlaybackIntent, LiveActivityIntent {
  static var title: LocalizedStringResource = "Play Tune"
  func perform() async throws -> some IntentResult { .result() }
}

struct PastedExtension: AppIntentsExtension {}

struct RecordIntent: AudioRecordingIntent, AudioStartingIntent {
  static var title: LocalizedStringResource = "Record"
  func perform() async throws -> some IntentResult { .result() }
}

struct Desk: UniqueAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Desk"
  static var defaultQuery = DeskQuery()
  let id = "desk"
  @Property(title: "Drawers") var drawers: Int
  init(drawers: Int) { self.drawers = drawers }
}

struct DeskQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> Desk { Desk(drawers: 3) }
}

struct DeskIntent: AppIntent {
  static var title: LocalizedStringResource = "Desk"
  @Parameter(title: "Desk") var desk: Desk
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: desk.drawers)
  }
}

struct OldOrderIntent: AppIntent, CustomIntentMigratedAppIntent {
  static var title: LocalizedStringResource = "Old Order"
  static let intentClassName = "OrderIntent"
  func perform() async throws -> some IntentResult { .result() }
}

struct SongOptions: DynamicOptionsProvider {
  @IntentParameterDependency<PickSongIntent>(\.$kind) var intent

  func results() async throws -> IntentItemCollection<String> {
    let name = intent?.kind ?? "any"
    return IntentItemCollection(
      promptLabel: "Songs",
      sections: [
        IntentItemSection(
          "Loud", items: [IntentItem("\(name) loud", title: "Loud", subtitle: "very")]),
        IntentItemSection("Quiet", items: ["\(name) quiet"]),
      ])
  }
}

struct PickSongIntent: AppIntent {
  static var title: LocalizedStringResource = "Pick Song"
  @Parameter(title: "Kind") var kind: String
  @Parameter(title: "Song", optionsProvider: SongOptions()) var song: String
  func perform() async throws -> some IntentResult { .result() }
}

struct TipIntent: AppIntent {
  static var title: LocalizedStringResource = "Tip"
  @Parameter(title: "Shown", default: true) var isShown: Bool
  @MainActor func perform() async throws -> some IntentResult & ShowsSnippetView {
    let isShown = isShown
    return .result {
      VStack {
        SiriTipView(intent: CountIntent(), isVisible: .constant(isShown))
          .siriTipViewStyle(SiriTipViewStyle.dark)
        ShortcutsLink().shortcutsLinkStyle(ShortcutsLinkStyle.light)
      }
    }
  }
}

struct UITipIntent: AppIntent {
  static var title: LocalizedStringResource = "UI Tip"
  @Parameter(title: "Closed", default: false) var isClosed: Bool
  @MainActor func perform() async throws -> some IntentResult & ShowsSnippetView {
    let tip = SiriTipUIView(style: .dark)
    tip.intent = CountIntent()
    var isOpen = true
    tip.dismissAction = { isOpen = false }
    if isClosed { tip._close() }
    let isShown = isOpen
    return .result {
      VStack {
        if isShown { tip._view }
        ShortcutsUIButton(style: .light)._view
      }
    }
  }
}

struct ModeIntent: AppIntent {
  static var title: LocalizedStringResource = "Mode"
  static var supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let before = systemContext.currentMode
    try await continueInForeground()
    return .result(
      value: "\(before.debugDescription), \(systemContext.currentMode.debugDescription)")
  }
}

struct DonateIntent: AppIntent {
  static var title: LocalizedStringResource = "Donate"
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    let first: IntentDonationIdentifier = try await IntentDonationManager.shared.donate(
      intent: PlayTuneIntent())
    return .result(value: first == first)
  }
}

struct StopReferenceIntent: AppIntent {
  static var title: LocalizedStringResource = "Stop Reference"
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let stop = EntityIdentifier(for: Stop.self, identifier: "b")
    return .result(value: stop.description)
  }
}

struct FaultIntent: AppIntent {
  enum Fault: Error, CustomAppIntentErrorConvertible {
    case closed
    var appIntentError: AppIntentError {
      AppIntentError(predefinedError: .notAllowed, description: "It is closed.")
    }
  }
  static var title: LocalizedStringResource = "Fault"
  func perform() async throws -> some IntentResult {
    if Self.title.key == "Fault" { throw AppIntentError(wrapping: Fault.closed) }
    return .result()
  }
}

@AssistantEntity(schema: .photos.album)
struct PastedAlbum {
  static var defaultQuery = PastedAlbumQuery()
  var id = "album"
  var name: String
  var albumType: PastedAlbumKind?
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(name: String) { self.name = name }
}

@AssistantEnum(schema: .photos.albumType)
enum PastedAlbumKind: String {
  case custom
  static var caseDisplayRepresentations: [PastedAlbumKind: DisplayRepresentation] = [
    .custom: "Custom"
  ]
}

struct PastedAlbumQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [PastedAlbum] {
    [PastedAlbum(name: "Summer")].filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [PastedAlbum] {
    [PastedAlbum(name: "Summer")].filter { $0.name.contains(string) }
  }
}

struct ShowAlbumIntent: AppIntent {
  static var title: LocalizedStringResource = "Show Album"
  @Parameter(title: "Album") var album: PastedAlbum
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: album.name)
  }
}
