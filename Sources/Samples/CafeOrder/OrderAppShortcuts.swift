import AppIntents

/// What people may say to the café; longer sentences stand in the phrase pack beside it.
struct OrderAppShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderIntent(),
      phrases: [
        "\(.applicationName)で注文",
        "\(.applicationName)で注文する",
        "\(.applicationName)でオーダー",
        "\(.applicationName)でオーダーする",
        "\(\.$product)を\(.applicationName)で注文",
        "\(.applicationName)で\(\.$product)を注文",
      ],
      shortTitle: "フードを注文する",
      systemImageName: "takeoutbag.and.cup.and.straw.fill")
    AppShortcut(
      intent: ReorderIntent(),
      phrases: [
        "\(.applicationName)で注文履歴から注文",
        "\(.applicationName)で注文履歴から注文する",
        "\(.applicationName)で注文履歴からオーダー",
        "\(.applicationName)で注文履歴からオーダーする",
        "\(.applicationName)で再注文",
        "\(.applicationName)で再注文する",
      ],
      shortTitle: "フードを注文履歴から注文する",
      systemImageName: "clock.arrow.circlepath")
  }

  static var shortcutTileColor: ShortcutTileColor = .grayGreen
}
