/// A person whose names an utterance may say.
public struct Contact: Hashable, Sendable {
  /// The name that a reading gives back.
  public var name: String
  /// The given name, where it is known apart.
  public var givenName: String?
  /// The family name, where it is known apart.
  public var familyName: String?
  /// Other names: nicknames, and how the names are read (in kana), whole or in parts.
  public var otherNames: [String]

  /// Makes a contact.
  public init(
    name: String, givenName: String? = nil, familyName: String? = nil, otherNames: [String] = []
  ) {
    self.name = name
    self.givenName = givenName
    self.familyName = familyName
    self.otherNames = otherNames
  }

  /// Every text that names this person.
  var names: [String] {
    var names = [name] + [givenName, familyName].compactMap(\.self) + otherNames
    if let givenName, let familyName {
      names += [familyName + " " + givenName, givenName + " " + familyName, familyName + givenName]
    }
    // A whole name that is written with a space has its parts for names of their own.
    for name in [name] + otherNames {
      let parts = name.split(whereSeparator: \.isWhitespace)
      if parts.count > 1 { names += parts.map(String.init) }
    }
    return names
  }
}

/// The people that an app knows, ready to be found in utterances.
public struct ContactList: Sendable {
  /// The people, in the order in which they were given.
  public let contacts: [Contact]
  let names: WordTrie<Int>

  /// Compiles a list.
  /// - Complexity: O(n log n) in the names' whole length.
  public init(_ contacts: [Contact] = []) {
    self.contacts = contacts
    names = WordTrie(
      contacts.enumerated().flatMap { index, contact in
        Set(contact.names.map { ValueText.fold($0) }).filter { !$0.isEmpty }.map { ($0, index) }
      })
  }
}
