import CICal
public import FoundationEssentials

/// An entry of a calendar.
public struct CalendarEntry: Hashable, Sendable {
  /// What tells it apart in every calendar.
  public var uid: String
  /// What it is called.
  public var title: String
  /// Where it is.
  public var location: String?
  /// More about it, in lines.
  public var notes: [String]
  /// A page that shows it.
  public var url: String?
  /// Degrees to the north and to the east.
  public var coordinate: Coordinate?
  /// When it begins.
  public var start: Date
  /// When it ends.
  public var end: Date
  /// When it was written.
  public var written: Date
  /// How often it was changed.
  public var sequence = 0
  /// Whether it was struck.
  public var isCancelled = false
  /// How many minutes before its beginning one is reminded.
  public var reminder: Int?

  /// Degrees on the earth.
  public struct Coordinate: Hashable, Sendable {
    /// Degrees to the north.
    public var latitude: Double
    /// Degrees to the east.
    public var longitude: Double
  }

  /// The entry as the text of a calendar's file (RFC 5545), its times in UTC; nil where there is no memory.
  /// - Complexity: O(n) in the length of its texts.
  public func text() -> String? {
    // Safety: the pointers are to copies that live through the calls, and libical copies what it is given.
    unsafe uid.withCString { uid in
      unsafe title.withCString { title in
        unsafe withOptional(location) { location in
          unsafe withOptional(notes.isEmpty ? nil : notes.joined(separator: "\n")) { notes in
            unsafe withOptional(url) { url in
              let entry = unsafe cical_entry(
                uid: uid, summary: title, location: location, description: notes, url: url,
                latitude: coordinate?.latitude ?? 0, longitude: coordinate?.longitude ?? 0,
                has_geo: coordinate == nil ? 0 : 1, start: Self.seconds(start),
                end: Self.seconds(end), stamp: Self.seconds(written),
                sequence: Int32(clamping: sequence), is_cancelled: isCancelled ? 1 : 0,
                alarm_minutes: Int32(clamping: reminder ?? -1))
              return unsafe Self.written(entry)
            }
          }
        }
      }
    }
  }

  /// How often the entry in a file's text was changed; nil where the text holds no entry of that `uid`.
  public static func sequence(in text: String, uid: String) -> Int? {
    // Safety: both texts live through the call.
    let sequence = unsafe cical_sequence(text, uid)
    return sequence < 0 ? nil : Int(sequence)
  }

  private static func written(_ entry: cical_entry) -> String? {
    var entry = unsafe entry
    // Safety: what libical returns is a text of its own, given back here.
    guard let text = unsafe cical_write(&entry) else { return nil }
    defer { unsafe cical_free(text) }
    return unsafe String(cString: text)
  }

  private static func seconds(_ date: Date) -> Int64 {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    return Int64(exactly: min(max(seconds, -62_135_596_800), 253_402_300_799)) ?? 0
  }

  private func withOptional<R>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> R) -> R {
    guard let text else { return body(nil) }
    return unsafe text.withCString { unsafe body($0) }
  }
}
