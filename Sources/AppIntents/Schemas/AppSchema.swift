public import LocalizedTexts

/// The shapes that the system knows of intents, entities and enums, by subject.
public enum AppSchema {}

/// A schema of an intent.
public protocol AppSchemaIntent: Sendable {}
/// A schema of an entity.
public protocol AppSchemaEntity: Sendable {}
/// A schema of an enum.
public protocol AppSchemaEnum: Sendable {}

/// Makes a type an intent of a known shape: its stored variables become parameters.
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, AssistantSchemaIntent, OpenIntent, DeleteIntent,
  ShowInAppSearchResultsIntent, AudioPlaybackIntent, AudioRecordingIntent,
  names: named(__appSchemaIntent))
public macro AppIntent<T: AppSchemaIntent>(schema: T) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")

/// Makes a type an entity of a known shape: its stored variables become properties.
@attached(memberAttribute)
@attached(
  extension, conformances: AppEntity, AssistantSchemaEntity, names: named(__appSchemaEntity))
public macro AppEntity<T: AppSchemaEntity>(schema: T) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")

/// Makes an enum one of a known meaning.
@attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__appSchemaEnum))
public macro AppEnum<T: AppSchemaEnum>(schema: T) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")

/// The older spelling of `@AppIntent(schema:)`.
@attached(memberAttribute)
@attached(
  extension,
  conformances: AppIntent, AssistantSchemaIntent, OpenIntent, DeleteIntent,
  ShowInAppSearchResultsIntent, AudioPlaybackIntent, AudioRecordingIntent,
  names: named(__appSchemaIntent))
public macro AssistantIntent<T: AppSchemaIntent>(schema: T) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaIntentMacro")

/// The older spelling of `@AppEntity(schema:)`.
@attached(memberAttribute)
@attached(
  extension, conformances: AppEntity, AssistantSchemaEntity, names: named(__appSchemaEntity))
public macro AssistantEntity<T: AppSchemaEntity>(schema: T) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEntityMacro")

/// The older spelling of `@AppEnum(schema:)`.
@attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__appSchemaEnum))
public macro AssistantEnum<T: AppSchemaEnum>(schema: T) =
  #externalMacro(module: "AppIntentsMacros", type: "SchemaEnumMacro")

/// An intent that the assistant may use.
public protocol AssistantIntent: AppIntent {}
/// An entity that the assistant may use.
public protocol AssistantEntity: AppEntity {}
/// An enum that the assistant may use.
public protocol AssistantEnum: AppEnum {}

/// An intent of a known shape.
public protocol AssistantSchemaIntent: AssistantIntent {
  /// The schema, such as `calendar.createEvent`.
  static var __appSchemaIntent: String { get }
  /// Whether only the assistant uses it.
  static var isAssistantOnly: Bool { get }
}

/// An entity of a known shape.
public protocol AssistantSchemaEntity: AssistantEntity {
  /// The schema, such as `calendar.event`.
  static var __appSchemaEntity: String { get }
  /// Whether only the assistant uses it.
  static var isAssistantOnly: Bool { get }
}

/// An enum of a known meaning.
public protocol AssistantSchemaEnum: AssistantEnum {
  /// The schema, such as `calendar.eventSpan`.
  static var __appSchemaEnum: String { get }
  /// Whether only the assistant uses it.
  static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaIntent {
  /// Everybody uses it.
  public static var isAssistantOnly: Bool { false }
  /// The last part of the schema, as words.
  public static var title: LocalizedStringResource { schemaTitle(__appSchemaIntent) }
}

extension AssistantSchemaEntity {
  /// Everybody uses it.
  public static var isAssistantOnly: Bool { false }
  /// The last part of the schema, as words.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: schemaTitle(__appSchemaEntity))
  }
}

extension AssistantSchemaEnum {
  /// Everybody uses it.
  public static var isAssistantOnly: Bool { false }
  /// The last part of the schema, as words.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: schemaTitle(__appSchemaEnum))
  }
}

private func schemaTitle(_ path: String) -> LocalizedStringResource {
  let member = path.split(separator: ".").last ?? ""
  return LocalizedStringResource(stringLiteral: ParameterDeclaration.title(of: String(member)))
}
