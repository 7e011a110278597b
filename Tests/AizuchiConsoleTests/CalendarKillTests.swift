import Testing

@testable import AizuchiConsole

@Suite struct CalendarKillTests {
  /// The conversation goes on in another process after every turn; the script compares the databases.
  @Test func whatWasSaidIsInTheDatabaseAlsoAfterAKillAtEveryTurn() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell("$ROOT/Tests/kill-every-turn $A 1", in: scratch)
    #expect(ending.code == 0, "\(ending.results)\(ending.messages)")
    #expect(ending.results.hasSuffix(" 0 differ\n"))
  }
}
