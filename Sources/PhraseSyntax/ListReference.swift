/// A place in a sentence where one of a list's values is said: what stands between the braces.
public struct ListReference: Hashable, Sendable, CustomStringConvertible {
  /// A range of numbers that stands in the sentence itself.
  public struct NumberRange: Hashable, Sendable {
    /// The least number.
    public var from: Int
    /// The greatest number, not less than the least.
    public var to: Int
    /// The distance of one number to the next, at least 1.
    public var step: Int

    /// Makes a range.
    public init(from: Int, to: Int, step: Int = 1) {
      self.from = from
      self.to = to
      self.step = step
    }
  }

  /// The list's name; that of an inline range is its own text.
  public var list: String
  /// The slot that takes the value.
  public var slot: String
  /// Whether the value is kept for a response only and fills no slot (`{list:@name}`).
  public var isCapture: Bool
  /// The numbers of an inline range; nil for a named list.
  public var range: NumberRange?

  /// Makes a reference.
  public init(_ list: String, slot: String? = nil, isCapture: Bool = false) {
    self.list = list
    self.slot = slot ?? list
    self.isCapture = isCapture
  }

  /// Reads what stands between the braces; nil where that is no reference.
  /// - Complexity: O(n) in the text's length.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    var list = parts[0]
    var slot = parts.count > 1 ? parts[1] : parts[0]
    isCapture = slot.hasPrefix("@")
    if isCapture { slot = slot.dropFirst() }
    if parts.count == 1, isCapture { list = slot }
    guard !list.isEmpty, !slot.isEmpty, Self.isName(slot) || parts.count == 1 else { return nil }
    self.list = String(list)
    self.slot = String(slot)
    range = Self.numbers(list)
    guard range != nil || Self.isName(list) else { return nil }
  }

  /// The reference as it is written between braces.
  public var description: String {
    if list == slot { return isCapture ? "@\(list)" : list }
    return isCapture ? "\(list):@\(slot)" : "\(list):\(slot)"
  }

  private static func isName(_ text: Substring) -> Bool {
    text.unicodeScalars.allSatisfy { TemplateParser.isName($0, orHyphen: true) }
  }

  /// The numbers of `from..to` or `from..to,step`.
  private static func numbers(_ text: Substring) -> NumberRange? {
    let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
    guard let dots = parts[0].firstRange(of: ".."), let from = Int(parts[0][..<dots.lowerBound]),
      let to = Int(parts[0][dots.upperBound...]), from <= to
    else { return nil }
    guard parts.count > 1 else { return NumberRange(from: from, to: to) }
    guard let step = Int(parts[1]), step > 0 else { return nil }
    return NumberRange(from: from, to: to, step: step)
  }
}

extension TemplateParser {
  /// Reads `{…}` of a sentence; nil where none begins.
  mutating func list() -> [TemplateElement]? {
    guard peek() == "{" else { return nil }
    let start = position
    guard let end = scalars[start...].firstIndex(of: "}") else {
      fault(TemplateMessages.unclosedPlaceholder("{", "}"), start..<start + 1)
      position += 1
      return [TemplateElement(.text("{"), range: start..<position)]
    }
    position = end + 1
    guard let reference = ListReference(string(start + 1..<end)) else {
      fault(TemplateMessages.badList(string(start..<position)), start..<position)
      return []
    }
    return [TemplateElement(.list(reference), range: start..<position)]
  }
}
