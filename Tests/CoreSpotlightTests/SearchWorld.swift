import Foundation
import Testing

@testable import CoreSpotlight

/// A calendar of a language's words, with questions about it.
struct SearchWorld: Sendable, CustomTestStringConvertible {
  struct Question {
    let query: _SearchQuery
    let answer: String
  }

  let language: String
  /// What is rare: each stands in the note of one event.
  let rare: [String]
  /// What nothing is about.
  let absent: [String]
  /// What events are about, each with what people call it besides.
  let topics: [(title: String, said: String)]
  /// What the other events are about.
  let others: [String]
  let places: [String]
  let people: [String]
  /// Sentences of notes with a rare thing at `#`.
  let notes: [String]
  /// Questions about a note, about a topic in a week, about a place, about a topic with a person (`@`).
  let askNote: [String]
  let askTopic: [String]
  let askPlace: [String]
  let askPerson: [String]

  var testDescription: String { language }

  static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private static let day = 86_400.0
  private static let domain = "Event"

  /// Events: those that are asked about, and others around them.
  private var events: [CSSearchableItem] {
    rare.indices.map { number in
      item(
        "right\(number)", topics[number % topics.count].title, start(of: number),
        note: notes[number % notes.count].replacing("#", with: rare[number]),
        place: places[number], people: [people[number], people[(number + 1) % people.count]])
    }
  }

  /// Topics come back every few weeks, each with another person and at another place.
  private func start(of number: Int) -> Date {
    Self.now.addingTimeInterval(Double(7 * (number / topics.count) + number % 5 + 1) * Self.day)
  }

  private func item(
    _ id: String, _ title: String, _ start: Date, note: String?, place: String?, people: [String]
  ) -> CSSearchableItem {
    let set = CSSearchableItemAttributeSet(contentType: .content)
    set.title = title
    set.startDate = start
    set.endDate = start.addingTimeInterval(3600)
    set.textContent = note
    set.namedLocation = place
    set.keywords = people
    return CSSearchableItem(uniqueIdentifier: id, domainIdentifier: Self.domain, attributeSet: set)
  }

  /// An index of so many events.
  func index(count: Int) async throws -> CSSearchableIndex {
    let index = CSSearchableIndex(name: language)
    var words = _SearchWords()
    let root = #filePath.components(separatedBy: "/Tests/")[0]
    for name in ["en", "ja"] {
      let file = URL(fileURLWithPath: "\(root)/Phrases/Search/\(name).json")
      try words.add([UInt8](try Data(contentsOf: file)))
    }
    index._use(words)
    let right = events
    let rest = (0..<max(0, count - right.count)).map { number in
      item(
        "other\(number)", "\(others[number % others.count]) \(others[number * 7 % others.count])",
        Self.now.addingTimeInterval(Double(number * 37 % 700 - 200) * Self.day),
        note: number % 3 == 0 ? others[number * 11 % others.count] : nil,
        place: number % 4 == 0 ? others[number * 5 % others.count] : nil, people: [])
    }
    try await index.indexSearchableItems(right + rest)
    return index
  }

  private func query(_ form: String, _ words: (String, String) = ("", "")) -> _SearchQuery {
    _SearchQuery(
      form.replacing("#", with: words.0).replacing("@", with: words.1), domain: Self.domain,
      now: Self.now)
  }

  var questions: [Question] {
    rare.indices.flatMap { number -> [Question] in
      let topic = topics[number % topics.count]
      let week = Double(7 * (number / topics.count))
      var inWeek = query(askTopic[number % askTopic.count], (topic.said, ""))
      inWeek.interval =
        Self.now.addingTimeInterval(
          week * Self.day)..<Self.now.addingTimeInterval((week + 7) * Self.day)
      let all = [
        query(askNote[number % askNote.count], (rare[number], "")), inWeek,
        query(askPlace[number % askPlace.count], (places[number], "")),
        query(askPerson[number % askPerson.count], (topic.said, people[number])),
      ]
      return all.map { Question(query: $0, answer: "right\(number)") }
    }
  }

  var vainQuestions: [_SearchQuery] {
    absent.indices.flatMap { number in
      [
        query(askNote[number % askNote.count], (absent[number], "")),
        query(askPlace[number % askPlace.count], (absent[number], "")),
      ]
    }
  }

  static let all = [english, japanese]

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  static let english = SearchWorld(
    language: "en",
    rare: list(
      """
      oxygen, marshmallows, passport, tripod, ladder, harmonica, insurance, umbrella, binoculars, kayak, turpentine, saffron, gravel, \
      telescope, vaccine, blueprint, mortgage, trombone, lanterns, compost, sandals, microphone, allergies, gasket, blanket, tarpaulin, \
      espresso machine, invoice, scarf, fireworks, goggles, helmet, spreadsheet, firewood, pillowcase, thermos, magnets, ribbon, certificate, \
      wheelbarrow, candles, sunscreen, antenna, quilt, crossword, notary, raincoat, origami, chalk, mosaic
      """),
    absent: list(
      """
      helium, walrus, parachute, cactus, submarine, volcano, accordion, dinosaur, igloo, lobster, pyramid, samurai, tornado, unicorn, yacht, \
      zeppelin, avalanche, bagpipe, crocodile, dungeon, escalator, flamingo, geyser, hammock, jigsaw
      """),
    topics: [
      ("Crew Briefing", "team briefing"), ("Dentist", "dental"), ("Budget Review", "budget"),
      ("Choir Rehearsal", "choir practice"), ("Movie Night", "film night"), ("Team Lunch", "lunch"),
      ("Flight to Oslo", "Oslo flight"), ("Aquarium Visit", "aquarium"),
      ("Birthday Dinner", "bday dinner"),
      ("Pottery Course", "pottery"), ("Roof Repair", "roof"),
      ("Parents' Evening", "parents' evening"),
      ("Chess Club", "chess club"),
    ],
    others: list(
      """
      standing desk, laundry, bakery, sailing, painting, violin, tax, printer, market, orchard, ferry, carpet, museum, theatre, podcast, \
      archery, bowling, sculpture, windows, curtains, recycling, marathon, judo, beehive, poetry, sauna, forest
      """),
    places: (0..<50).map { ["Pier", "Hall", "Gate", "Studio", "Room"][$0 % 5] + " \(100 + $0)" },
    people: list(
      """
      Ingrid, Tomas, Leila, Bruno, Celeste, Dmitri, Esther, Farid, Gwen, Hugo, Iris, Jonas, Kavya, Lorenzo, Maren, Nadia, Oskar, Petra, \
      Quentin, Rosa, Stefan, Thea, Ulrich, Vera, Wendel, Ximena, Yara, Zoltan, Anouk, Bastian, Carmen, Dario, Elif, Fiona, Goran, Hanne, Imre, \
      Jolanda, Kasper, Linnea, Milo, Nerea, Orla, Pavel, Rania, Sancho, Tilda, Umberto, Viggo, Willa
      """),
    notes: [
      "Don't forget the #.", "Ask about # first.", "Somebody has to bring #; see the list.",
      "We talk about # and the rest of it.",
    ],
    askNote: [
      "Which event mentions #?", "which one says something about #", "What was that about #?",
      "the event with # in the notes",
    ],
    askTopic: ["the # thing", "When is the #?", "#", "what about the #"],
    askPlace: ["What's happening at #?", "which event is in #?", "what do I have at #"],
    askPerson: ["the # with @", "When is @'s #?", "where is the # that @ is coming to"])
}
