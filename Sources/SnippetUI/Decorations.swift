package import FoundationEssentials

/// A picture; a symbol of the system's is shown as a sign, or by its name.
public nonisolated struct Image: View, TextView, Hashable, Sendable {
  /// How large a symbol is.
  public enum Scale: Sendable {
    case small, medium, large
  }

  /// How a picture fills the room.
  public enum ResizingMode: Sendable {
    case tile, stretch
  }

  /// How a picture's colours are used.
  public enum TemplateRenderingMode: Sendable {
    case template, original
  }

  /// The picture's or symbol's name.
  public let name: String
  /// Whether it is a symbol of the system's.
  public let isSymbol: Bool

  /// The bytes of the picture's file, where they are known.
  let file: PictureFile?

  /// Makes a picture of the app's.
  public init(_ name: String) {
    self.name = name
    isSymbol = false
    file = nil
  }

  /// Makes a picture of a file's bytes.
  package init(bytes: Data, mediaType: String) {
    name = ""
    isSymbol = false
    file = PictureFile(bytes: bytes, mediaType: mediaType)
  }

  /// Makes a picture of the app's that means nothing.
  public init(decorative name: String) { self.init(name) }

  /// Makes a symbol of the system's.
  public init(systemName: String) {
    name = systemName
    isSymbol = true
    file = nil
  }

  /// Lets the picture fill the room.
  public func resizable(resizingMode: ResizingMode = .stretch) -> Image { self }
  /// Says how its colours are used.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// It draws itself.
  public var body: Never { neverReached() }
  func block(_ context: RenderingContext) -> TextBlock {
    isSymbol && !name.isEmpty
      ? .lines([context.inked(SymbolSign.of(name) ?? "(\(name))")]) : .group([])
  }
}

/// The bytes of a picture's file.
struct PictureFile: Hashable, Sendable {
  let bytes: Data
  /// What kind of file it is (`image/png`).
  let mediaType: String

  /// The address that holds the whole file.
  var address: String { "data:\(mediaType);base64,\(bytes.base64EncodedString())" }
}

/// A line that parts views; text has none.
public nonisolated struct Divider: View, TextView, Sendable {
  /// Makes a line.
  public init() {}
  /// It draws itself.
  public var body: Never { neverReached() }
  func block(_ context: RenderingContext) -> TextBlock { .group([]) }
}

/// Room between views; text has none.
public nonisolated struct Spacer: View, TextView, Sendable {
  /// Makes room.
  public init(minLength: Double? = nil) {}
  /// It draws itself.
  public var body: Never { neverReached() }
  func block(_ context: RenderingContext) -> TextBlock { .group([]) }
}
