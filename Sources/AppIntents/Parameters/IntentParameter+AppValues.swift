public import LocalizedTexts
import PhraseDiagnostics

extension IntentParameter where Value.ValueType: AppEnum {
  /// Makes a parameter for an app enum's cases.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType]? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> [any Resolver] = { [] },
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        supportedValues: supportedValues.map { $0.map { String($0.rawValue) } },
        optionsProvider: optionsProvider, resolvers: resolvers(),
        place: SourcePlace(file: fileID, line: line)), default: `default`)
  }
}

extension IntentParameter where Value.ValueType: AppEntity {
  /// Makes a parameter for entities.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    size: IntentCollectionSize? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> [any Resolver] = { [] },
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog, size: size,
        optionsProvider: optionsProvider, query: query, resolvers: resolvers(),
        place: SourcePlace(file: fileID, line: line)),
      default: `default`)
  }
}
