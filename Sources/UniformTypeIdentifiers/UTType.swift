/// A type of files or data, by its uniform identifier.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The identifier (`public.png`).
  public let identifier: String

  /// What is known about a type.
  private struct Known {
    var extensions: [String]
    var mimeType: String?
    var parents: [String]
  }

  /// The types of the system that are known here.
  private static let known: [String: Known] = [
    "public.item": Known(extensions: [], parents: []),
    "public.data": Known(
      extensions: [], mimeType: "application/octet-stream", parents: ["public.item"]),
    "public.content": Known(extensions: [], parents: []),
    "public.folder": Known(extensions: [], parents: ["public.item"]),
    "public.text": Known(extensions: [], parents: ["public.data", "public.content"]),
    "public.plain-text": Known(
      extensions: ["txt", "text"], mimeType: "text/plain", parents: ["public.text"]),
    "public.utf8-plain-text": Known(extensions: [], parents: ["public.plain-text"]),
    "public.html": Known(
      extensions: ["html", "htm"], mimeType: "text/html", parents: ["public.text"]),
    "public.xml": Known(extensions: ["xml"], mimeType: "application/xml", parents: ["public.text"]),
    "public.json": Known(
      extensions: ["json"], mimeType: "application/json", parents: ["public.text"]),
    "public.comma-separated-values-text": Known(
      extensions: ["csv"], mimeType: "text/csv", parents: ["public.text"]),
    "net.daringfireball.markdown": Known(
      extensions: ["md", "markdown"], mimeType: "text/markdown", parents: ["public.plain-text"]),
    "public.rtf": Known(extensions: ["rtf"], mimeType: "text/rtf", parents: ["public.text"]),
    "com.adobe.pdf": Known(
      extensions: ["pdf"], mimeType: "application/pdf", parents: ["public.data", "public.content"]),
    "public.image": Known(extensions: [], parents: ["public.data", "public.content"]),
    "public.png": Known(extensions: ["png"], mimeType: "image/png", parents: ["public.image"]),
    "public.jpeg": Known(
      extensions: ["jpeg", "jpg"], mimeType: "image/jpeg", parents: ["public.image"]),
    "public.heic": Known(extensions: ["heic"], mimeType: "image/heic", parents: ["public.image"]),
    "com.compuserve.gif": Known(
      extensions: ["gif"], mimeType: "image/gif", parents: ["public.image"]),
    "public.svg-image": Known(
      extensions: ["svg"], mimeType: "image/svg+xml", parents: ["public.image"]),
    "public.audiovisual-content": Known(
      extensions: [], parents: ["public.data", "public.content"]),
    "public.movie": Known(extensions: [], parents: ["public.audiovisual-content"]),
    "public.mpeg-4": Known(extensions: ["mp4"], mimeType: "video/mp4", parents: ["public.movie"]),
    "com.apple.quicktime-movie": Known(
      extensions: ["mov"], mimeType: "video/quicktime", parents: ["public.movie"]),
    "public.audio": Known(extensions: [], parents: ["public.audiovisual-content"]),
    "public.mp3": Known(extensions: ["mp3"], mimeType: "audio/mpeg", parents: ["public.audio"]),
    "com.microsoft.waveform-audio": Known(
      extensions: ["wav"], mimeType: "audio/wav", parents: ["public.audio"]),
    "public.url": Known(extensions: [], parents: ["public.data"]),
    "public.file-url": Known(extensions: [], parents: ["public.url"]),
    "public.zip-archive": Known(
      extensions: ["zip"], mimeType: "application/zip", parents: ["public.data"]),
  ]

  private init(known identifier: String) { self.identifier = identifier }

  /// Makes a type of its identifier; nil for an empty one.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Makes the type of a file's extension; one that is not known here gets a type of its own.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard !wanted.isEmpty else { return nil }
    let found = Self.known.first { $0.value.extensions.contains(wanted) }?.key
    identifier = found ?? "dyn.\(wanted)"
  }

  /// Makes the type of a MIME type, nil for one that is not known here.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = Self.known.first(where: { $0.value.mimeType == mimeType.lowercased() })
    else { return nil }
    identifier = found.key
  }

  /// Makes a type that the app itself declares.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// Makes a type that another app declares.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }

  /// The extension that files of the type usually have.
  public var preferredFilenameExtension: String? { Self.known[identifier]?.extensions.first }
  /// The MIME type.
  public var preferredMIMEType: String? { Self.known[identifier]?.mimeType }
  /// The identifier.
  public var description: String { identifier }

  /// Whether the type is another one or a kind of it.
  /// - Complexity: O(n) in the number of types above it.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    return (Self.known[identifier]?.parents ?? []).contains {
      UTType(known: $0).conforms(to: type)
    }
  }

  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// Something that people look at.
  public static let content = UTType(known: "public.content")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// Text of any form.
  public static let text = UTType(known: "public.text")
  /// Text without a form.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// HTML.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// Comma-separated values.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// PNG.
  public static let png = UTType(known: "public.png")
  /// JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// HEIC.
  public static let heic = UTType(known: "public.heic")
  /// GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// Sounds or moving pictures.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Moving pictures.
  public static let movie = UTType(known: "public.movie")
  /// MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Sounds.
  public static let audio = UTType(known: "public.audio")
  /// MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// WAV.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
}
