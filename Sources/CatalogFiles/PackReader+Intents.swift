import IntentCatalog
import LocalizedTexts
import PhraseDiagnostics
import PhraseSyntax

extension PackReader {
  private static let policies = [
    "alwaysAllowed", "requiresAuthentication", "requiresLocalDeviceAuthentication",
  ]
  /// Apple's names of what is confirmed.
  private static let actions = [
    "add", "addData", "book", "buy", "call", "checkIn", "continue", "create", "do", "download",
    "filter", "find", "get", "go", "log", "open", "order", "pay", "play", "playSound", "post",
    "request", "run", "search", "send", "set", "share", "start", "startNavigation", "toggle",
    "turnOff", "turnOn", "view",
  ]

  mutating func intent(_ json: PlacedJSON) -> IntentDescriptor? {
    let fields = file.fields(
      json, of: "an intent", keys: PackKeys.intent, required: ["id", "title"])
    guard let id = file.string(fields["id"]), let title = text(fields["title"]) else { return nil }
    var parameters: [ParameterDescriptor] = []
    var seen: [String: PlacedJSON] = [:]
    for element in file.elements(fields["parameters"]) {
      guard let parameter = parameter(element) else { continue }
      if isNew(parameter.name, "parameter", element, &seen) { parameters.append(parameter) }
    }
    var intent = IntentDescriptor(
      identifier: id, title: title, description: text(fields["description"]),
      parameters: parameters, place: file.place(of: json))
    let names = parameters.map(\.name)
    intent.parameterSummary = text(fields["summary"], parameters: names)
    intent.openAppWhenRun = file.bool(fields["opensApp"]) ?? false
    intent.isDiscoverable = file.bool(fields["isDiscoverable"]) ?? true
    intent.authenticationPolicy =
      file.word(fields["authenticationPolicy"], of: Self.policies) ?? intent.authenticationPolicy
    intent.simulation = fields["perform"].map { perform($0, parameters: names) }
    intent.resultTraits = Self.traits(of: intent)
    return intent
  }

  private static func traits(of intent: IntentDescriptor) -> [String] {
    guard let simulation = intent.simulation else { return [] }
    return (simulation.dialog == nil ? [] : ["dialog"])
      + (simulation.snippet.isEmpty ? [] : ["snippet"])
  }

  private mutating func parameter(_ json: PlacedJSON) -> ParameterDescriptor? {
    let fields = file.fields(
      json, of: "a parameter", keys: PackKeys.parameter, required: ["name", "title", "type"])
    guard let name = file.string(fields["name"]), let title = text(fields["title"]),
      let type = type(fields["type"])
    else { return nil }
    var parameter = ParameterDescriptor(
      name: name, title: title, description: text(fields["description"]), type: type,
      isOptional: file.bool(fields["optional"]) ?? false,
      isArray: file.bool(fields["array"]) ?? false, requestValueDialog: text(fields["ask"]),
      requestDisambiguationDialog: text(fields["askWhich"]), hasOptions: type.listName != nil,
      dateKind: file.word(fields["dateKind"], of: ["date", "time", "dateTime"]),
      trueName: text(fields["true"]), falseName: text(fields["false"]),
      place: file.place(of: json))
    readRange(fields, &parameter)
    if let values = fields["values"] {
      let ids = catalog.declaredValues(of: type).map(\.id)
      var supported: [String] = []
      for element in file.elements(values) {
        if let id = file.word(element, of: ids) { supported.append(id) }
      }
      parameter.supportedValues = supported
    }
    parameter.defaultValue = fields["default"].flatMap { value($0, for: parameter) }
    return parameter
  }

  private mutating func readRange(
    _ fields: [String: PlacedJSON], _ parameter: inout ParameterDescriptor
  ) {
    guard let bound = fields["minimum"] ?? fields["maximum"] else { return }
    guard parameter.type == .int || parameter.type == .double else {
      file.fault(PackMessages.noRangeHere, at: bound.range)
      return
    }
    parameter.minimum = file.number(fields["minimum"])
    parameter.maximum = file.number(fields["maximum"])
    if let least = parameter.minimum, let greatest = parameter.maximum, least > greatest {
      file.fault(PackMessages.rangeReversed, at: bound.range)
    }
  }

  private mutating func perform(_ json: PlacedJSON, parameters: [String]) -> SimulatedPerform {
    let fields = file.fields(json, of: "'perform'", keys: PackKeys.perform)
    var simulation = SimulatedPerform(
      confirmation: text(fields["confirmation"], parameters: parameters),
      actionName: file.word(fields["action"], of: Self.actions),
      dialog: text(fields["dialog"], parameters: parameters),
      failsWith: text(fields["failsWith"], parameters: parameters))
    for line in file.elements(fields["snippet"]) {
      if let text = text(line, parameters: parameters) { simulation.snippet.append(text) }
    }
    if let command = fields["command"] {
      let arguments = file.elements(command)
      if arguments.isEmpty { file.fault(PackMessages.badCommand, at: command.range) }
      simulation.command = arguments.compactMap {
        file.template($0, mode: .apple, parameters: parameters)?.printed(as: .dollar)
      }
    }
    if let url = fields["url"],
      let template = file.template(url, mode: .apple, parameters: parameters)
    {
      let text = template.printed(as: .dollar)
      if Self.isURL(text) {
        simulation.url = text
      } else {
        file.fault(PackMessages.badURL(text), at: url.range)
      }
    }
    return simulation
  }
}
