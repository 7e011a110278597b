@_exported public import AppIntents
public import IntentCatalog

/// What the person points at: the names that the system has for it.
///
/// There is no camera here, so a descriptor is what was said of the thing, its names parted by commas.
public struct SemanticContentDescriptor: Hashable, Sendable {
  /// A picture of it.
  public struct PixelBuffer: Hashable, Sendable {}

  /// What it is called, the likeliest first.
  public let labels: [String]
  /// A picture of it; nil where nobody took one.
  public let pixelBuffer: PixelBuffer?

  /// Describes a thing by its names.
  public init(labels: [String]) {
    self.labels = labels
    pixelBuffer = nil
  }
}

extension SemanticContentDescriptor: _PlainlyDeclaredValue, InstanceDisplayRepresentable {
  /// Words that describe a thing.
  public static var _kind: _IntentValueKind { .open(.string) }
  /// Takes the names apart.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> SemanticContentDescriptor {
    let text = try await String._make(from: value, query: nil)
    let labels = text.split { ",\u{3001}".contains($0) }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return SemanticContentDescriptor(labels: labels.filter { !$0.isEmpty })
  }
  private var words: String { labels.joined(separator: ", ") }
  /// The names in a row.
  public var _plain: ParameterValue { words._plain }
  /// The names in a row.
  public var _display: DisplayRepresentation { displayRepresentation }
  /// The names in a row.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(words)")
  }
}
