import IntentCatalog

extension AppIntent {
  /// Runs the intent from code.
  /// - Throws: What `perform()` throws, and a request for a value where one is missing.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value
  where PerformResult: ReturnsValue {
    let result = try await performChecked(donates: donate)
    guard let value = result.value else { throw AppIntentError.Unrecoverable.unknown }
    return value
  }

  /// Runs the intent from code.
  /// - Throws: What `perform()` throws, and a request for a value where one is missing.
  public func callAsFunction(donate: Bool = true) async throws {
    _ = try await performChecked(donates: donate)
  }

  private func performChecked(donates: Bool) async throws -> PerformResult {
    for parameter in parameters(of: self) where !parameter.isReadable {
      throw AppIntentError(
        .needs(
          .value(
            parameter: parameter.name, dialog: parameter.declaration.requestValueDialog?.text)))
    }
    try await DependencyCheck.prepare(self)
    let result = try await perform()
    if donates { _ = try? IntentDonationManager.shared.record(self) }
    return result
  }
}
