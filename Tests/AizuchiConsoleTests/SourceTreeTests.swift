import Foundation
import Testing

/// The built program over apps that are source trees, read by the program beside it.
@Suite struct SourceTreeTests {
  private let bakery = "$ROOT/Fixtures/Sources/simulated"

  @Test func dialogsOfATreeRunAsItsLiteralsSay() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      "printf 'Bake with simulated\\nsponge\\n70\\n20\\nnuts\\nyes\\n' | $A repl --app \(bakery)",
      in: scratch)
    #expect(ending.messages == "")
    #expect(
      ending.results == """
        Which cake?
          1. Sponge cake
          2. Cheese cake
        How many minutes?
        Please choose a value from 5 to 60.
        How many minutes?
        Which topping?
          1. Sugar
          2. Nuts
        Bake Sponge cake for 20 minutes?
        = BakeIntent(cake: sponge, minutes: 20, topping: Nuts)
        Baking Sponge cake.

        """)
  }

  @Test func theFolderThatExtractWroteIsAnApp() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      """
      $A extract CafeOrder -o out && $A match --app out --locale ja 'カフェで注文' &&
      $A extract out --json | cmp - out/catalog.json
      """, in: scratch)
    #expect(ending.code == 0 && ending.messages == "")
    #expect(ending.results.contains("OrderIntent"))
  }

  @Test func aCompiledAppTakesNoFileOfValues() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("v.json", "{}")
    for command in ["match x --app CafeOrder", "lint CafeOrder", "extract CafeOrder"] {
      let ending = try ChildProgram.shell("$A \(command) --values v.json", in: scratch)
      #expect(ending.messages.contains("'CafeOrder' has values of its own"), "\(command)")
      #expect(ending.code == 64 && ending.results == "", "\(command)")
    }
    let noApp = try ChildProgram.shell("$A repl --app ,", in: scratch)
    #expect(noApp.code == 64 && noApp.messages.contains("--app"))
  }

  @Test func valuesOfEntitiesComeFromAFile() throws {
    let scratch = try ScratchFolder()
    let values = #"{"Bread": ["Rye", {"id": "b2", "title": "White bread", "synonyms": ["Toast"]}]}"#
    try values.write(toFile: "\(scratch.path)/v.json", atomically: true, encoding: .utf8)
    let ending = try ChildProgram.shell(
      """
      printf 'Throw away toast with simulated\\n' | $A repl --app \(bakery) --values v.json
      printf 'Throw away rye with simulated\\n' | $A repl --app \(bakery) --store v.json
      $A match --app \(bakery) --values v.json 'Throw away rye with simulated' 'Throw away x with simulated'
      $A explain --app \(bakery) --values v.json 'Throw away toast with simulated'
      """, in: scratch)
    #expect(ending.results.contains("= ThrowIntent(bread: b2)\n"))
    #expect(ending.results.contains("= ThrowIntent(bread: Rye)\n"))
    #expect(ending.results.contains("Throw away x with simulated\n  no match"))
    #expect(ending.results.contains("Throw away ${bread}"))
  }

  @Test func faultyValuesAreToldWithTheirPlace() throws {
    let scratch = try ScratchFolder()
    try #"{"Bread": [1]}"#.write(
      toFile: "\(scratch.path)/v.json", atomically: true, encoding: .utf8)
    try #"{"Breed": []}"#.write(
      toFile: "\(scratch.path)/w.json", atomically: true, encoding: .utf8)
    let ending = try ChildProgram.shell(
      "for v in v w; do $A extract --app \(bakery) --values $v.json; echo $?; done", in: scratch)
    #expect(ending.results == "65\n65\n")
    #expect(ending.messages.contains("v.json:1:12: error: expected an object of entity types"))
    #expect(ending.messages.contains("the app has no entity type 'Breed'"))
  }

  @Test func aTreeSaysWhatItLacks() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      """
      mkdir empty
      $A extract --app empty; echo $?
      $A extract --app nowhere; echo $?
      $A extract --app $ROOT/Fixtures/Sources/two-apps --target Sub; echo $?
      $A extract --app $ROOT/Fixtures/Sources/no-provider; echo $?
      """, in: scratch)
    #expect(
      ending.results.split(separator: "\n").filter { Int($0) != nil } == ["65", "66", "66", "0"])
    #expect(ending.messages.contains("no Swift file below 'empty' declares app intents"))
    #expect(ending.messages.contains("there is no target 'Sub'"))
    #expect(ending.messages.contains("conforms to AppShortcutsProvider"))
  }

  @Test func aMissingReaderIsTold() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      "cp $A alone && ./alone extract --app \(bakery)", in: scratch)
    #expect(ending.code == 66)
    #expect(ending.messages.contains("'aizuchi-source', which is not beside this one"))
  }

  @Test func whatIsExtractedIsTheSameApp() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      """
      $A extract --app \(bakery) --json > tree.json
      $A extract --app tree.json --json | cmp - tree.json && echo same
      """, in: scratch)
    #expect(ending.results == "same\n")
  }
}
