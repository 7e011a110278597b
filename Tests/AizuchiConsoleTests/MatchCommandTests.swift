import PhraseDiagnostics
import Testing

@testable import AizuchiConsole

/// `match`, `explain`, `expand` and `bench` over the echo app: its phrases are
/// `${applicationName}で繰り返す` and `${size}を${applicationName}で`, its sizes S and M.
@Suite struct MatchCommandTests {
  @Test func matchTellsReadings() async throws {
    let result = try await console("match", "Mをエコーで", "なにか")
    #expect(
      result.results == """
        Mをエコーで
          Echo.EchoIntent(size: m)   exact   ${size}を${applicationName}で
        なにか
          no match

        """)
    #expect(result.code == .success)
  }

  @Test func matchReadsFilesAndStandardInput() async throws {
    let folder = try ScratchFolder()
    let file = try folder.write("lines", "Sをエコーで\n\nx\r\n")
    let fromFile = try await console("match", "--json", "--file", file)
    let fromInput = try await console("match", "--json", input: "Sをエコーで\n\nx".utf8)
    #expect(fromFile == fromInput)
    let lines = fromFile.results.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0] == """
        {"utterance":"Sをエコーで","locale":"ja","status":"match","matches":[{"app":"Echo",\
        "intent":"EchoIntent","shortcut":0,"tier":"exact","edits":0,\
        "template":"${size}を${applicationName}で","parameters":{"size":{"id":"s","title":"S",\
        "text":"S","range":[0,1]}}}]}
        """)
    #expect(
      lines[1] == """
        {"utterance":"","locale":"ja","status":"none","matches":[],"nearest":null}
        """)
    #expect(try await console("match", "--file", "/no/such").code == .missingInput)
  }

  /// What is kept of such a line ends inside of a character, and is no less too long for that.
  @Test func aLineIsTooLongWhateverIsKeptOfIt() async throws {
    let long = String(repeating: "カフェで注文", count: 200_000)
    let result = try await console("match", input: (long + "\nSをエコーで\n").utf8)
    #expect(result.messages.contains("standard input:1:1: error: this line is longer than"))
    #expect(!result.messages.contains("UTF-8"))
    #expect(result.results.contains("EchoIntent(size: s)"))
  }

  @Test func theNameIsRequiredUnlessBound() async throws {
    #expect(try await console("match", "繰り返す").results.contains("no match"))
    #expect(try await console("match", "繰り返す", "--bound").results.contains("EchoIntent()"))
    #expect(
      try await console("match", "繰り返す", "--bound", "--tiers", "exact").results.contains("no match")
    )
  }

  @Test func expandListsAndStops() async throws {
    let all = try await console("expand")
    #expect(all.results == "エコーで繰り返す\nSをエコーで\nMをエコーで\n")
    #expect(try await console("expand", "--limit", "1").results == "エコーで繰り返す\n")
    let template = try await console("expand", "[おねがい](やる|やって)${size}")
    #expect(
      template.results
        == "おねがいやるS\nおねがいやるM\nおねがいやってS\nおねがいやってM\nやるS\nやるM\nやってS\nやってM\n")
    let order = try await console("expand", "(a;b)")
    #expect(order.results == "a b\nb a\n")
  }

  @Test func faultyTemplatesShowTheirPlace() async throws {
    let unknown = try await console("expand", "日本${saiz}")
    #expect(unknown.code == .badData)
    #expect(unknown.messages.contains("did you mean 'size'?"))
    // The caret stands under the placeholder: two wide characters are four columns.
    #expect(unknown.messages.contains("\n 1 | 日本${saiz}\n   |     ^^^^^^^\n"))
    #expect(try await console("expand", "${size").code == .badData)
    #expect(try await console("expand", "--intent", "EcoIntent").messages.contains("EchoIntent"))
  }

  @Test func explainTellsPartsAndHowFarItGot() async throws {
    let result = try await console("explain", "Mをエコーで", "Mを壁で", "--tiers", "exact")
    #expect(result.results.contains("    M       size = M\n"))
    #expect(result.results.contains("    エコー  the app's name\n"))
    #expect(result.results.contains("    Mを壁で\n       ^ expected "))
    let json = try await console("explain", "--json", "x")
    #expect(json.results.hasPrefix("{\"attempts\":["))
  }

  @Test func benchCountsWhatIsRight() async throws {
    let folder = try ScratchFolder()
    let file = try folder.write(
      "w.json",
      """
      {"version":1,"lang":"en","seed":7,"E":2,"apps":1,"types":["size"],
       "shortcuts":[{"intent":"Order","applicationName":["Cafe","My Cafe"],
                     "phrases":["Order ${size} with ${applicationName}"]}],
       "entities":{"size":[["Small","Tiny"],["Large"]]},
       "utterances":[
        {"id":0,"class":"exact","kind":"exact","text":"Order Tiny with My Cafe","intent":"Order","params":{"size":"Small"}},
        {"id":1,"class":"exact","kind":"exact","text":"Order Large with Cafe","intent":"Order","params":{"size":"Small"}},
        {"id":2,"class":"miss","kind":"unrelated","text":"Sing","intent":null,"params":{}}]}
      """)
    let result = try await console("bench", "--workload", file, "--json")
    #expect(result.code == .success)
    #expect(result.results.hasPrefix("{\"name\":\"aizuchi\",\"lang\":\"en\",\"E\":2,\"build_s\":"))
    #expect(result.results.contains("\"acc\":{\"exact\":0.5,\"miss\":1}"))
    #expect(result.results.contains("\"n\":9}"))
    #expect(try await console("bench", "--workload", file).results.contains("50.0 %"))
    let lines = try await console("match", "--workload", file, "--json")
    #expect(lines.results.split(separator: "\n").count == 3)
    let broken = try await console(
      "bench", "--workload", try folder.write("b.json", "{\"lang\":1}"))
    #expect(broken.code == .badData)
    #expect(broken.messages.contains("this is no workload"))
  }

  @Test func benchTakesALog() async throws {
    let folder = try ScratchFolder()
    let log = try folder.write("log", "Mをエコーで\nなにか\n")
    let result = try await console("bench", "--log", log, "--json", "--passes", "1")
    #expect(result.results.contains("\"p50_by_class\":{\"miss\":["))
    #expect(!result.results.contains("\"acc\""))
    let bad = try await console("bench", "--log", try folder.write("bad", [0xFF]))
    #expect(bad.code == .badData)
  }
}
