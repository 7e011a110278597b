/// A picture.
public final class INImage: Sendable {
  /// The picture's name among the app's own, where it has one.
  public let _name: String?
  /// Its bytes, where they are given.
  public let _data: Data?
  /// Where it is, where that is given.
  public let _url: URL?

  /// A picture of the app's own.
  public init(named name: String) { (_name, _data, _url) = (name, nil, nil) }
  /// A picture of these bytes.
  public init(imageData: Data) { (_name, _data, _url) = (nil, imageData, nil) }
  /// A picture at an address.
  public init(url: URL) { (_name, _data, _url) = (nil, nil, url) }
  /// A picture of the system's own.
  public class func systemImageNamed(_ name: String) -> INImage { INImage(named: name) }
}

/// What an address of a person is.
public enum INPersonHandleType: Int, Sendable {
  case unknown, emailAddress, phoneNumber
}

/// An address of a person.
public final class INPersonHandle: Sendable {
  /// The address.
  public let value: String?
  /// What it is.
  public let type: INPersonHandleType

  /// Makes an address.
  public init(value: String?, type: INPersonHandleType) {
    self.value = value
    self.type = type
  }
}

/// A person.
public final class INPerson: Sendable {
  /// An address.
  public let personHandle: INPersonHandle?
  /// The parts of the name.
  public let nameComponents: PersonNameComponents?
  /// The name.
  public let displayName: String
  /// A picture.
  public let image: INImage?
  /// What tells the person apart among the person's contacts.
  public let contactIdentifier: String?
  /// What tells the person apart in the app.
  public let customIdentifier: String?

  /// Makes a person; the name is put together from its parts where it is not given.
  public init(
    personHandle: INPersonHandle?, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName =
      displayName ?? nameComponents.map { Self.text(of: $0) } ?? personHandle?.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
  }

  private static func text(of name: PersonNameComponents) -> String {
    [name.givenName, name.middleName, name.familyName].compactMap { $0 }.joined(separator: " ")
  }
}
