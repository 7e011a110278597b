import LanguagePacks
import Testing

@testable import AizuchiConsole

@Suite struct PhraseFilesTests {
  /// Every file below a folder with what it holds.
  private func contents(of data: PhraseData, in folder: String = "") -> [String: [UInt8]] {
    var all: [String: [UInt8]] = [:]
    for name in data.list(folder) {
      if name.hasSuffix("/") {
        all.merge(contents(of: data, in: folder + name)) { first, _ in first }
      } else {
        all[folder + name] = data.read(folder + name)
      }
    }
    return all
  }

  @Test func theEmbeddedCopyIsTheFolder() {
    let folder = contents(of: PhraseData(folder: "\(ChildProgram.root)/Phrases"))
    #expect(folder["Language/ja/sentences.json"] != nil)
    #expect(contents(of: .embedded) == folder)
  }

  @Test func nothingOutsideIsRead() {
    let data = PhraseData(folder: "\(ChildProgram.root)/Phrases")
    #expect(data.read("../Package.swift") == nil)
    #expect(data.read("Language/../../Package.swift") == nil)
    #expect(PhraseData.embedded.read("no/such") == nil)
    #expect(PhraseData.embedded.list("no/such") == [])
  }

  @Test func aFolderBesideTheProgramIsFound() throws {
    let data = try PhraseData.located(
      environment: [:], executable: "\(ChildProgram.root)/.build/x/release/aizuchi")
    #expect(data.read("Language/ja/sentences.json") != nil)
  }
}
