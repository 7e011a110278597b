import Foundation
public import IntentCatalog
import ValueRecognition

/// What somebody outside knows about an entity: how long the way takes, the weather.
extension SchemaAnswerer {
  /// What is to be asked outside; nil where no entity is meant.
  public func outside(
    _ reading: SchemaReading, _ entities: [EntitySnapshot], mentioned: [String]
  ) -> OutsideQuestion? {
    guard
      let one = first(of: finder.meant(by: reading.target, among: entities, mentioned: mentioned))
    else { return nil }
    var question = OutsideQuestion(reading: reading, entity: one)
    if let property = finder.placeProperty, let text = one.properties[property]?.text, !text.isEmpty
    {
      question.place = PlaceDescriptor(commonName: text)
    }
    if let start = finder.start(one) {
      question.interval = start..<max(start.addingTimeInterval(60), finder.end(one) ?? start)
    }
    return question
  }

  /// The answer in words, by `travel.…` and `weather.…`: `nobody` where there is nobody to ask,
  /// `unknown` where nothing is known, `place` where the entity has no place.
  public func words(for question: OutsideQuestion, _ answer: OutsideAnswer) -> String {
    let title = question.entity.title
    var values = ["title": title, "place": question.place?.commonName ?? ""]
    if let start = question.interval?.lowerBound { values["start"] = words(start) }
    guard case .question(_, _, let form) = question.reading.wish else { return missing }
    let kind = form == .travel ? "travel" : "weather"
    switch answer {
    case .nobody: return sentence("\(kind).nobody", values)
    case .unknown:
      return sentence(question.place == nil ? "\(kind).place" : "\(kind).unknown", values)
    case .travelTime(let seconds):
      values["value"] = length(seconds)
      guard let start = question.interval?.lowerBound, start > context.now else {
        return sentence("travel.value", values)
      }
      values["leave"] = time(start.addingTimeInterval(-seconds))
      return sentence("travel.leave", values)
    case .weather(let forecast):
      values["low"] = degrees(forecast.low)
      values["high"] = degrees(forecast.high)
      values["chance"] = forecast.chance.formatted(
        .percent.precision(.fractionLength(0)).locale(context.locale))
      return sentence("weather.\(forecast.sky.rawValue)", values)
    }
  }

  /// A length of time in words, in whole minutes.
  func length(_ seconds: Double, allowsDays: Bool = false) -> String {
    let minutes = max(1, (seconds / 60).rounded())
    let units: Set<Duration.UnitsFormatStyle.Unit> = allowsDays ? [.days] : [.hours, .minutes]
    let text = Duration.seconds(minutes * 60).formatted(
      .units(allowed: units, width: .wide).locale(context.locale))
    return text.replacing(" ", with: sentences["length.joins"] ?? " ")
  }

  /// Degrees as people of the region count them.
  private func degrees(_ celsius: Double) -> String {
    let isFahrenheit = context.locale.measurementSystem == .us
    let value = isFahrenheit ? celsius * 9 / 5 + 32 : celsius
    let text = value.formatted(.number.precision(.fractionLength(0)).locale(context.locale))
    return sentence(isFahrenheit ? "degrees.fahrenheit" : "degrees.celsius", ["value": text])
  }
}
