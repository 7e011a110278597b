import DialogEngine
import Foundation
import ValueRecognition

extension Surroundings {
  /// A stretch of time in which everything is that some texts may mean, a day more at both ends; nil
  /// where none means a time.
  /// - Complexity: O(n) in the length of the texts.
  func interval(of texts: [String]) -> Range<Date>? {
    let day = 86_400.0
    let context = context
    let ends = texts.flatMap { text in
      context.recognizer.values(in: text, context.values).flatMap(\.readings).flatMap {
        content -> [Date] in
        switch content {
        case .moment(let moment):
          return [moment.date] + (moment.span.map { [$0.lowerBound, $0.upperBound] } ?? [])
        case .range(let range): return [range.start, range.end].compactMap { $0 }
        default: return []
        }
      }
    }
    guard let first = ends.min(), let last = ends.max() else { return nil }
    return first.addingTimeInterval(-day)..<last.addingTimeInterval(2 * day)
  }
}
