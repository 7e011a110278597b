import IntentCatalog

/// Asking those who know what no app knows.
extension ConversationSession {
  /// What somebody outside knows; who fails does not know.
  func outside(_ question: OutsideQuestion) async -> OutsideAnswer {
    guard case .question(_, _, let form) = question.reading.wish else { return .unknown }
    switch form {
    case .travel:
      guard let provider = configuration.travelTimes else { return .nobody }
      guard let place = question.place,
        let seconds = try? await provider.travelTime(
          to: place, arrival: question.interval?.lowerBound)
      else { return .unknown }
      return .travelTime(seconds)
    case .weather:
      guard let provider = configuration.weather else { return .nobody }
      guard let place = question.place, let interval = question.interval,
        let forecast = try? await provider.weather(at: place, during: interval)
      else { return .unknown }
      return .weather(forecast)
    default: return .unknown
    }
  }
}
