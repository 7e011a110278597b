// Made from the table of the domain in IntentExpansion; a test compares the two.

extension AppSchema {
  /// The domain's intents.
  public struct ClockIntent: AppSchemaIntent {
    fileprivate init() {}
    /// A schema.
    public var cancelTimer: Self { self }
    /// A schema.
    public var createAlarm: Self { self }
    /// A schema.
    public var createTimer: Self { self }
    /// A schema.
    public var deleteAlarm: Self { self }
    /// A schema.
    public var dismissAlarm: Self { self }
    /// A schema.
    public var lapStopwatch: Self { self }
    /// A schema.
    public var pauseTimer: Self { self }
    /// A schema.
    public var resumeTimer: Self { self }
    /// A schema.
    public var snoozeAlarm: Self { self }
    /// A schema.
    public var startStopwatch: Self { self }
    /// A schema.
    public var stopStopwatch: Self { self }
    /// A schema.
    public var resetStopwatch: Self { self }
    /// A schema.
    public var updateAlarm: Self { self }
    /// A schema.
    public var updateTimer: Self { self }
  }
}

extension AppSchemaIntent where Self == AppSchema.ClockIntent {
  /// The domain.
  public static var clock: Self { Self() }
}

extension AppSchema {
  /// The domain's entities.
  public struct ClockEntity: AppSchemaEntity {
    fileprivate init() {}
    /// A schema.
    public var alarm: Self { self }
    /// A schema.
    public var stopwatch: Self { self }
    /// A schema.
    public var timer: Self { self }
  }
}

extension AppSchemaEntity where Self == AppSchema.ClockEntity {
  /// The domain.
  public static var clock: Self { Self() }
}

extension AppSchema {
  /// The domain's enums.
  public struct ClockEnum: AppSchemaEnum {
    fileprivate init() {}
    /// A schema.
    public var alarmTriggerState: Self { self }
    /// A schema.
    public var stopwatchState: Self { self }
    /// A schema.
    public var timerState: Self { self }
  }
}

extension AppSchemaEnum where Self == AppSchema.ClockEnum {
  /// The domain.
  public static var clock: Self { Self() }
}
