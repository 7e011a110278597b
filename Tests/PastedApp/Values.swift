// Written as iOS apps write it: parameters of every type, special entities, resolvers.

import AppIntents
import CoreSpotlight
import SwiftUI
import UniformTypeIdentifiers

struct ParcelIntent: AppIntent {
  static var title: LocalizedStringResource = "Send Parcel"
  static var description = IntentDescription("Sends a parcel.")

  @Parameter(title: "File", supportedTypeIdentifiers: ["public.image", "com.adobe.pdf"])
  var file: IntentFile?
  @Parameter(title: "Pictures", supportedContentTypes: [.image]) var pictures: [IntentFile]?
  @Parameter(title: "To", mode: .emailOrPhone) var person: IntentPerson?
  @Parameter(title: "Price", currencyCodes: ["EUR", "JPY"], inclusiveRange: (0, 1000))
  var price: IntentCurrencyAmount?
  @Parameter(
    title: "Weight", defaultValue: 2.5, defaultUnit: .kilograms, supportsNegativeNumbers: false)
  var weight: Measurement<UnitMass>
  @Parameter(title: "Way") var way: Measurement<UnitLength>?
  @Parameter(title: "When", kind: .time) var time: DateComponents?
  @Parameter(title: "How long") var length: Duration?
  @Parameter(title: "Note") var note: AttributedString?
  @Parameter(title: "Name") var name: PersonNameComponents?
  @Parameter(title: "Pay") var payment: IntentPaymentMethod?
  @Parameter(title: "Stops", size: IntentCollectionSize(min: 2, max: 3)) var stops: [Stop]?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    var parts: [String] = []
    if let file { parts.append("\(file.filename):\(file.data.count)") }
    if let pictures { parts.append("\(pictures.count) pictures") }
    if let person {
      parts.append(person.name.displayString + (person.handle.map { "\($0.value)" } ?? ""))
    }
    if let price { parts.append("\(price.amount) \(price.currencyCode)") }
    parts.append("\(weight.converted(to: .grams).value) g")
    if let way { parts.append("\(way.converted(to: .meters).value) m") }
    if let time { parts.append("\(time.hour ?? -1):\(time.minute ?? -1)") }
    if let length { parts.append("\(length.components.seconds) s") }
    if let note { parts.append(String(note.characters)) }
    if let name { parts.append(name.familyName ?? "-") }
    if let payment { parts.append(payment.type.rawValue) }
    if let stops { parts.append(stops.map(\.id).joined(separator: "+")) }
    return .result(value: parts.joined(separator: ", "))
  }
}

struct Stop: AppEntity, IndexedEntity {
  var id: String
  @Property(title: "Name") var name: String
  @Property(title: "Order") var order: Int

  init(_ id: String, _ name: String, _ order: Int) {
    self.id = id
    self.name = name
    self.order = order
  }

  static var typeDisplayName: LocalizedStringResource = "Stop"
  static var defaultQuery = StopQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
  var attributeSet: CSSearchableItemAttributeSet {
    let set = defaultAttributeSet
    set.keywords = ["halt \(order)"]
    return set
  }
}

struct StopQuery: EnumerableEntityQuery {
  static var findIntentDescription: IntentDescription? { IntentDescription("Finds stops.") }
  static let all = [Stop("a", "Harbour", 3), Stop("b", "Market", 1), Stop("c", "Mill", 2)]
  func entities(for identifiers: [String]) async throws -> [Stop] {
    Self.all.filter { identifiers.contains($0.id) }
  }
  func allEntities() async throws -> [Stop] { Self.all }
}

struct IndexStopsIntent: AppIntent {
  static var title: LocalizedStringResource = "Index Stops"
  func perform() async throws -> some IntentResult {
    try await CSSearchableIndex.default().indexAppEntities(StopQuery.all)
    return .result()
  }
}

struct Settings: UniqueAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static var defaultQuery = UniqueAppEntityProvider { Settings(volume: 7) }
  @Property(title: "Volume") var volume: Int
  init(volume: Int) { self.volume = volume }
}

struct Receipt: TransientAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Receipt"
  @Property(title: "Sum") var sum: Int
  init() {}
  var displayRepresentation: DisplayRepresentation { "\(sum) in all" }
}

struct SettingsIntent: AppIntent {
  static var title: LocalizedStringResource = "Settings"
  @Parameter(title: "Settings") var settings: Settings
  @Parameter(title: "Percent", resolvers: { PercentResolver() }) var percent: Int
  func perform() async throws -> some IntentResult & ReturnsValue<Receipt> {
    let receipt = Receipt()
    receipt.sum = settings.volume + percent
    return .result(value: receipt)
  }
}

struct PercentResolver: Resolver {
  func resolve(from input: String, context: Context<Int>) async throws -> Int? {
    Int(input.replacingOccurrences(of: "%", with: ""))
  }
}
