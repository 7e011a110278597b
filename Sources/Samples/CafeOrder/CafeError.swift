import AppIntents
import SampleDatabase

/// What may go wrong in the café.
enum CafeError: Error, Hashable, CustomLocalizedStringResourceConvertible {
  /// Nothing was ordered yet.
  case noHistory
  /// The orders cannot be read or kept.
  case store(DatabaseError)
  /// A file of orders is not what it should be.
  case badFile(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noHistory: "注文履歴がまだありません。まずは何か注文してみてください。"
    case .store(.locked): "注文の記録をほかのプログラムが使っています。少し待ってから、もう一度お試しください。何も注文していません。"
    case .store(.damaged): "注文の記録が壊れていて読めません。何も注文していません。記録のファイルはそのまま残してあります。"
    case .store(.readOnly): "注文の記録に書き込めません。ファイルの権限を確かめてください。何も注文していません。"
    case .store(.full): "保存する場所がいっぱいです。空きを作ってから、もう一度お試しください。何も注文していません。"
    case .store(.newer): "注文の記録は新しい版のカフェのものです。アプリを新しくしてください。何も注文していません。"
    case .store(.unusable(let reason)): "注文の記録を開けません（\(reason)）。何も注文していません。"
    case .badFile(let reason): "注文のファイルを読めません（\(reason)）。"
    }
  }
}
