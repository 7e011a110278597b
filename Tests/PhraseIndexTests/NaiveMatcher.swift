import PhraseIndex

/// A matcher that tries every way to cut a text, a page long, to compare the index with.
struct NaiveMatcher {
  struct Pattern {
    let elements: [PatternElement]
    let payload: UInt32
  }

  /// What fills a slot: a value, or nil and a length for a wildcard.
  struct Filling: Hashable {
    let label: UInt8
    let value: UInt32?
  }

  /// A pattern with its values.
  struct Key: Hashable {
    let payload: UInt32
    let fillings: [Filling]

    /// The pattern and what comes before its first wildcard, which takes as little as it can.
    var group: Key {
      Key(payload: payload, fillings: Array(fillings.prefix { $0.value != nil }))
    }
  }

  struct Cost: Hashable {
    var edits = 0
    var literalEdits = 0
    var wildcards: [Int] = []

    func isBetter(than other: Cost) -> Bool {
      if edits != other.edits { return edits < other.edits }
      if wildcards != other.wildcards {
        return wildcards.lexicographicallyPrecedes(other.wildcards)
      }
      return literalEdits > other.literalEdits
    }
  }

  let lists: [[ListEntry]]
  let patterns: [Pattern]
  let literalBounds: [Int]
  let entryBounds: [Int]

  func readings(of text: [UInt32]) -> [Key: Cost] {
    var found: [Key: Cost] = [:]
    for pattern in patterns {
      let length = pattern.elements.reduce(0) {
        if case .literal(let units) = $1 { $0 + units.count } else { $0 }
      }
      // An empty literal between neighbours, so that there is one for edits everywhere.
      var elements: [PatternElement] = [.literal([])]
      for element in pattern.elements {
        if case .literal(let units) = element, case .literal(let before)? = elements.last {
          elements[elements.count - 1] = .literal(before + units)
        } else {
          if case .literal = element {
          } else if case .literal? = elements.last {
          } else {
            elements.append(.literal([]))
          }
          elements.append(element)
        }
      }
      if case .literal? = elements.last {} else { elements.append(.literal([])) }
      let most = literalBounds.count { length >= $0 }
      fill(elements[...], text[...], [], Cost(), most) { fillings, cost in
        let key = Key(payload: pattern.payload, fillings: fillings)
        if found[key].map(cost.isBetter) ?? true { found[key] = cost }
      }
    }
    return found.filter { key, cost in
      !key.fillings.contains { $0.value == nil }
        || !found.contains { other, better in
          other.group == key.group && other.fillings.contains { $0.value == nil }
            && (better.edits < cost.edits
              || better.edits == cost.edits
                && better.wildcards.lexicographicallyPrecedes(cost.wildcards))
        }
    }
  }

  private func fill(
    _ elements: ArraySlice<PatternElement>, _ text: ArraySlice<UInt32>, _ fillings: [Filling],
    _ cost: Cost, _ most: Int, _ report: ([Filling], Cost) -> Void
  ) {
    guard let element = elements.first else {
      if text.isEmpty { report(fillings, cost) }
      return
    }
    let rest = elements.dropFirst()
    if case .slot(_, _, isOptional: true) = element {
      fill(rest, text, fillings, cost, most, report)
    }
    for count in 0...text.count {
      let part = Array(text.prefix(count))
      let left = text.dropFirst(count)
      switch element {
      case .literal(let units):
        let isFirst = elements.startIndex == 0
        guard !units.isEmpty || part.isEmpty else { continue }
        let edits =
          cost.literalEdits
          + Self.distance(units, part, isAfterSlot: !isFirst, isBeforeSlot: !rest.isEmpty)
        guard edits <= most else { continue }
        var next = cost
        next.edits += edits - cost.literalEdits
        next.literalEdits = edits
        fill(rest, left, fillings, next, most, report)
      case .wildcard(let label):
        guard count > 0 else { continue }
        var next = cost
        next.wildcards.append(count)
        fill(rest, left, fillings + [Filling(label: label, value: nil)], next, most, report)
      case .slot(let list, let label, _):
        for entry in lists[Int(list.rawValue)] where count > 0 && !entry.units.isEmpty {
          let edits = Self.distance(entry.units, part)
          guard edits <= entryBounds.count(where: { entry.units.count >= $0 }) else { continue }
          var next = cost
          next.edits += edits
          let filling = Filling(label: label, value: entry.value)
          fill(rest, left, fillings + [filling], next, most, report)
        }
      }
    }
  }

  /// Optimal string alignment distance, by the textbook; beside a slot nothing is inserted, and a
  /// single unit not substituted.
  static func distance(
    _ left: [UInt32], _ right: [UInt32], isAfterSlot: Bool = false, isBeforeSlot: Bool = false
  ) -> Int {
    if isBeforeSlot, left.isEmpty { return right.isEmpty ? 0 : 100 }
    var table = Array(
      repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in 0...left.count { table[row][0] = row }
    for column in 0...right.count { table[0][column] = column }
    if isAfterSlot, !right.isEmpty { for column in 1...right.count { table[0][column] = 100 } }
    for row in 0..<left.count {
      for column in 0..<right.count {
        let substitution = left.count == 1 && (isAfterSlot || isBeforeSlot) ? 100 : 1
        var best = table[row][column] + (left[row] == right[column] ? 0 : substitution)
        best = min(best, table[row][column + 1] + 1)
        let isEnd = row + 1 == left.count && column + 1 == right.count
        if !isEnd || !isBeforeSlot { best = min(best, table[row + 1][column] + 1) }
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = best
      }
    }
    return table[left.count][right.count]
  }
}
