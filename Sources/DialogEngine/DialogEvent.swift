public import IntentCatalog
public import IntentMatching

/// Something that happens to a conversation.
public enum DialogEvent: Hashable, Sendable {
  /// The user said something.
  case utterance(String)
  /// The user said nothing for too long.
  case timeout
  /// The user stopped whatever is going on (Ctrl-C).
  case interrupted
  /// The conversation was read back after its process had ended.
  case resumed
  /// Somebody wants an intent run with these values, without saying it.
  case call(IntentCall)
  /// Something that nobody asked for is worth offering.
  case offer(CallOffer)
  /// The user did in the app, by hand, what a shortcut does.
  case didByHand(IntentCall)
  /// Values to pick from arrived.
  case offered(request: Int, parameter: String, OfferedValues)
  /// Values found by a name arrived, for a reply that nothing else read.
  case found(request: Int, parameter: String, reply: String, [OptionDescriptor])
  /// The entities that a schema's sentence may mean arrived.
  case schemaFound(SchemaReading, [EntitySnapshot])
  /// The entities arrived of which a schema's sentence brings something to another app.
  case sourceFound(SchemaReading, SchemaSource, [EntitySnapshot])
  /// What somebody outside knows arrived.
  case outsideFound(OutsideQuestion, OutsideAnswer)
  /// These entities are on screen now, by identifier, in order.
  case onScreen([String])
  /// A running `perform()` asks.
  case asked(request: Int, PerformQuestion)
  /// What was done last was taken back, or could not be.
  case undone(UndoOutcome)
  /// A `perform()` ended.
  case ended(request: Int, PerformOutcome)
}

/// Something that a conversation wants done; in the order in which it stands in the array.
public enum DialogEffect: Hashable, Sendable {
  /// Say a sentence.
  case say(String)
  /// Show an option of a list.
  case showOption(String)
  /// Show a line of a snippet.
  case showSnippet(String)
  /// Show an error.
  case showError(String)
  /// Ask the app what to offer for a parameter; answered by `DialogEvent.offered`.
  case queryOffer(request: Int, parameter: String, call: IntentCall)
  /// Ask the app for values of that name; answered by `DialogEvent.found`.
  case queryFind(request: Int, parameter: String, type: String, app: String, reply: String)
  /// Ask an app for the entities that a schema's sentence may mean; answered by
  /// `DialogEvent.schemaFound`.
  case querySchema(SchemaReading, type: String)
  /// Ask an app for the entities of which a schema's sentence brings something to another app; answered
  /// by `DialogEvent.sourceFound`.
  case querySource(SchemaReading, SchemaSource, type: String)
  /// Ask somebody outside; answered by `DialogEvent.outsideFound`.
  case queryOutside(OutsideQuestion)
  /// What the utterance asked: an entity type, and a property of it.
  case question(entity: String, property: String?)
  /// The identifiers of what a question found, in order.
  case results([String])
  /// Run `perform()`; answered by `DialogEvent.asked` or `.ended`.
  case perform(request: Int, call: IntentCall)
  /// Answer the question that a suspended `perform()` waits on; goes on like `perform`.
  case reply(request: Int, PerformReply)
  /// Throw into a suspended `perform()` and forget it.
  case cancelPerform(request: Int)
  /// Take back what was done last; answered by `DialogEvent.undone`.
  case undo
  /// Write the conversation down before going on.
  case checkpoint
  /// An intent was performed.
  case performed(IntentCall, result: PerformResult)
  /// What became of the utterance; the last one of a turn counts.
  case outcome(TurnOutcome)
  /// How the utterance was read.
  case reading(Tier, edits: Int)
  /// What the turn is about; the last one of a turn counts.
  case about(IntentCall)
}
