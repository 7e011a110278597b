public import Foundation
import IntentCatalog

/// The folders of the app whose code runs.
private enum AppFolder: String {
  case documents = "Documents"
  case caches = "Caches"
  case support = "Application Support"
  case group = "Groups"

  /// The folder, made where it is not there yet: in the app's store, else in a temporary one.
  var url: URL {
    let app = HostScope.current?.app
    let base: URL =
      if case .folder(let folder) = app?.context.store { folder } else {
        FileManager.default.temporaryDirectory.appendingPathComponent(
          "\(ProcessInfo.processInfo.processName)-\(ProcessInfo.processInfo.processIdentifier)/"
            + (app?.catalog.id ?? "app"))
      }
    let folder = base.appendingPathComponent(rawValue, isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension URL {
  /// Where the app keeps the person's own files.
  public static var documentsDirectory: URL { AppFolder.documents.url }
  /// Where the app keeps what it can make again.
  public static var cachesDirectory: URL { AppFolder.caches.url }
  /// Where the app keeps its own files.
  public static var applicationSupportDirectory: URL { AppFolder.support.url }
}

extension FileManager {
  /// A folder that the app shares with its extensions.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
    guard !identifier.isEmpty, !identifier.contains("/"), identifier != ".." else { return nil }
    let folder = AppFolder.group.url.appendingPathComponent(identifier, isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
