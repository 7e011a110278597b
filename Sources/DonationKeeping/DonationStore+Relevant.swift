public import Foundation
public import IntentCatalog

extension DonationStore {
  private static let relevant = "relevant."

  /// Keeps which actions of an app matter when and where, in the place of those before.
  /// - Throws: `DonationFault`.
  public func keep(_ calls: [RelevantCall], from app: String) throws(DonationFault) {
    try failing {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let text = String(decoding: try encoder.encode(calls), as: UTF8.self)
      guard text.utf8.count <= Self.longestText * 10 else {
        throw DonationFault.tooLong("the list of relevant actions", limit: Self.longestText * 10)
      }
      try set(Self.relevant + app, to: text)
    }
  }

  /// The actions of an app that matter at a time and place, in the app's order.
  /// - Throws: `DonationFault`.
  public func relevant(
    of app: String, at time: Date, in place: String?
  ) throws(DonationFault) -> [IntentCall] {
    guard let text = try setting(Self.relevant + app) else { return [] }
    let calls = try? JSONDecoder().decode([RelevantCall].self, from: Data(text.utf8))
    return (calls ?? []).filter { $0.matters(at: time, in: place) }.map(\.call)
  }
}
