@_exported public import Foundation
@_exported public import UniformTypeIdentifiers

/// A value that can leave the app.
public protocol Transferable: Sendable {
  /// The type of its forms.
  associatedtype Representation: TransferRepresentation
  /// Its forms, the best one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One or several forms of a value.
public protocol TransferRepresentation<Item>: Sendable {
  /// The value's type.
  associatedtype Item: Transferable
  /// The single forms.
  var _forms: [_TransferForm<Item>] { get }
  /// What makes the values of other types that stand for it.
  var _values: [_ValueExport<Item>] { get }
}

/// Makes a value of another type that stands for an item.
public typealias _ValueExport<Item> = @Sendable (Item) async throws -> any Sendable

extension TransferRepresentation {
  /// No other value stands for it.
  public var _values: [_ValueExport<Item>] { [] }
}

/// One form of a value: what it becomes, and how it is made of that again.
public struct _TransferForm<Item: Transferable>: Sendable {
  /// The form's type.
  public let contentType: UTType
  let export: (@Sendable (Item) async throws -> Data)?
  let load: (@Sendable (Data) async throws -> Item)?
}

/// Why a value cannot leave the app or come in.
public struct TransferError: Error, Hashable, Sendable {
  /// The form that was asked for.
  public let contentType: UTType
}

extension Transferable {
  /// The types that the value can become.
  public static func exportedContentTypes() -> [UTType] {
    transferRepresentation._forms(of: Self.self).filter { $0.export != nil }.map(\.contentType)
  }

  /// The value as bytes of a type.
  /// - Throws: `TransferError` where it has no such form, and what making it throws.
  public func exported(as contentType: UTType) async throws -> Data {
    let forms = Self.transferRepresentation._forms(of: Self.self)
    let fitting = forms.first { $0.export != nil && $0.contentType.conforms(to: contentType) }
    guard let export = fitting?.export else { throw TransferError(contentType: contentType) }
    return try await export(self)
  }

  /// Makes a value of bytes of a type.
  /// - Throws: `TransferError` where it has no such form, and what reading it throws.
  public init(importing data: Data, contentType: UTType) async throws {
    let forms = Self.transferRepresentation._forms(of: Self.self)
    let fitting = forms.first { $0.load != nil && contentType.conforms(to: $0.contentType) }
    guard let load = fitting?.load else { throw TransferError(contentType: contentType) }
    self = try await load(data)
  }
}

extension Transferable {
  /// The values of other types that stand for it, in the order in which they are declared.
  /// - Throws: What making them throws.
  public func _representingValues() async throws -> [any Sendable] {
    var values: [any Sendable] = []
    for export in Self.transferRepresentation._values(of: Self.self) {
      values.append(try await export(self))
    }
    return values
  }
}

extension TransferRepresentation {
  func _values<T: Transferable>(of type: T.Type) -> [_ValueExport<T>] {
    _values as? [_ValueExport<T>] ?? []
  }

  func _forms<T: Transferable>(of type: T.Type) -> [_TransferForm<T>] {
    _forms as? [_TransferForm<T>] ?? []
  }
}

/// Bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The single form.
  public let _forms: [_TransferForm<Item>]

  /// A form that goes both ways.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [_TransferForm(contentType: contentType, export: exporting, load: importing)]
  }

  /// A form that only leaves.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _forms = [_TransferForm(contentType: exportedContentType, export: exporting, load: nil)]
  }

  /// A form that only comes in.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [_TransferForm(contentType: importedContentType, export: nil, load: importing)]
  }
}

/// JSON of a value's own coding.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The single form.
  public let _forms: [_TransferForm<Item>]

  /// A form of some type, JSON where none is named.
  public init(for type: Item.Type = Item.self, contentType: UTType = .json) {
    _forms = [
      _TransferForm(
        contentType: contentType, export: { try JSONEncoder().encode($0) },
        load: { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }
}

/// A file that goes out.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Makes one.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that came in.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether it is the other app's own file.
  public let isOriginalFile: Bool
}

/// A file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The single form.
  public let _forms: [_TransferForm<Item>]

  /// A form that only leaves.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _forms = [
      _TransferForm(
        contentType: exportedContentType,
        export: { try Data(contentsOf: await exporting($0).file) }, load: nil)
    ]
  }
}

/// Another value that stands for it.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// The single forms of the other value.
  public let _forms: [_TransferForm<Item>]

  /// A form that only leaves.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    _forms = ProxyRepresentation.transferRepresentation._forms(of: ProxyRepresentation.self)
      .compactMap { form in
        guard let export = form.export else { return nil }
        return _TransferForm(
          contentType: form.contentType, export: { try await export(try await exporting($0)) },
          load: nil)
      }
  }
}

extension String: Transferable {
  /// Plain text in UTF-8.
  public static var transferRepresentation: DataRepresentation<String> {
    DataRepresentation<String>(
      contentType: .utf8PlainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension URL: Transferable {
  /// An address as text.
  public static var transferRepresentation: DataRepresentation<URL> {
    DataRepresentation<URL>(
      exportedContentType: .url, exporting: { Data($0.absoluteString.utf8) })
  }
}

/// Several forms.
public struct _TransferForms<Item: Transferable>: TransferRepresentation {
  /// The single forms.
  public let _forms: [_TransferForm<Item>]
  /// What makes the values of other types that stand for it.
  public let _values: [_ValueExport<Item>]
}

/// Collects forms.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a form.
  public static func buildExpression<R: TransferRepresentation>(
    _ form: R
  ) -> R where R.Item == Item { form }
  /// Takes the one form.
  public static func buildBlock<R: TransferRepresentation>(_ form: R) -> R where R.Item == Item {
    form
  }
  /// Puts forms together.
  public static func buildBlock<each R: TransferRepresentation>(
    _ forms: repeat each R
  ) -> _TransferForms<Item> {
    var all: [_TransferForm<Item>] = []
    var values: [_ValueExport<Item>] = []
    for form in repeat each forms {
      all += form._forms(of: Item.self)
      values += form._values(of: Item.self)
    }
    return _TransferForms(_forms: all, _values: values)
  }
}
