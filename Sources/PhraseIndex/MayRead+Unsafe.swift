extension PhraseAutomaton {
  /// Whether a text may have a reading without edits; mostly it is found to have none at once.
  func mayRead(_ units: [UInt32]) -> Bool {
    // Safety: the memory is on the stack, initialized, and reached through a span that ends before.
    unsafe withUnsafeTemporaryAllocation(of: SoleReading.Slot.self, capacity: 12) { slots in
      unsafe slots.initialize(repeating: SoleReading.Slot())
      var span = unsafe slots.mutableSpan
      return soleReading(of: units.span, slots: &span).outcome != .none
    }
  }
}
