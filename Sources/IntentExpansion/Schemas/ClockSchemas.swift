extension SchemaDomain {
  static let clock = SchemaDomain(
    "clock",
    """
    intent cancelTimer
    intent createAlarm
    intent createTimer
      duration: Duration
      label: String?
      isSleepTimer: Bool
    intent deleteAlarm
    intent dismissAlarm
    intent lapStopwatch
    intent pauseTimer
    intent resumeTimer
    intent snoozeAlarm
    intent startStopwatch
    intent stopStopwatch
    intent resetStopwatch
    intent updateAlarm
    intent updateTimer
    entity alarm
    entity stopwatch
    entity timer
    enum alarmTriggerState
    enum stopwatchState
    enum timerState
    """)
}
