import IntentCatalog

extension ContextCondition {
  /// Whether a value of the context fits.
  func fits(_ value: ParameterValue) -> Bool {
    guard let values else { return value != .null }
    return values.contains { $0.isSame(as: value) }
  }
}

extension SentenceBlock {
  /// Whether a part of the context contradicts nothing; what is not there contradicts nothing.
  func allows(_ context: [String: ParameterValue]) -> Bool {
    for (key, value) in context {
      if let condition = requires[key], condition.values != nil, !condition.fits(value) {
        return false
      }
      if let condition = excludes[key], condition.fits(value) { return false }
    }
    return true
  }

  /// Whether the whole context has all that the block needs, and nothing that it excludes.
  func accepts(_ context: [String: ParameterValue]) -> Bool {
    allows(context)
      && requires.allSatisfy { key, condition in context[key].map(condition.fits) ?? false }
  }
}
