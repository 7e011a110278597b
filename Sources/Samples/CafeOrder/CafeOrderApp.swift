import AppIntents
import Foundation
import SampleDatabase

/// A café that takes orders: the sample app in Japanese, also in English.
///
/// A file that is loaded into its store is JSON. `id` may be left out (the orders are numbered from 1
/// in the order of the file), `date` too (the order is made now):
///
/// ```json
/// {"orders": [
///   {"id": "1", "product": "beer", "size": "large", "date": "2024-07-10T12:00:00+09:00"},
///   {"product": "hamburger", "size": "medium"}
/// ]}
/// ```
public enum CafeOrderApp {
  /// The app.
  public static let host = AppHost(
    id: "CafeOrder", name: "カフェ", alternativeNames: ["Cafe", "カフェオーダー"],
    bundleIdentifier: "org.aizuchi.sample.CafeOrder", sourceLanguage: "ja",
    provider: OrderAppShortcuts.self, stringsFolder: "CafeOrder"
  ) { context in
    let store = OrderStore(context.store)
    context.dependencies.add(dependency: store)
    context.dependencies.add(dependency: CafeClock { context.now })
    context.onLoadStore { json in
      try store.replaceAll(with: try orders(in: json, now: context.now))
    }
  }

  private struct File: Decodable {
    struct Order: Decodable {
      var id: String?
      var product: String
      var size: String
      var date: String?
    }
    var orders: [Order]
  }

  /// Reads the orders of a file.
  static func orders(in json: [UInt8], now: Date) throws -> [OrderItem] {
    let file: File
    do { file = try JSONDecoder().decode(File.self, from: Data(json)) } catch {
      throw CafeError.badFile(reason(of: error))
    }
    var ids: Set<String> = []
    return try file.orders.map { order in
      if let id = order.id, !ids.insert(id).inserted { throw CafeError.badFile("id: \(id)") }
      guard let product = ProductType(rawValue: order.product) else {
        throw CafeError.badFile("product: \(order.product)")
      }
      guard let size = Size(rawValue: order.size) else {
        throw CafeError.badFile("size: \(order.size)")
      }
      var date = now
      if let text = order.date {
        guard let parsed = try? Date.ISO8601FormatStyle().parse(text) else {
          throw CafeError.badFile("date: \(text)")
        }
        date = parsed
      }
      return OrderItem(id: order.id ?? "", product: product, size: size, date: date)
    }
  }
}
