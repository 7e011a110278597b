import Foundation
import Testing

/// The built program over its real apps, started as people start it.
@Suite struct EndToEndTests {
  @Test func ordersOverAPipeAndOrdersAgainFromTheHistory() throws {
    let scratch = try ScratchFolder()
    let first = try ChildProgram.shell(
      "printf 'カフェで注文\\nビール\\nM\\nはい\\n' | $A repl --app CafeOrder --locale ja", in: scratch)
    #expect(first.code == 0)
    #expect(first.messages == "")
    #expect(first.results.contains("合計: 300円"))
    #expect(first.results.contains("= OrderIntent(product: beer, size: medium)"))
    let second = try ChildProgram.shell(
      "printf 'カフェで注文履歴から注文\\n1\\nはい\\n' | $A repl", in: scratch)
    #expect(second.results.contains("  1. ビールのMサイズ\n"))
    #expect(second.results.contains("合計: 300円"))
    #expect(second.results.contains("= ReorderIntent("))
  }

  @Test func nothingIsPerformedWithoutTheConfirmation() throws {
    let scratch = try ScratchFolder()
    _ = try ChildProgram.shell("printf 'カフェで注文\\nビール\\nM\\n' | $A repl", in: scratch)
    let again = try ChildProgram.shell(
      "printf 'カフェで注文履歴から注文\\n1\\n' | $A repl --json", in: scratch)
    #expect(!again.results.contains("ビールのM"))
  }

  /// A pack's templates have optional words; what is left out leaves no space behind.
  @Test func sentencesAreListedAsAPersonTypesThem() throws {
    let listed = try ChildProgram.shell(
      "$A expand --app Meditation --locale en", in: try ScratchFolder())
    let sentences = listed.results.split(separator: "\n")
    #expect(sentences.count > 100)
    let untidy = sentences.filter { $0.contains("  ") || $0.hasPrefix(" ") || $0.hasSuffix(" ") }
    #expect(untidy == [])
  }

  /// Ctrl-\ in a terminal: no report of a crash, since there was none.
  @Test func quittingIsNoCrash() throws {
    let ending = try ChildProgram.shell(
      """
      set -m; ulimit -c 0
      mkfifo in; exec 3<>in
      $A repl --app CafeOrder --locale ja <in >said &
      echo 'カフェで注文' >&3
      while [ ! -s said ]; do sleep 0.1; done
      kill -QUIT $!; wait $!; echo $?
      """, in: try ScratchFolder())
    #expect(ending.results == "131\n")
    #expect(!ending.messages.contains("rash"), "\(ending.messages)")
  }

  @Test func worksWithoutTheProjectsFolder() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      "cp $A here && printf 'カフェで注文\\n' | ./here repl && ./here match --json 'カフェで注文'", in: scratch)
    #expect(ending.code == 0)
    #expect(ending.messages == "")
    #expect(ending.results.contains("どの商品にしますか？"))
    #expect(ending.results.contains("\"status\":\"match\""))
  }

  @Test func anUnusableDataFolderIsTold() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      "$A match x", in: scratch, environment: ["AIZUCHI_DATA": "/no/such"])
    #expect(ending.code == 65)
    #expect(ending.messages.contains("AIZUCHI_DATA names '/no/such', which is no folder"))
  }

  @Test func aReaderThatGoesAwayEndsTheProgramQuietly() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      "yes カフェで注文 | $A match --json | head -n 1; echo ${PIPESTATUS[1]}", in: scratch)
    #expect(ending.results.hasSuffix("\n74\n"))
    #expect(ending.messages == "")
  }

  @Test func aFullDiskIsTold() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell("$A match カフェで注文 > /dev/full", in: scratch)
    #expect(ending.code == 74)
    #expect(ending.messages.contains("cannot write the results: No space left on device"))
  }

  @Test func badInputLinesAreTold() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      "printf 'a\\n\\xff\\n\\xed\\xa0\\x80\\n\\0\\x1b[2J\\n' | $A match", in: scratch)
    #expect(ending.code == 65)
    #expect(ending.messages.contains("standard input:2:1: error: this line is no valid UTF-8"))
    #expect(ending.messages.contains("standard input:3:1: error: this line is no valid UTF-8"))
    #expect(!ending.results.contains("\u{1B}"))
  }

  @Test func aTurnThatWasShownSurvivesAKill() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      """
      greeted=1 # seconds: a new conversation says nothing, one that goes on asks again
      for line in カフェで注文 ビール M はい; do
        coproc $A repl --app CafeOrder --locale ja --json --session s
        read -r -t $greeted greeting <&${COPROC[0]}
        greeted=120
        echo "$line" >&${COPROC[1]}
        read -r -t 60 answer <&${COPROC[0]} && echo "$answer"
        kill -9 $COPROC_PID; wait $COPROC_PID 2>/dev/null
      done
      echo はい | $A repl --app CafeOrder --locale ja --json --session s
      """, in: scratch)
    let performed = ending.results.split(separator: "\n").map { $0.contains("\"performed\":[{") }
    #expect(performed == [false, false, false, true, false], "\(ending.results)\(ending.messages)")
    #expect(!ending.results.contains("中断"))
  }

  @Test func aProgramCanDriveAConversation() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      """
      coproc $A repl --json
      for line in カフェで注文 ビール; do
        echo "$line" >&${COPROC[1]}
        read -r -t 60 answer <&${COPROC[0]} && echo "$answer"
      done
      exec {COPROC[1]}>&-
      wait
      """, in: scratch)
    let lines = ending.results.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.last?.hasPrefix(
        """
        {"say":"ビール","intent":"OrderIntent","parameters":{"product":"beer","size":null},\
        "outcome":"answered","prompt":{"kind":"requestValue","parameter":"size","options":[\
        {"id":"small","title":"S"},{"id":"medium","title":"M"},{"id":"large","title":"L"}]},\
        "dialog":["どのサイズですか？"],"snippet":[],"performed":[],"reading":
        """) == true)
  }

  @Test func aKilledSessionGoesOn() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      """
      mkfifo in
      $A repl --session s.json < in > first & child=$!
      exec 3>in
      printf 'カフェで注文\\nビール\\n' >&3
      for i in {1..300}; do grep -q サイズ first && break; sleep 0.1; done
      sleep 0.5; kill -9 $child; wait $child 2>/dev/null
      printf 'L\\nはい\\n' | $A repl --session s.json
      """, in: scratch)
    #expect(ending.results.contains("どのサイズですか？"))
    #expect(ending.results.contains("合計: 400円"))
    #expect(ending.results.contains("= OrderIntent(product: beer, size: large)"))
  }

  @Test func aDamagedSessionFileIsToldAndKept() throws {
    let scratch = try ScratchFolder()
    let file = try scratch.write("s.json", "{\"version\":1,")
    let ending = try ChildProgram.shell("$A repl --session \(file)", in: scratch)
    #expect(ending.code == 65)
    #expect(ending.messages.contains("壊れている"))
    #expect(scratch.read("s.json") == "{\"version\":1,")
  }

  @Test func matchPrintsTheWholeReading() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      "$A match --json --locale ja_JP 'ﾋﾞｰﾙのLをカフェで注文'", in: scratch)
    let text = ending.results
    #expect(
      text.hasPrefix(
        """
        {"utterance":"ﾋﾞｰﾙのLをカフェで注文","locale":"ja_JP","status":"match","matches":[\
        {"app":"CafeOrder","intent":"OrderIntent","shortcut":0,"tier":"exact","edits":0,"template":"
        """))
    #expect(
      text.contains(
        """
        "parameters":{"product":{"id":"beer","title":"ビール","text":"ﾋﾞｰﾙ","range":[0,4]},\
        "size":{"id":"large","title":"L","text":"L","range":[5,6]}}}
        """))
  }

  @Test func extractedJSONIsAnAppAgain() throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      """
      $A extract --json CafeOrder > cafe.json && $A extract --json cafe.json > again.json
      cmp cafe.json again.json && printf 'カフェで注文\\n' | $A repl --app cafe.json --locale ja
      """, in: scratch)
    #expect(ending.code == 0)
    #expect(ending.results.contains("1. ハンバーガー"))
  }

  @Test(arguments: ["CafeOrder", "Meditation"], ["ja", "en"])
  func everyExpandedSentenceMatches(app: String, locale: String) throws {
    let scratch = try ScratchFolder()
    let ending = try ChildProgram.shell(
      """
      $A expand --app \(app) --locale \(locale) > all; wc -l < all
      awk 'NR % 41 == 1' all > some
      $A match --app \(app) --locale \(locale) --tiers exact --file some --json | grep -c '"status":"none"'
      """, in: scratch)
    let counts = ending.results.split(separator: "\n").compactMap { Int($0) }
    try #require(counts.count == 2)
    #expect(counts[0] > 10)
    #expect(counts[1] == 0)
  }
}
