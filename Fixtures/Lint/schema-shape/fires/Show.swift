import AppIntents

@AppIntent(schema: .photos.openAsset)
struct ShowIntent {
  var photo: Photo

  func perform() async throws -> some IntentResult { .result() }
}

@AppEntity(schema: .photos.asset)
struct Photo {
  static let defaultQuery = PhotoQuery()
  var id: String
  var isFavorite: Bool
  var displayRepresentation: DisplayRepresentation { "Photo" }
}

struct PhotoQuery: EntityQuery {
  func entities(for ids: [String]) async throws -> [Photo] { [] }
  func suggestedEntities() async throws -> [Photo] { library.all }
}

@AppEnum(schema: .photos.asset)
enum Kind: String {
  case still, moving
}
