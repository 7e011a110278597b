public import FoundationEssentials
import Foundation
import LocalizedTexts

/// A value that a chart can show.
public protocol Plottable: Sendable {
  /// The value as a chart places it.
  var _plotted: _PlottedValue { get }
}

/// A value as a chart places it: by its name, or by its size.
public struct _PlottedValue: Hashable, Sendable {
  /// How it is written.
  public let text: String
  /// Its size, nil for a name.
  public let number: Double?

  /// Makes a value; a number that is none counts as 0.
  public init(text: String, number: Double? = nil) {
    self.text = text
    self.number = number.map { $0.isFinite ? $0 : 0 }
  }

  /// A number as it is written in the person's language, with at most two decimals.
  static func shown(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    let locale = Locale(identifier: TextLocalization.current.locale)
    return number.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
  }
}

extension String: Plottable {
  /// A name.
  public var _plotted: _PlottedValue { _PlottedValue(text: self) }
}
extension Int: Plottable {
  /// A size.
  public var _plotted: _PlottedValue { Double(self)._plotted }
}
extension Double: Plottable {
  /// A size.
  public var _plotted: _PlottedValue {
    _PlottedValue(text: _PlottedValue.shown(self), number: self)
  }
}
extension Float: Plottable {
  /// A size.
  public var _plotted: _PlottedValue { Double(self)._plotted }
}
extension Date: Plottable {
  /// A day, placed by its time.
  public var _plotted: _PlottedValue {
    let style = Date.FormatStyle(
      locale: Locale(identifier: TextLocalization.current.locale),
      calendar: EnvironmentValues.current.calendar, timeZone: EnvironmentValues.current.timeZone)
    return _PlottedValue(
      text: formatted(style.month(.abbreviated).day()), number: timeIntervalSinceReferenceDate)
  }
}

/// A value with the name of what it is.
public struct PlottableValue<Value: Plottable>: Sendable {
  /// What the value is.
  let label: String
  /// The value.
  let value: Value

  /// A value under a name that is looked up in the app's tables.
  public static func value(_ key: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: key.value.resolved(table: nil), value: value)
  }
  /// A value under a name.
  @_disfavoredOverload public static func value<S: StringProtocol>(
    _ label: S, _ value: Value
  ) -> PlottableValue {
    PlottableValue(label: String(label), value: value)
  }
  /// A date, counted by a unit of the calendar.
  public static func value(
    _ key: LocalizedStringKey, _ value: Value, unit: Calendar.Component
  ) -> PlottableValue where Value == Date {
    .value(key, value)
  }
}
