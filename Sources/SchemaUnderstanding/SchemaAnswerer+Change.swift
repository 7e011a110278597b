import Foundation
public import IntentCatalog
import ValueRecognition

extension SchemaAnswerer {
  /// A change in words, for those whom somebody tells of it; nil where the language has none for it.
  ///
  /// A sentence `changed.<property>` is said of what a property is from then on, with `{value}` and
  /// `{before}`; of a moment, `.time` where its day stays, with `{value}` the time alone, and `.gone`
  /// is said of what a property is no more. `changed.joins` stands between two of them.
  public func words(for change: SchemaChange) -> String? {
    let said = change.after.keys.sorted { order($0) < order($1) }.compactMap { property in
      words(change, property)
    }
    if said.isEmpty, change.schema.split(separator: ".").last?.hasPrefix("delete") == true {
      return filled("changed.deleted", ["title": change.title])
    }
    return said.isEmpty ? nil : said.joined(separator: sentences["changed.joins"] ?? " ")
  }

  /// That nothing is there of a property of an entity's.
  public func lacks(_ property: String, _ entity: EntitySnapshot) -> String {
    let key = sentences["\(property).none"] == nil ? "value.none" : "\(property).none"
    return sentence(key, ["title": entity.title])
  }

  /// What begins comes before what ends.
  private func order(_ property: String) -> String {
    property == finder.startProperty ? "" : property
  }

  private func words(_ change: SchemaChange, _ property: String) -> String? {
    let key = "changed.\(property)"
    var values = ["title": change.title]
    switch change.after[property] {
    case .date(let text)?:
      guard let date = try? Date.ISO8601FormatStyle().parse(text) else { return nil }
      var earlier: Date?
      if case .date(let text)? = change.before[property] {
        earlier = try? Date.ISO8601FormatStyle().parse(text)
      }
      let staysOnDay = earlier.map { context.calendar.isDate($0, inSameDayAs: date) } ?? false
      values["value"] = staysOnDay ? time(date) : words(date)
      return filled(staysOnDay ? "\(key).time" : key, values)
    case .string(let text)?:
      values["value"] = text
      return filled(key, values)
    case .cleared?, .null?: return filled("\(key).gone", values)
    default: return nil
    }
  }

  private func filled(_ key: String, _ values: [String: String]) -> String? {
    sentences[key] == nil ? nil : sentence(key, values)
  }

  /// A time of day in words; by the language's own patterns `time.minute` and `time.hour` (on the hour) where
  /// it has them.
  func time(_ date: Date) -> String {
    let isWhole = context.calendar.component(.minute, from: date) == 0
    if let pattern = sentences[isWhole ? "time.hour" : "time.minute"] {
      let formatter = DateFormatter()
      formatter.locale = context.locale
      formatter.calendar = context.calendar
      formatter.timeZone = context.timeZone
      formatter.dateFormat = pattern
      return formatter.string(from: date)
    }
    let style = Date.FormatStyle(
      date: .omitted, time: .shortened, locale: context.locale, calendar: context.calendar,
      timeZone: context.timeZone)
    return date.formatted(style)
  }
}
