/// The protocols of the system's that an intent has, by their names in code.
enum SystemProtocols {
  static func names(of intent: any AppIntent.Type) -> [String] {
    known.filter { $0.holds(intent) }.map(\.name)
  }

  private static let known: [(name: String, holds: @Sendable (any AppIntent.Type) -> Bool)] = [
    ("OpenIntent", { $0 is any OpenIntent.Type }),
    ("DeleteIntent", { $0 is any DeleteIntent.Type }),
    ("SetValueIntent", { $0 is any SetValueIntent.Type }),
    ("AudioPlaybackIntent", { $0 is any AudioPlaybackIntent.Type }),
    ("AudioStartingIntent", { $0 is any AudioStartingIntent.Type }),
    ("AudioRecordingIntent", { $0 is any AudioRecordingIntent.Type }),
    ("LiveActivityIntent", { $0 is any LiveActivityIntent.Type }),
    ("WidgetConfigurationIntent", { $0 is any WidgetConfigurationIntent.Type }),
    ("ControlConfigurationIntent", { $0 is any ControlConfigurationIntent.Type }),
    ("CustomIntentMigratedAppIntent", { $0 is any CustomIntentMigratedAppIntent.Type }),
    ("SetFocusFilterIntent", { $0 is any SetFocusFilterIntent.Type }),
    ("SnippetIntent", { $0 is any SnippetIntent.Type }),
    ("UndoableIntent", { $0 is any UndoableIntent.Type }),
    ("ForegroundContinuableIntent", { $0 is any ForegroundContinuableIntent.Type }),
    ("ProgressReportingIntent", { $0 is any ProgressReportingIntent.Type }),
    ("LongRunningIntent", { $0 is any LongRunningIntent.Type }),
    ("CancellableIntent", { $0 is any CancellableIntent.Type }),
    ("PredictableIntent", { $0 is any PredictableIntent.Type }),
    ("TargetContentProvidingIntent", { $0 is any TargetContentProvidingIntent.Type }),
    ("URLRepresentableIntent", { $0 is any URLRepresentableIntent.Type }),
    ("ShowInAppSearchResultsIntent", { $0 is any ShowInAppSearchResultsIntent.Type }),
    ("PlayVideoIntent", { $0 is any PlayVideoIntent.Type }),
    ("DeprecatedAppIntent", { $0 is any DeprecatedAppIntent.Type }),
  ]
}
