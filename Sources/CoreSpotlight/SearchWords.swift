import Foundation
import TextNormalization

/// What a language knows of words in searches: those that say nothing, and those that say the same.
///
/// It is data (`Phrases/Search/<language>.json`): `noise` are words that a question has besides what it
/// is about, and `endings` what may stand behind any; hiragana alone says something from `shortestKana`
/// characters on; each list of `same` has words for one thing, other scripts and readings among them.
public struct _SearchWords: Sendable {
  private struct File: Decodable {
    var noise: [String]?
    var same: [[String]]?
    var endings: [String]?
    var shortestKana: Int?
  }

  private var endings: [String] = []
  private var shortestKana = 0
  private var noise: Set<String> = []
  private var groups: [[String]] = []
  private var places: [String: [Int]] = [:]
  private(set) var longest = 0

  /// Knows nothing.
  public init() {}

  /// Adds what a file says.
  /// - Throws: `DecodingError` where it is not what it should be.
  /// - Complexity: O(n) in the size of the file.
  public mutating func add(_ json: [UInt8]) throws {
    let file = try JSONDecoder().decode(File.self, from: Data(json))
    let normalizer = TextNormalizer()
    noise.formUnion((file.noise ?? []).map { normalizer.normalize($0).string })
    endings += file.endings ?? []
    shortestKana = max(shortestKana, file.shortestKana ?? 0)
    for group in file.same ?? [] {
      let forms = group.map { normalizer.normalize($0).string }.filter { !$0.isEmpty }
      for form in forms {
        places[form, default: []].append(groups.count)
        longest = max(longest, form.unicodeScalars.count)
      }
      groups.append(forms)
    }
  }

  /// Whether a word in normal form says nothing.
  func isNoise(_ word: String) -> Bool { noise.contains(word) }

  /// Whether a word as it was said is only hiragana, and too short to say anything.
  func isShort(_ word: String) -> Bool {
    word.unicodeScalars.count < shortestKana
      && word.unicodeScalars.allSatisfy { (0x3041...0x309F).contains($0.value) }
  }

  /// A word as it was said without an ending that changes nothing (`'s`).
  func withoutEnding(_ word: String) -> String {
    let ending = endings.first { word.count > $0.count && word.hasSuffix($0) }
    return String(word.dropLast(ending?.count ?? 0))
  }

  /// All words for what a word in normal form says, itself first.
  func same(as word: String) -> [String] {
    var found = [word]
    for place in places[word] ?? [] {
      for form in groups[place] where !found.contains(form) { found.append(form) }
    }
    return found
  }

  /// Whether several words are known for what a word in normal form says.
  func knows(_ word: String) -> Bool { places[word] != nil }
}

/// A model that knows which words mean nearly the same; none comes with this package.
public protocol SearchEmbedding: Sendable {
  /// Words near a word in normal form, the nearest first.
  func words(near word: String) -> [String]
}
