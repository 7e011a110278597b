import IntentTranscripts
import Testing

@Suite struct JSONTests {
  @Test(arguments: [
    (
      #"{"b":1,"a":[true,null,-2.5,"\u3042\ud83d\ude00\n"]}"#,
      #"{"b":1,"a":[true,null,-2.5,"あ😀\n"]}"#
    ),
    (#" [ 1e3 , 12 ] "#, "[1000,12]"), (#""\u0001\u007f""#, #""\u0001\u007f""#),
  ])
  func roundTrips(text: String, written: String) throws {
    #expect(try JSONReader.value(of: text.utf8).description == written)
  }

  @Test(arguments: [
    (#"{"a":"\ud800"}"#, "a lone surrogate is no character"),
    (#""\udc00""#, "a lone surrogate is no character"),
    (#""\ud800\u0041""#, "a lone surrogate is no character"),
    (#""\u+123""#, "expected four hexadecimal digits"),
    ("[1,]", "expected a JSON value"), ("{\"a\" 1}", "expected ':' after a member's name"),
    ("", "expected a JSON value before the end"),
    ("1 2", "there is more after the end of the JSON value"),
    ("\"a", "a JSON string is never closed"), ("tru", "expected 'true'"), ("-", "'-' is no number"),
    ("\"\u{1}\"", "a control character in a JSON string must be escaped"),
  ])
  func refuses(text: String, message: String) {
    #expect {
      try JSONReader.value(of: text.utf8)
    } throws: {
      ($0 as? JSONReader.Fault)?.message == message
    }
  }

  @Test func refusesEndlessDepth() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONReader.Fault.self) { try JSONReader.value(of: text.utf8) }
  }

  @Test func refusesBadBytes() {
    #expect(throws: JSONReader.Fault.self) { try JSONReader.value(of: [0x22, 0xFF, 0x22]) }
  }

  @Test func meaningIgnoresOrderAndSpelling() throws {
    let left = try JSONReader.value(of: #"{"a":1,"b":[2.0]}"#.utf8)
    let right = try JSONReader.value(of: #"{"b":[2],"a":1.0}"#.utf8)
    #expect(left.means(right))
    #expect(!left.means(try JSONReader.value(of: #"{"b":[3],"a":1}"#.utf8)))
    #expect(!left.means(try JSONReader.value(of: #"{"b":[2],"a":1,"c":null}"#.utf8)))
  }
}
