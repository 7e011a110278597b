/// A point on the wall clock: a day and the seconds since its midnight.
struct LocalTime: Hashable, Comparable, Sendable {
  /// Seconds from 1970-01-01 00:00 on the wall clock.
  var seconds: Int

  static let day = 86_400

  init(seconds: Int) { self.seconds = seconds }

  /// A time of a day; seconds beyond it are on the days after.
  init(_ day: CivilDay, _ second: Int = 0) { seconds = day.number * Self.day + second }

  var day: CivilDay { CivilDay(CivilDay.floor(seconds, Self.day)) }
  var secondOfDay: Int { CivilDay.modulo(seconds, Self.day) }

  /// The same date and time as calendars have it: Julian up to October 4, 1582, as `Calendar` reckons.
  var ofCalendar: LocalTime {
    let day = self.day
    return day < CivilDay.firstGregorian
      ? LocalTime(CivilDay(day.julianNumber), secondOfDay) : self
  }

  static func + (left: LocalTime, right: Int) -> LocalTime {
    LocalTime(seconds: left.seconds + right)
  }

  static func < (left: LocalTime, right: LocalTime) -> Bool { left.seconds < right.seconds }
}

/// A stretch of the wall clock, as precise as it was said.
struct LocalSpan: Hashable, Sendable {
  var start: LocalTime
  /// Exclusive.
  var end: LocalTime
  var grain: Moment.Granularity
  /// The point in it that is meant, where one is wanted.
  var point: LocalTime

  init(
    _ start: LocalTime, _ end: LocalTime, _ grain: Moment.Granularity, at point: LocalTime? = nil
  ) {
    self.start = start
    self.end = end
    self.grain = grain
    self.point = point ?? start
  }

  init(_ day: CivilDay) { self.init(LocalTime(day), LocalTime(day + 1), .day) }

  init(_ first: CivilDay, _ end: CivilDay, _ grain: Moment.Granularity) {
    self.init(LocalTime(first), LocalTime(end), grain)
  }

  /// A point in time.
  init(_ time: LocalTime, _ grain: Moment.Granularity) {
    let length =
      switch grain {
      case .second: 1
      case .minute: 60
      case .hour, .dayPart: 3600
      default: LocalTime.day
      }
    self.init(time, time + length, grain)
  }
}
