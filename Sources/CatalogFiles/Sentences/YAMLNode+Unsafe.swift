internal import CYAML
import PhraseDiagnostics

/// A value of a YAML text, with its place; JSON is YAML, but for escapes that hardly anyone writes.
struct YAMLNode {
  enum Kind {
    case scalar(String, isPlain: Bool)
    case list([YAMLNode])
    case map([(key: YAMLNode, value: YAMLNode)])
  }

  var kind: Kind
  var place: SourcePlace
  /// How many values it has inside, with itself.
  var size = 1

  /// The deepest nesting, and the most values of a text, aliases counted as often as they stand.
  static let deepest = 64
  static let most = 2_000_000

  /// Reads the first document of a text.
  /// - Throws: `Diagnostic` with the place of what is no YAML.
  init(parsing source: SourceText) throws(Diagnostic) {
    var reader = YAMLReader(source: source)
    // Safety: the bytes live through the call, and the reader is closed inside of it.
    let result = unsafe source.bytes.withUnsafeBufferPointer {
      bytes -> Result<YAMLNode, Diagnostic> in
      guard let handle = unsafe cyaml_open(bytes.baseAddress, bytes.count) else {
        return .failure(reader.diagnostic(SentenceFileMessages.noMemory, 0, 0))
      }
      defer { unsafe cyaml_close(handle) }
      return Result { () throws(Diagnostic) in
        try reader.read { unsafe YAMLEvent(from: handle) }
      }
    }
    self = try result.get()
  }

  init(_ kind: Kind, at place: SourcePlace) {
    self.kind = kind
    self.place = place
    switch kind {
    case .scalar: break
    case .list(let values): size += values.reduce(0) { $0 + $1.size }
    case .map(let members): size += members.reduce(0) { $0 + $1.key.size + $1.value.size }
    }
  }
}

/// One of libyaml's events, its texts copied.
struct YAMLEvent {
  var kind: Int32
  var text: String
  var anchor: String?
  var isPlain: Bool
  var line: Int
  var column: Int

  fileprivate init(from handle: OpaquePointer) {
    var event = unsafe cyaml_event()
    unsafe cyaml_next(handle, &event)
    kind = unsafe event.kind
    // Safety: the texts live until the next call; they are copied here.
    if let start = unsafe event.text {
      let bytes = unsafe UnsafeBufferPointer(start: start, count: event.length)
      text = unsafe String(decoding: bytes, as: UTF8.self)
    } else {
      text = ""
    }
    anchor = unsafe event.anchor.map { unsafe String(cString: $0) }
    isPlain = unsafe event.is_plain
    line = unsafe event.line
    column = unsafe event.column
  }
}

/// Makes values of events.
private struct YAMLReader {
  let source: SourceText
  private var anchors: [String: YAMLNode] = [:]
  private var count = 0

  init(source: SourceText) { self.source = source }

  func diagnostic(_ message: String, _ line: Int, _ column: Int) -> Diagnostic {
    Diagnostic(
      .error, message, at: SourcePlace(file: source.file, line: line + 1, column: column + 1),
      sourceLine: source.line(line + 1))
  }

  mutating func read(_ next: () -> YAMLEvent) throws(Diagnostic) -> YAMLNode {
    try value(next(), next, 0)
      ?? YAMLNode(
        .map([]), at: SourcePlace(file: source.file, line: 1))
  }

  /// The value that an event begins; nil where a list, a map or the text ends.
  private mutating func value(
    _ event: YAMLEvent, _ next: () -> YAMLEvent, _ depth: Int
  ) throws(Diagnostic) -> YAMLNode? {
    let place = SourcePlace(file: source.file, line: event.line + 1, column: event.column + 1)
    guard depth < YAMLNode.deepest, count < YAMLNode.most else {
      throw diagnostic(SentenceFileMessages.tooLarge, event.line, event.column)
    }
    count += 1
    var node: YAMLNode
    switch event.kind {
    case Int32(cyaml_scalar):
      node = YAMLNode(.scalar(event.text, isPlain: event.isPlain), at: place)
    case Int32(cyaml_list_begins):
      var values: [YAMLNode] = []
      while let value = try value(next(), next, depth + 1) { values.append(value) }
      node = YAMLNode(.list(values), at: place)
    case Int32(cyaml_map_begins):
      var members: [(key: YAMLNode, value: YAMLNode)] = []
      while let key = try value(next(), next, depth + 1) {
        guard let value = try value(next(), next, depth + 1) else { break }
        members.append((key, value))
      }
      node = YAMLNode(.map(members), at: place)
    case Int32(cyaml_alias):
      guard let known = anchors[event.text] else {
        throw diagnostic(
          SentenceFileMessages.unknownAlias(event.text), event.line, event.column)
      }
      node = known
      count += known.size
    case Int32(cyaml_failed):
      throw diagnostic(event.text, event.line, event.column)
    default: return nil
    }
    if let anchor = event.anchor { anchors[anchor] = node }
    return node
  }
}
