import PhraseIndex
import TextNormalization

extension PhraseMatcher {
  private static let mostUnits = 256
  private static let mostSlots = 12

  /// What the short way found.
  enum SoleMatch {
    /// The only reading of the exact tier.
    case match(IntentMatch)
    /// The exact tier reads nothing.
    case nothing(NormalizedText)
    /// Only the long way can tell.
    case unclear
  }

  /// The match of an utterance that the exact tier reads in one way.
  ///
  /// Nothing but the match itself takes memory on the heap.
  func soleMatch(_ utterance: String, isBound: Bool) -> SoleMatch {
    let parts = shared  // none of them is copied
    return Self.soleMatch(
      utterance, parts.parts.tools.normalizer.normalizer, parts.parts.core.exact.automaton.sole,
      parts.parts.quick, isBound: isBound)
  }

  /// The match of an utterance that some phrases read in one way.
  static func soleMatch(
    _ utterance: String, _ normalizer: TextNormalizer, _ phrases: SolePhrases,
    _ quick: QuickTable, isBound: Bool
  ) -> SoleMatch {
    // Safety: the memory is on the stack, initialized, and reached through spans alone, which end
    // before it does.
    let most = min(utterance.utf8.count + 2, Self.mostUnits)
    return unsafe withUnsafeTemporaryAllocation(
      of: UInt32.self, capacity: Self.mostUnits
    ) { room in
      unsafe withUnsafeTemporaryAllocation(
        of: UInt32.self, capacity: Self.mostUnits
      ) { otherRoom in
        unsafe withUnsafeTemporaryAllocation(of: SoleReading.Slot.self, capacity: Self.mostSlots) {
          slots in
          // No byte becomes more than one unit, so that short texts need less.
          let units = unsafe UnsafeMutableBufferPointer(rebasing: room[..<most])
          let places = unsafe UnsafeMutableBufferPointer(rebasing: otherRoom[..<most])
          unsafe units.initialize(repeating: 0)
          unsafe places.initialize(repeating: 0)
          unsafe slots.initialize(repeating: SoleReading.Slot())
          var unitSpan = unsafe units.mutableSpan
          var placeSpan = unsafe places.mutableSpan
          var slotSpan = unsafe slots.mutableSpan
          let count = normalizer.write(
            utterance, units: &unitSpan, places: &placeSpan)
          guard count > 0 else { return .unclear }
          let reading = phrases.soleReading(
            of: unitSpan.span.extracting(0..<count), slots: &slotSpan)
          let used = placeSpan.span.extracting(0..<count)
          switch reading.outcome {
          case .one:
            return quick.match(
              reading, slotSpan.span, used, isBound: isBound, phrases, utterance
            ).map { .match($0) } ?? .unclear
          case .none:
            return .nothing(
              normalizer.text(
                units: unitSpan.span.extracting(0..<count), places: used))
          case .unclear: return .unclear
          }
        }
      }
    }
  }
}
