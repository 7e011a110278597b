import IntentCatalog
import LocalizedTexts

extension LiveApp {
  /// The listed values of all types of a union.
  func values(of union: any _IntentValueRepresentable.Type) async throws -> [ValueDescriptor] {
    try await collected(union) { kind in
      switch kind {
      case .appEnum(let type): cases(of: type)
      case .entity(let type): try await suggested(type)
      case .open, .union: []
      }
    }
  }

  /// The values of all types of a union for a text; a text that names none of them is the value of
  /// the first type that takes it.
  func values(
    of union: any _IntentValueRepresentable.Type, matching text: String
  ) async throws -> [ValueDescriptor] {
    let named = try await collected(union) { kind in
      switch kind {
      case .appEnum(let type):
        cases(of: type).filter {
          $0.names(in: TextLocalization.current.language).contains {
            $0.lowercased() == text.lowercased()
          }
        }
      case .entity(let type): try await matching(text, type)
      case .open, .union: []
      }
    }
    guard named.isEmpty else { return named }
    for (index, type) in union.allIntentValueTypes.enumerated() {
      guard case .open = type._kind,
        let made = try? await type._make(from: .string(text), query: nil)
      else { continue }
      let identifier = _UnionIdentifier.identifier(index, made._plain.identifierText)
      return [ValueDescriptor(id: identifier.identifierText, title: CatalogText(text))]
    }
    return []
  }

  /// The values of a union by identifiers.
  func values(
    of union: any _IntentValueRepresentable.Type, identifiers: [String]
  ) async throws -> [ValueDescriptor] {
    let types = union.allIntentValueTypes
    var values: [ValueDescriptor] = []
    for identifier in identifiers {
      guard let (index, inner) = _UnionIdentifier.parts(of: .identifier(identifier)),
        types.indices.contains(index),
        let value = try? await types[index]._make(from: inner, query: nil)
      else { continue }
      values.append(
        ValueDescriptor(id: identifier, title: CatalogText(value._display.title.text())))
    }
    return values
  }

  private func collected(
    _ union: any _IntentValueRepresentable.Type,
    _ values: (_IntentValueKind) async throws -> [ValueDescriptor]
  ) async throws -> [ValueDescriptor] {
    var all: [ValueDescriptor] = []
    for (index, type) in union.allIntentValueTypes.enumerated() {
      for var value in try await values(type._kind) {
        value.id = _UnionIdentifier.identifier(index, value.id).identifierText
        all.append(value)
      }
    }
    return all
  }

  /// What is offered for a parameter of a union's type.
  func offer(
    of union: any _IntentValueRepresentable.Type, usual: String?
  ) async throws -> OfferedValues {
    let language = TextLocalization.current.language
    return OfferedValues(
      options: try await values(of: union).map {
        OptionDescriptor(
          id: $0.id, title: $0.title.text(in: language), subtitle: $0.subtitle?.text(in: language))
      }, usual: usual)
  }
}
