public import Foundation
public import LocalizedTexts

/// How a value is shown to people.
public struct DisplayRepresentation: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var title: LocalizedStringResource
  /// What tells apart values of the same name.
  public var subtitle: LocalizedStringResource?
  /// The picture.
  public var image: Image?
  /// Other things that people call it.
  public var synonyms: [LocalizedStringResource]

  /// Makes a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Makes a representation with a picture that is made when it is wanted.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = [], image: () -> Image?
  ) {
    self.init(title: title, subtitle: subtitle, image: image(), synonyms: synonyms)
  }

  /// Makes a representation of a name.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a representation of a name with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// The parts of a representation.
  public struct Components: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The texts.
    public static let text = Components(rawValue: 1)
    /// The picture.
    public static let image = Components(rawValue: 2)
  }

  /// A picture.
  public struct Image: Hashable, Codable, Sendable {
    /// The shape in which it is shown.
    public enum DisplayStyle: String, Codable, Sendable {
      case `default`, circular
    }

    private enum Source: Hashable, Codable, Sendable {
      case named(String)
      case symbol(String)
      case data(Data)
      case url(URL)
    }

    private let source: Source
    private let isTemplate: Bool?
    private let displayStyle: DisplayStyle

    /// The picture's or symbol's name, where it has one.
    public var _name: String? {
      switch source {
      case .named(let name), .symbol(let name): name
      case .url(let url): url.absoluteString
      case .data: nil
      }
    }

    /// Makes a picture of the app's.
    public init(
      named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      source = .named(name)
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// Makes a symbol of the system's.
    public init(
      systemName name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      source = .symbol(name)
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// Makes a picture of its bytes.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .data(data)
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }

    /// Makes a picture that stands somewhere.
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      source = .url(url)
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }
  }
}

/// How a type of values is shown to people.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource
  /// The name with a count.
  public var numericFormat: LocalizedStringResource?
  /// Other things that people call it.
  public var synonyms: [LocalizedStringResource]

  /// Makes a representation.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// Makes a representation of a name.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a representation of a name with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type that is shown to people.
public protocol TypeDisplayRepresentable {
  /// How the type is shown.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The type's name, as the framework's first version asked for it.
  static var typeDisplayName: LocalizedStringResource { get }
}

extension TypeDisplayRepresentable {
  /// The name alone, where nothing else is said.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: typeDisplayName)
  }
  /// The type's name in code.
  public static var typeDisplayName: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: String(describing: self))
  }
}

/// A type whose values are shown to people.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How the value is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The value's title.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type whose cases are shown to people.
public protocol CaseDisplayRepresentable: CaseIterable, Hashable {
  /// How each case is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A type that is shown to people, and whose values are.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type that is shown to people with a fixed set of values.
public protocol StaticDisplayRepresentable: TypeDisplayRepresentable, CaseDisplayRepresentable,
  InstanceDisplayRepresentable
{}

extension StaticDisplayRepresentable {
  /// The case's representation, or its name in code where it has none.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
  }
}

/// A type that keeps its identity from one version of the app to the next.
public protocol PersistentlyIdentifiable {
  /// The type's identifier.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's name.
  public static var persistentIdentifier: String { String(describing: self) }
}

/// A type of an app's own values.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue {}
