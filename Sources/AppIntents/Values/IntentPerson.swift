public import Foundation
public import IntentCatalog

/// A person that an intent is about.
public struct IntentPerson: Hashable, Codable, Sendable {
  /// What the person is known by.
  public enum Identifier: Hashable, Codable, Sendable {
    case contact(String)
    case applicationDefined(String)
    case unknown
  }

  /// What the person is called.
  public enum Name: Hashable, Codable, Sendable {
    case displayName(String)
    case components(PersonNameComponents)
    case unknown

    /// The name as it is shown; empty where it is not known.
    public var displayString: String {
      switch self {
      case .displayName(let name): name
      case .components(let parts): parts.written
      case .unknown: ""
      }
    }
  }

  /// What a parameter wants to know of a person.
  public enum ParameterMode: String, Sendable {
    case contact, email, phone, emailOrPhone
  }

  /// A way to reach a person.
  public struct Handle: Hashable, Codable, Sendable {
    /// The address.
    public enum Value: Hashable, Codable, Sendable {
      case phoneNumber(String)
      case emailAddress(String)
      case applicationDefined(String)

      /// The address as a text.
      var text: String {
        switch self {
        case .phoneNumber(let text), .emailAddress(let text), .applicationDefined(let text): text
        }
      }
    }

    /// Which of the person's addresses it is.
    public enum Label: Hashable, Codable, Sendable {
      case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school
      case custom(String)
    }

    /// The address.
    public let value: Value
    /// Which of the person's addresses it is.
    public let label: Label?

    /// Makes a way to reach a person.
    public init(_ value: Value, label: Label? = nil) {
      self.value = value
      self.label = label
    }
    /// Makes one of a number.
    public init(phoneNumber: String, label: Label? = nil) {
      self.init(.phoneNumber(phoneNumber), label: label)
    }
    /// Makes one of a mail address.
    public init(emailAddress: String, label: Label? = nil) {
      self.init(.emailAddress(emailAddress), label: label)
    }
    /// Makes one of the app's own.
    public init(applicationDefined: String, label: Label? = nil) {
      self.init(.applicationDefined(applicationDefined), label: label)
    }
  }

  /// What the person is called.
  public var name: Name
  /// Whether it is the user.
  public var isMe: Bool
  /// What the person is known by.
  public var identifier: Identifier
  /// How the person is reached.
  public var handle: Handle?
  /// Other ways to reach the person.
  public var aliases: [Handle]
  /// A picture.
  public var image: DisplayRepresentation.Image?

  /// Makes a person.
  public init(
    identifier: Identifier = .unknown, name: Name = .unknown, handle: Handle? = nil,
    aliases: [Handle] = [], isMe: Bool = false, image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  /// Makes a person of whom only an address is known.
  public init(handle: Handle) { self.init(name: .unknown, handle: handle) }
}

extension IntentPerson: _IntentValue, InstanceDisplayRepresentable {
  /// A person.
  public static var _kind: _IntentValueKind { .open(.other("IntentPerson")) }

  /// Makes a person of a name, a mail address or a number.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> IntentPerson {
    guard case .string(let text) = value, !text.isEmpty else { throw ValueMismatch(value: value) }
    if text.hasPrefix("{"),
      let person = try? JSONDecoder().decode(IntentPerson.self, from: Data(text.utf8))
    {
      return person
    }
    if let person = IntentPerson(named: text) { return person }
    if text.contains("@"), !text.contains(" ") {
      return IntentPerson(handle: Handle(emailAddress: text))
    }
    if text.contains(where: \.isNumber), text.allSatisfy({ $0.isNumber || "+-() ".contains($0) }) {
      return IntentPerson(handle: Handle(phoneNumber: text))
    }
    return IntentPerson(name: .displayName(text))
  }

  /// A person of a name and an address behind it (`Mina <mina@example.org>`).
  private init?(named text: String) {
    guard text.hasSuffix(">"), let mark = text.range(of: " <"),
      text[mark.upperBound...].dropLast().allSatisfy({ $0 != "<" && $0 != ">" })
    else { return nil }
    let address = String(text[mark.upperBound...].dropLast())
    guard !address.isEmpty else { return nil }
    self.init(
      name: .displayName(String(text[..<mark.lowerBound])),
      handle: address.contains("@")
        ? Handle(emailAddress: address) : Handle(phoneNumber: address))
  }

  /// The name, the address or both where that is all that is known, else everything as JSON.
  public var _plain: ParameterValue {
    if self == IntentPerson(name: name), case .displayName(let text) = name { return .string(text) }
    if let handle, self == IntentPerson(handle: handle), handle.label == nil {
      return .string(handle.value.text)
    }
    if case .displayName(let text) = name, let handle {
      let both = "\(text) <\(handle.value.text)>"
      if IntentPerson(named: both) == self { return .string(both) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(self)) ?? Data()
    return .string(String(decoding: data, as: UTF8.self))
  }

  /// The name or address.
  public var _display: DisplayRepresentation { displayRepresentation }

  /// The name, else the address.
  public var displayRepresentation: DisplayRepresentation {
    let shown = name.displayString
    return DisplayRepresentation(stringLiteral: shown.isEmpty ? handle?.value.text ?? "" : shown)
  }
}
