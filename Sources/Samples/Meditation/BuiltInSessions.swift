extension MeditationSession {
  /// The sessions that come with the app.
  static let builtIn = [
    MeditationSession(
      id: "calm", name: "Calm", names: ["ja": "心を落ち着かせる"],
      synonyms: ["Calming", "Calm Down", "落ち着く", "心を落ち着ける", "心を静める"]),
    MeditationSession(
      id: "sleep", name: "Sleep", names: ["ja": "安眠"],
      synonyms: ["Sleeping", "Fall Asleep", "眠る", "睡眠"]),
    MeditationSession(
      id: "deepSleep", name: "Deep Sleep", names: ["ja": "深い安眠"],
      synonyms: ["Deep Sleeping", "深い眠り", "熟睡"]),
    MeditationSession(
      id: "walking", name: "Walking", names: ["ja": "歩く"],
      synonyms: ["Walk", "A Walk", "歩き", "散歩"]),
    MeditationSession(
      id: "bodyScan", name: "Body Scan", names: ["ja": "ボディスキャン"],
      synonyms: ["Body Scanning", "体のスキャン"]),
    MeditationSession(
      id: "stopAndBreathe", name: "Stop and Breathe", names: ["ja": "止めて吸う"],
      synonyms: ["Breathe", "Breathing", "息を吸う", "呼吸"]),
    MeditationSession(
      id: "morningGratitude", name: "Morning Gratitude", names: ["ja": "朝の感謝"],
      synonyms: ["Gratitude", "Morning Thanks", "朝の瞑想"]),
  ]
}
