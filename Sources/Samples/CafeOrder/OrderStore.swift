import AppIntents
import Foundation
import SampleDatabase

/// The orders of the café's guest, in an SQLite database.
final class OrderStore: Sendable {
  private let database: Database

  /// The newest orders that are offered again.
  static let offeredOrders = 5

  init(_ location: StoreLocation, options: Database.Options = Database.Options()) {
    let file: URL? =
      switch location {
      case .memory: nil
      case .folder(let folder): folder.appendingPathComponent("orders.sqlite")
      }
    database = Database(
      file: file,
      schema: """
        CREATE TABLE orders (
          number INTEGER PRIMARY KEY AUTOINCREMENT,
          id TEXT NOT NULL UNIQUE,
          product TEXT NOT NULL,
          size TEXT NOT NULL,
          date REAL NOT NULL)
        """,
      version: 1, options: options)
  }

  /// Keeps an order; its identifier is the next free number.
  @discardableResult
  func insert(_ order: OrderItem) throws -> OrderItem {
    try failing { try database.transaction { try insertNow(order) } }
  }

  /// The newest orders first.
  func recentOrders(limit: Int = OrderStore.offeredOrders) throws -> [OrderItem] {
    try orders("ORDER BY date DESC, number DESC LIMIT ?", [.integer(Int64(limit))])
  }

  /// The orders of some identifiers, in that order; those that there are none of are left out.
  func orders(ids: [String]) throws -> [OrderItem] {
    try ids.flatMap { try orders("WHERE id = ?", [.text($0)]) }
  }

  /// Puts other orders in the place of all that there are.
  func replaceAll(with orders: [OrderItem]) throws {
    try failing {
      try database.transaction {
        try database.run("DELETE FROM orders")
        for order in orders { try insertNow(order) }
      }
    }
  }

  @discardableResult
  private func insertNow(_ order: OrderItem) throws -> OrderItem {
    var order = order
    if order.id.isEmpty { order.id = try freeNumber() }
    try database.run(
      "INSERT INTO orders (id, product, size, date) VALUES (?, ?, ?, ?)",
      [
        .text(order.id), .text(order.product.rawValue), .text(order.size.rawValue),
        .real(order.date.timeIntervalSince1970),
      ])
    return order
  }

  private func freeNumber() throws -> String {
    let rows = try database.rows(
      "SELECT COALESCE(MAX(CAST(id AS INTEGER)), 0) + 1 FROM orders")
    return String(rows.first?.first?.integer ?? 1)
  }

  private func orders(_ clause: String, _ values: [DatabaseValue]) throws -> [OrderItem] {
    try failing {
      try database.rows("SELECT id, product, size, date FROM orders \(clause)", values)
        .compactMap { row in
          guard row.count == 4, let id = row[0].text,
            let product = row[1].text.flatMap(ProductType.init(rawValue:)),
            let size = row[2].text.flatMap(Size.init(rawValue:)), let date = row[3].real
          else { return nil }
          return OrderItem(
            id: id, product: product, size: size, date: Date(timeIntervalSince1970: date))
        }
    }
  }

  private func failing<R>(_ body: () throws -> R) throws -> R {
    do { return try body() } catch let error as DatabaseError { throw CafeError.store(error) }
  }
}
