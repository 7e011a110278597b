import AppIntents

/// Where a book stands.
enum Shelf: String, Codable, AppEnum {
  case currentlyReading
  case wantToRead
  case read

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"

  static var caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .currentlyReading: DisplayRepresentation(
      title: "Currently Reading", image: .init(systemName: "book"),
      synonyms: ["Reading", "Now Reading", "Books I Am Reading"]),
    .wantToRead: DisplayRepresentation(
      title: "Want to Read", image: .init(systemName: "bookmark"),
      synonyms: ["To Read", "Wish List", "Reading List", "Unread"]),
    .read: DisplayRepresentation(
      title: "Read", image: .init(systemName: "checkmark"),
      synonyms: ["Finished", "Finished Books", "Books I Have Read"]),
  ]
}
