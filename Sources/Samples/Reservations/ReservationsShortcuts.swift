import AppIntents

/// What people may say to the app; sentences with several values stand in the pack beside it.
struct ReservationsShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BookTable(),
      phrases: [
        "\(.applicationName)でテーブルを予約", "\(.applicationName)で席を予約",
        "\(.applicationName)で\(\.$restaurant)を予約",
      ],
      shortTitle: "テーブルを予約", systemImageName: "fork.knife")
    AppShortcut(
      intent: ViewBooking(),
      phrases: [
        "\(.applicationName)の予約内容を表示", "\(.applicationName)で\(\.$booking)の内容を表示",
      ],
      shortTitle: "予約内容を表示", systemImageName: "doc.text")
    AppShortcut(
      intent: MoveBooking(),
      phrases: [
        "\(.applicationName)の予約を変更", "\(.applicationName)で\(\.$booking)の予約を変更",
      ],
      shortTitle: "予約を変更", systemImageName: "calendar")
    AppShortcut(
      intent: CancelBooking(),
      phrases: [
        "\(.applicationName)の予約をキャンセル", "\(.applicationName)で\(\.$booking)の予約をキャンセル",
      ],
      shortTitle: "予約をキャンセル", systemImageName: "xmark.circle")
    AppShortcut(
      intent: CancelAllBookings(),
      phrases: [
        "\(.applicationName)の予約をすべてキャンセル", "\(.applicationName)の予約を全部キャンセル",
      ],
      shortTitle: "予約をすべてキャンセル", systemImageName: "trash")
  }
}
