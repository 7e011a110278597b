import Foundation
import Testing

/// A share of what `Tests/kill-reservations` does at length.
@Suite struct KilledReservationTests {
  private static let canTrace = FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")

  /// The program is killed at every thirtieth of the calls that change a file while a reservation that was
  /// agreed to is entered into two calendars.
  @Test(.timeLimit(.minutes(10)))
  func aReservationIsEnteredOnceHoweverTheProgramEnds() throws {
    guard Self.canTrace else { try Test.cancel("there is no strace here") }
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      "strace -o /dev/null true || exit 99; $ROOT/Tests/kill-reservations --program $A --steps 30 --entering",
      in: scratch)
    guard ending.code != 99 else { try Test.cancel("nothing may be traced here") }
    #expect(ending.code == 0, "\(ending.messages)")
    #expect(ending.results.contains("none lost"))
  }
}
