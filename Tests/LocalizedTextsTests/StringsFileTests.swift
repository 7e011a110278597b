import Foundation
import LocalizedTexts
import PhraseDiagnostics
import Testing

@Suite struct StringsFileTests {
  private func read(_ text: String) -> StringsFile {
    StringsFile(file: "ja.lproj/A.strings", bytes: Array(text.utf8))
  }

  @Test func entriesWithPlaces() {
    let file = read(
      """
      /* the café */
      "Order with ${applicationName}" = "${applicationName}で注文"; // said first
      title = 注文;
      "カフェ" = "b"; plain-key = plain.value; "alone";
      """)
    // A bare word is ASCII: the second entry is no good, and the rest is read all the same.
    #expect(file.diagnostics.count == 1)
    #expect(file.diagnostics.first?.place?.line == 3)
    #expect(file.diagnostics.first?.place?.column == 9)
    let table = file.table
    #expect(
      table.keys == ["Order with ${applicationName}", "カフェ", "plain-key", "alone"])
    let first = table["Order with ${applicationName}"]
    #expect(first?.text == "${applicationName}で注文")
    #expect(first?.keyPlace == SourcePlace(file: "ja.lproj/A.strings", line: 2, column: 1))
    #expect(
      first?.values.first?.place == SourcePlace(file: "ja.lproj/A.strings", line: 2, column: 35))
    #expect(table["カフェ"]?.values.first?.place.column == 9)
    #expect(table["alone"]?.text == "alone")
  }

  @Test func escapes() {
    let file = read(#""k" = "a\"b\\c\nd\te\U30d3\u30ebf\101\'\ud83c\udf54";"#)
    #expect(file.diagnostics == [])
    #expect(file.table["k"]?.text == "a\"b\\c\nd\teビルfA'🍔")
  }

  @Test func bracesArraysAndDictionaries() throws {
    let file = read(
      """
      {
        INAlternativeAppNames = ( { INAlternativeAppName = "Cafe"; }, { INAlternativeAppName = "カフェオーダー"; } );
        CFBundleDisplayName = "カフェ";
      }
      """)
    #expect(file.diagnostics == [])
    let names = AppNames(file.root)
    #expect(names.name?.text == "カフェ")
    #expect(names.alternativeNames.map(\.text) == ["Cafe", "カフェオーダー"])
    #expect(names.alternativeNames.map(\.place.line) == [2, 2])
  }

  struct Fault: CustomTestStringConvertible {
    var text: String
    var line = 1
    var column: Int
    var words: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Fault(text: "\"a\" = \"b\"\n\"c\" = \"d\";", line: 2, column: 1, words: "expected ';' here"),
    Fault(text: "\"a\" = ;", column: 7, words: "expected a value here"),
    Fault(text: "\"a\" = \"b", column: 7, words: "the string is never closed"),
    Fault(text: "\"a\" = \"b\"", column: 10, words: "the file ends in the middle of an entry"),
    Fault(text: "/* a", column: 1, words: "the comment is never closed"),
    Fault(text: "\"a\" = \"\\q\";", column: 8, words: "this is no escape"),
    Fault(text: "\"a\" = \"\\ud800\";", column: 7, words: "an escaped surrogate"),
    Fault(text: "\"a\" = (b, c;", column: 12, words: "expected ',' or ')' here"),
    Fault(text: "= x;", column: 1, words: "expected a key here"),
  ])
  func whatIsWrongIsShownWithItsPlace(_ fault: Fault) throws {
    let found = try #require(read(fault.text).diagnostics.first)
    #expect(found.message.hasPrefix(fault.words))
    #expect(found.place?.line == fault.line)
    #expect(found.place?.column == fault.column)
  }

  @Test func anEntryBehindAFaultIsRead() {
    let file = read("\"a\" = \"\\ud800\";\n\"c\" = \"d\";\n\"e\" \"f\";\n\"g\" = \"h\";")
    #expect(file.table.keys == ["c", "g"])
    #expect(file.diagnostics.map { $0.place?.line } == [1, 3])
  }

  @Test func anUnknownEscapeIsTheCharacterItself() {
    let file = read(#""k" = "50\% \カ";"#)
    #expect(file.table["k"]?.text == "50% カ")
    #expect(file.diagnostics.map(\.severity) == [.warning, .warning])
    let interpolated = read(#""k" = "\(.applicationName)";"#)
    #expect(interpolated.table["k"]?.text == #"\(.applicationName)"#)
    #expect(interpolated.diagnostics.map(\.severity) == [.warning])
    #expect(interpolated.diagnostics.first?.help?.contains("${applicationName}") == true)
  }

  @Test func aKeyTwiceIsAWarningAndTheLaterCounts() {
    let file = read("a = b;\na = c;")
    #expect(file.table["a"]?.text == "c")
    #expect(file.diagnostics.map(\.severity) == [.warning])
    #expect(
      file.diagnostics.first?.message == "key 'a' stands in line 1 already; the later one counts")
  }

  @Test func deepNestingEndsWithAMessage() {
    let file = read("a = " + String(repeating: "(", count: 100_000))
    #expect(file.diagnostics.first?.message == "values are nested more than 32 deep")
  }

  @Test func otherEncodingsAndForms() throws {
    let text = "\"k\" = \"カフェ🍔\";"
    var little: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { little += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(StringsFile(file: "f", bytes: little).table["k"]?.text == "カフェ🍔")
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let data = try encoder.encode(["k": "カフェ", "n": "1"])
      let file = StringsFile(file: "f", bytes: Array(data))
      #expect(file.diagnostics == [])
      #expect(file.table["k"]?.text == "カフェ")
    }
    #expect(StringsFile(file: "f", bytes: Array("bplist00xx".utf8)).diagnostics.count == 1)
    #expect(StringsFile(file: "f", bytes: Array("<?xml version".utf8)).diagnostics.count == 1)
    #expect(StringsFile(file: "f", bytes: [0x61, 0xFF]).diagnostics.first?.place?.column == 2)
    #expect(StringsFile(file: "f", bytes: []).diagnostics == [])
  }

  @Test func infoPropertyListsInXML() throws {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleDisplayName</key><string>カフェ</string>
        <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
        <key>CFBundleIdentifier</key><string>com.example.cafe</string>
        <key>LSRequiresIPhoneOS</key><true/>
        <key>INAlternativeAppNames</key><array>
          <dict><key>INAlternativeAppName</key><string>Cafe</string></dict>
          <dict><key>INAlternativeAppName</key><string>カフェオーダー</string></dict>
        </array>
      </dict></plist>
      """
    let (names, diagnostics) = AppNames.read(file: "Info.plist", bytes: Array(plist.utf8))
    #expect(diagnostics == [])
    #expect(names.name?.text == "カフェ")
    #expect(names.alternativeNames.map(\.text) == ["Cafe", "カフェオーダー"])
    #expect(names.bundleIdentifier == "com.example.cafe")
  }
}
