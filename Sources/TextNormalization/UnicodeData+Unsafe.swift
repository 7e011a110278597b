internal import CICU

/// What ICU knows about Unicode scalars and sequences of them.
enum UnicodeData {
  /// A scalar's general category, as coarse as normalizing needs it.
  enum Category {
    case letter, nonspacingMark, enclosingMark, spacingMark, number, space, control, format
    case punctuation, mathSymbol, currencySymbol, modifierSymbol, otherSymbol, other
  }

  /// NFKC with case folding and without default-ignorable characters.
  static func folded(_ scalars: [UInt32]) -> [UInt32] {
    unsafe written(scalars) { unsafe aizuchi_icu_fold($0, $1, $2, $3) }
  }

  /// Canonical decomposition.
  static func decomposed(_ scalars: [UInt32]) -> [UInt32] {
    unsafe written(scalars) { unsafe aizuchi_icu_decompose($0, $1, $2, $3) }
  }

  /// Canonical composition.
  static func composed(_ scalars: [UInt32]) -> [UInt32] {
    unsafe written(scalars) { unsafe aizuchi_icu_compose($0, $1, $2, $3) }
  }

  /// What one of ICU's own transforms makes of a text; nil where ICU has none of that name.
  static func transformed(_ scalars: [UInt32], by identifier: String) -> [UInt32]? {
    var failed = false
    let result = unsafe written(scalars) { text, count, result, capacity in
      let written = unsafe aizuchi_icu_transform(identifier, text, count, result, capacity)
      failed = written < 0
      return written
    }
    return failed ? nil : result
  }

  /// The words of a text as ranges of its scalars.
  static func words(_ scalars: [UInt32], locale: String) -> [Range<Int>] {
    var bounds = [Int32](repeating: 0, count: 2 * scalars.count)
    // Safety: both buffers live for the call and are passed with their own counts.
    let count = unsafe scalars.withUnsafeBufferPointer { text in
      unsafe bounds.withUnsafeMutableBufferPointer { bounds in
        unsafe aizuchi_icu_words(
          text.baseAddress, Int32(clamping: text.count), locale, bounds.baseAddress,
          Int32(clamping: bounds.count))
      }
    }
    let found = min(max(Int(count), 0), bounds.count)
    return stride(from: 0, to: found - found % 2, by: 2).map {
      Int(bounds[$0])..<Int(max(bounds[$0], bounds[$0 + 1]))
    }
  }

  /// Whether text may be cut before this scalar without a change of what `folded` gives.
  static func beginsSegment(_ scalar: UInt32) -> Bool {
    aizuchi_icu_begins_segment(scalar)
  }

  /// Whether the scalar's script is Latin.
  static func isLatin(_ scalar: UInt32) -> Bool {
    aizuchi_icu_is_latin(scalar)
  }

  /// Whether the scalar's script is Han or one of the two kana.
  static func isHanOrKana(_ scalar: UInt32) -> Bool {
    aizuchi_icu_is_han(scalar) || aizuchi_icu_is_kana(scalar)
  }

  /// Whether the scalar is a picture, or a part of one, that is seen without being asked for.
  static func isPicture(_ scalar: UInt32) -> Bool {
    aizuchi_icu_is_emoji_by_itself(scalar)
      || scalar >= 0x1F000 && aizuchi_icu_is_emoji(scalar)
  }

  /// The scalar's general category.
  static func category(_ scalar: UInt32) -> Category {
    switch Int(aizuchi_icu_category(scalar)) {
    case aizuchi_icu_letter: .letter
    case aizuchi_icu_nonspacing_mark: .nonspacingMark
    case aizuchi_icu_enclosing_mark: .enclosingMark
    case aizuchi_icu_spacing_mark: .spacingMark
    case aizuchi_icu_number: .number
    case aizuchi_icu_space: .space
    case aizuchi_icu_control: .control
    case aizuchi_icu_format: .format
    case aizuchi_icu_punctuation: .punctuation
    case aizuchi_icu_math_symbol: .mathSymbol
    case aizuchi_icu_currency_symbol: .currencySymbol
    case aizuchi_icu_modifier_symbol: .modifierSymbol
    case aizuchi_icu_other_symbol: .otherSymbol
    default: .other
    }
  }

  private typealias Writer = (
    UnsafePointer<UInt32>?, Int32, UnsafeMutablePointer<UInt32>?, Int32
  ) -> Int32

  /// Runs `write` with room for its result, once more with the room it asked for, and gives the text
  /// back unchanged where ICU fails.
  private static func written(_ scalars: [UInt32], _ write: Writer) -> [UInt32] {
    guard !scalars.isEmpty, scalars.count < Int(Int32.max) / 8 else { return scalars }
    var capacity = 4 * scalars.count + 16
    for _ in 0..<2 {
      var needed = 0
      // Safety: both buffers live for the call; no more than `room.count` scalars are written.
      let result = unsafe [UInt32](unsafeUninitializedCapacity: capacity) { room, initialized in
        unsafe scalars.withUnsafeBufferPointer { text in
          needed = Int(
            unsafe write(
              text.baseAddress, Int32(text.count), room.baseAddress, Int32(clamping: room.count)))
        }
        initialized = needed < 0 || needed > room.count ? 0 : needed
      }
      if needed < 0 { return scalars }
      if needed <= result.count { return result }
      capacity = needed
    }
    return scalars
  }
}
