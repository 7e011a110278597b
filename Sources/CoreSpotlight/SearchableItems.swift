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

  /// Every text that a search may find.
  public var _searchableTexts: [String] {
    [title, displayName, contentDescription, textContent, namedLocation].compactMap { $0 }
      + (alternateNames ?? []) + (keywords ?? []) + (authorNames ?? [])
      + customValues.values.compactMap { $0 as? String }
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

/// What can be searched of the app's things.
public final class CSSearchableIndex: @unchecked Sendable {
  private let lock = NSLock()
  private var items: [String: CSSearchableItem] = [:]
  private static let usual = CSSearchableIndex(name: "default")

  /// The usual index.
  public class func `default`() -> CSSearchableIndex { usual }
  /// Whether there is an index here.
  public class func isIndexingAvailable() -> Bool { true }
  /// Makes an index of its own.
  public init(name: String) {}

  /// Adds items; those of the same identifier are replaced.
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    locked { for item in items { $0[item.uniqueIdentifier] = item } }
  }

  /// Takes items out.
  public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    locked { for identifier in identifiers { $0[identifier] = nil } }
  }

  /// Takes out all items of domains.
  public func deleteSearchableItems(withDomainIdentifiers domains: [String]) async throws {
    locked { $0 = $0.filter { !domains.contains($0.value.domainIdentifier ?? "") } }
  }

  /// Takes everything out.
  public func deleteAllSearchableItems() async throws { locked { $0 = [:] } }

  /// The items of which a text has a text in it, case aside, by their identifiers.
  public func _items(matching text: String, domain: String? = nil) -> [CSSearchableItem] {
    let wanted = text.lowercased()
    return locked { items in
      items.values.filter { item in
        (domain == nil || item.domainIdentifier == domain)
          && item.attributeSet._searchableTexts.contains { $0.lowercased().contains(wanted) }
      }
    }.sorted { $0.uniqueIdentifier < $1.uniqueIdentifier }
  }

  private func locked<R>(_ body: (inout [String: CSSearchableItem]) -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return body(&items)
  }
}

/// Which index is meant.
public struct CSSearchableIndexDescription: Hashable, Sendable {
  /// The index's name.
  public let name: String
  /// Names an index.
  public init(name: String = "default") { self.name = name }
}

extension CSSearchableIndex {
  /// Makes the index that is meant.
  public convenience init(description: CSSearchableIndexDescription) {
    self.init(name: description.name)
  }
}
