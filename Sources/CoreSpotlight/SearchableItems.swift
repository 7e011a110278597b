@_exported public import Foundation
@_exported public import UniformTypeIdentifiers
@_exported public import UserActivities

/// What is known about something that can be searched.
///
/// Everything in it is plain data that one task fills before others see it: that makes it safe to share.
open class CSSearchableItemAttributeSet: @unchecked Sendable {
  /// What kind of thing it is.
  public let contentType: UTType
  /// What people call it.
  public var title: String?
  /// What is shown for it.
  public var displayName: String?
  /// Other names.
  public var alternateNames: [String]?
  /// What it is.
  public var contentDescription: String?
  /// Words by which it is found.
  public var keywords: [String]?
  /// Its text.
  public var textContent: String?
  /// Who made it.
  public var authorNames: [String]?
  /// A picture.
  public var thumbnailURL: URL?
  /// Where it stands.
  public var contentURL: URL?
  /// When it was made.
  public var contentCreationDate: Date?
  /// When it was changed.
  public var contentModificationDate: Date?
  /// When it begins.
  public var startDate: Date?
  /// When it ends.
  public var endDate: Date?
  /// When it has to be done.
  public var dueDate: Date?
  /// When it was last used.
  public var lastUsedDate: Date?
  /// What the place is called.
  public var namedLocation: String?
  /// A town.
  public var city: String?
  /// A country.
  public var country: String?

  /// Makes what is known about a thing of a kind.
  public init(contentType: UTType) { self.contentType = contentType }
  /// Makes what is known about a thing of a kind.
  public convenience init(itemContentType: String) {
    self.init(contentType: UTType(itemContentType) ?? .item)
  }

  private var customValues: [String: any Sendable] = [:]

  /// Keeps a value under a key of the app's own.
  public func setValue(_ value: (any Sendable)?, forCustomKey key: CSCustomAttributeKey) {
    customValues[key.keyName] = value
  }

  /// The value under a key of the app's own, nil where there is none.
  public func value(forCustomKey key: CSCustomAttributeKey) -> (any Sendable)? {
    customValues[key.keyName]
  }

  /// The names of what it is, and of whom and what it belongs to.
  var names: [String] {
    (alternateNames ?? []) + (keywords ?? []) + (authorNames ?? [])
      + [displayName, namedLocation, city, country].compactMap { $0 }
  }
  /// What is written about it.
  var writings: [String] {
    [contentDescription, textContent].compactMap { $0 }
      + customValues.sorted { $0.key < $1.key }.compactMap { $0.value as? String }
  }
}

/// A key of the app's own for what is known about a thing.
public final class CSCustomAttributeKey: Hashable, Sendable {
  /// The key's name.
  public let keyName: String
  /// Makes a key; nil for a name that is empty.
  public init?(keyName: String) {
    guard !keyName.isEmpty else { return nil }
    self.keyName = keyName
  }

  /// Keys of one name are the same.
  public static func == (left: CSCustomAttributeKey, right: CSCustomAttributeKey) -> Bool {
    left.keyName == right.keyName
  }
  /// By the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(keyName) }
}

/// Something that can be searched.
public final class CSSearchableItem: @unchecked Sendable {
  /// What tells it apart.
  public let uniqueIdentifier: String
  /// What it belongs to.
  public let domainIdentifier: String?
  /// What is known about it.
  public let attributeSet: CSSearchableItemAttributeSet

  /// Makes an item.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// Which index is meant.
public struct CSSearchableIndexDescription: Hashable, Sendable {
  /// The index's name.
  public let name: String
  /// Names an index.
  public init(name: String = "default") { self.name = name }
}
