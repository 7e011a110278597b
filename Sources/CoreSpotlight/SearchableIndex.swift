public import Foundation

/// What can be searched of the app's things.
///
/// One index file behind a lock: that makes it safe to share.
public final class CSSearchableIndex: @unchecked Sendable {
  private let file: URL?
  private let lock = NSLock()
  private var opened: IndexStore?
  private var words = _SearchWords()
  private var embedding: (any SearchEmbedding)?
  private var isFresh = false
  private static let usual = CSSearchableIndex(name: "default")

  /// The usual index.
  public class func `default`() -> CSSearchableIndex { usual }
  /// Whether there is an index here.
  public class func isIndexingAvailable() -> Bool { true }
  /// Makes an index of its own, which is gone with the program: a session keeps what is indexed in its
  /// app's folder.
  public init(name: String) { file = nil }
  /// Makes an index in a file, which is made when it is first needed.
  public init(_file file: URL?) { self.file = file }
  /// Makes the index that is meant.
  public convenience init(description: CSSearchableIndexDescription) {
    self.init(name: description.name)
  }

  /// Takes what languages know of words.
  public func _use(_ words: _SearchWords) { lock.withLock { self.words = words } }
  /// Takes a model that knows which words mean nearly the same.
  public func useEmbedding(_ embedding: (any SearchEmbedding)?) {
    lock.withLock { self.embedding = embedding }
  }

  /// Whether the index is new, or was damaged and is empty again; asking makes it an old one.
  /// - Throws: `CSIndexError` where it cannot be opened.
  public func _takeIsNew() throws -> Bool {
    try locked { _ in
      defer { isFresh = false }
      return isFresh
    }
  }

  /// Adds items; those of the same identifier are replaced.
  /// - Throws: `CSIndexError` where they cannot be kept; then none of them is.
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    try changing { store in for item in items { try store.add(item) } }
  }

  /// Takes items out.
  /// - Throws: `CSIndexError` where the index cannot be written.
  public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    try changing { store in for identifier in identifiers { try store.remove(identifier) } }
  }

  /// Takes out all items of domains.
  /// - Throws: `CSIndexError` where the index cannot be written.
  public func deleteSearchableItems(withDomainIdentifiers domains: [String]) async throws {
    try changing { store in for domain in domains { try store.remove(domain: domain) } }
  }

  /// Takes everything out.
  /// - Throws: `CSIndexError` where the index cannot be written.
  public func deleteAllSearchableItems() async throws {
    try changing { try $0.remove(domain: nil) }
  }

  /// How many items there are.
  /// - Throws: `CSIndexError` where the index cannot be read.
  public func _count() throws -> Int { try locked { try $0.count() } }

  /// What fits a query, the best first.
  /// - Throws: `CSIndexError` where the index cannot be read.
  /// - Complexity: O(m·log m) in the number of items that have one of the query's words.
  public func _search(_ query: _SearchQuery) throws -> [_SearchHit] {
    try locked { store in
      try SearchRanking(store: store, words: words, embedding: embedding).hits(for: query)
    }
  }

  private func changing(_ body: (IndexStore) throws -> Void) throws {
    try locked { store in try store.transaction { try body(store) } }
  }

  /// Uses the index; one that turns out damaged is made anew, once.
  private func locked<R>(_ body: (IndexStore) throws -> R) throws -> R {
    lock.lock()
    defer { lock.unlock() }
    do {
      return try body(try store())
    } catch let error as CSIndexError where error.isDamaged {
      opened = nil
      if let file { try? FileManager.default.removeItem(at: file) }
      return try body(try store())
    }
  }

  private func store() throws -> IndexStore {
    if let opened { return opened }
    let (store, isNew) = try IndexStore.open(file)
    isFresh = isFresh || isNew
    opened = store
    return store
  }
}
