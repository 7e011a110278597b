/// A language's rules for values, from the files of `values/` that `files` names.
///
/// A rule's form is text with `[optional]` and `(one|other)` parts, `<macro>`, and `{slots}`: a slot
/// takes a number, a word of a list, or a smaller value (`{date}`). What slots take and what `set`
/// says are the rule's fields; code only composes and resolves fields.
struct ValueRuleData: Decodable, Sendable {
  /// Words by list and by what they mean: `weekday` → `2` → `monday`.
  var lists: [String: [String: [String]]]
  /// Parts of the day.
  var parts: [String: DayPart]
  /// Days with names.
  var holidays: [HolidayRule]
  /// Pieces of forms by name.
  var macros: [String: String]
  var rules: [Rule]
  /// Words around a value that mean nothing to it, by the type that is asked for; `all` for each.
  var frames: [String: [String]]
  /// Words around a free text that are not part of it.
  var textFrames: TextFrames

  /// Words before and after a free text.
  struct TextFrames: Decodable, Sendable {
    var before: [String] = []
    var after: [String] = []
  }

  /// A rule.
  struct Rule: Decodable, Sendable {
    var kind: String
    var forms: [String]
    var set: [String: Int]?
    var part: String?
    /// Whether it is taken only in the reply to a question for such a value (`May`, a bare `5`).
    var isLoose: Bool?
    /// Whether no ideograph, figure or mark between figures may stand beside it (今, but not 今度).
    var isAlone: Bool?
    /// What may not come after it (「夜」, but not 「夜景」).
    var notBefore: [String]?
    /// With which words a sentence may go on after it, where it goes on with one: "the first" of "the
    /// first at noon" is a day, that of "the first wave" is none.
    var before: [String]?
    /// What must stand before it, one of these forms; it is no part of the value (`at ` before a bare hour).
    var after: [String]?
    /// What may not stand before it.
    var notAfter: [String]?
    /// The regions whose way it is (`US`); everywhere where there are none.
    var regions: [String]?
    /// The regions whose way it is not.
    var elsewhere: [String]?
  }

  /// A part of the day in hours; past 24 is the next day.
  struct DayPart: Decodable, Sendable, Hashable {
    var from: Int
    var to: Int
    /// The hour that is meant where none is said.
    var at: Int
    /// The hours that it covers where it is meant as a stretch of time; `from` and `to` are the wider ones
    /// in which an hour may be said with it.
    var span: [Int]?
    /// TIMEX's name of it (`MO`).
    var name: String?
  }

  /// The files below `values/`, a family of kinds each; what one defines the others may use.
  static let files = [
    "dates.json", "holidays.json", "durations.json", "recurrence.json", "quantities.json",
    "contacts.json", "frames.json",
  ]

  /// Takes over what another file says.
  mutating func merge(_ other: ValueRuleData) {
    for (name, words) in other.lists {
      lists[name, default: [:]].merge(words) { old, new in old + new }
    }
    parts.merge(other.parts) { _, new in new }
    holidays += other.holidays
    macros.merge(other.macros) { _, new in new }
    rules += other.rules
    for (type, words) in other.frames { frames[type, default: []] += words }
    textFrames.before += other.textFrames.before
    textFrames.after += other.textFrames.after
  }

  private enum CodingKeys: String, CodingKey {
    case lists, parts, holidays, macros, rules, frames, textFrames
  }

  init() {
    lists = [:]
    parts = [:]
    holidays = []
    macros = [:]
    rules = []
    frames = [:]
    textFrames = TextFrames()
  }

  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    lists = try box.decodeIfPresent([String: [String: [String]]].self, forKey: .lists) ?? [:]
    parts = try box.decodeIfPresent([String: DayPart].self, forKey: .parts) ?? [:]
    holidays = try box.decodeIfPresent([HolidayRule].self, forKey: .holidays) ?? []
    macros = try box.decodeIfPresent([String: String].self, forKey: .macros) ?? [:]
    rules = try box.decodeIfPresent([Rule].self, forKey: .rules) ?? []
    frames = try box.decodeIfPresent([String: [String]].self, forKey: .frames) ?? [:]
    textFrames = try box.decodeIfPresent(TextFrames.self, forKey: .textFrames) ?? TextFrames()
  }
}
