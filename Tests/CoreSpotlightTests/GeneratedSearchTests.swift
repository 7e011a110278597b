import Foundation
import Testing

@testable import CoreSpotlight

/// Questions made beside calendars, each with the one event that is meant, or none.
@Suite struct GeneratedSearchTests {
  @Test(arguments: SearchWorld.all)
  func findsTheRightOneFirst(world: SearchWorld) async throws {
    let index = try await world.index(count: 250)
    var wrong: [String] = []
    for question in world.questions {
      let first = try index._search(question.query).first?.identifier
      if first != question.answer { wrong.append("\(question.query.text): \(first ?? "-")") }
    }
    #expect(world.questions.count >= 200)
    #expect(wrong.count * 20 <= world.questions.count, "\(wrong)")
  }

  @Test(arguments: SearchWorld.all)
  func findsNothingWhereThereIsNothing(world: SearchWorld) async throws {
    let index = try await world.index(count: 250)
    let found = try world.vainQuestions.filter { try !index._search($0).isEmpty }
    #expect(world.vainQuestions.count >= 50)
    #expect(found.isEmpty, "\(found.map(\.text))")
  }
}
