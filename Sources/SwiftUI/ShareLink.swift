public import CoreTransferable
public import SnippetUI

/// What is shown of something that is to be shared.
public struct SharePreview: Sendable {
  let title: Text

  /// Shows a title.
  public init(_ title: LocalizedStringKey) { self.title = Text(title) }
  /// Shows a title as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
  /// Shows a title with a picture.
  public init(_ title: LocalizedStringKey, image: Image) { self.init(title) }
  /// Shows a title as it is with a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title) }
  /// Shows a title with a picture and a sign.
  public init(_ title: LocalizedStringKey, image: Image, icon: Image) { self.init(title) }
}

/// Lets people share something: an address leads there, everything else shows what it would be.
public struct ShareLink: View {
  private let title: Text
  private let address: URL?

  /// Shares a value.
  public init(item: some Transferable, preview: SharePreview) {
    title = preview.title
    address = item as? URL
  }
  /// Shares a value under a title.
  public init(_ title: LocalizedStringKey, item: some Transferable, preview: SharePreview) {
    self.title = Text(title)
    address = item as? URL
  }
  /// Shares an address.
  public init(item: URL) {
    title = Text(item.absoluteString)
    address = item
  }
  /// Shares an address under a title.
  public init(_ title: LocalizedStringKey, item: URL) {
    self.title = Text(title)
    address = item
  }
  /// Shares a text.
  public init(item: String) {
    title = Text(item)
    address = nil
  }
  /// Shares a text under a title.
  public init(_ title: LocalizedStringKey, item: String) {
    self.title = Text(title)
    address = nil
  }

  /// A sign and the title.
  public var body: some View {
    let label = Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
    if let address { Link(destination: address) { label } } else { label }
  }
}
