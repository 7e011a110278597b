import AppIntents
import Intents

/// A restaurant where tables can be booked.
enum Restaurant: String, AppEnum, Codable {
  case tansu, moonBoat, blueBird, sole

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "お店" }

  static var caseDisplayRepresentations: [Restaurant: DisplayRepresentation] {
    [
      .tansu: DisplayRepresentation(title: "割烹たんす", synonyms: ["たんす", "箪笥"]),
      .moonBoat: DisplayRepresentation(title: "月の舟", synonyms: ["つきのふね"]),
      .blueBird: DisplayRepresentation(title: "青い鳥食堂", synonyms: ["青い鳥"]),
      .sole: DisplayRepresentation(
        title: "オステリア・ソーレ", synonyms: ["ソーレ", "イタリアン"]),
    ]
  }

  /// What it is called, in the language that is spoken.
  var name: String {
    switch self {
    case .tansu: String(localized: "割烹たんす")
    case .moonBoat: String(localized: "月の舟")
    case .blueBird: String(localized: "青い鳥食堂")
    case .sole: String(localized: "オステリア・ソーレ")
    }
  }

  /// How the name is said, where its letters do not tell.
  var reading: String? {
    switch self {
    case .tansu: "かっぽうたんす"
    case .moonBoat: "つきのふね"
    case .blueBird: "あおいとりしょくどう"
    case .sole: nil
    }
  }

  /// Its name, with how that is said.
  var speakable: INSpeakableString {
    INSpeakableString(
      vocabularyIdentifier: rawValue, spokenPhrase: name, pronunciationHint: reading)
  }

  /// Where it is.
  var placemark: CLPlacemark {
    let address = CNMutablePostalAddress()
    let location: CLLocation
    switch self {
    case .tansu:
      address.street = String(localized: "港町1-2-3")
      location = CLLocation(latitude: 35.45, longitude: 139.65)
    case .moonBoat:
      address.street = String(localized: "川端2-8")
      location = CLLocation(latitude: 35.46, longitude: 139.62)
    case .blueBird:
      address.street = String(localized: "坂上5-1")
      location = CLLocation(latitude: 35.44, longitude: 139.64)
    case .sole:
      address.street = String(localized: "駅前3-3-1")
      location = CLLocation(latitude: 35.47, longitude: 139.63)
    }
    return CLPlacemark(location: location, name: name, postalAddress: address)
  }
}
