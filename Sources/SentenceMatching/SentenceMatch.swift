public import IntentCatalog

/// A sentence that was read.
public struct SentenceMatch: Hashable, Sendable {
  /// A slot's value.
  public struct Slot: Hashable, Sendable {
    /// The slot's name.
    public var name: String
    /// The value.
    public var value: ParameterValue
    /// What the user wrote there; empty for a value that was not said.
    public var text: String
    /// Where, half-open, in Unicode scalars of what was said; nil for a value that was not said.
    public var range: Range<Int>?
    /// Whether the list takes any words.
    public var isFreeText = false
    /// What the list's author noted about the value.
    public var metadata: [String: ParameterValue] = [:]
  }

  /// The intent.
  public var intent: String
  /// The block's place in the set.
  public var block: Int
  /// The slots: those that were said in their order, then the block's own, then the context's.
  public var slots: [Slot]
  /// What was said for a response only, by name.
  public var captures: [String: String]
  /// The context, with what the values added.
  public var context: [String: ParameterValue]
  /// The key of the response.
  public var response: String

  /// The value of a slot; nil where it has none.
  public subscript(slot: String) -> ParameterValue? { slots.first { $0.name == slot }?.value }
}
