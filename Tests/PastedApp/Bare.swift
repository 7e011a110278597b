import AppIntents

@MainActor final class Ledger: Sendable {
  var number = 5
}

/// Parameters without a word beside them, an initializer in an extension, undo on the main actor.
///
/// It returns what was there before.
struct BareIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Bare"
  @Parameter var count: Int
  @Parameter var note: String?
  @Dependency var ledger: Ledger

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let (ledger, before) = (ledger, await ledger.number)
    await undoManager?.registerUndo(withTarget: ledger) { $0.number = before }
    await MainActor.run { ledger.number = count }
    return .result(value: before)
  }
}

extension BareIntent {
  init(count: Int) { self.count = count }
}

/// An intent that opens another one, as the first version of the module spelled it.
struct BareOpeningIntent: AppIntent {
  static let title: LocalizedStringResource = "Open Bare"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent {
    .result(value: 1, openIntent: BareIntent(count: 9))
  }
}
