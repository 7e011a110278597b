public import Foundation
public import SnippetUI

/// A picture: the bytes of a PNG, JPEG or GIF file, or a name by which the app or the system has one.
///
/// Nothing is decoded: bytes come out in the form in which they came in. It never changes once it is
/// made: that makes it safe to share.
open class UIImage: NSObject, @unchecked Sendable {
  /// How its colours are used.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How many pixels it has in one of its points.
  public let scale: CGFloat
  private let picture: PictureData?
  /// The same picture for views.
  let image: Image

  private init(picture: PictureData?, image: Image, scale: CGFloat = 1) {
    self.picture = picture
    self.image = image
    self.scale = scale > 0 ? scale : 1
  }

  /// Makes a picture without anything in it.
  public convenience override init() { self.init(picture: nil, image: Image("")) }

  /// Makes a picture of a file's bytes; nil where they are no PNG, JPEG or GIF.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes a picture of a file's bytes; nil where they are no PNG, JPEG or GIF.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = PictureData(data) else { return nil }
    self.init(
      picture: picture, image: Image(bytes: data, mediaType: picture.format.rawValue),
      scale: scale)
  }

  /// Makes a picture of a file; nil where there is none, or it is no PNG, JPEG or GIF.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Makes a picture of the app's.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(picture: nil, image: Image(name))
  }

  /// Makes a symbol of the system's.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(picture: nil, image: Image(systemName: name))
  }

  /// How wide and high it is, in points; nothing for a picture that only has a name.
  public var size: CGSize {
    CGSize(
      width: CGFloat(picture?.width ?? 0) / scale, height: CGFloat(picture?.height ?? 0) / scale)
  }

  /// The bytes of a PNG file; nil where it came as something else.
  public func pngData() -> Data? { picture?.format == .png ? picture?.data : nil }
  /// The bytes of a JPEG file, of the quality in which it came; nil where it came as something else.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    picture?.format == .jpeg ? picture?.data : nil
  }
  /// Says how its colours are used.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  /// Gives it a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
}

/// The bytes of a picture, and what their beginning tells.
private struct PictureData: Sendable {
  enum Format: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
  }
  let data: Data
  let format: Format
  let width: Int
  let height: Int

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    func number(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
    self.data = data
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      format = .png
      width = number(16) << 16 | number(18)
      height = number(20) << 16 | number(22)
    } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      format = .gif
      width = Int(bytes[6]) | Int(bytes[7]) << 8
      height = Int(bytes[8]) | Int(bytes[9]) << 8
    } else if let size = Self.sizeOfJPEG(bytes, number) {
      format = .jpeg
      (width, height) = size
    } else {
      return nil
    }
  }

  /// Goes from segment to segment up to the one that has the size.
  private static func sizeOfJPEG(_ bytes: [UInt8], _ number: (Int) -> Int) -> (Int, Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return (number(place + 7), number(place + 5))
      }
      place += 2 + max(2, number(place + 2))
    }
    return nil
  }
}

extension Image {
  /// Makes the picture that older code names.
  public init(uiImage: UIImage) { self = uiImage.image }
}
