/// The reading of one number: a sum of groups, each a sum of products, word by word.
struct NumberState {
  private let units: [UInt32]
  private let words: NumberWords
  private let isSpelled: Bool
  private let isPositional: Bool
  private let limit: Int
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
  /// Whether the last word only lengthened a run of figures, whose start is no number of its own.
  private var isContinued = false
  private var spans: [NumberSpan] = []

  private enum PendingRole { case tens, digits, whole, article }

  init(
    units: [UInt32], start: Int, words: NumberWords, isSpelled: Bool, isPositional: Bool
  ) {
    self.units = units
    self.words = words
    self.isSpelled = isSpelled
    self.isPositional = isPositional
    position = start
    limit = min(units.count, start + NumberReader.longestNumber)
  }

  /// Every end at which a whole number stands.
  mutating func read() -> [NumberSpan] {
    readSign()
    while position < limit {
      var next = position
      if hasAny { skipSeparator(&next) }
      if hasAny, mayConnect, let after = connector(at: next) { next = after }
      if UnitClass.isDigit(units[next]) {
        guard pending == nil, readFigures(at: next) else { break }
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

  private var hasAny: Bool { pending != nil || hasGroup || !spans.isEmpty }

  private var value: Magnitude {
    let sum = total + group + (pending ?? .zero)
    return isNegative ? -sum : sum
  }

  private var endsInScale: Bool { pending == nil && !hasGroup && lastScale.isFinite }

  private mutating func record(isOrdinal: Bool = false) {
    if isContinued { spans.removeLast() }
    isContinued = false
    spans.append(
      NumberSpan(
        end: position, value: value, isOrdinal: isOrdinal, figures: figures,
        scale: endsInScale ? lastScale : nil))
  }

  private func word(at start: Int) -> (end: Int, payload: NumberWord)? {
    guard start < limit else { return nil }
    if start > 0, !UnitClass.isBorder(units[start - 1], units[start]), !isSpelled { return nil }
    return (isSpelled ? words.spelledWords : words.words).longest(units, from: start)
  }

  private func skipSeparator(_ next: inout Int) {
    guard next + 1 < limit, units[next] == UnitClass.space || units[next] == UnitClass.hyphen
    else { return }
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
    if units[position] == UnitClass.hyphen, position + 1 < limit,
      UnitClass.isDigit(units[position + 1]),
      position == 0 || units[position - 1] == UnitClass.space || !isAttached(units[position - 1])
    {
      isNegative = true
      position += 1
      return
    }
    guard let (end, word) = word(at: position), word.role == .negative, end < limit else { return }
    isNegative = true
    position = units[end] == UnitClass.space ? end + 1 : end
  }

  private func isAttached(_ unit: UInt32) -> Bool {
    UnitClass.isLetter(unit) || UnitClass.isDigit(unit)
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
    group = group + (pending ?? Magnitude(1)) * word.value
    hasGroup = true
    pending = nil
    lastMultiplier = word.value.double
    mayConnect = true
    return true
  }

  private mutating func applyScale(_ word: NumberWord) -> Bool {
    guard word.value.double < lastScale, pending != nil || hasGroup else { return false }
    total = total + (group + (pending ?? .zero)) * word.value
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

  /// A decimal point in words and the digits after it.
  private mutating func readFraction() {
    guard pendingRole != .article, pending?.integer != nil || pending == nil else { return }
    var next = position
    skipSeparator(&next)
    guard let (end, word) = word(at: next), word.role == .point else { return }
    var place = 0.1
    var sum = 0.0
    var index = end
    var lastEnd: Int?
    while index < limit {
      var from = index
      skipSeparator(&from)
      guard let (after, digit) = digit(at: from) else { break }
      sum += digit * place
      place /= 10
      index = after
      lastEnd = after
    }
    guard let lastEnd else { return }
    let places = (1 / place / 10).rounded()
    let fraction = Magnitude((sum * places).rounded() / places)
    pending = (pending ?? .zero) + fraction
    pendingRole = .whole
    position = lastEnd
    record()
  }

  private func digit(at start: Int) -> (end: Int, value: Double)? {
    if start < limit, UnitClass.isDigit(units[start]) {
      return (start + 1, Double(units[start] - UnitClass.zero))
    }
    guard let (end, word) = word(at: start), word.role == .unit, !word.isOrdinal,
      word.value.double < 10
    else { return nil }
    return (end, word.value.double)
  }

  // MARK: Figures

  /// Reads figures, grouped or not, with a decimal part.
  private mutating func readFigures(at start: Int) -> Bool {
    var end = start
    while end < units.count, UnitClass.isDigit(units[end]) { end += 1 }
    figures = end - start
    var exact = digits(start..<end)
    if figures <= 3 {
      while let group = groupEnd(at: end) {
        exact = exact * Magnitude(1000) + digits(end + 1..<group)
        figures += 3
        end = group
      }
    }
    guard figures <= 300, exact.double < lastMultiplier else { return false }
    pending = exact
    pendingRole = .digits
    position = end
    mayConnect = false
    recordFigures(start: start)
    readDecimals()
    readFraction()
    return true
  }

  private mutating func recordFigures(start: Int) {
    record()
    guard position < units.count,
      let (end, _) = words.ordinalSuffixes.longest(units, from: position)
    else { return }
    spans.append(NumberSpan(end: end, value: value, isOrdinal: true, figures: figures))
  }

  private mutating func readDecimals() {
    guard position + 1 < units.count, units[position] == UnitClass.period,
      UnitClass.isDigit(units[position + 1])
    else { return }
    var end = position + 1
    while end < units.count, UnitClass.isDigit(units[end]) { end += 1 }
    // 1.2.3 is a version or an address.
    if end + 1 < units.count, units[end] == UnitClass.period, UnitClass.isDigit(units[end + 1]) {
      return
    }
    let whole = pending?.integer.map(String.init) ?? ""
    let shown = units[position + 1..<min(end, position + 18)]
    let text = whole + "." + String(String.UnicodeScalarView(shown.compactMap(Unicode.Scalar.init)))
    guard let number = Double(text) else { return }
    pending = Magnitude(number)
    position = end
    record()
  }

  private func groupEnd(at comma: Int) -> Int? {
    guard comma + 3 < units.count, units[comma] == UnitClass.comma,
      units[comma + 1...comma + 3].allSatisfy(UnitClass.isDigit)
    else { return nil }
    let end = comma + 4
    return end < units.count && UnitClass.isDigit(units[end]) ? nil : end
  }

  private func digits(_ range: Range<Int>) -> Magnitude {
    guard range.count <= 300 else { return Magnitude(Double.infinity) }
    var sum = Magnitude.zero
    for unit in units[range] {
      sum = sum * Magnitude(10) + Magnitude(Int(unit &- UnitClass.zero))
    }
    return sum
  }
}
