import IntentCatalog
import IntentMatching
import TextNormalization

/// Finding things by their properties, and taking back what was done last.
extension DialogReducer {
  /// Starts a find, if an utterance says one: how it was understood is said first.
  /// - Returns: Whether it did.
  mutating func startsFind(_ text: String) -> Bool {
    for app in context.apps {
      for findable in app.findables {
        guard let reading = FindReader(text, findable, app, context).read() else { continue }
        state.idleMisses = 0
        emit(.reading(.exact, edits: 0))
        emit(.say(said(reading, findable)))
        start(StartedCall(call: call(reading, findable, app), values: []))
        return true
      }
    }
    return false
  }

  private func call(
    _ reading: FindReading, _ findable: FindableEntity, _ app: DialogApp
  ) -> IntentCall {
    var parameters: [String: ParameterValue] = [:]
    if !reading.conditions.isEmpty {
      parameters[FindParameter.conditions] = .array(
        reading.conditions.map { .string($0.condition.text) })
    }
    if reading.isAny, reading.conditions.count > 1 { parameters[FindParameter.any] = .bool(true) }
    if let sort = reading.sort {
      parameters[FindParameter.sortedBy] = .string(
        (sort.isDescending ? "-" : "") + sort.property.name)
    }
    if let limit = reading.limit { parameters[FindParameter.limit] = .int(limit) }
    return IntentCall(
      app: app.catalog.id, intent: findable.intent, parameters: parameters)
  }

  /// The find in a sentence of its own.
  private func said(_ reading: FindReading, _ findable: FindableEntity) -> String {
    let conditions = reading.conditions.map { condition in
      context.sentence(
        "find.\(condition.meaning.rawValue)",
        [
          "property": condition.property.words.first ?? condition.property.name,
          "value": condition.said.first ?? "", "last": condition.said.last ?? "",
        ])
    }
    var parts: [String] = []
    if !conditions.isEmpty {
      parts.append(
        conditions.joined(separator: context.sentence(reading.isAny ? "find.or" : "find.and")))
    }
    if let sort = reading.sort {
      parts.append(
        context.sentence(
          sort.isDescending ? "find.descending" : "find.ascending",
          ["property": sort.property.words.first ?? sort.property.name]))
    }
    if let limit = reading.limit {
      parts.append(context.sentence("find.limit", ["limit": String(limit)]))
    }
    if parts.isEmpty { parts.append(context.sentence("find.all")) }
    return context.sentence(
      "find.said",
      [
        "name": findable.names.first ?? findable.entity,
        "what": parts.joined(separator: context.sentence("list.comma")),
      ])
  }

  // MARK: - Pressing

  /// Runs what a button or toggle of the last snippet runs, if an utterance is its title.
  /// - Returns: Whether it was.
  mutating func presses(_ text: String) -> Bool {
    let said = TextNormalizer.shared.normalize(text)
    let pressed = state.pressable?.first {
      TextNormalizer.shared.normalize($0.title) == said
    }
    guard let pressed else { return false }
    state.idleMisses = 0
    state.pressable = nil
    emit(.reading(.exact, edits: 0))
    start(StartedCall(call: pressed.call, values: []))
    return true
  }

  // MARK: - Taking back

  /// What was taken back; nil where there was nothing.
  mutating func undone(_ title: String?) {
    guard let title else {
      say("undo.nothing")
      return emit(.outcome(.idle))
    }
    state.performed = nil
    if title.isEmpty { say("undo.doneUnnamed") } else { say("undo.done", ["title": title]) }
    emit(.outcome(.result))
  }
}
