import Foundation

/// `Fixtures/DialogTable/cells.json`: what a user may do at each kind of prompt, and what becomes of it.
struct DialogTable: Decodable, Sendable {
  struct Prompt: Decodable, Sendable {
    var apps: [String]
    var locale: String
    var setup: [String]
  }

  struct Step: Decodable, Sendable {
    var say: String
    var expect: Expectation
  }

  struct Cell: Decodable, Sendable {
    var prompt: String
    var does: String
    var utterances: [String]
    var apps: [String]?
    var expect: Expectation
    var then: [Step]?
    var orderRows: [[String]]?
  }

  /// What is compared, in the terms of a turn's JSON.
  struct Expectation: Decodable, Sendable {
    var outcome: [String]?
    var intent: String?
    var prompt: JSONFact?
    var parameters: [String: JSONFact]?
    var performed: [[String: JSONFact]]?

    private enum Keys: String, CodingKey { case outcome, intent, prompt, parameters, performed }

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: Keys.self)
      if let one = try? object.decode(String.self, forKey: .outcome) {
        outcome = [one]
      } else {
        outcome = try object.decodeIfPresent([String].self, forKey: .outcome)
      }
      intent = try object.decodeIfPresent(String.self, forKey: .intent)
      prompt = object.contains(.prompt) ? try object.decode(JSONFact.self, forKey: .prompt) : nil
      parameters = try object.decodeIfPresent([String: JSONFact].self, forKey: .parameters)
      performed = try object.decodeIfPresent([[String: JSONFact]].self, forKey: .performed)
    }
  }

  var prompts: [String: Prompt]
  var cells: [Cell]

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let shared: DialogTable = {
    let file = root.appendingPathComponent("Fixtures/DialogTable/cells.json")
    do {
      return try JSONDecoder().decode(DialogTable.self, from: Data(contentsOf: file))
    } catch {
      preconditionFailure("\(file.path): \(error)")
    }
  }()
}

/// A JSON value, for comparing.
indirect enum JSONFact: Decodable, Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONFact])
  case object([String: JSONFact])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONFact].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONFact].self))
    }
  }
}
