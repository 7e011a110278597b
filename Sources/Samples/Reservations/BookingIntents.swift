import AppIntents
import Foundation
import SwiftUI

/// Books a table.
struct BookTable: AppIntent {
  static var title: LocalizedStringResource = "テーブルを予約"
  static var description = IntentDescription("レストランの席を予約します。")

  @Parameter(title: "お店", requestValueDialog: "どのお店になさいますか？")
  var restaurant: Restaurant

  @Parameter(title: "日時", kind: .dateTime, requestValueDialog: "日時はいつになさいますか？")
  var date: Date

  @Parameter(
    title: "人数", inclusiveRange: (1, 12), requestValueDialog: "何名様でいらっしゃいますか？")
  var people: Int

  @Dependency var store: BookingStore
  @Dependency var clock: BookingClock

  static var parameterSummary: some ParameterSummary {
    Summary("\(\.$restaurant)を\(\.$date)に\(\.$people)名で予約")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let when = clock.words(date)
    guard date > clock.now() else {
      throw $date.needsValueError("申し訳ありません、\(when)はもう過ぎております。日時はいつになさいますか？")
    }
    guard clock.isOpen(at: date) else {
      throw $date.needsValueError("申し訳ありません、ご予約は11時から22時までのお時間で承っております。日時はいつになさいますか？")
    }
    let wanted = Booking(
      number: 0, restaurant: restaurant, date: date, people: people, holder: "")
    try await requestConfirmation(
      actionName: .book, dialog: "\(restaurant.name)を\(when)に\(people)名様でご予約します。よろしいでしょうか？")
    let booking = try store.add(wanted)
    ReservationsShortcuts.updateAppShortcutParameters()
    BookingDonation.donateAll(in: store, clock: clock)
    await BookingDonation.tellRelevance(in: store, clock: clock)
    return .result(
      dialog: "ご予約を承りました。予約番号は\(booking.id)です。",
      view: BookingView(booking: booking, when: when))
  }
}

/// Shows a booking.
struct ViewBooking: AppIntent {
  static var title: LocalizedStringResource = "予約内容を表示"
  static var openAppWhenRun = true

  @Parameter(
    title: "予約", requestValueDialog: "どのご予約ですか？",
    requestDisambiguationDialog: "どのご予約ですか？")
  var booking: BookingEntity

  @Dependency var store: BookingStore
  @Dependency var clock: BookingClock
  @Dependency var navigator: Navigator

  static var parameterSummary: some ParameterSummary { Summary("\(\.$booking)の内容を表示") }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    navigator.viewing = booking.id
    let found = booking.booking
    BookingDonation.donateAll(in: store, clock: clock, viewed: found)
    return .result(
      dialog: "\(found.restaurant.name)、\(clock.words(found.date))のご予約です。",
      view: BookingView(booking: found, when: clock.words(found.date)))
  }
}

/// Moves a booking to another time.
struct MoveBooking: AppIntent {
  static var title: LocalizedStringResource = "予約の日時を変更"

  @Parameter(title: "予約", requestValueDialog: "どのご予約を変更なさいますか？")
  var booking: BookingEntity

  @Parameter(title: "新しい日時", kind: .dateTime, requestValueDialog: "いつに変更なさいますか？")
  var date: Date

  @Dependency var store: BookingStore
  @Dependency var clock: BookingClock

  static var parameterSummary: some ParameterSummary { Summary("\(\.$booking)を\(\.$date)に変更") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let when = clock.words(date)
    guard date > clock.now() else {
      throw $date.needsValueError("申し訳ありません、\(when)はもう過ぎております。いつに変更なさいますか？")
    }
    guard clock.isOpen(at: date) else {
      throw $date.needsValueError("申し訳ありません、ご予約は11時から22時までのお時間で承っております。いつに変更なさいますか？")
    }
    try await requestConfirmation(
      actionName: .set,
      dialog: "\(booking.booking.restaurant.name)のご予約を\(when)に変更します。よろしいでしょうか？")
    var moved = booking.booking
    moved.date = date
    try store.update(moved)
    BookingDonation.donateAll(in: store, clock: clock)
    await BookingDonation.tellRelevance(in: store, clock: clock)
    return .result(dialog: "\(when)に変更しました。")
  }
}

/// Cancels a booking.
struct CancelBooking: AppIntent {
  static var title: LocalizedStringResource = "予約をキャンセル"

  @Parameter(title: "予約", requestValueDialog: "どのご予約をキャンセルなさいますか？")
  var booking: BookingEntity

  @Dependency var store: BookingStore
  @Dependency var clock: BookingClock

  static var parameterSummary: some ParameterSummary { Summary("\(\.$booking)の予約をキャンセル") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let found = booking.booking
    try await requestConfirmation(
      actionName: .cancelBooking,
      dialog:
        "\(found.restaurant.name)、\(clock.words(found.date))のご予約をキャンセルします。よろしいでしょうか？")
    var canceled = found
    canceled.status = .canceled
    try store.update(canceled)
    ReservationsShortcuts.updateAppShortcutParameters()
    BookingDonation.donateAll(in: store, clock: clock)
    await BookingDonation.tellRelevance(in: store, clock: clock)
    return .result(dialog: "キャンセルを承りました。またのご利用をお待ちしております。")
  }
}

extension ConfirmationActionName {
  /// What is asked before a booking is canceled.
  fileprivate static var cancelBooking: ConfirmationActionName {
    .custom(
      acceptLabel: "取り消す",
      acceptAlternatives: ["予約を取り消す", "取り消して", "キャンセル", "キャンセルする", "キャンセルして"],
      denyLabel: "残す", destructive: true)
  }
}

/// Cancels all bookings that are still to come.
struct CancelAllBookings: AppIntent {
  static var title: LocalizedStringResource = "予約をすべてキャンセル"

  @Dependency var store: BookingStore
  @Dependency var clock: BookingClock

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let bookings = try store.bookings(after: clock.now())
    guard !bookings.isEmpty else { return .result(dialog: "ご予約はございません。") }
    let names = bookings.map { String(localized: "\($0.restaurant.name)（\(clock.words($0.date))）") }
      .joined(separator: String(localized: "、"))
    try await requestConfirmation(
      actionName: .cancelBooking,
      dialog: "\(names)、\(bookings.count)件のご予約をすべてキャンセルします。よろしいでしょうか？")
    for booking in bookings {
      var canceled = booking
      canceled.status = .canceled
      try store.update(canceled)
    }
    ReservationsShortcuts.updateAppShortcutParameters()
    BookingDonation.donateAll(in: store, clock: clock)
    await BookingDonation.tellRelevance(in: store, clock: clock)
    return .result(dialog: "すべてのキャンセルを承りました。またのご利用をお待ちしております。")
  }
}

/// A booking as it is shown.
struct BookingView: View {
  let booking: Booking
  let when: String

  var body: some View {
    VStack(alignment: .leading) {
      Text("お店: \(booking.restaurant.name)")
      Text("日時: \(when)")
      Text("人数: \(booking.people)名様")
      Text("予約番号: \(booking.id)")
    }
  }
}
