public import CoreTransferable
import IntentCatalog

/// A value of a type that every app knows, which stands for an app's own value in other apps.
public struct IntentValueRepresentation<Item: Transferable, IntentValue: _IntentValue>:
  TransferRepresentation
{
  /// Bytes are other forms' task.
  public let _forms: [_TransferForm<Item>] = []
  /// What makes the value.
  public let _values: [_ValueExport<Item>]

  /// A form that only leaves.
  public init(exporting: @escaping @Sendable (Item) async throws -> IntentValue) {
    _values = [{ try await exporting($0) }]
  }

  /// A form that leaves and comes in.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> IntentValue,
    importing: @escaping @Sendable (IntentValue) async throws -> Item
  ) {
    self.init(exporting: exporting)
  }
}

/// The shorter name.
public typealias ValueRepresentation = IntentValueRepresentation

/// The values of other types that a property's value stands for, by the type's name; of a list, those of
/// each of its elements, and what is of such a type itself.
/// - Complexity: O(n) in the number of elements.
func representations(of value: any Sendable) async -> [String: [ParameterValue]] {
  var found: [String: [ParameterValue]] = [:]
  func take(_ value: any Sendable) {
    guard let value = value as? any _IntentValue,
      case .open(.other(let name)) = type(of: value)._kind
    else { return }
    found[name, default: []].append(value._plain)
  }
  for element in value as? [any Sendable] ?? [value] {
    take(element)
    guard let item = element as? any Transferable else { continue }
    for other in (try? await item._representingValues()) ?? [] { take(other) }
  }
  return found
}
