public import Foundation
public import LocalizedTexts
import PhraseDiagnostics

extension IntentParameter where Value.ValueType == Int {
  /// Makes a parameter for whole numbers.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> [any Resolver] = { [] },
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, requestValueDialog: requestValueDialog,
        minimum: inclusiveRange.map { Double($0.lowerBound) },
        maximum: inclusiveRange.map { Double($0.upperBound) }, optionsProvider: optionsProvider,
        resolvers: resolvers(), place: SourcePlace(file: fileID, line: line)), default: `default`)
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// Makes a parameter for numbers.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Double>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> [any Resolver] = { [] },
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, requestValueDialog: requestValueDialog,
        minimum: inclusiveRange?.lowerBound, maximum: inclusiveRange?.upperBound,
        optionsProvider: optionsProvider, resolvers: resolvers(),
        place: SourcePlace(file: fileID, line: line)), default: `default`)
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// Makes a parameter for yes or no.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> [any Resolver] = { [] },
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, requestValueDialog: requestValueDialog,
        displayName: displayName, optionsProvider: optionsProvider, resolvers: resolvers(),
        place: SourcePlace(file: fileID, line: line)),
      default: `default`)
  }
}

extension IntentParameter where Value.ValueType == String {
  /// Makes a parameter for texts.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> [any Resolver] = { [] },
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider, resolvers: resolvers(),
        place: SourcePlace(file: fileID, line: line)), default: `default`)
  }
}

extension IntentParameter where Value.ValueType == URL {
  /// Makes a parameter for addresses.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> [any Resolver] = { [] },
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider, resolvers: resolvers(),
        place: SourcePlace(file: fileID, line: line)), default: `default`)
  }
}

extension IntentParameter where Value.ValueType == Date {
  /// Makes a parameter for moments.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    kind: DateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> [any Resolver] = { [] },
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, requestValueDialog: requestValueDialog,
        dateKind: kind.rawValue, optionsProvider: optionsProvider, resolvers: resolvers(),
        place: SourcePlace(file: fileID, line: line)),
      default: `default`)
  }
}

extension IntentParameter {
  /// Makes a parameter of which the default is written as the variable's value, as in types that adopt
  /// a schema.
  public convenience init(wrappedValue: Value, fileID: String = #fileID, line: Int = #line) {
    self.init(
      ParameterDeclaration(place: SourcePlace(file: fileID, line: line)),
      default: wrappedValue as? Value.UnwrappedType)
  }
}
