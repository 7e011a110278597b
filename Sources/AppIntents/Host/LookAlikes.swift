import IntentCatalog
import LocalizedTexts

/// Values that would look alike where one of them is to be picked.
enum LookAlikes {
  private struct Look: Hashable {
    var title: String
    var subtitle: String?
  }

  /// A property with what it is for one value.
  private struct Detail {
    var title: String
    var text: String
    /// Whether it is a moment, which is longest to read.
    var isMoment: Bool
  }

  /// How many properties are told at most.
  private static let detailLimit = 2

  /// The items, those of one title and subtitle with the properties in which they differ.
  /// - Complexity: O(n) in the number of items, and in the properties of those that look alike.
  static func toldApart<Value>(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] {
    guard items.count > 1, items.first?.value is any AppEntity else { return items }
    var groups: [Look: [Int]] = [:]
    for (place, item) in items.enumerated() {
      let display = item.display
      let look = Look(title: display.title.text(), subtitle: display.subtitle?.text())
      groups[look, default: []].append(place)
    }
    var items = items
    for (look, places) in groups where places.count > 1 {
      let details = places.map { Self.details(of: items[$0].value) }
      for (place, told) in zip(places, differing(details)) where !told.isEmpty {
        let parts = ([look.subtitle].compactMap { $0 } + told.map(text)).filter { !$0.isEmpty }
        let subtitle = parts.dropFirst().reduce(parts.first ?? "") {
          AppIntentError.text("\($0), \($1)")
        }
        items[place] = items[place].withSubtitle(subtitle)
      }
    }
    return items
  }

  private static func details(of value: Any) -> [Detail] {
    guard let entity = value as? any AppEntity else { return [] }
    return properties(of: entity).filter { !$0.property.isDeferred }.map {
      let property = $0.property.reading(entity)
      return Detail(
        title: property.title.text(), text: property.shownText,
        isMoment: property.propertyKind.valueType == .date)
    }
  }

  /// For each value what differs: the property that parts most of them, and one more where that is
  /// not enough.
  private static func differing(_ details: [[Detail]]) -> [[Detail]] {
    guard let first = details.first, details.allSatisfy({ $0.count == first.count }) else {
      return details.map { _ in [] }
    }
    func kinds(_ column: Int) -> Int { Set(details.map { $0[column].text }).count }
    let columns = first.indices.filter { kinds($0) > 1 }
      .sorted {
        (-kinds($0), first[$0].isMoment ? 1 : 0, $0) < (-kinds($1), first[$1].isMoment ? 1 : 0, $1)
      }
    guard let best = columns.first else { return details.map { _ in [] } }
    let told = kinds(best) == details.count ? [best] : Array(columns.prefix(detailLimit))
    return details.map { values in told.map { values[$0] } }
  }

  private static func text(_ detail: Detail) -> String {
    detail.title.isEmpty ? detail.text : AppIntentError.text("\(detail.title): \(detail.text)")
  }
}
