/// Where two texts that are much alike differ.
struct TextChange {
  private let prefix: Int
  private let suffix: Int
  /// What the first text has there.
  let said: ArraySlice<UInt32>
  /// What the second has.
  let meant: ArraySlice<UInt32>

  /// Finds the longest beginning that both share, and of the rest the longest end.
  init(_ said: Units, _ meant: Units) {
    var prefix = 0
    while prefix < said.count, prefix < meant.count, said[prefix] == meant[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < said.count - prefix, suffix < meant.count - prefix,
      said[said.count - 1 - suffix] == meant[meant.count - 1 - suffix]
    { suffix += 1 }
    self.prefix = prefix
    self.suffix = suffix
    self.said = said[prefix..<said.count - suffix]
    self.meant = meant[prefix..<meant.count - suffix]
  }

  /// The difference with some units around.
  func around(_ margin: Int, _ said: Units, _ meant: Units) -> (said: Units, meant: Units) {
    let start = max(0, prefix - margin)
    let rest = max(0, suffix - margin)
    return (Array(said[start..<said.count - rest]), Array(meant[start..<meant.count - rest]))
  }

  /// The words that the difference lies in; those before and behind are the same in both.
  func words(_ said: Units, _ meant: Units) -> (said: [Units], meant: [Units]) {
    var start = prefix
    while start > 0, said[start - 1] != Units.space { start -= 1 }
    var rest = suffix
    while rest > 0, said[said.count - rest] != Units.space { rest -= 1 }
    return (
      Array(said[start..<said.count - rest]).words, Array(meant[start..<meant.count - rest]).words
    )
  }
}
