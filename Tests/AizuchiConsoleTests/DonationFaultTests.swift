import Foundation
import SampleDatabase
import Testing

/// What apps tell of and cannot be kept: each is told in a clear sentence, and the conversation goes on.
@Suite struct DonationFaultTests {
  private static let fixtures = "\(ChildProgram.root)/Fixtures/Transcripts/Reservations"

  /// Says lines to the booking app, whose data is in `$S/data`.
  private func talk(
    _ lines: [String], _ locale: String = "en_US", in scratch: ScratchFolder, before: String = ""
  ) throws -> ChildProgram.Ending {
    let input = try scratch.write("lines", lines.joined(separator: "\n") + "\n")
    return try ChildProgram.shell(
      """
      \(before)
      $A repl --app Reservations --locale \(locale) --no-history --timezone Asia/Tokyo \
        --now 2024-07-10T12:00:00+09:00 < \(input)
      """, in: scratch)
  }

  private func file(_ fields: String, in scratch: ScratchFolder) throws -> String {
    try scratch.write(
      "donation.json",
      """
      {"app": "Reservations", "reservations": [
        {"item": "B-1", "kind": "restaurant", "title": "Table"\(fields)}]}
      """)
  }

  @Test func aReservationThatEndsBeforeItStartsIsRefused() throws {
    let scratch = try ScratchFolder()
    let ending = try talk(
      ["* donate: \(Self.fixtures)/backwards.json", "what can I say?"], in: scratch)
    #expect(ending.messages.contains("a reservation ends before it begins"), "\(ending.messages)")
    #expect(ending.results.contains("Table Booking"))
    #expect(!ending.results.contains("Backwards"))
  }

  @Test(arguments: [
    (#", "timeZone": "Asia/Nowhere""#, "there is no time zone 'Asia/Nowhere'"),
    (#", "container": " ""#, "a reservation needs an identifier"),
    (#", "status": "vanished""#, "not a file of donations"),
  ])
  func whatMakesNoSenseIsRefused(_ fields: String, _ message: String) throws {
    let scratch = try ScratchFolder()
    let ending = try talk(["* donate: \(try file(fields, in: scratch))"], in: scratch)
    #expect(ending.messages.contains(message), "\(ending.messages)")
  }

  @Test func anIdentifierOfTenThousandCharactersIsRefused() throws {
    let scratch = try ScratchFolder()
    let long = String(repeating: "あ", count: 10_000)
    let file = try file(#", "container": "\#(long)""#, in: scratch)
    let ending = try talk(["* donate: \(file)"], in: scratch)
    #expect(ending.messages.contains("an identifier of a donation is longer than 1000 bytes"))
    #expect(!ending.messages.contains("あああ"))
  }

  private static let booking = [
    "book a table at Tansu tomorrow at 7 pm for 2 people", "yes", "no",
  ]

  @Test(arguments: [
    ("en_US", "kept by a newer version of this program"), ("ja_JP", "新しい版のプログラムで作られたもの"),
  ])
  func aNewerStoreIsLeftAloneAndToldOnce(_ locale: String, _ sentence: String) throws {
    let scratch = try ScratchFolder()
    let path = "\(scratch.path)/data/aizuchi/System/donations.sqlite"
    let newer = Database(
      file: URL(filePath: path), schema: "CREATE TABLE later (a TEXT)", version: 99)
    try newer.run("INSERT INTO later VALUES ('kept')")
    let lines =
      locale == "en_US"
      ? Self.booking : ["割烹たんすを明日の19時に2名で予約", "はい", "いいえ"]
    let ending = try talk(lines, locale, in: scratch)
    #expect(ending.results.contains("R-1"), "\(ending.results)")
    let told = ending.results.components(separatedBy: sentence).count - 1
    #expect(told >= 1 && told <= 2, "\(ending.results)")
    #expect(ending.results.contains(path))
    #expect(try newer.rows("SELECT a FROM later") == [[.text("kept")]])
  }

  @Test func anUnusableStoreLosesNoBooking() throws {
    let scratch = try ScratchFolder()
    let ending = try talk(
      Self.booking + ["view my booking at Tansu"], in: scratch,
      before: "mkdir -p data/aizuchi; echo no folder > data/aizuchi/System")
    #expect(ending.results.contains("Your table is booked. The number is R-1."))
    #expect(ending.results.contains("I couldn’t note your reservation"), "\(ending.results)")
    #expect(ending.results.contains("Your booking at Tansu: Thursday, July 11 at 7 PM."))
  }

  /// The store is on a disk of its own that is full.
  @Test func aFullDiskIsToldAndTheBookingStands() throws {
    let scratch = try ScratchFolder()
    let lines = try scratch.write(
      "lines", (Self.booking + ["view my booking at Tansu"]).joined(separator: "\n") + "\n")
    let ending = try ChildProgram.shell(
      """
      mkdir -p data/aizuchi/System
      unshare -m true 2>/dev/null || exit 99
      unshare -m bash -c 'mount -t tmpfs -o size=16k none data/aizuchi/System || exit 99
        head -c 100000 /dev/zero > data/aizuchi/System/rest 2>/dev/null
        $A repl --app Reservations --locale en_US --no-history --timezone Asia/Tokyo \
          --now 2024-07-10T12:00:00+09:00 < \(lines)'
      """, in: scratch)
    guard ending.code != 99 else { try Test.cancel("no disk may be mounted here") }
    #expect(ending.results.contains("Your table is booked. The number is R-1."))
    #expect(ending.results.contains("There is no room left on the disk"), "\(ending.results)")
    #expect(ending.results.contains("Your booking at Tansu: Thursday, July 11 at 7 PM."))
  }

  @Test(arguments: [0, 99])
  func aSessionFileOfAnotherVersionIsRefusedAndKept(_ version: Int) throws {
    for (locale, message, help) in [
      (
        "en_US", "The session file has version \(version), and this program reads 1.",
        "Move it away to begin a new session"
      ),
      (
        "ja_JP", "会話のファイルは版\(version)のもので、このプログラムで読めるのは版1です。",
        "ファイルをほかの場所へ移すか"
      ),
    ] {
      let scratch = try ScratchFolder()
      let text = #"{"version":\#(version),"apps":["Reservations"]}"#
      let file = try scratch.write("s.json", text)
      let ending = try ChildProgram.shell(
        "$A repl --app Reservations --locale \(locale) --session \(file)", in: scratch)
      #expect(ending.code == 65)
      #expect(ending.messages.contains(message), "\(ending.messages)")
      #expect(ending.messages.contains(help))
      #expect(scratch.read("s.json") == text)
    }
  }
}
