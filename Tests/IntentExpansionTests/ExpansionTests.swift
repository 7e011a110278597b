import IntentExpansion
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

/// What a macro makes of a text.
struct Expansion {
  var text: String
  var faults: [String]
  /// The text after all changes that are offered.
  var mended: String

  init(_ source: String, protocols: [String] = []) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "App", fullFilePath: "App.swift")])
    let types = protocols.map { TypeSyntax("\(raw: $0)") }
    func spec(_ name: String) -> MacroSpec? {
      IntentMacros.named(name).map { MacroSpec(type: $0, conformances: types) }
    }
    let specs = [
      "UnionValue": spec("UnionValueMacro"), "ComputedProperty": spec("ComputedPropertyMacro"),
      "DeferredProperty": spec("DeferredPropertyMacro"), "AppIntent": spec("SchemaIntentMacro"),
      "AppEntity": spec("SchemaEntityMacro"), "AppEnum": spec("SchemaEnumMacro"),
    ].compactMapValues { $0 }
    let expanded = file.expand(
      macroSpecs: specs,
      contextGenerator: { node in
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.enclosing)
      }, indentationWidth: .spaces(2))
    text = String(expanded.description.drop { $0.isNewline })
    faults = context.diagnostics.map { found in
      let line = context.location(of: found.node, at: .afterLeadingTrivia, filePathMode: .fileID)
      return "\(line?.line.description ?? "?"): \(found.message)"
    }
    mended = source
    for fix in context.diagnostics.flatMap(\.fixIts) {
      for case .replace(let old, let new) in fix.changes {
        mended = mended.replacing(old.description, with: new.description)
      }
    }
  }
}

extension Syntax {
  /// The declarations around a macro, the nearest first.
  fileprivate var enclosing: [Syntax] {
    sequence(first: self, next: \.parent).dropFirst().filter {
      $0.is(StructDeclSyntax.self) || $0.is(ExtensionDeclSyntax.self)
    }
  }
}

@Suite struct ExpansionTests {
  @Test func aUnionHasATypeForEachCase() {
    let made = Expansion(
      """
      @UnionValue public enum Found {
        case book(Book)
        case note(String)
      }
      """, protocols: ["_IntentValueRepresentable", "AppUnionValue"])
    #expect(made.faults.isEmpty)
    #expect(
      made.text == """
        public enum Found {
          case book(Book)
          case note(String)
        }

        extension Found: AppIntents._IntentValueRepresentable, AppIntents.AppUnionValue {
          public enum Cases: String, AppIntents.AppUnionValueCasesProviding {
            public typealias Union = Found
            case book, note
          }
          public static var allIntentValueTypes: [any AppIntents._IntentValue.Type] {
            [Book.self, String.self]
          }
          public var asIntentValue: any AppIntents._IntentValue {
            switch self {
            case .book(let value):
              value
            case .note(let value):
              value
            }
          }
          public var _case: Cases {
            switch self {
            case .book:
              .book
            case .note:
              .note
            }
          }
          public init?(_intentValue value: any AppIntents._IntentValue) {
            if let value = value as? Book {
              self = .book(value)
            } else
            if let value = value as? String {
              self = .note(value)
            } else {
              return nil
            }
          }
        }
        """)
  }

  @Test(arguments: [
    ("@UnionValue struct A {}", "1: '@UnionValue' is for enums"),
    ("@UnionValue enum A {}", "1: a union needs a case for each type of value"),
    (
      "@UnionValue enum A {\n  case one(Int)\n  case two\n}",
      "3: the case 'two' of a union needs exactly one value, without a label"
    ),
    (
      "@UnionValue enum A {\n  case one(number: Int)\n}",
      "2: the case 'one' of a union needs exactly one value, without a label"
    ),
    (
      "@UnionValue enum A {\n  case one(Int), two(Int)\n}",
      "2: another case has a value of the type 'Int' too, so that they cannot be told apart"
    ),
  ])
  func aUnionThatCannotBeReadIsAFaultAtItsCase(_ source: String, _ fault: String) {
    #expect(Expansion(source).faults == [fault])
  }

  @Test func aComputedPropertyIsKeptForReflection() {
    let made = Expansion(
      "struct A {\n  @ComputedProperty(title: \"Name\", indexingKey: \\.title)\n  public var name: String { a.b }\n}"
    )
    #expect(made.faults.isEmpty)
    #expect(
      made.text == """
        struct A {
          public var name: String { a.b }

          private let _name = AppIntents.EntityProperty<String>(identifier: "name", title: "Name", indexingKey: \\.title, of: A.self, getter: {
              $0.name
            })

          public var $name: AppIntents.EntityProperty<String> {
            _name.bound(to: self)
          }
        }
        """)
  }

  @Test func aDeferredPropertyIsReadWithItsEffects() {
    let made = Expansion(
      "struct A {\n  @DeferredProperty var crowd: Int { get async throws { 1 } }\n}")
    #expect(made.text.contains("of: A.self, asyncGetter: {\n      try await $0.crowd"))
    let plain = Expansion("struct A {\n  @DeferredProperty var crowd: Int { get async { 1 } }\n}")
    #expect(plain.text.contains("asyncGetter: {\n      await $0.crowd"))
  }

  @Test func anExtensionStoresNothing() {
    let made = Expansion("extension A {\n  @ComputedProperty var name: String { a.b }\n}")
    #expect(made.text.contains("of: self, getter"))
    #expect(!made.text.contains("private let"))
  }

  @Test(arguments: [
    (
      "struct A {\n  @ComputedProperty var name: String\n}",
      "2: '@ComputedProperty' is for a property with a getter"
    ),
    (
      "struct A {\n  @ComputedProperty var name = 1\n}",
      "2: '@ComputedProperty' is for a property with a name and a type"
    ),
    (
      "struct A {\n  @DeferredProperty var crowd: Int { 1 }\n}",
      "2: '@DeferredProperty' is for a property with a getter that is 'async'"
    ),
    (
      "struct A {\n  @ComputedProperty var crowd: Int { get async { 1 } }\n}",
      "2: a getter that is 'async' is for '@DeferredProperty'"
    ),
  ])
  func aPropertyOfTheWrongSortIsAFault(_ source: String, _ fault: String) {
    #expect(Expansion(source).faults == [fault])
  }
}
