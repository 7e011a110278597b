/// Reads `Intent(name: value, …)`, where a value is a bare word or JSON.
struct CallReader {
  /// What is wrong with a call, with its place.
  struct Fault: Error, Hashable {
    var message: String
    /// Characters from the start of the text.
    var column: Int
  }

  private let text: [UInt8]
  private var position = 0

  /// Reads a whole text.
  static func call(_ text: String) throws(Fault) -> CallText {
    var reader = CallReader(text: [UInt8](text.utf8))
    return try reader.call()
  }

  private func fault(_ message: String, at offset: Int? = nil) -> Fault {
    let before = text.prefix(offset ?? position)
    return Fault(message: message, column: String(decoding: before, as: UTF8.self).count)
  }

  private mutating func call() throws(Fault) -> CallText {
    var call = CallText(intent: try word("an intent's name"))
    if takes(UInt8(ascii: ".")) {
      call.app = call.intent
      call.intent = try word("an intent's name after the app's")
    }
    if takes(UInt8(ascii: "(")) {
      call.arguments = try arguments()
      guard takes(UInt8(ascii: ")")) else { throw fault("expected ',' or ')'") }
    }
    skipSpaces()
    guard position == text.count else { throw fault("there is more after the end of the call") }
    return call
  }

  private mutating func arguments() throws(Fault) -> [JSONValue.Member] {
    var arguments: [JSONValue.Member] = []
    skipSpaces()
    if position < text.count, text[position] == UInt8(ascii: ")") { return [] }
    repeat {
      skipSpaces()
      let start = position
      let name = try word("a parameter's name")
      guard !arguments.contains(where: { $0.name == name }) else {
        throw fault("parameter '\(name)' is written twice", at: start)
      }
      skipSpaces()
      guard takes(UInt8(ascii: ":")) else { throw fault("expected ':' after '\(name)'") }
      skipSpaces()
      arguments.append(.init(name, try value()))
      skipSpaces()
    } while takes(UInt8(ascii: ","))
    return arguments
  }

  private mutating func value() throws(Fault) -> JSONValue {
    let start = position
    if let word = try? word("a value") {
      switch word {
      case "true": return .bool(true)
      case "false": return .bool(false)
      case "null": return .null
      default: return .string(word)
      }
    }
    position = start
    do throws(JSONReader.Fault) {
      return try JSONReader.value(in: text, at: &position)
    } catch {
      throw fault("expected a bare word or a JSON value: \(error.message)", at: error.offset)
    }
  }

  private mutating func word(_ what: String) throws(Fault) -> String {
    let rest = String(decoding: text[position...], as: UTF8.self).unicodeScalars
    guard let first = rest.first, CallText.isWordStart(first) else {
      throw fault("expected \(what)")
    }
    let word = String(String.UnicodeScalarView(rest.prefix(while: CallText.isWord)))
    position += word.utf8.count
    return word
  }

  private mutating func skipSpaces() {
    while position < text.count, text[position] == 0x20 || text[position] == 0x09 { position += 1 }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard position < text.count, text[position] == byte else { return false }
    position += 1
    return true
  }
}
