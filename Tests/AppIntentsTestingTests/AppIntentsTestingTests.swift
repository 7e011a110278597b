import AppIntents
import AppIntentsTesting
import IntentCatalog
import Library
import Testing

@Suite struct AppIntentsTestingTests {
  @Test func intentsAreMadeByNameAndRun() async throws {
    let definitions = try IntentDefinitions(LibraryApp.host)
    let added = try await definitions.intents["AddBook"].makeIntent(title: "Emma").run()
    #expect(added.value == .identifier("emma"))
    #expect(added.title == "Emma")
    #expect(added.dialog == "Added “Emma” to your library.")
    #expect(added.opensIntent == "OpenBook")
    let emma = definitions.entities["BookEntity"].makeReference(identifier: "emma")
    let read = definitions.enums["Shelf"].makeCase("read")
    try await definitions.intents["MoveBook"].makeIntent(book: emma, shelf: read).run()
    let shelf = try await definitions.intents["OpenShelf"].makeIntent(shelf: read).run()
    #expect(shelf.snippet == ["Emma – Jane Austen"])
    #expect(shelf.opened == ["Library"])
    #expect(
      try await definitions.entities["BookEntity"].entities(matching: "austen").map(\.title) == [
        "Emma"
      ])
    #expect(
      try await definitions.enums["Shelf"].allCases == ["currentlyReading", "wantToRead", "read"])
  }

  @Test func questionsAreAnsweredAndKept() async throws {
    let definitions = try IntentDefinitions(LibraryApp.host)
    var night = definitions.intents["AddBook"].makeIntent()
    night.title = "Night"
    let added = try await night.run(answers: ["Guy de Maupassant"])
    #expect(added.value == .identifier("night-maupassant"))
    #expect(added.questions == ["Several authors wrote a book of that title. Which one?"])
    let poems = definitions.intents["AddBook"].makeIntent(title: "Poems")
    #expect(try await poems.run(answers: ["Edgar Allan Poe"]).value == .identifier("poems-poe"))
    let book = definitions.entities["BookEntity"].makeReference(identifier: "poems-poe")
    let delete = definitions.intents["DeleteBook"].makeIntent(entities: [book])
    await #expect(throws: IntentRunError.cancelled) { try await delete.run(answers: [false]) }
    await #expect(throws: IntentRunError.cancelled) { try await delete.run() }
    #expect(try await delete.run(answers: [true]).dialog == "Deleted “Poems”.")
  }

  @Test func whatIsNotThereIsAnError() async throws {
    let definitions = try IntentDefinitions(LibraryApp.host)
    await #expect(throws: DefinitionError.self) {
      try await definitions.intents["Fly"].makeIntent().run()
    }
    await #expect(throws: DefinitionError.self) {
      try await definitions.intents["AddBook"].makeIntent(colour: "red").run()
    }
    await #expect(
      throws: IntentRunError.needsValue(parameter: "title", question: "What is the title?")
    ) {
      try await definitions.intents["AddBook"].makeIntent().run()
    }
    await #expect(throws: IntentRunError.failed("I could not find a book called “Nothing”.")) {
      try await definitions.intents["AddBook"].makeIntent(title: "Nothing").run()
    }
    #expect(throws: DefinitionError.self) { try IntentDefinitions(bundleIdentifier: "org.nobody") }
    IntentDefinitions.register(LibraryApp.host)
    _ = try IntentDefinitions(bundleIdentifier: "org.aizuchi.sample.Library")
  }

  @Test func aConversationGoesAsItIsWritten() async {
    await Conversation(
      LibraryApp.host, locale: "en_US",
      """
      > Add the book Walden to Library
      = AddBook(title: "Walden")
      < Added “Walden” to your library.
      = OpenBook(target: walden)
      < Here is “Walden” by Henry David Thoreau.
      > undo that
      = nothing
      < Undone: Add Book.
      """
    ).expect()
  }

  @Test func aConversationThatGoesOtherwiseFailsAtItsLine() async {
    let line = #_sourceLocation.line
    let failures = await Conversation(
      LibraryApp.host, locale: "en_US",
      """
      > Open Read in Library
      = OpenShelf(shelf: read)
      < There is nothing on “Read” yet.
      > What am I reading in Library
      < You are reading “Ulysses”.
      """
    ).failures()
    #expect(failures.map { $0.sourceLocation.line } == [line + 5])
    #expect(failures.first?.message.contains("You are not reading anything right now.") == true)
    let faulty = await Conversation(LibraryApp.host, "> hello\n? what").failures()
    #expect(faulty.count == 1)
  }
}
