public import Foundation
public import IntentCatalog
import SampleDatabase

extension DonationStore {
  /// How many actions are remembered; the oldest are forgotten first.
  public static let mostIntents = 10_000

  /// Keeps that something was done; again with the same identifier, it is the same.
  /// - Throws: `DonationFault`.
  public func keep(
    _ intent: DonatedIntent, at time: Date, from app: String
  ) throws(DonationFault) {
    guard !intent.id.isEmpty else { throw .noIdentifier }
    guard intent.id.utf8.count <= Self.longestIdentifier else {
      throw .tooLong("an identifier", limit: Self.longestIdentifier)
    }
    try failing {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let call = String(decoding: try encoder.encode(intent.call), as: UTF8.self)
      guard call.utf8.count <= Self.longestText else {
        throw DonationFault.tooLong("an action", limit: Self.longestText)
      }
      try database.transaction {
        try database.run(
          "INSERT OR IGNORE INTO intents (id, app, intent, call, time) VALUES (?, ?, ?, ?, ?)",
          [
            .text(intent.id), .text(app), .text(intent.call.intent), .text(call),
            .real((intent.time ?? time).timeIntervalSince1970),
          ])
        if let place = intent.place {
          try database.run(
            "INSERT OR IGNORE INTO places SELECT number, ? FROM intents WHERE id = ?",
            [.text(place), .text(intent.id)])
        }
        for entity in intent.entities {
          try database.run(
            "INSERT INTO entities SELECT number, ? FROM intents WHERE id = ?",
            [.text(entity), .text(intent.id)])
        }
        try database.run(
          "DELETE FROM intents WHERE number <= (SELECT max(number) FROM intents) - ?",
          [.integer(Int64(Self.mostIntents))])
        try database.run(
          "DELETE FROM places WHERE donation <= (SELECT max(number) FROM intents) - ?",
          [.integer(Int64(Self.mostIntents))])
      }
    }
  }

  /// Everything that was done, the oldest first.
  /// - Complexity: O(n) in the number of donations.
  public func intents() throws(DonationFault) -> [DonatedIntent] {
    try failing {
      let rows = try database.rows(
        """
        SELECT id, call, time, place FROM intents LEFT JOIN places ON donation = number
        ORDER BY time, number
        """)
      return rows.compactMap { row -> DonatedIntent? in
        guard row.count == 4, let id = row[0].text, let time = row[2].real,
          let call = row[1].text.flatMap({
            try? JSONDecoder().decode(IntentCall.self, from: Data($0.utf8))
          })
        else { return nil }
        return DonatedIntent(
          id: id, call: call, time: Date(timeIntervalSince1970: time), place: row[3].text)
      }
    }
  }

  /// Forgets all actions of all apps.
  public func forgetIntents() throws(DonationFault) {
    try failing {
      try database.transaction {
        try database.run("DELETE FROM entities")
        try database.run("DELETE FROM places")
        try database.run("DELETE FROM intents")
      }
    }
  }

  /// Forgets what is selected of an app's donations.
  /// - Returns: The identifiers of the actions that are gone.
  /// - Throws: `DonationFault`.
  public func forget(
    _ selection: DonationSelection, of app: String
  ) throws(DonationFault) -> [String] {
    try failing {
      try database.transaction {
        if case .container(let container) = selection {
          try database.run(
            "DELETE FROM reservations WHERE app = ? AND container = ?",
            [.text(app), .text(container)])
        }
        if selection == .all {
          try database.run("DELETE FROM reservations WHERE app = ?", [.text(app)])
        }
        try database.run(
          "DELETE FROM events WHERE reservation NOT IN (SELECT number FROM reservations)")
        return try deleteIntents(selection, of: app)
      }
    }
  }

  private func deleteIntents(_ selection: DonationSelection, of app: String) throws -> [String] {
    var gone: [String] = []
    for (condition, values) in Self.conditions(selection) {
      let rows = try database.rows(
        "SELECT number, id FROM intents WHERE app = ? AND (\(condition))", [.text(app)] + values)
      for row in rows where row.count == 2 {
        try database.run("DELETE FROM entities WHERE donation = ?", [row[0]])
        try database.run("DELETE FROM places WHERE donation = ?", [row[0]])
        try database.run("DELETE FROM intents WHERE number = ?", [row[0]])
        gone += [row[1].text].compactMap { $0 }
      }
    }
    return gone
  }

  private static func conditions(_ selection: DonationSelection) -> [(String, [DatabaseValue])] {
    let named = "number IN (SELECT donation FROM entities WHERE entity = ?)"
    return switch selection {
    case .donations(let ids): ids.map { ("id = ?", [.text($0)]) }
    case .entities(let entities): entities.map { (named, [.text($0)]) }
    case .intent(let intent, nil): [("intent = ?", [.text(intent)])]
    case .intent(let intent, let entity?):
      [("intent = ? AND \(named)", [.text(intent), .text(entity)])]
    case .container: []
    case .all: [("1", [])]
    }
  }
}
