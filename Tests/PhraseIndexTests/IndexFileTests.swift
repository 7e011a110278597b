import Testing

@testable import PhraseIndex

@Suite(.timeLimit(.minutes(5))) struct IndexFileTests {
  private static func units(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  /// Two lists, a short one and one that is known by the ends of its names, and patterns over them.
  private struct Parts {
    var short: NameTrie
    var long: NameTrie
    var file: [UInt8]

    init() throws {
      var short = NameBatch()
      for (value, name) in ["tea", "green tea", "teapot", "tea", "𝄞 song"].enumerated() {
        short.append(IndexFileTests.units(name), value: UInt32(value))
      }
      var long = NameBatch()
      var state: UInt32 = 7
      for value in 0..<300 {
        var name: [UInt32] = []
        for _ in 0..<6 + value % 3 {
          state = state &* 1_664_525 &+ 1_013_904_223
          name.append(0x61 + state >> 28)
        }
        long.append(name, value: UInt32(value))
      }
      self.short = try NameTrie(short)
      self.long = try NameTrie(long)
      var writer = IndexFileWriter()
      #expect(try Self.automaton(self.short, self.long).sole.write(to: &writer))
      file = writer.finish()
    }

    static func automaton(_ short: NameTrie, _ long: NameTrie) throws -> PhraseAutomaton {
      var builder = PhraseIndexBuilder(spacing: WordSpacing(separator: 0x20, joining: []))
      let drinks = builder.addList(parts: [short])
      let songs = builder.addList(parts: [long])
      _ = try builder.addPattern(
        [.literal(units("make ")), .slot(drinks, label: 0, isOptional: false)], payload: 1)
      _ = try builder.addPattern(
        [
          .slot(drinks, label: 3, isOptional: true), .literal(units(" play ")),
          .slot(songs, label: 0, isOptional: false), .literal(units(" now")),
        ], payload: 2)
      return try builder.build()
    }

    /// Texts that are sentences, and some that nearly are.
    var texts: [[UInt32]] {
      let name = try? PhraseAutomatonNames.name(long, 17)
      let song = name ?? []
      return [
        units("make tea"), units("make green tea"), units("make teapo"), units("make 𝄞 song"),
        units("play ") + song + units(" now"), units("tea play ") + song.dropLast() + units(" now"),
        units("play now"), [0xFFFF, 0xFFFE], [],
      ]
    }
  }

  private enum PhraseAutomatonNames {
    static func name(_ names: NameTrie, _ number: Int) throws -> [UInt32] {
      names.trie.units(to: names.trie.end(ofValue: number).place)
    }
  }

  private func sole(_ phrases: SolePhrases, _ text: [UInt32]) -> [UInt32] {
    var slots = [SoleReading.Slot](repeating: SoleReading.Slot(), count: 4)
    var span = slots.mutableSpan
    let way = phrases.soleReading(of: text.span, slots: &span)
    guard way.outcome == .one else { return way.outcome == .none ? [0] : [1] }
    var found = [2, way.payload]
    for place in 0..<min(way.count, 4) {
      found += [span[place].list, span[place].value, span[place].lower, span[place].upper]
    }
    return found
  }

  @Test func whatIsReadFromAFileIsWhatWasBuilt() throws {
    let parts = try Parts()
    let built = try Parts.automaton(parts.short, parts.long)
    let file = try IndexFile(bytes: parts.file)
    try file.verifyChecksums()
    let phrases = try SolePhrases(file)
    let (short, long) = (try NameTrie(file, number: 0), try NameTrie(file, number: 1))
    #expect(short.isSound && long.isSound)
    let read = try Parts.automaton(short, long)
    for text in parts.texts {
      #expect(sole(phrases, text) == sole(built.sole, text))
      #expect(
        read.readings(of: text, edits: .standard) == built.readings(of: text, edits: .standard))
    }
    #expect(sole(phrases, parts.texts[1]).first == 2)
  }

  @Test func noByteOfHeaderAndTableMayChange() throws {
    let parts = try Parts()
    let tableEnd = 64 + 32 * Int(parts.file[24])
    for place in 0..<tableEnd {
      var bytes = parts.file
      bytes[place] ^= 1 << UInt8(place % 8)
      #expect(throws: IndexFileError.self, "byte \(place)") { try IndexFile(bytes: bytes) }
    }
  }

  @Test func aFileThatIsCutOrForeignIsRefused() throws {
    let parts = try Parts()
    for count in [0, 1, 63, 64, 100, parts.file.count / 2, parts.file.count - 1] {
      #expect(throws: IndexFileError.self) { try IndexFile(bytes: Array(parts.file.prefix(count))) }
    }
    #expect(throws: IndexFileError.self) { try IndexFile(bytes: parts.file + [0]) }
    var turned = parts.file
    for start in stride(from: 0, to: 64, by: 4) { turned[start..<start + 4].reverse() }
    turned.replaceSubrange(0..<8, with: parts.file[0..<8].reversed())
    #expect(throws: IndexFileError.otherByteOrder) { try IndexFile(bytes: turned) }
    var later = parts.file
    later[12] = 9
    #expect(throws: IndexFileError.otherVersion(9)) { try IndexFile(bytes: later) }
  }

  @Test func aChangedSectionIsFoundByItsChecksum() throws {
    let parts = try Parts()
    for place in stride(from: 64 + 32 * Int(parts.file[24]), to: parts.file.count, by: 41) {
      var bytes = parts.file
      bytes[place] ^= 0x10
      #expect(throws: IndexFileError.self) { try IndexFile(bytes: bytes).verifyChecksums() }
    }
  }

  /// Whoever writes a hostile file makes the checksums fit.
  private func sealed(_ bytes: [UInt8]) -> [UInt8] {
    func sum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      let words = Table<UInt64>(IndexMemory.copy(Array(bytes)), 0..<bytes.count, outside: 0)
      let sum = IndexFile.checksum(words, words: words.count)
      return (0..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
    }
    var bytes = bytes
    let end = min(64 + 32 * Int(bytes[24]), bytes.count)
    bytes.replaceSubrange(32..<40, with: sum(bytes[64..<end]))
    bytes.replaceSubrange(56..<64, with: sum(bytes[0..<56]))
    return bytes
  }

  private func read(_ bytes: [UInt8], _ texts: [[UInt32]]) {
    guard let file = try? IndexFile(bytes: bytes) else { return }
    _ = try? file.verifyChecksums()
    if let phrases = try? SolePhrases(file) { for text in texts { _ = sole(phrases, text) } }
    guard let short = try? NameTrie(file, number: 0), let long = try? NameTrie(file, number: 1)
    else { return }
    _ = short.isSound && long.isSound
    guard let read = try? Parts.automaton(short, long) else { return }
    for text in texts {
      for reading in read.readings(of: text, edits: .standard).prefix(8) {
        for case (let list?, let value?) in reading.slots.map({ ($0.list, $0.value) }) {
          _ = read.units(ofName: value, in: list)
        }
      }
      _ = read.progress(on: text)
    }
  }

  @Test func hostileHeadersAndTablesAreSafe() throws {
    let parts = try Parts()
    let tableEnd = 64 + 32 * Int(parts.file[24])
    for place in stride(from: 16, to: tableEnd, by: 4) {
      for value: [UInt8] in [[0, 0, 0, 0], [255, 255, 255, 255], [1, 0, 0, 0], [0, 0, 0, 128]] {
        var bytes = parts.file
        bytes.replaceSubrange(place..<place + 4, with: value)
        read(sealed(bytes), [parts.texts[4]])
      }
    }
  }

  @Test func hostileSectionsAreSafe() throws {
    let parts = try Parts()
    let start = 64 + 32 * Int(parts.file[24])
    var random = SeededRandom(state: 11)
    for _ in 0..<250 {
      var bytes = parts.file
      for _ in 0..<1 + random.next(4) {
        let place = start + random.next(bytes.count - start)
        bytes[place] = [0, 1, 0x7F, 0xFE, 0xFF, UInt8(random.next(256))][random.next(6)]
      }
      read(bytes, parts.texts)
    }
  }

  private struct SeededRandom {
    var state: UInt64
    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % count
    }
  }
}
