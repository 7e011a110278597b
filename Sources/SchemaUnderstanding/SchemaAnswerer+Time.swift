import Foundation
import IntentCatalog
import ValueRecognition

/// Whether there is time, and how long something takes.
extension SchemaAnswerer {
  /// Whether nothing is there at a time; now, where none was said.
  ///
  /// What is over is no hindrance.
  func free(_ target: SchemaReading.Target, _ entities: [EntitySnapshot]) -> SchemaAnswer {
    let isNow = target == SchemaReading.Target()
    let found = finder.meant(by: target, among: entities, mentioned: []).filter { one in
      isNow
        ? finder.takesPlace(one, at: context.now)
        : (finder.end(one) ?? .distantFuture) > context.now
    }
    guard !found.isEmpty else {
      return SchemaAnswer(sentence: sentence(isNow ? "free.now" : "free.yes", [:]))
    }
    return list(found, key: "free")
  }

  /// How long an entity lasts.
  func length(of entity: EntitySnapshot) -> SchemaAnswer {
    guard let start = finder.start(entity), let end = finder.end(entity), end > start else {
      return SchemaAnswer(
        sentence: sentence("value.none", ["title": entity.title]), entities: [entity])
    }
    let value = length(end.timeIntervalSince(start), allowsDays: finder.isWholeDay(entity))
    return SchemaAnswer(
      sentence: sentence("length.value", ["title": entity.title, "value": value]),
      entities: [entity])
  }
}
