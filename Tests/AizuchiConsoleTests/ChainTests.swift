import Foundation
import Testing

/// Intents that a file chains, run by the built program.
@Suite struct ChainTests {
  @Test func resultsGoFromStepToStep() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell("$A run $ROOT/Fixtures/Chains/shelve.chain", in: scratch)
    #expect(ending.code == 0)
    #expect(ending.messages == "")
    let performed = ending.results.split(separator: "\n").filter { $0.hasPrefix("= ") }
    #expect(
      performed == [
        "= AddBook(title: Botchan)", "= OpenBook(target: botchan)",
        "= MoveBook(book: botchan, shelf: read)",
        "= FindBookEntity(conditions: [\"pages > 400\"], sortedBy: title)",
        "= MoveBook(book: dracula, shelf: currentlyReading)",
        "= MoveBook(book: emma, shelf: currentlyReading)",
        "= OpenShelf(shelf: currentlyReading)",
      ])
    #expect(ending.results.contains("“Currently Reading” has 2 books."))
  }

  @Test func whatAStepAsksIsAskedAndAnEndThatIsNoneStops() throws {
    let scratch = try ScratchFolder()
    let steps = """
      app: Library
      locale: en_US

      gone = DeleteBook(entities: emma)
      OpenShelf(shelf: read)
      """
    try Data(steps.utf8).write(to: URL(filePath: "\(scratch.path)/a.chain"))
    let store = "--store $ROOT/Fixtures/Transcripts/library-books.json"
    let no = try ChildProgram.shell("echo no | $A run \(store) a.chain", in: scratch)
    #expect(no.code == 1)
    #expect(!no.results.contains("= "))
    let yes = try ChildProgram.shell("echo yes | $A run \(store) a.chain", in: scratch)
    #expect(yes.code == 0)
    #expect(yes.results.contains("= DeleteBook(entities: emma)"))
    #expect(yes.results.contains("= OpenShelf(shelf: read)"))
  }

  /// Each fault stands behind a step that would add a book: nothing of the file is run.
  @Test(arguments: [
    ("OpenBook(target: $aded)", "a.chain:4:18: error: nothing is called 'aded'"),
    ("OpenBok(target: $added)", "a.chain:4:1: error: there is no intent 'OpenBok'"),
    ("OpenBook(traget: $added)", "did you mean 'target'?"),
    (
      "for each book in $ad:\n  OpenBook(target: $book)",
      "a.chain:4:18: error: nothing is called 'ad'"
    ),
  ])
  func aFileIsCheckedBeforeAnythingOfItRuns(_ step: String, _ message: String) throws {
    let scratch = try ScratchFolder()
    let steps = "app: Library\n\nadded = AddBook(title: Botchan)\n\(step)\n"
    try Data(steps.utf8).write(to: URL(filePath: "\(scratch.path)/a.chain"))
    let ending = try ChildProgram.shell("$A run a.chain </dev/null", in: scratch)
    #expect(ending.code == 65)
    #expect(ending.messages.contains(message))
    #expect(ending.results == "")
  }

  @Test func whatAStepDoesNotReturnCannotBeTakenAndAnEndedInputIsTold() throws {
    let scratch = try ScratchFolder()
    func run(_ steps: String) throws -> ChildProgram.Ending {
      try Data("app: Library\nlocale: en_US\n\n\(steps)\n".utf8).write(
        to: URL(filePath: "\(scratch.path)/a.chain"))
      return try ChildProgram.shell(
        "$A run --store $ROOT/Fixtures/Transcripts/library-books.json a.chain </dev/null",
        in: scratch)
    }
    let nothing = try run("x = OpenShelf(shelf: read)\nOpenBook(target: $x)")
    #expect(nothing.code == 65)
    #expect(nothing.messages.contains("a.chain:5:18: error: 'x' has no value"))
    let ended = try run("DeleteBook(entities: emma)")
    #expect(ended.code == 1)
    #expect(ended.messages.contains("a.chain:4:1: error: the input ended"))
  }

  @Test func anActionIsShownAsItsSentenceBeforeItRuns() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      "printf 'Add Night by Ellen Knight to Library\\nOpen Read\\n' | $A repl --summaries --app Library --locale en",
      in: scratch)
    let lines = ending.results.split(separator: "\n").filter {
      $0.hasPrefix("▸") || $0.hasPrefix("=")
    }
    #expect(
      lines == [
        "▸ Add Night by Ellen Knight", "= AddBook(authorName: \"Ellen Knight\", title: Night)",
        "▸ Open the book Night", "= OpenBook(target: night-knight)", "▸ Open Read",
        "= OpenShelf(shelf: read)",
      ])
  }

  @Test(arguments: [
    (
      "app: Library\n\nOpenShelf(shelf: $nothing)\n",
      "a.chain:3:18: error: nothing is called 'nothing'"
    ),
    ("app: Library\n\nOpenShelf(shelf\n", "a.chain:3:16: error: expected ':' after 'shelf'"),
    (
      "app: Library\n\nfor each x in list:\n  OpenShelf(shelf: read)\n",
      "a.chain:3:1: error: expected 'for each NAME in $LIST:'"
    ),
    ("app: Library\n\nFly(to: moon)\n", "a.chain:3:1: error: there is no intent 'Fly'"),
    (
      "app: Library\n\nOpenShelf(book: emma)\n",
      "a.chain:3:1: error: 'OpenShelf' has no parameter 'book'"
    ),
    ("colour: red\n\nOpenShelf(shelf: read)\n", "a.chain:1:1: error: "),
    (
      "app: Library\n\nx = FindBookEntity()\nfor each book in $x:\nOpenShelf(shelf: read)\n",
      "a.chain:4:1: error: no step belongs to this line"
    ),
    (
      "app: Library\n\nxs = FindBookEntity()\n  OpenShelf(shelf: $xs, book: \"$\", z)\n",
      "a.chain:4:37: error: expected ':' after 'z'"
    ),
  ])
  func aFaultIsToldWithItsPlace(_ text: String, _ message: String) throws {
    let scratch = try ScratchFolder()
    try Data(text.utf8).write(to: URL(filePath: "\(scratch.path)/a.chain"))
    let ending = try ChildProgram.shell("$A run a.chain < /dev/null", in: scratch)
    #expect(ending.code == 65)
    #expect(ending.messages.contains(message))
  }
}
