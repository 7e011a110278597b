import AppIntents
import SampleDatabase

/// What may go wrong with bookings.
enum ReservationsError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// The bookings cannot be read or kept.
  case store(DatabaseError)
  /// A file of bookings is not what it should be.
  case badFile(String)
  /// There is no such booking any more.
  case noSuchBooking

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .store(.locked):
      "ほかのプログラムが予約を使っています。しばらくしてからもう一度お試しください。何も変更していません。"
    case .store: "予約を記録できません。何も変更していません。"
    case .badFile(let reason): "予約のファイルを読み込めません（\(reason)）。"
    case .noSuchBooking: "そのご予約は見つかりませんでした。"
    }
  }
}
