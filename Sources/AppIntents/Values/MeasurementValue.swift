public import Foundation
public import IntentCatalog

/// A measurement of whatever dimension.
public protocol _MeasurementValue: _IntentValue {
  /// The dimension's units.
  associatedtype _Unit: Dimension
  /// Makes a measurement.
  init(value: Double, unit: _Unit)
}

extension Measurement: _MeasurementValue where UnitType: Dimension {
  /// The dimension's units.
  public typealias _Unit = UnitType
}

extension Measurement: _IntentValue where UnitType: Dimension {
  /// A measurement.
  public static var _kind: _IntentValueKind { .open(.other("Measurement<\(UnitType.self)>")) }

  /// Makes a measurement of a number and a unit's symbol (`5 km`); a number alone is in the
  /// dimension's base unit.
  public static func _make(
    from value: ParameterValue, query: (any EntityQuery)?
  ) async throws -> Measurement<UnitType> {
    let text = value.identifierText
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let number = Double(digits) else { throw ValueMismatch(value: value) }
    let symbol = String(text.dropFirst(digits.count)).trimmingBlanks()
    guard !symbol.isEmpty else { return Measurement(value: number, unit: UnitType.baseUnit()) }
    guard let unit = MeasurementUnits.unit(symbol, of: UnitType.self) else {
      throw ValueMismatch(value: value)
    }
    return Measurement(value: number, unit: unit)
  }

  /// The number and the unit's symbol.
  public var _plain: ParameterValue {
    let number = Int(exactly: value).map(String.init) ?? String(value)
    return .string("\(number) \(unit.symbol)")
  }

  /// The number in the language's form and the unit's symbol.
  public var _display: DisplayRepresentation {
    let locale = Locale(identifier: TextLocalization.current.locale)
    return DisplayRepresentation(
      stringLiteral: "\(value.formatted(.number.locale(locale))) \(unit.symbol)")
  }
}

/// The units of Foundation's dimensions, found by their symbols.
enum MeasurementUnits {
  /// The unit of a symbol; the case of letters matters only where two units differ in nothing else.
  static func unit<Unit: Dimension>(_ symbol: String, of type: Unit.Type) -> Unit? {
    let all = units(of: type)
    let symbol = named[symbol] ?? symbol
    let found =
      all.first { $0.symbol == symbol }
      ?? all.first { $0.symbol.lowercased() == symbol.lowercased() }
      ?? all.first { $0.symbol.replacing("°", with: "") == symbol }
    return found as? Unit
  }

  /// The symbols of units by the names that Unicode's CLDR has for them.
  private static let named = [
    "kilometer": "km", "meter": "m", "centimeter": "cm", "millimeter": "mm", "micrometer": "µm",
    "nanometer": "nm", "mile": "mi", "yard": "yd", "foot": "ft", "inch": "in",
    "nautical-mile": "NM", "light-year": "ly", "kilogram": "kg", "gram": "g", "milligram": "mg",
    "metric-ton": "t", "pound": "lb", "ounce": "oz", "stone": "st", "carat": "ct",
    "celsius": "°C", "fahrenheit": "°F", "kelvin": "K", "degree": "°C", "hour": "h", "hr": "h",
    "minute": "m", "min": "m", "second": "s", "millisecond": "ms", "liter": "L",
    "deciliter": "dl", "centiliter": "cL", "milliliter": "mL", "cubic-meter": "m³",
    "gallon": "gal", "pint": "pt", "quart": "qt", "fluid-ounce": "fl oz", "tablespoon": "tbsp",
    "teaspoon": "tsp", "kilometer-per-hour": "km/h", "meter-per-second": "m/s",
    "mile-per-hour": "mph", "knot": "kn", "kilocalorie": "kCal", "calorie": "cal",
    "kilojoule": "kJ", "joule": "J", "kilowatt-hour": "kWh", "square-meter": "m²",
    "square-kilometer": "km²", "square-centimeter": "cm²", "square-foot": "ft²",
    "square-mile": "mi²", "hectare": "ha", "acre": "ac", "byte": "B", "kilobyte": "kB",
    "megabyte": "MB", "gigabyte": "GB", "terabyte": "TB", "watt": "W", "kilowatt": "kW",
    "megawatt": "MW", "milliwatt": "mW", "horsepower": "hp", "hertz": "Hz", "kilohertz": "kHz",
    "megahertz": "MHz", "gigahertz": "GHz", "hectopascal": "hPa", "kilopascal": "kPa",
    "bar": "bar", "millibar": "mbar", "pound-per-square-inch": "psi", "degree-of-arc": "°",
    "radian": "rad", "volt": "V", "kilovolt": "kV", "ampere": "A", "milliampere": "mA",
    "ohm": "Ω",
  ]

  private static func all<Unit: Dimension>(_ units: Unit...) -> [Dimension] { units }

  private static func units(of type: Dimension.Type) -> [Dimension] {
    switch type {
    case is UnitLength.Type:
      all(
        UnitLength.kilometers, .meters, .centimeters, .millimeters, .micrometers, .nanometers,
        .miles, .yards, .feet, .inches, .nauticalMiles, .lightyears)
    case is UnitMass.Type:
      all(
        UnitMass.kilograms, .grams, .milligrams, .micrograms, .metricTons, .pounds, .ounces,
        .stones, .carats)
    case is UnitTemperature.Type: all(UnitTemperature.celsius, .fahrenheit, .kelvin)
    case is UnitDuration.Type:
      all(UnitDuration.hours, .minutes, .seconds, .milliseconds, .microseconds)
    case is UnitVolume.Type:
      all(
        UnitVolume.liters, .deciliters, .centiliters, .milliliters, .cubicMeters, .gallons, .cups,
        .pints, .quarts, .fluidOunces, .tablespoons, .teaspoons)
    case is UnitSpeed.Type:
      all(UnitSpeed.kilometersPerHour, .metersPerSecond, .milesPerHour, .knots)
    case is UnitEnergy.Type:
      all(UnitEnergy.kilocalories, .calories, .kilojoules, .joules, .kilowattHours)
    case is UnitPower.Type: all(UnitPower.watts, .kilowatts, .megawatts, .milliwatts, .horsepower)
    case is UnitArea.Type:
      all(
        UnitArea.squareMeters, .squareKilometers, .squareCentimeters, .hectares, .acres,
        .squareFeet, .squareMiles)
    case is UnitAngle.Type: all(UnitAngle.degrees, .radians, .arcMinutes, .arcSeconds)
    case is UnitPressure.Type:
      all(UnitPressure.hectopascals, .bars, .millibars, .kilopascals, .poundsForcePerSquareInch)
    case is UnitInformationStorage.Type:
      all(UnitInformationStorage.bytes, .kilobytes, .megabytes, .gigabytes, .terabytes, .bits)
    case is UnitFrequency.Type: all(UnitFrequency.hertz, .kilohertz, .megahertz, .gigahertz)
    case is UnitAcceleration.Type: all(UnitAcceleration.metersPerSecondSquared, .gravity)
    case is UnitConcentrationMass.Type:
      all(UnitConcentrationMass.gramsPerLiter, .milligramsPerDeciliter)
    case is UnitDispersion.Type: all(UnitDispersion.partsPerMillion)
    case is UnitElectricCharge.Type: all(UnitElectricCharge.coulombs, .ampereHours)
    case is UnitElectricCurrent.Type: all(UnitElectricCurrent.amperes, .milliamperes)
    case is UnitElectricPotentialDifference.Type:
      all(UnitElectricPotentialDifference.volts, .millivolts, .kilovolts)
    case is UnitElectricResistance.Type: all(UnitElectricResistance.ohms, .kiloohms)
    case is UnitFuelEfficiency.Type: all(UnitFuelEfficiency.litersPer100Kilometers, .milesPerGallon)
    case is UnitIlluminance.Type: all(UnitIlluminance.lux)
    default: [type.baseUnit()]
    }
  }
}
