import IntentRuntime
import PhraseDiagnostics
import Testing

/// Files of ways and weather that are none.
@Suite struct FileProviderTests {
  @Test(arguments: [
    ("{\"travel\": [{\"to\": \"x\"", 1, "closed"),
    ("{\"travel\":\n  [{\"to\": \"x\"}]}", 2, "minutes"),
    ("{\"weather\":\n\n [{\"at\": \"x\", \"from\": \"noon\"}]}", 3, "date"),
    ("", 1, "expected"),
  ])
  func aFaultHasItsPlace(json: String, line: Int, reason: String) {
    let error = #expect(throws: Diagnostic.self) {
      _ = try FileProviders(file: "ways.json", Array(json.utf8))
    }
    #expect(error?.place?.file == "ways.json")
    #expect(error?.place?.line == line)
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }

  @Test func aWayIsFoundByThePlacesName() async throws {
    let json = "{\"travel\": [{\"to\": \"Riverside Park\", \"minutes\": 25}]}"
    let providers = try FileProviders(file: "ways.json", Array(json.utf8))
    #expect(providers.knowsWays && !providers.knowsWeather)
  }
}
