/// Finds what somebody probably meant by a misspelled name.
public enum Suggestion {
  /// The candidate nearest to a name, when one is near enough to be meant.
  ///
  /// Near enough is two edits, or a third of the name's length if that is more, or a difference only
  /// in case, blanks, hyphens and underscores. The first of equally near candidates wins.
  /// - Complexity: O(n·m) in the name's length and the length of all candidates together.
  public static func closest<Candidates: Sequence<String>>(
    to name: String, in candidates: Candidates
  ) -> String? {
    let bare = squashed(name)
    let limit = max(min(2, name.count - 1), name.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let isSameWord = !bare.isEmpty && squashed(candidate) == bare
      guard isSameWord || abs(candidate.count - name.count) <= limit else { continue }
      let distance = isSameWord ? 0 : editDistance(name, candidate)
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// The number of insertions, deletions, substitutions and swaps of neighbours between two texts,
  /// in characters.
  /// - Complexity: O(n·m) in the texts' lengths.
  public static func editDistance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }

  /// The "did you mean" line for a name, nil when nothing is near.
  /// - Complexity: As `closest(to:in:)`.
  public static func help<Candidates: Sequence<String>>(
    for name: String, in candidates: Candidates
  ) -> String? {
    closest(to: name, in: candidates).map { "did you mean '\($0)'?" }
  }

  private static func squashed(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " }
  }
}
