import Testing

@Suite struct SchemaExpansionTests {
  private let intent = ["AppIntent", "AssistantSchemaIntent", "OpenIntent", "DeleteIntent"]

  @Test func storedVariablesBecomeParameters() {
    let made = Expansion(
      """
      @AppIntent(schema: .calendar.deleteEvent)
      public struct Remove {
        var entity: Event
        var span: Span?
        @Dependency var store: Store
        static var openAppWhenRun = true
        let limit = 3
        private var cache: Int = 0
        var isAll: Bool { span == nil }
      }
      """, protocols: intent)
    #expect(made.faults.isEmpty)
    #expect(
      made.text == """
        public struct Remove {
          @AppIntents.IntentParameter()
          var entity: Event
          @AppIntents.IntentParameter()
          var span: Span?
          @Dependency var store: Store
          static var openAppWhenRun = true
          let limit = 3
          private var cache: Int = 0
          var isAll: Bool { span == nil }
        }

        extension Remove: AppIntents.AppIntent, AppIntents.AssistantSchemaIntent {
          public static var __appSchemaIntent: String {
            "calendar.deleteEvent"
          }
        }
        """)
  }

  @Test func anEntityKeepsItsIdentifierAsItIs() {
    let made = Expansion(
      "@AppEntity(schema: .calendar.calendar) struct A {\n  let id: String\n  var title: String\n}",
      protocols: ["AssistantSchemaEntity"])
    #expect(made.faults.isEmpty)
    #expect(
      made.text.contains("let id: String\n  @AppIntents.EntityProperty()\n  var title: String"))
    #expect(made.text.contains("extension A: AppIntents.AssistantSchemaEntity {"))
  }

  @Test func theShapeChoosesTheSystemsProtocol() {
    func conformances(_ source: String) -> String? {
      let text = Expansion(source, protocols: intent).text
      return text.split(separator: "\n").first { $0.hasPrefix("extension") }.map(String.init)
    }
    #expect(
      conformances("@AppIntent(schema: .system.open) struct A {\n  var target: B\n}")
        == "extension A: AppIntents.AppIntent, AppIntents.OpenIntent, AppIntents.AssistantSchemaIntent {"
    )
    #expect(
      conformances("@AppIntent(schema: .photos.deleteAssets) struct A {\n  var entities: [B]\n}")
        == "extension A: AppIntents.AppIntent, AppIntents.DeleteIntent, AppIntents.AssistantSchemaIntent {"
    )
    #expect(
      conformances("@AppIntent(schema: .photos.deleteAssets) struct A {\n  var others: [B]\n}")
        == "extension A: AppIntents.AppIntent, AppIntents.AssistantSchemaIntent {")
  }

  @Test(arguments: [
    (
      "@AppEnum(schema: .calendar.nothing) enum A: String {}",
      "1: there is no enum schema 'calendar.nothing'"
    ),
    (
      "@AppIntent(schema: wanted) struct A {}",
      "1: a schema is named by its domain and member, such as '.calendar.event'"
    ),
    ("@AppIntent(schema: .system.open) enum A {}", "1: '@AppIntent' is for structs and classes"),
    ("@AppEnum(schema: .calendar.eventSpan) struct A {}", "1: '@AppEnum' is for enums"),
  ])
  func aSchemaThatIsNotThereIsAFault(_ source: String, _ fault: String) {
    #expect(Expansion(source).faults == [fault])
  }

  @Test func aMemberThatDiffersIsToldWhereItStandsAndMended() {
    let source = """
      @AppIntent(schema: .calendar.deleteEvent)
      struct Remove {
        var entity: [Event]
        var span: Span
        var reason: String
        var note: String?
      }
      """
    let made = Expansion(source)
    #expect(
      made.faults == [
        "3: 'entity' has the type 'Event' in the schema 'calendar.deleteEvent'",
        "4: 'span' has the type 'Span?' in the schema 'calendar.deleteEvent'",
        "5: 'reason' is no member of the schema 'calendar.deleteEvent', and has to be optional",
      ])
    #expect(made.mended.contains("var entity: Event\n"))
    #expect(made.mended.contains("var span: Span?\n"))
  }

  @Test func aMissingMemberIsAdded() {
    let source = "@AppEntity(schema: .calendar.calendar) struct A {\n  let id: String\n}"
    let made = Expansion(source)
    #expect(made.faults == ["1: the schema 'calendar.calendar' needs 'var title: String'"])
    #expect(
      made.mended
        == "@AppEntity(schema: .calendar.calendar) struct A {\n  var title: String\n  let id: String\n}"
    )
    #expect(Expansion(made.mended).faults.isEmpty)
  }

  @Test func aTypeMayBeWrittenInFull() {
    let source = """
      @AppEntity(schema: .mail.account) struct A {
        let id: String
        var name: Swift.String
        var emailAddress: Optional<String>
      }
      """
    #expect(
      Expansion(source).faults == [
        "4: 'emailAddress' has the type 'String' in the schema 'mail.account'"
      ])
  }
}
