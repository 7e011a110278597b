/// Takes an input apart: a few choices, then text.
struct InputReader {
  private var rest: ArraySlice<UInt8>

  init(_ input: [UInt8]) { rest = input[...] }

  /// One of several things, chosen by a letter or digit so that inputs can be read and typed.
  mutating func choice(of count: Int) -> Int {
    rest.popFirst().map { Int($0) % count } ?? 0
  }

  /// What is left, as text; bytes that are no UTF-8 are replaced.
  var text: String { String(decoding: rest, as: UTF8.self) }

  /// What is left.
  var bytes: [UInt8] { Array(rest) }
}
