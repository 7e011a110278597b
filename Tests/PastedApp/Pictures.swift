// Written as iOS apps write it: pictures and colours of the older framework, what is shared, logs and widgets.

import AppIntents
import OSLog
import SwiftUI
import UIKit
import VisualIntelligence
import WidgetKit

private let photoPage = URL(fileURLWithPath: "/photo")
private let logger = Logger(subsystem: "org.example.pasted", category: "intents")

extension UIColor {
  convenience init(hex: Int) {
    self.init(
      red: CGFloat((hex >> 16) & 255) / 255, green: CGFloat((hex >> 8) & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }
}

struct PhotoIntent: AppIntent {
  static var title: LocalizedStringResource = "Photo"
  @Parameter(title: "Photo", supportedTypeIdentifiers: ["public.image"]) var photo: IntentFile

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ShowsSnippetView {
    guard let image = UIImage(data: photo.data) else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    let tint = UIColor(hex: 0x336699).withAlphaComponent(0.5)
    UIPasteboard.general.string = "\(Int(image.size.width))×\(Int(image.size.height))"
    UIPasteboard.general.image = image
    WidgetCenter.shared.reloadTimelines(ofKind: "photos")
    logger.info("a photo of \(photo.data.count, privacy: .public) bytes")
    let kind =
      image.pngData() != nil ? "png" : image.jpegData(compressionQuality: 1) != nil ? "jpeg" : "gif"
    return .result(value: "\(kind) \(UIPasteboard.general.string ?? "-")") {
      VStack {
        Image(uiImage: image).resizable().scaledToFit()
        Text("Tinted").foregroundStyle(Color(uiColor: tint))
        Text("Quiet").foregroundColor(Color(.secondaryLabel))
        ShareLink(
          item: Ticket(title: "photo"),
          preview: SharePreview("My photo", image: Image(uiImage: image)))
        ShareLink("The page", item: URL(string: "https://example.org/photo") ?? photoPage)
      }
    }
  }
}

struct SettingsPageIntent: AppIntent {
  static var title: LocalizedStringResource = "Settings Page"
  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    guard let url = URL(string: UIApplication.openSettingsURLString) else {
      return .result(value: false)
    }
    let isOpen = await UIApplication.shared.open(url)
    return .result(
      value: isOpen && !UIApplication.shared.canOpenURL(URL(fileURLWithPath: "x").asPlain))
  }
}

extension URL {
  /// The address without what says how it is opened.
  var asPlain: URL { URL(string: path) ?? self }
}

struct NotebookIntent: AppIntent {
  static var title: LocalizedStringResource = "Notebook"
  @Parameter(title: "Text") var text: String
  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    let file = URL.documentsDirectory.appending(path: "notes.txt")
    try Data(text.utf8).write(to: file)
    let group = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: "group.org.example.pasted")
    let folders = [
      URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, group,
    ].compactMap { $0 }
    WidgetCenter.shared.reloadAllTimelines()
    return .result(
      value: folders.map(\.lastPathComponent) + [try String(contentsOf: file, encoding: .utf8)])
  }
}

extension PastedApp {
  /// Whether bytes are a picture.
  public static func isPicture(_ data: Data) -> Bool { UIImage(data: data) != nil }
}

/// A ticket that leaves the app as its title.
public struct Ticket: Transferable {
  let title: String
  /// Makes a ticket.
  public init(title: String) { self.title = title }
  /// Its title.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { $0.title })
  }
}

/// What the camera saw becomes landmarks.
struct SightQuery: IntentValueQuery {
  func values(for input: SemanticContentDescriptor) async throws -> [Page] {
    guard input.pixelBuffer == nil else { return [] }
    return input.labels.indices.map { Page(id: $0 + 1) }
  }
}

@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct SightIntent {
  var semanticContent: SemanticContentDescriptor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: semanticContent.labels.count)
  }
}

final class PastedDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  static let machine = UIDevice.current.systemName
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    return true
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}
