/// One walk over a text with edits.
struct FuzzyWalk {
  init(_ automaton: PhraseAutomaton, _ units: [UInt32], _ bounds: EditBounds) {}

  mutating func run() -> [Reading] { [] }
}
