import Foundation
import Testing

/// What a person hears when the files of an app cannot be used, with files that really cannot be.
@Suite struct StoreFaultTests {
  /// The program as somebody for whom permissions count, in a folder of theirs.
  private static let preparation = """
    chmod 777 "$S"; P=; [[ $EUID != 0 ]] || P='setpriv --reuid=65534 --regid=65534 --clear-groups'
    say() { printf '%s\\n' "$@" | $P "$A" repl --app Library --locale "$L" --no-history; }
    F="$XDG_DATA_HOME/aizuchi/Library"

    """

  /// A language with what is said in it.
  struct Words: CustomTestStringConvertible {
    var locale: String
    var add: [String]
    var addAnother: [String]
    var open: String
    var opened: String
    var openedBoth: String
    var readOnly: String
    var full: String
    var testDescription: String { locale }
  }

  static let words = [
    Words(
      locale: "en_US", add: ["Add a book to Library", "Emma"],
      addAnother: ["Add a book to Library", "Walden"], open: "Open Want to Read in Library",
      opened: "“Want to Read” has one book.", openedBoth: "“Want to Read” has 2 books.",
      readOnly:
        "! The library cannot be written. Check the file's permissions. Nothing was changed.",
      full: "! There is no room left to keep the library. Make some room and try again. "
        + "Nothing was changed."),
    Words(
      locale: "ja_JP", add: ["ライブラリにエマを追加"], addAnother: ["ライブラリに森の生活を追加"],
      open: "ライブラリで読みたいを開く", opened: "「読みたい」には一冊あります。", openedBoth: "「読みたい」には2冊あります。",
      readOnly: "! 本の記録に書き込めません。ファイルの権限を確かめてください。何も変えていません。",
      full: "! 保存する場所がいっぱいです。空きを作ってから、もう一度お試しください。何も変えていません。"),
  ]

  private func quoted(_ lines: [String]) -> String {
    lines.map { "'\($0)'" }.joined(separator: " ")
  }

  /// Runs a script where permissions count and mounts are private.
  /// - Returns: What it came to, nil where the machine permits no such thing.
  private func run(
    _ script: String, _ words: Words, isMounting: Bool = false
  ) throws -> ChildProgram.Ending? {
    let scratch = try ScratchFolder()
    _ = try scratch.write("script", Array((Self.preparation + script).utf8))
    let needed = isMounting ? "unshare -m" : ""
    let asRoot = isMounting && geteuid() != 0 ? "unshare -rm" : needed
    let can = try ChildProgram.shell(
      "\(isMounting ? asRoot : "") true && { [[ $EUID != 0 ]] || "
        + "setpriv --reuid=65534 --regid=65534 --clear-groups \"$A\" --help; }", in: scratch)
    guard can.code == 0 else {
      try Test.cancel("this machine lets nobody else run the program, or mount")
    }
    return try ChildProgram.shell(
      "\(asRoot) bash \"$S/script\"", in: scratch, environment: ["L": words.locale])
  }

  @Test(arguments: words) func aFileThatCannotBeWrittenIsStillRead(_ words: Words) throws {
    let ending = try run(
      """
      say \(quoted(words.add)) >/dev/null; chmod 444 "$F/library.sqlite"
      cp "$F/library.sqlite" before
      say '\(words.open)' \(quoted(words.addAnother))
      cmp "$F/library.sqlite" before && echo same
      """, words)
    let results = try #require(ending).results
    #expect(results.contains(words.opened), "\(results)")
    #expect(results.contains(words.readOnly), "\(results)")
    #expect(results.hasSuffix("same\n"))
  }

  @Test(arguments: words) func aFolderThatCannotBeWrittenIsTold(_ words: Words) throws {
    let ending = try run(
      """
      say \(quoted(words.add)) >/dev/null; chmod 555 "$F"
      say '\(words.open)' \(quoted(words.addAnother)) '\(words.open)'
      chmod 755 "$F"; rm "$F"/*; chmod 555 "$F"
      say \(quoted(words.add))
      chmod 755 "$F"
      """, words)
    let results = try #require(ending).results
    #expect(results.components(separatedBy: words.opened).count == 3, "\(results)")
    #expect(results.components(separatedBy: words.readOnly).count == 3, "\(results)")
  }

  @Test(arguments: words) func aFullDiskIsToldAndNothingIsLost(_ words: Words) throws {
    let ending = try run(
      """
      mkdir -p "$F"; mount -t tmpfs -o size=64k tmpfs "$F" || exit 9
      P=
      say \(quoted(words.add)) >/dev/null
      dd if=/dev/zero of="$F/filler" bs=4096 2>/dev/null
      say \(quoted(words.addAnother)) '\(words.open)'
      rm "$F/filler"
      say '\(words.open)' \(quoted(words.addAnother))
      """, words, isMounting: true)
    let ended = try #require(ending)
    if ended.code == 9 { try Test.cancel("this machine lets nobody mount") }
    #expect(ended.results.contains(words.full), "\(ended.results) \(ended.messages)")
    #expect(ended.results.components(separatedBy: words.opened).count == 3, "\(ended.results)")
    #expect(ended.results.contains("= AddBook("), "\(ended.results)")
  }

  @Test func aFaultyFileForTheStoreIsToldWithItsPlace() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.write("cut.json", "{\n  \"orders\": [\n")
    _ = try scratch.write("other.json", #"{"orders": [{"product": "tea", "size": "large"}]}"#)
    let faults: [(store: String, message: String, code: Int32)] = [
      ("cut.json", "cut.json:3:1: error:", 65),
      ("other.json", "other.json:1:1: error: the store cannot be loaded:", 65),
      ("missing.json", "there is no file or folder 'missing.json'", 66),
      (".", "'.'", 74),
    ]
    for fault in faults {
      for command in ["repl", "match"] {
        let ending = try ChildProgram.shell(
          "echo 'カフェで注文' | $A \(command) --app CafeOrder --store \(fault.store)", in: scratch)
        #expect(ending.messages.contains(fault.message), "\(command) \(fault.store)")
        #expect(ending.code == fault.code, "\(command) \(fault.store)")
        #expect(ending.results == "")
      }
    }
  }

  @Test(arguments: words) func fourProgramsAtOnceDoNothingTwice(_ words: Words) throws {
    let ending = try run(
      """
      for place in 1 2 3 4; do say \(quoted(words.add)) \(quoted(words.addAnother)) >"$S/out$place" & done
      wait
      cat "$S"/out?; say '\(words.open)'
      """, words)
    let results = try #require(ending).results
    #expect(results.components(separatedBy: "= AddBook(").count == 3, "\(results)")
    #expect(results.contains(words.openedBoth), "\(results)")
  }
}
