import Foundation
import FuzzChecks
import Testing

/// The inputs that are kept in `Fixtures/Fuzz`, and random ones near to them, break no promise.
///
/// The fuzzer itself is built by `.ci/fuzz`.
@Suite(.timeLimit(.minutes(10))) struct FuzzCheckTests {
  @Test(arguments: FuzzCheck.allCases)
  func keptInputs(_ check: FuzzCheck) async throws {
    let inputs = try Self.inputs(of: check)
    try #require(!inputs.isEmpty)
    for (name, input) in inputs {
      await #expect(throws: Never.self, "\(name)") { try await check.run(input) }
    }
  }

  @Test(arguments: FuzzCheck.allCases)
  func changedInputs(_ check: FuzzCheck) async throws {
    let inputs = try Self.inputs(of: check).map(\.input)
    var changes = Changes(seed: 7, inputs: inputs)
    for number in 0..<(check == .dialog ? 8 : 40) {
      let input = changes.next()
      await #expect(throws: Never.self, "\(number): \(String(decoding: input, as: UTF8.self))") {
        try await check.run(input)
      }
    }
  }

  private static func inputs(
    of check: FuzzCheck
  ) throws -> [(name: String, input: [UInt8])] {
    let files = try FileManager.default.contentsOfDirectory(
      at: check.folder, includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }.map {
      ($0.lastPathComponent, [UInt8](try Data(contentsOf: $0)))
    }
  }
}

/// Inputs with bytes changed, left out, and put together from two.
private struct Changes {
  private var state: UInt64
  private let inputs: [[UInt8]]

  init(seed: UInt64, inputs: [[UInt8]]) {
    state = seed
    self.inputs = inputs
  }

  private mutating func random(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return count == 0 ? 0 : Int(truncatingIfNeeded: state >> 33) % count
  }

  mutating func next() -> [UInt8] {
    guard !inputs.isEmpty else { return [] }
    let one = inputs[random(inputs.count)]
    let other = inputs[random(inputs.count)]
    var input = Array(one.prefix(random(one.count + 1)) + other.dropFirst(random(other.count + 1)))
    for _ in 0..<random(4) where !input.isEmpty {
      let place = random(input.count)
      switch random(3) {
      case 0: input[place] = UInt8(random(256))
      case 1: input.remove(at: place)
      default: input.insert(UInt8(random(256)), at: place)
      }
    }
    return input
  }
}
