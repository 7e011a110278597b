import Foundation
import Testing

/// A real terminal, with `LANG` set to what knows no Japanese.
@Suite(.serialized, .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")))
struct TerminalTests {
  /// Runs tmux commands after starting the program, and gives what the terminal shows then.
  private func terminal(
    _ keys: String, in scratch: ScratchFolder, columns: Int = 80, program: String = "$A repl",
    capture: String = "capture-pane -p"
  ) throws -> String {
    let tmux = "tmux -S $S/tmux -u"
    let ending = try ChildProgram.shell(
      """
      t() { \(tmux) "$@"; }
      see() { for i in {1..300}; do t capture-pane -p | grep -qF -- "$1" && return; sleep 0.1; done; }
      type() { t send-keys -l -- "$1"; }
      key() { t send-keys "$@"; }
      # The terminal outlives nobody, and holds nothing open that this process waits for.
      (for fd in {3..40}; do eval "exec $fd>&-"; done
        t -f /dev/null new-session -d -x \(columns) -y 40 "LANG=C LC_ALL=C \(program); echo ended \\$?; read -r x")
      see 'Ctrl-D'
      \(keys)
      t \(capture)
      key Enter; for i in {1..50}; do t has-session 2> /dev/null || break; sleep 0.1; done
      """, in: scratch, environment: ["TERM": "xterm"])
    return ending.results
  }

  @Test func japaneseCanBeTypedAndEditedAndCancelled() throws {
    let scratch = try ScratchFolder()
    let shown = try terminal(
      """
      type カフェで注文文; key BSpace; key Enter; see ハンバーガー
      type ビル; key Left; type ー; key Enter; see サイズ
      key C-c; see 取りやめ
      key C-c; see 尋ねていません
      key C-d; see 'ended 0'
      """, in: scratch)
    #expect(shown.contains("> カフェで注文\nどの商品にしますか？\n  1. ハンバーガー\n"))
    #expect(shown.contains("> ビール\nどのサイズですか？"))
    #expect(shown.contains("取りやめました"))
    #expect(shown.contains("ended 0"))
    #expect(scratch.read(".local/state/aizuchi/history") == "カフェで注文\nビール\n")
    let mode = try FileManager.default.attributesOfItem(
      atPath: "\(scratch.path)/.local/state/aizuchi/history")[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
  }

  @Test func theTabKeyCompletesAndTheArrowKeysRemember() throws {
    let scratch = try ScratchFolder()
    let shown = try terminal(
      """
      type カフェで注文; key Enter; see ハンバーガー
      type ハン; key Tab; see 'ハンバーガー'; sleep 0.5; key Enter; see サイズ
      key Up; sleep 0.5; key Up; sleep 0.5; key C-u; type :qu; key Tab; sleep 0.5; key Enter
      see 'ended 0'
      """, in: scratch)
    #expect(shown.contains("> ハンバーガー\nどのサイズですか？"))
    #expect(shown.contains("> :quit\nended 0"))
  }

  @Test func aSnippetFitsANarrowTerminalAndHasItsLook() throws {
    let scratch = try ScratchFolder()
    let store = "$ROOT/Fixtures/Transcripts/library-books.json"
    let shown = try terminal(
      """
      type 'Show my reading statistics in Library'; key Enter; see '└'
      type 'Show the card of Emma in Library'; key Enter; see 'Read it'
      key C-d; see 'ended 0'
      """, in: scratch, columns: 40,
      program: "$A repl --app Library --locale en_US --timezone UTC --store \(store)",
      capture: "capture-pane -e -p")
    let lines = shown.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  │ 2 ┤") && $0.hasSuffix("│") }, "\(shown)")
    #expect(lines.filter { $0.contains("┤") || $0.contains("█") }.allSatisfy { $0.hasSuffix("│") })
    #expect(shown.contains("\u{1B}[1mEmma"))
  }
}
