// Apple's `Intents` brings `CoreLocation` along and extends it; as far as a reservation's place needs it.

/// Degrees on the earth.
public struct CLLocationCoordinate2D: Hashable, Sendable {
  /// Degrees to the north.
  public var latitude: Double
  /// Degrees to the east.
  public var longitude: Double

  /// Makes a coordinate.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A point on the earth.
public final class CLLocation: @unchecked Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D

  /// Makes a point.
  public init(latitude: Double, longitude: Double) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

/// A postal address.
///
/// Everything in it is plain data that one task fills before others see it: that makes it safe to share.
open class CNPostalAddress: @unchecked Sendable {
  /// The street with its number.
  public var street = ""
  /// The town.
  public var city = ""
  /// The state or prefecture.
  public var state = ""
  /// The postal code.
  public var postalCode = ""
  /// The country.
  public var country = ""

  /// Makes an empty address.
  public init() {}
}

/// A postal address that is being filled.
public final class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {}

/// A place with its name and address.
open class CLPlacemark: @unchecked Sendable {
  /// Where it is.
  public let location: CLLocation?
  /// What it is called.
  public let name: String?
  /// Its address.
  public let postalAddress: CNPostalAddress?
  /// Its country.
  public var country: String? { postalAddress?.country }
  /// Its postal code.
  public var postalCode: String? { postalAddress?.postalCode }
  /// Its town.
  public var locality: String? { postalAddress?.city }
  /// Its state or prefecture.
  public var administrativeArea: String? { postalAddress?.state }
  /// Its street.
  public var thoroughfare: String? { postalAddress?.street }

  /// Makes a place.
  public init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
    self.location = location
    self.name = name
    self.postalAddress = postalAddress
  }

  /// Makes a place that is the same as another.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    name = placemark.name
    postalAddress = placemark.postalAddress
  }
}
