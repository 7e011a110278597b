/// Makes of a text what the index compares: the one place where spellings are folded.
///
/// In order: Unicode's NFKC with case folding (ICU does it); this project's own folds
/// (``ScalarFolds``), each for a spelling that people use for the same word; spaces and punctuation.
/// Normalizing what is normalized changes nothing.
///
/// ```
/// TextNormalizer().normalize("ﾋﾞｰﾙのLを カフェで注文！").string  // "びーるのlをかふぇで注文"
/// ```
public struct TextNormalizer: Sendable {
  /// The scalars beside which a space falls: kana, Han and the marks that go with them.
  public static let joiningRanges: [ClosedRange<UInt32>] = [
    0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035, 0x3038...0x303C,
    0x3041...0x3096, 0x3099...0x309A, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF,
    0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x16FE2...0x16FF1,
    0x1AFF0...0x1B16F, 0x20000...0x323AF,
  ]

  /// Makes a normalizer; it is the same for every language.
  public init() {}

  /// Normalizes a text.
  ///
  /// - Parameter text: Any text.
  /// - Returns: Its normalized units with the map back.
  /// - Complexity: O(*n*).
  public func normalize(_ text: String) -> NormalizedText {
    plain(text) ?? normalizeAny(text)
  }

  /// Normalizes a text the long way, which is right for any.
  func normalizeAny(_ text: String) -> NormalizedText {
    var writer = NormalizedWriter(capacity: text.utf8.count)
    if !writeASCII(text, to: &writer) {
      write(prepared(text), to: &writer)
    }
    return writer.finish()
  }

  /// Writes a text that is ASCII only; what ICU would do to such a text is to lower its capitals.
  private func writeASCII(_ text: String, to writer: inout NormalizedWriter) -> Bool {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    var position = 0
    for byte in text.utf8 {
      let kind = Self.ascii[Int(byte)]
      let unit = UInt32(0x41...0x5A ~= byte ? byte + 0x20 : byte)
      writer.write(unit, kind, position..<position + 1)
      position += 1
    }
    return true
  }

  /// The scalars that Unicode's normalization is to see, each with its place.
  private func prepared(_ text: String) -> [PlacedScalar] {
    var scalars: [PlacedScalar] = []
    scalars.reserveCapacity(text.utf8.count)
    var position = 0
    for scalar in text.unicodeScalars {
      let preparation =
        PlainScalar(scalar.value) == nil ? ScalarFolds.prepare(scalar.value) : .keep(scalar.value)
      switch preparation {
      case .keep(let kept):
        scalars.append(PlacedScalar(scalar: kept, start: position, end: position + 1))
      case .absorb:
        if let last = scalars.last, last.end == position {
          scalars[scalars.count - 1].end = position + 1
        }
      case .drop: break
      }
      position += 1
    }
    return scalars
  }

  /// Folds the scalars segment by segment; a segment is what Unicode's normalization can treat by
  /// itself.
  private func write(_ scalars: [PlacedScalar], to writer: inout NormalizedWriter) {
    var index = 0
    while index < scalars.count {
      var end = index + 1
      while end < scalars.count, !beginsSegment(scalars[end].scalar) { end += 1 }
      let first = scalars[index]
      if end == index + 1, let plain = PlainScalar(first.scalar) {
        writer.write(plain.unit, plain.kind, first.start..<first.end)
      } else {
        writeSegment(scalars[index..<end], to: &writer)
      }
      index = end
    }
  }

  private func beginsSegment(_ scalar: UInt32) -> Bool {
    PlainScalar(scalar) != nil || UnicodeData.beginsSegment(scalar)
  }

  /// Folds one segment; where it is not clear which scalar made which unit, all of them did.
  private func writeSegment(
    _ segment: ArraySlice<PlacedScalar>, to writer: inout NormalizedWriter
  ) {
    guard let first = segment.first, let last = segment.last else { return }
    let folded = UnicodeData.folded(segment.map(\.scalar))
    let isOneToOne =
      folded.count == segment.count && segment.count > 1
      && folded.allSatisfy { ScalarFolds.fold($0).count == 1 }
      && zip(segment, folded).allSatisfy { UnicodeData.folded([$0.scalar]) == [$1] }
    let whole = first.start..<last.end
    if !isOneToOne {
      let units = folded.flatMap(ScalarFolds.fold)
      // The mark of a kana that has just been taken apart may have to go after one that is there.
      let isTakenApart = folded.count > 1 && folded.contains { 0x30F7...0x30FA ~= $0 }
      for unit in isTakenApart ? UnicodeData.composed(units) : units {
        writer.write(unit, ScalarFolds.kind(unit), whole)
      }
      return
    }
    for (place, scalar) in zip(segment, folded) {
      for unit in ScalarFolds.fold(scalar) {
        writer.write(unit, ScalarFolds.kind(unit), place.start..<place.end)
      }
    }
  }

  private static let ascii: [ScalarFolds.Kind] = (0..<UInt32(0x80)).map {
    if ScalarFolds.prepare($0) == .drop { return .nothing }
    let isCapital = 0x41...0x5A ~= $0
    return ScalarFolds.kind(isCapital ? $0 + 0x20 : $0)
  }
}

/// A scalar and where in the original it stands.
private struct PlacedScalar {
  var scalar: UInt32
  var start: Int
  var end: Int
}

/// A scalar of the most used ranges, folded without asking ICU.
///
/// Each is alone what it is in any text, so long as no mark follows; that this agrees with ICU is
/// tested for each of them.
struct PlainScalar {
  let unit: UInt32
  let kind: ScalarFolds.Kind

  /// Looks a scalar up; nil where only ICU can tell.
  init?(_ scalar: UInt32) {
    switch scalar {
    case 0x30...0x39: self.init(scalar, .number)
    case 0x61...0x7A: self.init(scalar, .latin)
    case 0x41...0x5A: self.init(scalar + 0x20, .latin)
    case 0x20, 0x2C, 0x2E, 0x21, 0x3F, 0x3000...0x3002, 0x300C...0x300F: self.init(0x20, .separator)
    case 0x3041...0x3096: self.init(scalar, .kana)
    case 0x30A1...0x30F6: self.init(scalar - 0x60, .kana)
    case 0x30FC: self.init(scalar, .kana)
    case 0x4E00...0x9FFF: self.init(scalar, .japanese)
    case 0xFF10...0xFF19: self.init(scalar - 0xFEE0, .number)
    case 0xFF21...0xFF3A: self.init(scalar - 0xFEC0, .latin)
    case 0xFF41...0xFF5A: self.init(scalar - 0xFEE0, .latin)
    case 0xFF01, 0xFF1F: self.init(0x20, .separator)
    default: return nil
    }
  }

  private init(_ unit: UInt32, _ kind: ScalarFolds.Kind) {
    self.unit = unit
    self.kind = kind
  }
}
