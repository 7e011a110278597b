import IntentCatalog
import IntentMatching
import TextNormalization

/// Several things at once, and things that were listed last: what a sentence says in a name's place.
extension DialogReducer {
  /// What was listed last, in order.
  struct Listed: Codable, Hashable, Sendable {
    var app: String
    /// The type of the entities.
    var type: String
    var options: [OptionDescriptor]
    /// The place of the one that is talked about; nil where none is.
    var focus: Int?
  }

  /// Remembers what a result lists.
  mutating func list(_ result: PerformResult, of call: IntentCall) {
    guard let listed = result.listed, !listed.options.isEmpty else { return }
    state.listed = Listed(
      app: call.app, type: listed.type, options: listed.options,
      focus: listed.options.count == 1 ? 0 : nil)
  }

  /// Starts what a sentence says of things that were listed last ("open the second one").
  /// - Returns: Whether it did, or said why it cannot.
  mutating func startsPointing(_ text: String) -> Bool {
    guard let listed = state.listed, let app = context.app(listed.app) else { return false }
    let things = app.findables.first { $0.entity == listed.type }?.names ?? []
    let reader = PointingReader(
      TextNormalizer.shared.normalize(text), things: things, count: listed.options.count, context)
    for pointed in reader.pointed.prefix(Self.attempts) {
      let said = reader.text.sourceRange(pointed.range)
      let places = pointed.places(of: listed.options.count, focus: listed.focus)
      let meant = (places ?? [0]).map { listed.options[$0] }
      guard let started = started(text, said, meant, listed.type, app, things) else { continue }
      state.idleMisses = 0
      guard let places else {
        say("pointing.missing", ["count": String(listed.options.count)])
        emit(.outcome(.cannotAnswer))
        return true
      }
      if places.count == 1 { state.listed?.focus = places[0] }
      emit(.reading(.lenient, edits: 0))
      start(started)
      return true
    }
    return false
  }

  /// Says that there is no thing of a name, where a sentence would do something with it if there were.
  /// - Returns: Whether it would.
  mutating func namesUnknown(_ text: String) -> Bool {
    for app in context.apps {
      for findable in app.findables where findable.failure == nil {
        let reader = PointingReader(
          TextNormalizer.shared.normalize(text), things: findable.names, count: 0, context)
        for named in reader.named.prefix(Self.attempts) {
          guard let name = named.name.map(reader.text.sourceRange),
            let thing = named.thing.map(reader.text.sourceRange),
            let known = app.values[findable.entity]?.first,
            started(
              text, reader.text.sourceRange(named.range),
              [OptionDescriptor(id: known.id, title: "")], findable.entity, app, findable.names)
              != nil
          else { continue }
          state.idleMisses = 0
          let scalars = Array(text.unicodeScalars)
          func said(_ range: Range<Int>) -> String {
            String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<scalars.count)]))
          }
          say("named.unknown", ["name": said(thing), "title": said(name).trimmingBlanks()])
          emit(.outcome(.cannotAnswer))
          return true
        }
      }
    }
    return false
  }

  /// How many stretches that may point are tried.
  private static let attempts = 12

  /// Starts what a sentence says of several things whose names it joins ("delete Emma and Dracula").
  /// - Returns: Whether it did.
  mutating func startsSeveral(_ text: String) -> Bool {
    for app in context.apps {
      let types = app.catalog.intents.flatMap(\.parameters).filter(\.isArray)
        .compactMap(\.type.listName)
      for type in Set(types).sorted() {
        guard let lexicon = app.lexicons[type] else { continue }
        let names = JoinedNames(text, lexicon, joins: context.words.joins)
        guard let joined = names.joined else { continue }
        let options = joined.ids.compactMap {
          app.option(type: type, id: $0, language: context.languageCode)
        }
        guard options.count == joined.ids.count,
          let started = started(text, joined.range, options, type, app, [])
        else { continue }
        state.idleMisses = 0
        emit(.reading(.lenient, edits: 0))
        start(started)
        return true
      }
    }
    return false
  }

  /// What a sentence starts with some values in the place of a part of it.
  ///
  /// The part is exchanged for a name that phrases know, and what is matched there is exchanged for
  /// the values: phrases need not know their names.
  private func started(
    _ text: String, _ said: Range<Int>, _ meant: [OptionDescriptor], _ type: String,
    _ app: DialogApp, _ things: [String]
  ) -> StartedCall? {
    guard let known = app.values[type]?.first, let first = meant.first else { return nil }
    var options = context.options
    options.tiers.formIntersection([.exact, .lenient])
    guard !options.tiers.isEmpty else { return nil }
    let name = known.title.text(in: context.languageCode)
    for wording in context.words.pointing.wordings {
      let words = wording.contains("{things}") ? things.prefix(1).map { $0.lowercased() } : [""]
      for word in words {
        let value = wording.filled(["value": name, "things": word])
        let result = context.matcher.match(text.replacing(said, with: value), options)
        for match in result.matches where match.app == app.catalog.id {
          guard let started = started(match, known.id, meant, first, type, app) else { continue }
          return started
        }
      }
    }
    return nil
  }

  private func started(
    _ match: IntentMatch, _ known: String, _ meant: [OptionDescriptor], _ first: OptionDescriptor,
    _ type: String, _ app: DialogApp
  ) -> StartedCall? {
    let intent = app.catalog.intent(match.intent)
    guard
      let parameter = match.parameters.first(where: { $0.value == .identifier(known) })
        .flatMap({ intent?.parameter($0.name) }), parameter.type.listName == type
    else { return nil }
    var started = startedCall(match)
    let titles = meant.dropFirst().reduce(first.title) {
      context.sentence("list.and", ["first": $0, "last": $1.title])
    }
    var value = LoggedValue(
      parameter: parameter.name, value: .identifier(first.id), title: first.title)
    if parameter.isArray, meant.count > 1 {
      value.value = .array(meant.map { .identifier($0.id) })
      value.title = titles
    } else if meant.count > 1 {
      value.candidates = meant
    }
    started.values.removeAll { $0.parameter == parameter.name }
    started.values.append(value)
    return started
  }
}

/// Names of values that stand side by side, joined by marks or words.
struct JoinedNames {
  /// Where they stand, in Unicode scalars, and the values.
  let joined: (range: Range<Int>, ids: [String])?

  /// - Complexity: O(n · l) in the text's length and that of the longest name.
  init(_ text: String, _ lexicon: ReplyLexicon, joins: Set<NormalizedText>) {
    let said = TextNormalizer.shared.normalize(text)
    let scalars = Array(text.unicodeScalars)
    /// The longest name at a place that only one value has.
    func name(at place: Int) -> (end: Int, id: String)? {
      guard said.isBorder(place), place < said.count else { return nil }
      for end in stride(from: min(said.count, place + lexicon.longest), to: place, by: -1)
      where said.isBorder(end) {
        let ids = lexicon.senses(of: said.units[place..<end]).compactMap { sense -> String? in
          if case .value(_, let id) = sense { id } else { nil }
        }
        if ids.count == 1 { return (end, ids[0]) }
      }
      return nil
    }
    /// Where the next name begins, if something joins it.
    func next(after end: Int) -> [Int] {
      let start = said.skippingBlank(end)
      var starts = joins.filter { said.has($0.units, at: start) }
        .map { said.skippingBlank(start + $0.count) }
      // Some marks are nothing in normal form, others are units of their own.
      if start < said.count, let mark = Unicode.Scalar(said.units[start]), mark.separatesItems {
        starts.append(said.skippingBlank(start + 1))
      }
      let between = said.sourceRange(max(0, end - 1)..<min(said.count, start + 1))
      if scalars[between.clamped(to: 0..<scalars.count)].contains(where: \.separatesItems) {
        starts +=
          [start]
          + joins.filter { said.has($0.units, at: start) }.map {
            said.skippingBlank(start + $0.count)
          }
      }
      return starts
    }
    for start in 0..<said.count {
      guard let first = name(at: start) else { continue }
      var (end, ids) = (first.end, [first.id])
      while let more = next(after: end).lazy.compactMap(name).first {
        end = more.end
        if !ids.contains(more.id) { ids.append(more.id) }
      }
      if ids.count > 1 {
        joined = (said.sourceRange(start..<end), ids)
        return
      }
    }
    joined = nil
  }
}

extension String {
  /// The text with other text in the place of some Unicode scalars.
  fileprivate func replacing(_ range: Range<Int>, with text: String) -> String {
    let scalars = Array(unicodeScalars)
    let range = range.clamped(to: 0..<scalars.count)
    var view = String.UnicodeScalarView(scalars[..<range.lowerBound])
    view.append(contentsOf: text.unicodeScalars)
    view.append(contentsOf: scalars[range.upperBound...])
    return String(view)
  }

  /// The text with its placeholders filled.
  fileprivate func filled(_ values: [String: String]) -> String {
    values.reduce(self) { text, value in
      text.split(separator: "{\(value.key)}", omittingEmptySubsequences: false)
        .joined(separator: value.value)
    }
  }
}
