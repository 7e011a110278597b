public import Foundation
public import IntentCatalog
public import UniformTypeIdentifiers

/// A file that an intent takes or returns: bytes, or a place on the disk.
public struct IntentFile: Hashable, Codable, Sendable {
  /// Why a file cannot be had.
  public enum IntentFileError: Error, Hashable, Sendable {
    case failedToLoadData, failedToLoadFile
  }

  /// Its name.
  public var filename: String
  /// Where it stands; nil for bytes alone.
  public let fileURL: URL?
  /// What kind of file it is.
  public var type: UTType?
  /// Whether the file is taken away once the intent is done with it.
  public var removedOnCompletion = false
  private let bytes: Data?

  /// Makes a file of bytes.
  public init(data: Data, filename: String, type: UTType? = nil) {
    bytes = data
    fileURL = nil
    self.filename = filename
    self.type = type ?? UTType(filenameExtension: (filename as NSString).pathExtension)
  }

  /// Makes a file that stands on the disk.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    bytes = nil
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
  }

  /// The bytes; empty where the file cannot be read.
  public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

  /// The kinds in which it can be had.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

  /// The bytes in a kind.
  /// - Throws: `IntentFileError` where the file cannot be read, or is of another kind.
  public func data(contentType: UTType) async throws -> Data {
    guard type?.conforms(to: contentType) ?? true else { throw IntentFileError.failedToLoadData }
    if let bytes { return bytes }
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else {
      throw IntentFileError.failedToLoadData
    }
    return data
  }

  /// A file on the disk; bytes are written to a folder of their own first.
  /// - Throws: `IntentFileError` where it cannot be written, or is of another kind.
  public func file(
    contentType: UTType, destinationDirectory: URL? = nil
  ) async throws -> (fileURL: URL, openedInPlace: Bool) {
    if let fileURL, destinationDirectory == nil { return (fileURL, true) }
    let folder =
      destinationDirectory
      ?? FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let place = folder.appendingPathComponent((filename as NSString).lastPathComponent)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try await data(contentType: contentType).write(to: place)
    } catch {
      throw IntentFileError.failedToLoadFile
    }
    return (place, false)
  }

  /// Calls a function with a file on the disk.
  /// - Throws: `IntentFileError` where it cannot be written, and what the function throws.
  public func withFile<R>(
    contentType: UTType, allowOpenInPlace: Bool = false,
    fileHandler: (_ url: URL, _ openedInPlace: Bool) async throws -> R
  ) async throws -> R {
    let place = try await file(contentType: contentType)
    return try await fileHandler(place.fileURL, place.openedInPlace)
  }
}

extension IntentFile: _IntentValue {
  /// A file.
  public static var _kind: _IntentValueKind { .open(.other("IntentFile")) }

  /// Makes a file of a path, a file's URL or a `data:` URL.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> IntentFile {
    let text = value.identifierText
    if text.hasPrefix("data:"), let comma = text.firstIndex(of: ","),
      let data = Data(base64Encoded: String(text[text.index(after: comma)...]))
    {
      let head = text[..<comma].dropFirst(5).split(separator: ";")
      let name = head.first { $0.hasPrefix("name=") }?.dropFirst(5)
      return IntentFile(
        data: data, filename: name.flatMap { String($0).removingPercentEncoding } ?? "file",
        type: head.first.flatMap { UTType(mimeType: String($0)) })
    }
    let url = text.hasPrefix("file:") ? URL(string: text) : URL(fileURLWithPath: text)
    guard !text.isEmpty, let url, FileManager.default.fileExists(atPath: url.path) else {
      throw ValueMismatch(value: value)
    }
    return IntentFile(fileURL: url)
  }

  /// The file's URL; bytes alone as a `data:` URL.
  public var _plain: ParameterValue {
    if let fileURL { return .url(fileURL.absoluteString) }
    let name = filename.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "file"
    let mime = type?.preferredMIMEType ?? "application/octet-stream"
    return .url("data:\(mime);name=\(name);base64,\(data.base64EncodedString())")
  }

  /// Its name.
  public var _display: DisplayRepresentation { displayRepresentation }
}

extension IntentFile: InstanceDisplayRepresentable {
  /// Its name.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: filename)
  }
}
