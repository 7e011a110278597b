// Written as iOS apps write it: models that are kept, and who hears of changes.

import AppIntents
import Combine
import SwiftData

@Model
final class Drink {
  let number: UUID
  var name: String
  var price: Int
  @Transient var isNew = false
  @Relationship(deleteRule: .cascade) var sizes: [String] = []
  @Attribute(.unique) var code: String

  init(number: UUID = UUID(), name: String, price: Int) {
    self.number = number
    self.name = name
    self.price = price
    code = name
  }
}

final class DrinkStore {
  static let shared = DrinkStore()
  let container: ModelContainer

  private init() {
    let schema = Schema([Drink.self])
    let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)
    do {
      container = try ModelContainer(for: schema, configurations: [configuration])
    } catch {
      fatalError("Could not create ModelContainer: \(error)")
    }
  }

  @MainActor var context: ModelContext { container.mainContext }

  @MainActor func cheapest(_ count: Int, over least: Int) throws -> [Drink] {
    var descriptor = FetchDescriptor<Drink>(
      predicate: #Predicate { $0.price > least }, sortBy: [SortDescriptor(\.price)])
    descriptor.fetchLimit = count
    return try context.fetch(descriptor)
  }
}

final class Menu {
  @Published var names: [String] = []
  private(set) var heard: [[String]] = []
  private var cancellable: AnyCancellable?

  init() { cancellable = $names.sink { [weak self] in self?.heard.append($0) } }
}

struct DrinksIntent: AppIntent {
  static var title: LocalizedStringResource = "Drinks"

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    let (store, menu) = (DrinkStore.shared, Menu())
    let context = store.context
    try context.delete(model: Drink.self)
    let dear = Drink(name: "wine", price: 900)
    for drink in [dear, Drink(name: "beer", price: 600), Drink(name: "water", price: 0), dear] {
      context.insert(drink)
    }
    menu.names = try store.cheapest(2, over: 100).map(\.name)
    context.delete(dear)
    let other = ModelContext(store.container)
    let count = try other.fetchCount(FetchDescriptor<Drink>())
    let unsaved = context.hasChanges
    try context.save()
    return .result(
      value: menu.heard.last.map { $0 + ["\(count)", "\(unsaved)", "\(context.hasChanges)"] } ?? [])
  }
}
