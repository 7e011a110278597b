import IntentCatalog
import IntentMatching
import Testing

@Suite struct ReportedInputTests {
  @Test(arguments: ReportedInput.all)
  func comesOutRight(_ input: ReportedInput) throws {
    let matcher = try TestLanguages.matcher([input.app], input.app.language)
    for (say, want) in input.says {
      #expect(matcher.match(say).summary == want, "\(say)")
    }
  }

  @Test func newValuesAreKnownOnceTheyAreRefreshed() throws {
    let app = TestApp(
      name: "Booky",
      shortcuts: [
        (
          "DeleteBook",
          ["Delete ${book} in ${applicationName}", "Delete a book in ${applicationName}"]
        )
      ], values: ["book": ["Emma"]])
    let before = try TestLanguages.matcher([app], "en")
    #expect(before.match("Delete Dune in Booky").summary == "none")
    #expect(before.match("Delete Emma in Booky").summary == "DeleteBook(book=Emma)")
    let after = try before.replacingValues(
      app: "Booky", type: "book", with: [TestApp.value("Dune"), TestApp.value("The Hobbit")])
    #expect(after.match("Delete Dune in Booky").summary == "DeleteBook(book=Dune)")
    #expect(after.match("please delete hobbit in Booky").summary == "DeleteBook(book=The Hobbit)")
    #expect(after.match("Delete Emma in Booky").summary == "none")
    #expect(after.match("Delete a book in Booky").summary == "DeleteBook()")
  }

  @Test func valuesMayGoAndComeBack() throws {
    let app = TestApp(
      name: "Booky", shortcuts: [("DeleteBook", ["Delete ${book} in ${applicationName}"])],
      values: ["book": []])
    let none = try TestLanguages.matcher([app], "en")
    #expect(none.match("Delete Dune in Booky").summary == "none")
    let one = try none.replacingValues(app: "Booky", type: "book", with: [TestApp.value("Dune")])
    #expect(one.match("Delete Dune in Booky").summary == "DeleteBook(book=Dune)")
    let again = try one.replacingValues(app: "Booky", type: "book", with: [])
    #expect(again.match("Delete Dune in Booky").summary == "none")
  }
}
