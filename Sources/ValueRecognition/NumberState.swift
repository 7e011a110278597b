/// The reading of one number: a sum of groups, each a sum of products, word by word.
struct NumberState {
  private let text: ValueText
  private let words: NumberWords
  private let isSpelled: Bool
  private let isPositional: Bool
  private let limit: Int
  private let first: Int
  private var position: Int
  private var isNegative = false
  private var total = Magnitude.zero
  private var group = Magnitude.zero
  private var hasGroup = false
  private var pending: Magnitude?
  private var pendingRole: PendingRole = .whole
  private var lastMultiplier = Double.infinity
  private var lastScale = Double.infinity
  private var mayConnect = false
  private var figures = 0
  private var isGrouped = false
  /// Whether the last word only lengthened a run of figures, whose start is no number of its own.
  private var isContinued = false
  private var spans: [NumberSpan] = []

  private enum PendingRole { case tens, digits, whole, article }

  init(
    text: ValueText, start: Int, words: NumberWords, isSpelled: Bool, isPositional: Bool
  ) {
    self.text = text
    self.words = words
    self.isSpelled = isSpelled
    self.isPositional = isPositional
    first = start
    position = start
    limit = min(text.count, start + NumberReader.longestNumber)
  }

  private var units: [UInt32] { text.units }

  /// Every end at which a whole number stands.
  mutating func read() -> [NumberSpan] {
    readSign()
    while position < limit {
      var next = position
      if hasAny { skipSeparator(&next) }
      let connected = hasAny && mayConnect ? connector(at: next) : nil
      if let connected { next = connected }
      if isFigure(next) {
        guard pending == nil, readFigures(at: next, isConnected: connected != nil) else { break }
      } else {
        guard let (end, word) = word(at: next), apply(word) else { break }
        position = end
        if word.role == .article { continue }
        record(isOrdinal: word.isOrdinal)
        if word.isOrdinal || word.role == .collection { break }
        readFraction()
      }
    }
    return spans
  }

  /// Whether figures begin at a place, perhaps with the decimal point (`.5`).
  private func isFigure(_ index: Int) -> Bool {
    if UnitClass.isDigit(units[index]) { return true }
    return units[index] == UnitClass.period && !hasAny && index + 1 < units.count
      && UnitClass.isDigit(units[index + 1])
  }

  private var hasAny: Bool { pending != nil || hasGroup || !spans.isEmpty }

  private var value: Magnitude {
    let sum = total + group + (pending ?? .zero)
    return isNegative ? -sum : sum
  }

  private var endsInScale: Bool { pending == nil && !hasGroup && lastScale.isFinite }

  private mutating func record(isOrdinal: Bool = false) {
    if isContinued { spans.removeLast() }
    isContinued = false
    // Words that are written as one are no number before the last of them.
    if words.data.isJoined, position < units.count,
      !UnitClass.isBorder(units[position - 1], units[position])
    {
      return
    }
    spans.append(
      NumberSpan(
        end: position, value: value, isOrdinal: isOrdinal, figures: figures, isGrouped: isGrouped,
        scale: endsInScale ? lastScale : nil))
  }

  private func word(at start: Int) -> (end: Int, payload: NumberWord)? {
    guard start < limit else { return nil }
    let isInside = words.data.isJoined && start > first
    if start > 0, !isInside, !UnitClass.isBorder(units[start - 1], units[start]), !isSpelled {
      return nil
    }
    return (isSpelled ? words.spelledWords : words.words).longest(
      units, from: start, isJoined: words.data.isJoined)
  }

  private func skipSeparator(_ next: inout Int) {
    guard next + 1 < limit, units[next] == UnitClass.space || units[next] == UnitClass.hyphen
    else { return }
    // "fifty - two"
    if pendingRole == .tens, pending != nil, next + 3 < limit, units[next] == UnitClass.space,
      units[next + 1] == UnitClass.hyphen, units[next + 2] == UnitClass.space,
      UnitClass.isLetter(units[next + 3])
    {
      next += 3
      return
    }
    // A hyphen before a figure is a range or a date, not one number.
    if units[next] == UnitClass.hyphen, !UnitClass.isLetter(units[next + 1]) { return }
    next += 1
  }

  private func connector(at start: Int) -> Int? {
    guard let (end, word) = word(at: start), word.role == .connector, end + 1 < limit,
      units[end] == UnitClass.space
    else { return nil }
    return end + 1
  }

  private mutating func readSign() {
    if units[position] == UnitClass.hyphen {
      var next = position + 1
      if next < limit, units[next] == UnitClass.space { next += 1 }
      var before = position - 1
      if before >= 0, units[before] == UnitClass.space, next > position + 1 { before -= 1 }
      guard next < limit, before < 0 || !isAttached(units[before]) else { return }
      let isNumber = UnitClass.isDigit(units[next]) || units[next] == UnitClass.period
      guard isNumber || (isPositional && next == position + 1) else { return }
      isNegative = true
      position = next
      return
    }
    guard let (end, word) = word(at: position), word.role == .negative, end < limit else { return }
    isNegative = true
    position = units[end] == UnitClass.space ? end + 1 : end
  }

  private func isAttached(_ unit: UInt32) -> Bool {
    UnitClass.isLetter(unit) || UnitClass.isDigit(unit) || unit == UnitClass.hyphen
  }

  // MARK: Words

  /// Takes a word into the number; false where it does not belong to it.
  private mutating func apply(_ word: NumberWord) -> Bool {
    switch word.role {
    case .unit: applyUnit(word)
    case .tens: applyTens(word)
    case .multiplier: applyMultiplier(word)
    case .scale: applyScale(word)
    case .collection: applyCollection(word)
    case .article: applyArticle()
    case .connector, .point, .negative: false
    }
  }

  private mutating func applyUnit(_ word: NumberWord) -> Bool {
    // 一千零三: a zero within a number only fills a place.
    if isPositional, hasGroup, pending == nil, word.value.integer == 0 { return true }
    guard let old = pending else {
      guard word.value.double < lastMultiplier else { return false }
      pending = word.value
      pendingRole = isPositional ? .digits : .whole
      mayConnect = false
      return true
    }
    let digit = word.value.double
    if pendingRole == .tens, digit >= 1, digit < 10 {
      pending = old + word.value
      pendingRole = .whole
      return true
    }
    guard pendingRole == .digits, isPositional, digit < 10, figures == 0, !hasGroup else {
      return false
    }
    pending = old * Magnitude(10) + word.value
    isContinued = true
    return true
  }

  private mutating func applyTens(_ word: NumberWord) -> Bool {
    guard pending == nil else { return false }
    pending = word.value
    pendingRole = .tens
    mayConnect = false
    return true
  }

  private mutating func applyMultiplier(_ word: NumberWord) -> Bool {
    guard word.value.double < lastMultiplier, pending != nil || word.isBare else { return false }
    // 二十三百 is no number: only a single figure or figures stand before a multiplier.
    if isPositional, pendingRole == .digits, let before = pending, before.double >= 10, figures == 0
    {
      return false
    }
    // 零十三 is thirteen.
    let count = pending.map { isPositional && $0 == .zero ? Magnitude(1) : $0 }
    group = group + (count ?? Magnitude(1)) * word.value
    hasGroup = true
    pending = nil
    lastMultiplier = word.value.double
    mayConnect = true
    return true
  }

  private mutating func applyScale(_ word: NumberWord) -> Bool {
    guard word.value.double < lastScale, pending != nil || hasGroup || word.isBare else {
      return false
    }
    let count = pending == nil && !hasGroup ? Magnitude(1) : group + (pending ?? .zero)
    total = total + count * word.value
    group = .zero
    hasGroup = false
    pending = nil
    lastMultiplier = .infinity
    lastScale = word.value.double
    mayConnect = true
    figures = 0
    return true
  }

  private mutating func applyCollection(_ word: NumberWord) -> Bool {
    guard pending != nil || hasGroup, lastScale == .infinity else { return false }
    pending = (group + (pending ?? .zero)) * word.value
    group = .zero
    hasGroup = true
    return true
  }

  private mutating func applyArticle() -> Bool {
    guard !hasAny else { return false }
    pending = Magnitude(1)
    pendingRole = .article
    return true
  }

  /// A decimal point in words and the digits after it, one by one or as a number (`point seventy-one`).
  private mutating func readFraction() {
    guard pendingRole != .article, pending?.integer != nil || pending == nil else { return }
    var next = position
    skipSeparator(&next)
    guard let (point, word) = word(at: next), word.role == .point else { return }
    next = point
    if next < limit, units[next] == UnitClass.space { next += 1 }
    guard let (end, fraction) = pair(at: next) ?? digits(from: next) else { return }
    pending = (pending ?? .zero) + Magnitude(fraction)
    pendingRole = .whole
    position = end
    record()
  }

  /// Two places said as one number of words.
  private func pair(at start: Int) -> (end: Int, value: Double)? {
    guard start < limit, !UnitClass.isDigit(units[start]) else { return nil }
    var state = NumberState(
      text: text, start: start, words: words, isSpelled: isSpelled, isPositional: isPositional)
    let span = state.read().last { !$0.isOrdinal && $0.figures == 0 }
    guard let span, let value = span.value.integer, value >= 10, value < 100 else { return nil }
    return (span.end, Double(value) / 100)
  }

  private func digits(from start: Int) -> (end: Int, value: Double)? {
    var shown = ""
    var end = start
    while end < limit, shown.count < 17 {
      var from = end
      if from > start { skipSeparator(&from) }
      guard let (after, digit) = digit(at: from) else { break }
      shown += String(digit)
      end = after
    }
    return Double("0." + shown).flatMap { shown.isEmpty ? nil : (end, $0) }
  }

  private func digit(at start: Int) -> (end: Int, value: Int)? {
    if start < limit, UnitClass.isDigit(units[start]) {
      return (start + 1, Int(units[start] - UnitClass.zero))
    }
    guard let (end, word) = word(at: start), word.role == .unit, !word.isOrdinal,
      let value = word.value.integer, value < 10
    else { return nil }
    return (end, value)
  }

  // MARK: Figures

  /// Reads figures, grouped or not, with a decimal part and a letter for a magnitude (`10k`).
  private mutating func readFigures(at start: Int, isConnected: Bool) -> Bool {
    let readings = FigureReader(units: units, point: words.decimalMark).read(at: start)
    guard let first = readings.first, first.value.double < min(lastMultiplier, lastScale) else {
      return false
    }
    if isConnected, readings.contains(where: \.isDecimal) || first.value == .zero { return false }
    pendingRole = .digits
    mayConnect = false
    for figures in readings {
      pending = figures.value
      position = figures.end
      self.figures = figures.isDecimal ? 0 : figures.count
      isGrouped = figures.isGrouped
      recordFigures()
    }
    isGrouped = false
    self.figures = first.count
    readMagnitude()
    readFraction()
    return true
  }

  private mutating func recordFigures() {
    record()
    guard position < units.count,
      let (end, _) = words.ordinalSuffixes.longest(units, from: position)
    else { return }
    spans.append(NumberSpan(end: end, value: value, isOrdinal: true, figures: figures))
  }

  /// `k`, `M` and the like right after figures, or after a space.
  private mutating func readMagnitude() {
    var from = position
    if from < limit, units[from] == UnitClass.space { from += 1 }
    guard let (end, letters) = words.magnitudes.longest(units, from: from) else { return }
    let isAttached = from == position
    guard letters.fits(text, from..<end), isAttached || letters.mayStandApart,
      end >= units.count || !UnitClass.isDigit(units[end])
    else { return }
    pending = (pending ?? .zero) * Magnitude(letters.value)
    pendingRole = .whole
    figures = 0
    position = end
    record()
  }
}
