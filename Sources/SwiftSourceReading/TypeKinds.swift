import IntentCatalog
import SwiftSyntax

/// What Apple's protocols and macros make of a type.
enum TypeKinds {
  /// Protocols whose types are intents.
  static let intents: Set<String> = [
    "AppIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "AudioStartingIntent",
    "CameraCaptureIntent", "ControlConfigurationIntent", "CustomIntentMigratedAppIntent",
    "DeleteIntent", "DeprecatedAppIntent", "EndWorkoutIntent", "ForegroundContinuableIntent",
    "InAppSearchIntent", "LiveActivityIntent", "LiveActivityStartingIntent", "OpenIntent",
    "PauseWorkoutIntent", "PlayVideoIntent", "PredictableIntent", "ProgressReportingIntent",
    "PushToTalkTransmissionIntent", "ResumeWorkoutIntent", "SetFocusFilterIntent",
    "SetValueIntent", "ShowInAppSearchResultsIntent", "SnippetIntent", "StartDiveIntent",
    "StartWorkoutIntent", "SystemIntent", "TargetContentProvidingIntent", "URLRepresentableIntent",
    "UndoableIntent", "WidgetConfigurationIntent", "UniqueAppIntent",
  ]
  /// Protocols whose types are entities.
  static let entities: Set<String> = [
    "AppEntity", "TransientAppEntity", "TransientEntity", "IndexedEntity", "FileEntity",
    "UniqueAppEntity", "URLRepresentableEntity", "AssistantEntity",
  ]
  /// Protocols whose types are app enums.
  static let enums: Set<String> = ["AppEnum", "URLRepresentableEnum", "AssistantEnum"]
  /// Protocols whose types are queries.
  static let queries: Set<String> = [
    "EntityQuery", "EntityStringQuery", "EntityPropertyQuery", "EnumerableEntityQuery",
    "UniqueAppEntityQuery", "UniqueAppEntityProvider", "UniqueIDEntityQuery", "IntentValueQuery",
  ]
  static let optionsProvider = "DynamicOptionsProvider"
  static let provider = "AppShortcutsProvider"

  private static let intentMacros: Set<String> = ["AssistantIntent", "AppIntent"]
  private static let entityMacros: Set<String> = ["AssistantEntity", "AppEntity"]
  private static let enumMacros: Set<String> = ["AssistantEnum", "AppEnum"]

  /// The bytes of a file that may declare one of these.
  static let needles = [
    "AppIntent", "AppShortcut", "AppEntity", "AppEnum", "EntityQuery", "DynamicOptionsProvider",
    "AssistantIntent", "AssistantEntity", "AssistantEnum",
  ].map { Needle($0) }

  static func isIntent(_ type: SourceType, _ conformances: [String]) -> Bool {
    isKind(type, conformances, intents, intentMacros)
  }
  static func isEntity(_ type: SourceType, _ conformances: [String]) -> Bool {
    isKind(type, conformances, entities, entityMacros)
  }
  static func isEnum(_ type: SourceType, _ conformances: [String]) -> Bool {
    isKind(type, conformances, enums, enumMacros)
  }

  private static func isKind(
    _ type: SourceType, _ conformances: [String], _ protocols: Set<String>, _ macros: Set<String>
  ) -> Bool {
    conformances.contains(where: protocols.contains)
      || type.attributes.contains { macros.contains($0.attributeName.nameWithoutArguments) }
  }

  /// The schema that a macro adopts (`photos.createAssets`).
  static func schema(of type: SourceType) -> String? {
    let macros = intentMacros.union(entityMacros).union(enumMacros)
    for attribute in type.attributes
    where macros.contains(attribute.attributeName.nameWithoutArguments) {
      guard case .argumentList(let arguments)? = attribute.arguments,
        let name = arguments["schema"]?.dottedName
      else { continue }
      return name.hasPrefix(".") ? String(name.dropFirst()) : name
    }
    return nil
  }
}

extension SourceIndex {
  /// The type of a value as it is written.
  func shape(of type: TypeSyntax, in scope: Scope, depth: Int = 0) -> ValueShape {
    if let optional = type.as(OptionalTypeSyntax.self) {
      var shape = shape(of: optional.wrappedType, in: scope, depth: depth)
      shape.isOptional = true
      return shape
    }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      var shape = shape(of: forced.wrappedType, in: scope, depth: depth)
      shape.isOptional = true
      return shape
    }
    if let array = type.as(ArrayTypeSyntax.self) {
      var shape = shape(of: array.element, in: scope, depth: depth)
      shape = ValueShape(shape.type, isArray: true)
      return shape
    }
    if let generic = type.as(IdentifierTypeSyntax.self), let argument = generic.onlyArgument {
      switch generic.name.text {
      case "Optional":
        var shape = shape(of: argument, in: scope, depth: depth)
        shape.isOptional = true
        return shape
      case "Array", "Set":
        return ValueShape(shape(of: argument, in: scope, depth: depth).type, isArray: true)
      default: break
      }
    }
    return ValueShape(valueType(type, in: scope))
  }

  private func valueType(_ type: TypeSyntax, in scope: Scope) -> ValueType {
    let name = type.nameWithoutArguments
    switch name.split(separator: ".").last.map(String.init) ?? "" {
    case "String", "Substring": return .string
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      return .int
    case "Double", "Float", "CGFloat": return .double
    case "Bool": return .bool
    case "Date": return .date
    case "URL": return .url
    default: break
    }
    guard let found = self.type(name, in: scope) else { return .other(type.code) }
    let conformances = conformances(of: found)
    if TypeKinds.isEnum(found, conformances) { return .appEnum(found.simpleName) }
    if TypeKinds.isEntity(found, conformances) { return .entity(found.simpleName) }
    return .other(type.code)
  }
}

extension IdentifierTypeSyntax {
  /// The only generic argument.
  var onlyArgument: TypeSyntax? {
    guard let arguments = genericArgumentClause?.arguments, arguments.count == 1,
      let argument = arguments.first?.argument
    else { return nil }
    return TypeSyntax(argument)
  }
}
