import Foundation
import IntentCatalog
import Testing

@testable import DonationKeeping

@Suite struct CalendarFileTests {
  /// What another program reads in a calendar's file: one `name: value` a line.
  private static let reader = """
    import sys, icalendar
    calendar = icalendar.Calendar.from_ical(open(sys.argv[1], encoding="utf-8", newline="").read())
    for event in calendar.walk("VEVENT"):
        for name in ["UID", "SUMMARY", "LOCATION", "DESCRIPTION", "URL", "SEQUENCE", "STATUS"]:
            print(name + ": " + str(event.get(name, "")).replace("\\n", "|"))
        print("DTSTART: " + event.decoded("DTSTART").isoformat())
        print("DTEND: " + event.decoded("DTEND").isoformat())
        print("GEO: " + (event["GEO"].to_ical() if "GEO" in event else ""))
        print("ALARM: " + ",".join(str(a.decoded("TRIGGER").total_seconds() / 60) for a in event.walk("VALARM")))
    """

  private func read(_ file: URL) throws -> [String: String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", Self.reader, file.path]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    let pairs = lines.compactMap { line -> (String, String)? in
      guard let colon = line.range(of: ": ") else { return nil }
      return (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
    }
    return Dictionary(pairs) { $1 }
  }

  private static let hasReader =
    FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/icalendar")

  @Test(.enabled(if: hasReader, "python3-icalendar reads the files"))
  func anotherProgramReadsTheEntryAsItWasMeant() throws {
    let folder = try Made.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = DonationStore(folder: folder)
    var table = Made.table()
    table.title = "「たんす」の予約; 二名, 窓側"
    try store.keep([table], from: "Tables")
    let kept = try #require(try store.reservations().first)
    try store.enter(kept, notes: ["予約番号: 0042", "お名前: 森"], at: Made.evening)
    let file = folder.appendingPathComponent("calendar/reservation-\(kept.number).ics")
    var facts = try read(file)
    let uid = try #require(facts["UID"])
    #expect(uid.hasPrefix("reservation-\(kept.number)@"))
    #expect(facts["SUMMARY"] == "「たんす」の予約; 二名, 窓側")
    #expect(facts["LOCATION"] == "Tansu, 1-2-3, Minato")
    #expect(facts["DESCRIPTION"] == "予約番号: 0042|お名前: 森")
    #expect(facts["URL"] == "https://example.com/t-1")
    #expect(facts["DTSTART"] == "2024-07-10T10:00:00+00:00")
    #expect(facts["DTEND"] == "2024-07-10T12:00:00+00:00")
    #expect(facts["GEO"]?.hasPrefix("35.5") == true)
    #expect(facts["ALARM"] == "-60.0")
    #expect(facts["SEQUENCE"] == "0" && facts["STATUS"] == "CONFIRMED")

    table.status = .canceled
    try store.keep([table], from: "Tables")
    try store.enter(
      try #require(try store.reservation(kept.number)), notes: [], at: Made.evening)
    facts = try read(file)
    #expect(facts["UID"] == uid)
    #expect(facts["SEQUENCE"] == "1" && facts["STATUS"] == "CANCELLED" && facts["ALARM"] == "")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/calendar").count == 1)
  }

  @Test func theEntryIsFoundAgainByItsIdentifier() throws {
    let store = DonationStore(folder: nil)
    try store.keep([Made.table()], from: "Tables")
    let kept = try #require(try store.reservations().first)
    let entry = try #require(
      try store.entry(
        for: kept.record, number: kept.number, notes: [], sequence: 3, at: Made.evening))
    let text = try #require(entry.text())
    #expect(CalendarEntry.sequence(in: text, uid: entry.uid) == 3)
    #expect(CalendarEntry.sequence(in: text, uid: "another") == nil)
    #expect(CalendarEntry.sequence(in: "no calendar", uid: entry.uid) == nil)
  }

  @Test func withoutATimeThereIsNoEntry() throws {
    let store = DonationStore(folder: nil)
    var table = Made.table()
    (table.start, table.end) = (nil, nil)
    try store.keep([table], from: "Tables")
    let kept = try #require(try store.reservations().first)
    #expect(try store.enter(kept, notes: [], at: Made.evening) == nil)
    #expect(try store.reservation(kept.number)?.stage == .new)
  }

  @Test func aFolderThatCannotBeWrittenLeavesTheStoreAsItWas() throws {
    let folder = try Made.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("calendar"))
    let store = DonationStore(folder: folder)
    try store.keep([Made.table()], from: "Tables")
    let kept = try #require(try store.reservations().first)
    #expect(throws: DonationFault.self) {
      try store.enter(kept, notes: [], at: Made.evening)
    }
    #expect(try store.reservation(kept.number)?.stage == .new)
  }
}
