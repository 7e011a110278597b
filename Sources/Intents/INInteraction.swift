public import IntentCatalog

/// What an app was asked to do, in Apple's older form.
open class INIntent: @unchecked Sendable {
  /// What tells it apart.
  public var identifier: String?
  /// The words that are suggested for a phrase of the person's own.
  public var suggestedInvocationPhrase: String?
  /// Makes one.
  public init() {}

  /// What it has for a parameter by its name; nil for one that it has not.
  open func _value(of parameter: String) -> Any? { nil }
}

/// What came of it.
open class INIntentResponse: @unchecked Sendable {
  /// What the app goes on with.
  public var userActivity: NSUserActivity?
  /// Makes one.
  public init() {}
}

/// The wish to know about reservations.
public final class INGetReservationDetailsIntent: INIntent, @unchecked Sendable {
  /// What they belong to.
  public let reservationContainerReference: INSpeakableString?
  /// Which of them.
  public let reservationItemReferences: [INSpeakableString]?

  /// Makes a wish.
  public init(
    reservationContainerReference: INSpeakableString?,
    reservationItemReferences: [INSpeakableString]?
  ) {
    self.reservationContainerReference = reservationContainerReference
    self.reservationItemReferences = reservationItemReferences
    super.init()
  }

  /// What it has for a parameter by its name.
  public override func _value(of parameter: String) -> Any? {
    switch parameter {
    case "reservationContainerReference": reservationContainerReference
    case "reservationItemReferences": reservationItemReferences
    default: nil
    }
  }
}

/// What became of the wish to know about reservations.
public enum INGetReservationDetailsIntentResponseCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  case failureRequiringAppLaunchMustVerifyCredentials
  case failureRequiringAppLaunchServiceTemporarilyUnavailable
}

/// The reservations.
public final class INGetReservationDetailsIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the wish.
  public let code: INGetReservationDetailsIntentResponseCode
  /// The reservations.
  public var reservations: [INReservation]?

  /// Makes a response.
  public init(code: INGetReservationDetailsIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// Who spoke to whom.
public enum INInteractionDirection: Int, Sendable {
  case unspecified, outgoing, incoming
}

/// How far an intent came.
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, deferredToApplication,
    userConfirmationRequired
}

/// What was asked of the app and what came of it, for the system to know.
///
/// Everything in it is plain data that one task fills before others see it: that makes it safe to share.
public final class INInteraction: @unchecked Sendable {
  /// What was asked.
  public let intent: INIntent
  /// What came of it.
  public let intentResponse: INIntentResponse?
  /// What tells it apart.
  public var identifier = UUID().uuidString
  /// What it belongs to.
  public var groupIdentifier: String?
  /// When it was.
  public var dateInterval: DateInterval?
  /// Who spoke to whom.
  public var direction = INInteractionDirection.unspecified
  /// How far it came.
  public var intentHandlingStatus = INIntentHandlingStatus.unspecified

  /// Makes an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
  }

  /// Tells the system.
  ///
  /// Reservations are kept, or changed where they are known; other intents say nothing that the system
  /// could keep. `completion` gets a `DonationFault` where they are not kept.
  public func donate(completion: (((any Error)?) -> Void)? = nil) {
    do {
      try keep()
      completion?(nil)
    } catch {
      completion?(error)
    }
  }

  /// Tells the system.
  ///
  /// - Throws: `DonationFault` where it is not kept.
  public func donate() async throws { try keep() }

  private func keep() throws {
    guard let scope = DonationScope.current else { return }
    let response = intentResponse as? INGetReservationDetailsIntentResponse
    let container = (intent as? INGetReservationDetailsIntent)?.reservationContainerReference
    let records = (response?.reservations ?? []).map { $0._record(in: container) }
    guard !records.isEmpty else { return }
    try scope.receiver.receive(records, from: scope.app)
  }

  /// Forgets everything that the app told.
  public static func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    forget(.all, completion)
  }

  /// Forgets the reservations of a container.
  public static func delete(
    with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    forget(.container(groupIdentifier), completion)
  }

  /// Forgets interactions, by their identifiers: those of donated intents.
  public static func delete(
    with identifiers: [String], completion: (((any Error)?) -> Void)? = nil
  ) {
    forget(.donations(identifiers), completion)
  }

  private static func forget(
    _ selection: DonationSelection, _ completion: (((any Error)?) -> Void)?
  ) {
    do {
      if let scope = DonationScope.current {
        _ = try scope.receiver.forget(selection, of: scope.app)
      }
      completion?(nil)
    } catch {
      completion?(error)
    }
  }
}

extension NSUserActivity {
  private static let interactionKey = "Intents.interaction"

  /// What was asked of the app, where the system opens it to show that.
  public var interaction: INInteraction? { _attachments[Self.interactionKey] as? INInteraction }

  /// The activity with which the system opens an app to show a reservation.
  public convenience init(showing reservation: ReservationRecord) {
    self.init(activityType: "INGetReservationDetailsIntent")
    title = reservation.title
    webpageURL = reservation.url.flatMap { URL(string: $0) }
    let name = { (id: String) in
      INSpeakableString(
        vocabularyIdentifier: id, spokenPhrase: reservation.title,
        pronunciationHint: reservation.pronunciation)
    }
    let intent = INGetReservationDetailsIntent(
      reservationContainerReference: name(reservation.container),
      reservationItemReferences: [name(reservation.item)])
    _attachments[Self.interactionKey] = INInteraction(intent: intent, response: nil)
  }
}
