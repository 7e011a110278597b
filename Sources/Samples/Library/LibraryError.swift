import AppIntents
import SampleDatabase

/// What may go wrong in the library.
enum LibraryError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// The book service knows no such book.
  case bookNotFound(String)
  /// The book is in the library already.
  case alreadyThere(String)
  /// The books were taken out of the library meanwhile.
  case gone(String)
  /// The book was read to its end.
  case alreadyRead(String)
  /// There is nothing on a shelf.
  case nothingToRead
  /// The book service does not answer.
  case noService
  /// The books cannot be read or kept.
  case store(DatabaseError)
  /// A file of books is not what it should be.
  case badFile(String)

  /// Longer titles are cut where they are said back.
  private static let shownLimit = 100

  private static func shown(_ title: String) -> String {
    title.count > shownLimit ? "\(title.prefix(shownLimit))…" : title
  }

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .bookNotFound(let title): "I could not find a book called “\(Self.shown(title))”."
    case .alreadyThere(let title): "“\(title)” is in your library already."
    case .gone(let titles): "\(titles) is no longer in your library."
    case .alreadyRead(let title): "You have read “\(title)” already."
    case .nothingToRead: "You are not reading anything right now."
    case .noService: "The book service does not answer. Try again later."
    case .store(.locked):
      "Another program is using the library. Wait a moment and try again. Nothing was changed."
    case .store(.damaged): "The library is damaged and cannot be read. The file is left as it is."
    case .store(.readOnly):
      "The library cannot be written. Check the file's permissions. Nothing was changed."
    case .store(.full):
      "There is no room left to keep the library. Make some room and try again. Nothing was changed."
    case .store(.newer): "The library is of a newer version of the app. Update the app."
    case .store(.unusable(let reason)): "The library cannot be opened (\(reason))."
    case .badFile(let reason): "The file of books cannot be read (\(reason))."
    }
  }
}
