import IntentCatalog
import ValueRecognition

/// An utterance in which the words of some values are replaced by their types' marks.
struct MarkedUtterance {
  /// A value's words, in Unicode scalars of the utterance.
  struct Span: Hashable {
    var range: Range<Int>
    var type: SpokenType
  }

  let text: String
  let spans: [Span]
  private let scalars: [Unicode.Scalar]

  /// Replaces spans that do not overlap, in their order.
  init(_ scalars: [Unicode.Scalar], _ spans: [Span]) {
    var view = String.UnicodeScalarView()
    var next = 0
    for span in spans {
      view.append(contentsOf: scalars[next..<span.range.lowerBound])
      view.append(span.type.mark)
      next = span.range.upperBound
    }
    view.append(contentsOf: scalars[next...])
    text = String(view)
    self.spans = spans
    self.scalars = scalars
  }

  /// How many characters of the utterance are values.
  var covered: Int { spans.reduce(0) { $0 + $1.range.count } }

  /// The part of the utterance that a part of the marked text stands for.
  func original(_ range: Range<Int>) -> Range<Int> {
    let lower = original(range.lowerBound, isEnd: false)
    return lower..<max(lower, original(range.upperBound, isEnd: true))
  }

  private func original(_ place: Int, isEnd: Bool) -> Int {
    var shift = 0
    for span in spans {
      let mark = span.range.lowerBound - shift
      if isEnd ? place <= mark : place < mark { break }
      if isEnd ? place == mark + 1 : place == mark {
        return isEnd ? span.range.upperBound : span.range.lowerBound
      }
      shift += span.range.count - 1
    }
    return min(place + shift, scalars.count)
  }

  /// A match of the marked text as one of the utterance.
  func restored(_ match: IntentMatch) -> IntentMatch {
    var match = match
    for index in match.parameters.indices {
      let written = match.parameters[index].text
      let range = original(match.parameters[index].range)
      let text = Ranking.text(range, scalars)
      match.parameters[index].range = range
      match.parameters[index].text = text
      if match.parameters[index].title == written { match.parameters[index].title = text }
      if match.parameters[index].value == .string(written) {
        match.parameters[index].value = .string(text)
      }
    }
    return match
  }
}

extension MarkedUtterance {
  /// An explanation of the marked text as one of the utterance.
  func restored(_ explanation: MatchExplanation, of utterance: String) -> MatchExplanation {
    var explanation = explanation
    explanation.utterance = utterance
    for index in explanation.segments.indices {
      let range = explanation.segments[index].range
      guard range.count == 2, range[0] <= range[1] else { continue }
      let place = original(range[0]..<range[1])
      let written = explanation.segments[index].text
      let text = Ranking.text(place, scalars)
      explanation.segments[index].range = [place.lowerBound, place.upperBound]
      explanation.segments[index].text = text
      if explanation.segments[index].value == written { explanation.segments[index].value = text }
    }
    return explanation
  }
}

extension PhraseMatcher {
  /// The most values of an utterance that are tried in every combination.
  private static let mostSpans = 5
  /// The most combinations that are tried.
  private static let mostVariants = 16

  /// The utterance with values replaced, in each way that may be meant, the most replaced first.
  /// - Complexity: O(n) in the utterance's length.
  func marked(_ utterance: String) -> [MarkedUtterance] {
    guard !spokenTypes.isEmpty else { return [] }
    let scalars = Array(utterance.unicodeScalars)
    let spans = spans(utterance).sorted {
      ($0.range.lowerBound, $1.range.count) < ($1.range.lowerBound, $0.range.count)
    }.prefix(Self.mostSpans)
    var sets: [[MarkedUtterance.Span]] = [[]]
    for span in spans {
      sets += sets.filter { ($0.last?.range.upperBound ?? 0) <= span.range.lowerBound }
        .map { $0 + [span] }
    }
    let variants = sets.dropFirst().map { MarkedUtterance(scalars, $0) }
    let ordered = variants.enumerated().sorted {
      ($1.element.covered, $0.offset) < ($0.element.covered, $1.offset)
    }
    return ordered.prefix(Self.mostVariants).map(\.element)
  }

  /// The values of the types that templates ask for; of one type the longest of those that overlap.
  private func spans(_ utterance: String) -> [MarkedUtterance.Span] {
    let found = tools.recognizer.values(in: utterance, tools.formContext)
    var spans: [MarkedUtterance.Span] = []
    for type in spokenTypes.sorted(by: { $0.rawValue < $1.rawValue }) {
      let ranges = found.filter { type.takes($0.kind) }.map(\.range)
      for range in Set(ranges)
      where !ranges.contains(where: { $0.count > range.count && $0.overlaps(range) }) {
        spans.append(MarkedUtterance.Span(range: range, type: type))
      }
    }
    return spans
  }

  /// Of the readings of an utterance and of those with values replaced the best: of the nearest tier,
  /// then the one that takes the most values as values.
  /// - Returns: The result, and the marked utterance that it is of, where values were replaced.
  func reading(
    _ utterance: String, _ options: MatchOptions
  ) -> (result: MatchResult, marked: MarkedUtterance?) {
    var best = (result: plainMatch(utterance, options), marked: MarkedUtterance?.none)
    var mostValues = 0
    var options = options
    for variant in marked(utterance) {
      let result = plainMatch(variant.text, options)
      options.tiers.remove(.fuzzy)
      let values = spokenValues(result)
      guard values > 0, let tier = result.matches.first?.tier else { continue }
      let isNearer = best.result.matches.first.map { tier < $0.tier } ?? true
      let isFuller = best.result.matches.first?.tier == tier && values > mostValues
      guard isNearer || isFuller else { continue }
      var restored = result
      restored.matches = result.matches.map(variant.restored)
      best = (restored, variant)
      mostValues = values
    }
    return best
  }

  /// How many slots of the best match a value of a spoken type fills.
  private func spokenValues(_ result: MatchResult) -> Int {
    guard let match = result.matches.first else { return 0 }
    return match.parameters.count { parameter in
      parameter.text.unicodeScalars.count == 1
        && SpokenType.allCases.contains { parameter.text.unicodeScalars.first == $0.mark }
    }
  }
}
