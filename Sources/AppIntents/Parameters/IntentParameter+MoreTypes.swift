public import Foundation
public import LocalizedTexts
import PhraseDiagnostics
public import UniformTypeIdentifiers

/// A value whose parameters need nothing beyond what all have.
public protocol _PlainlyDeclaredValue: _IntentValue {}

extension AttributedString: _PlainlyDeclaredValue {}
extension Calendar.RecurrenceRule: _PlainlyDeclaredValue {}
extension Duration: _PlainlyDeclaredValue {}
extension PersonNameComponents: _PlainlyDeclaredValue {}
extension IntentPaymentMethod: _PlainlyDeclaredValue {}
extension EntityIdentifier: _PlainlyDeclaredValue {}

extension IntentParameter where Value.ValueType: _PlainlyDeclaredValue {
  /// Makes a parameter.
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

extension IntentParameter where Value.ValueType == DateComponents {
  /// Makes a parameter for moments as far as they are said.
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
        place: SourcePlace(file: fileID, line: line)), default: `default`)
  }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  /// Makes a parameter for people.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    mode: IntentPerson.ParameterMode = .contact,
    size: IntentCollectionSize? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> [any Resolver] = { [] },
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, requestValueDialog: requestValueDialog, size: size,
        optionsProvider: optionsProvider, resolvers: resolvers(),
        place: SourcePlace(file: fileID, line: line)), default: `default`)
  }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// Makes a parameter for files.
  ///
  /// A file of another kind than the supported ones is asked for again.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String] = ["public.item"],
    supportedContentTypes: [UTType] = [],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> [any Resolver] = { [] },
    fileID: String = #fileID, line: Int = #line
  ) {
    let types = supportedContentTypes + supportedTypeIdentifiers.compactMap { UTType($0) }
    self.init(
      ParameterDeclaration(
        title: title, description: description, requestValueDialog: requestValueDialog,
        contentTypes: supportedContentTypes.isEmpty ? types : supportedContentTypes,
        optionsProvider: optionsProvider, resolvers: resolvers(),
        place: SourcePlace(file: fileID, line: line)), default: `default`)
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// Makes a parameter for money.
  ///
  /// An amount of another currency than the listed ones, or outside of the range, is asked for again.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default: Value.UnwrappedType? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: InclusiveRange<Decimal>? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> [any Resolver] = { [] },
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, requestValueDialog: requestValueDialog,
        minimum: inclusiveRange.map { NSDecimalNumber(decimal: $0.lowerBound).doubleValue },
        maximum: inclusiveRange.map { NSDecimalNumber(decimal: $0.upperBound).doubleValue },
        currencyCodes: currencyCodes, optionsProvider: optionsProvider, resolvers: resolvers(),
        place: SourcePlace(file: fileID, line: line)), default: `default`)
  }
}

extension IntentParameter where Value.ValueType: _MeasurementValue {
  /// Makes a parameter for measurements.
  ///
  /// A number alone is in the default unit; one below zero is asked for again where it is not supported.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    defaultUnit: Value.ValueType._Unit? = nil,
    defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> [any Resolver] = { [] },
    fileID: String = #fileID, line: Int = #line
  ) {
    let unit = defaultUnit ?? Value.ValueType._Unit.baseUnit()
    let usual = defaultValue.map { Value.ValueType(value: $0, unit: unit) }
    self.init(
      ParameterDeclaration(
        title: title, description: description, requestValueDialog: requestValueDialog,
        minimum: supportsNegativeNumbers ? nil : 0, unit: unit.symbol,
        optionsProvider: optionsProvider, resolvers: resolvers(),
        place: SourcePlace(file: fileID, line: line)),
      default: usual as? Value.UnwrappedType)
  }
}
