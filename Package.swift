// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Settings for a module whose protocols apps conform to.
///
/// `NonisolatedNonsendingByDefault` would write `nonisolated` into the requirements, and so into the
/// methods of an app's type that is on the main actor.
let appFacing: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The strictest settings the toolchain has, for every other Swift target of our own.
let strict = appFacing + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

/// What an app's developer would have: no settings beyond the language mode.
let asAnApp: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// Where the toolchain of the `swift` in PATH keeps SwiftSyntax, which is no package here.
let syntaxFolder: String = {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
  let swift = folders.map { URL(fileURLWithPath: "\($0)/swift").resolvingSymlinksInPath() }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  let usr = swift?.deletingLastPathComponent().deletingLastPathComponent()
  return usr?.appendingPathComponent("lib/swift/host").path ?? "/usr/lib/swift/host"
}()
/// What the compiler needs to find SwiftSyntax.
let syntaxSearch: [SwiftSetting] = [.unsafeFlags(["-I", syntaxFolder])]
/// What the linker needs of SwiftSyntax.
let syntaxLibraries: [LinkerSetting] = [
  .unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
  .linkedLibrary("SwiftDiagnostics"), .linkedLibrary("SwiftParserDiagnostics"),
  .linkedLibrary("SwiftIfConfig"), .linkedLibrary("SwiftOperators"),
]

/// What the linker needs besides for a program that expands macros.
let macroLibraries: [LinkerSetting] = [
  .linkedLibrary("SwiftSyntaxBuilder"), .linkedLibrary("SwiftSyntaxMacros"),
  .linkedLibrary("SwiftSyntaxMacroExpansion"), .linkedLibrary("SwiftBasicFormat"),
  .linkedLibrary("SwiftCompilerPluginMessageHandling"),
]

/// A Swift target.
///
/// `imports` may only name targets that stand above it in `targets`.
func module(
  _ name: String, imports: [Target.Dependency] = [], plugins: [Target.PluginUsage] = []
) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict, plugins: plugins)
}

/// A Swift target that does the work on every utterance: optimized in debug builds too, so that the
/// tests over all sentences take seconds.
func engine(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: imports,
    swiftSettings: strict + [.unsafeFlags(["-O"], .when(configuration: .debug))])
}

func tests(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + imports, swiftSettings: strict)
}

let targets: [Target] = [
  .target(
    name: "CICU", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
  .target(name: "CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
  .target(
    name: "SampleDatabase", dependencies: ["CSQLite"],
    path: "Sources/Samples/SampleDatabase", swiftSettings: asAnApp),
  .target(name: "CICal", linkerSettings: [.linkedLibrary("ical")]),
  .target(
    name: "CZip", linkerSettings: [.linkedLibrary("minizip"), .linkedLibrary("z")]),
  .target(name: "CYAML", linkerSettings: [.linkedLibrary("yaml")]),
  .target(name: "CLineEdit", linkerSettings: [.linkedLibrary("edit")]),
  .executableTarget(
    name: "embed-phrases", path: "Sources/Embedding/embed-phrases", swiftSettings: strict),
  .plugin(
    name: "EmbedPhrases", capability: .buildTool(), dependencies: ["embed-phrases"],
    path: "Sources/Embedding/Plugin"),
  module("PhraseDiagnostics"),
  engine("PhraseIndex"),
  module("LocalizedTexts", imports: ["CICU", "PhraseDiagnostics"]),
  engine("TextNormalization", imports: ["CICU"]),
  engine("LanguagePacks", imports: ["TextNormalization", "PhraseDiagnostics"]),
  engine("PhraseSyntax", imports: ["PhraseDiagnostics"]),
  engine(
    "ValueRecognition",
    imports: ["CICU", "PhraseIndex", "TextNormalization", "LanguagePacks"]),
  module("IntentCatalog", imports: ["PhraseDiagnostics", "LocalizedTexts", "PhraseSyntax"]),
  module("DonationKeeping", imports: ["CICal", "SampleDatabase", "IntentCatalog"]),
  engine(
    "SentenceMatching",
    imports: [
      "PhraseDiagnostics", "TextNormalization", "PhraseSyntax", "ValueRecognition", "IntentCatalog",
    ]),
  engine(
    "IntentMatching",
    imports: [
      "PhraseDiagnostics", "PhraseIndex", "TextNormalization", "LanguagePacks", "PhraseSyntax",
      "ValueRecognition", "IntentCatalog", "SentenceMatching",
    ]),
  module(
    "PhraseLint",
    imports: [
      "PhraseDiagnostics", "LocalizedTexts", "TextNormalization", "LanguagePacks", "PhraseSyntax",
      "IntentCatalog", "SentenceMatching", "IntentMatching",
    ]),
  engine(
    "DialogEngine",
    imports: [
      "PhraseDiagnostics", "PhraseIndex", "TextNormalization", "LanguagePacks", "PhraseSyntax",
      "ValueRecognition",
      "IntentCatalog", "IntentMatching",
    ]),
  engine(
    "SchemaUnderstanding",
    imports: [
      "PhraseDiagnostics", "TextNormalization", "LanguagePacks", "PhraseSyntax",
      "ValueRecognition", "IntentCatalog",
    ]),
  module("SnippetUI", imports: ["PhraseDiagnostics", "LocalizedTexts"]),
  module("UniformTypeIdentifiers"),
  module("CoreTransferable", imports: ["UniformTypeIdentifiers"]),
  module("UserActivities"),
  module(
    "CoreSpotlight",
    imports: ["CSQLite", "TextNormalization", "UniformTypeIdentifiers", "UserActivities"]),
  module("Intents", imports: ["IntentCatalog", "UserActivities"]),
  .target(
    name: "IntentExpansion", swiftSettings: strict + syntaxSearch,
    linkerSettings: syntaxLibraries + macroLibraries),
  .macro(
    name: "AppIntentsMacros", dependencies: ["IntentExpansion"],
    swiftSettings: strict + syntaxSearch, linkerSettings: syntaxLibraries + macroLibraries),
  .target(
    name: "AppIntents",
    dependencies: [
      "PhraseDiagnostics", "LocalizedTexts", "IntentCatalog", "SnippetUI", "UniformTypeIdentifiers",
      "CoreTransferable", "UserActivities", "CoreSpotlight", "Intents", "AppIntentsMacros",
    ], swiftSettings: appFacing),
  module("UIKit", imports: ["SnippetUI", "UserActivities", "AppIntents"]),
  module(
    "SwiftUI",
    imports: ["LocalizedTexts", "SnippetUI", "CoreTransferable", "UIKit", "AppIntentsMacros"]),
  module("SwiftData", imports: ["AppIntentsMacros"]),
  module("Combine", imports: ["SnippetUI"]),
  module("OSLog"),
  module("WidgetKit"),
  module("VisualIntelligence", imports: ["IntentCatalog", "AppIntents"]),
  module("Charts", imports: ["LocalizedTexts", "SnippetUI"]),
  module(
    "CatalogFiles",
    imports: [
      "CZip", "CYAML", "PhraseDiagnostics", "LocalizedTexts", "PhraseSyntax", "IntentCatalog",
    ]),
  .target(
    name: "SwiftSourceReading",
    dependencies: [
      "PhraseDiagnostics", "LocalizedTexts", "PhraseSyntax", "IntentCatalog", "CatalogFiles",
    ],
    swiftSettings: strict + syntaxSearch, linkerSettings: syntaxLibraries),
  .executableTarget(
    name: "aizuchi-source",
    dependencies: ["PhraseDiagnostics", "IntentCatalog", "CatalogFiles", "SwiftSourceReading"],
    swiftSettings: strict + syntaxSearch),
  module(
    "IntentRuntime",
    imports: [
      "PhraseDiagnostics", "LocalizedTexts", "TextNormalization", "LanguagePacks",
      "ValueRecognition", "IntentCatalog", "SampleDatabase", "DonationKeeping", "IntentMatching",
      "DialogEngine", "SchemaUnderstanding", "SnippetUI", "AppIntents", "CatalogFiles",
    ]),
  module(
    "IntentTranscripts",
    imports: [
      "PhraseDiagnostics", "IntentCatalog", "IntentMatching", "DialogEngine", "IntentRuntime",
    ]),
  module(
    "AizuchiConsole",
    imports: [
      "CLineEdit", "PhraseDiagnostics", "LocalizedTexts", "TextNormalization", "LanguagePacks",
      "PhraseSyntax", "ValueRecognition", "IntentCatalog", "SentenceMatching", "IntentMatching",
      "PhraseLint", "DialogEngine", "SchemaUnderstanding", "SnippetUI", "CatalogFiles",
      "AppIntents", "IntentRuntime", "IntentTranscripts",
    ],
    plugins: ["EmbedPhrases"]),
  module(
    "AppIntentsTesting",
    imports: [
      "PhraseDiagnostics", "IntentCatalog", "AppIntents", "IntentTranscripts", "AizuchiConsole",
    ]),
  .target(
    name: "CafeOrder", dependencies: ["AppIntents", "SwiftUI", "SampleDatabase"],
    path: "Sources/Samples/CafeOrder", swiftSettings: asAnApp),
  .target(
    name: "Meditation", dependencies: ["AppIntents", "SwiftUI", "SampleDatabase"],
    path: "Sources/Samples/Meditation", swiftSettings: asAnApp),
  .target(
    name: "Library", dependencies: ["AppIntents", "Charts", "SwiftUI", "SampleDatabase"],
    path: "Sources/Samples/Library", swiftSettings: asAnApp),
  .target(
    name: "Planner", dependencies: ["AppIntents", "SampleDatabase"],
    path: "Sources/Samples/Planner", swiftSettings: asAnApp),
  .target(
    name: "CometCal", dependencies: ["AppIntents", "CoreSpotlight", "SwiftUI", "SampleDatabase"],
    path: "Sources/Samples/CometCal", swiftSettings: asAnApp),
  .target(
    name: "Mail", dependencies: ["AppIntents", "SampleDatabase", "SwiftUI"],
    path: "Sources/Samples/Mail", swiftSettings: asAnApp),
  .target(
    name: "Messages", dependencies: ["AppIntents", "SampleDatabase"],
    path: "Sources/Samples/Messages", swiftSettings: asAnApp),
  .target(
    name: "Reservations", dependencies: ["AppIntents", "Intents", "SwiftUI", "SampleDatabase"],
    path: "Sources/Samples/Reservations", swiftSettings: asAnApp),
  .executableTarget(
    name: "aizuchi",
    dependencies: [
      "AizuchiConsole", "AppIntents", "CafeOrder", "Meditation", "Library", "Planner",
      "CometCal", "Mail", "Messages",
      "Reservations",
    ],
    swiftSettings: strict),
  tests("PhraseDiagnostics"),
  .testTarget(
    name: "SwiftSourceReadingTests",
    dependencies: [
      "PhraseDiagnostics", "IntentCatalog", "CatalogFiles", "SwiftSourceReading",
    ],
    swiftSettings: strict + syntaxSearch),
  tests(
    "CatalogFiles",
    imports: [
      "PhraseDiagnostics", "LocalizedTexts", "LanguagePacks", "PhraseSyntax", "IntentCatalog",
      "IntentMatching", "AppIntents", "CafeOrder",
    ]),
  tests("LocalizedTexts", imports: ["PhraseDiagnostics"]),
  tests("PhraseSyntax", imports: ["PhraseDiagnostics"]),
  tests("ValueRecognition", imports: ["CICU", "LanguagePacks", "PhraseDiagnostics"]),
  tests("TextNormalization"),
  tests(
    "IntentTranscripts",
    imports: [
      "PhraseDiagnostics", "IntentCatalog", "IntentMatching", "IntentRuntime", "DialogEngine",
    ]),
  tests(
    "IntentRuntime",
    imports: [
      "PhraseDiagnostics", "LocalizedTexts", "IntentCatalog", "IntentMatching", "LanguagePacks",
      "DialogEngine",
      "CatalogFiles", "AppIntents",
    ]),
  .target(
    name: "HostTestSupport", dependencies: ["AppIntents", "IntentCatalog", "LocalizedTexts"],
    path: "Tests/HostTestSupport", swiftSettings: strict),
  tests(
    "CafeOrder",
    imports: [
      "AppIntents", "IntentCatalog", "LocalizedTexts", "PhraseDiagnostics", "SampleDatabase",
      "HostTestSupport",
    ]),
  tests(
    "AizuchiConsole",
    imports: [
      "PhraseDiagnostics", "LanguagePacks", "IntentCatalog", "IntentMatching", "DialogEngine",
      "IntentRuntime", "IntentTranscripts", "SampleDatabase", "aizuchi", "aizuchi-source",
    ]),
  tests("SentenceMatching", imports: ["PhraseDiagnostics", "IntentCatalog"]),
  tests(
    "SchemaUnderstanding",
    imports: ["PhraseDiagnostics", "LanguagePacks", "ValueRecognition", "IntentCatalog"]),
  tests("PhraseIndex"),
  tests(
    "IntentMatching",
    imports: [
      "PhraseDiagnostics", "PhraseIndex", "TextNormalization", "LanguagePacks", "IntentCatalog",
    ]),
  .testTarget(
    name: "PhraseLintTests",
    dependencies: [
      "PhraseDiagnostics", "LocalizedTexts", "TextNormalization", "LanguagePacks", "IntentCatalog",
      "IntentMatching", "PhraseLint", "CatalogFiles", "SwiftSourceReading",
    ], swiftSettings: strict + syntaxSearch),
  .target(
    name: "SwiftFiveApp", dependencies: ["AppIntents", "SwiftUI"], path: "Tests/SwiftFiveApp",
    swiftSettings: asAnApp),
  .target(
    name: "SwiftSixApp", dependencies: ["AppIntents", "SwiftUI"], path: "Tests/SwiftSixApp",
    swiftSettings: [.swiftLanguageMode(.v6)]),
  .target(
    name: "PastedApp",
    dependencies: [
      "AppIntents", "SwiftUI", "CoreSpotlight", "UniformTypeIdentifiers", "UIKit", "SwiftData",
      "Combine", "OSLog", "WidgetKit", "VisualIntelligence",
    ],
    path: "Tests/PastedApp", swiftSettings: asAnApp),
  tests(
    "AppIntents",
    imports: [
      "PhraseDiagnostics", "IntentCatalog", "LocalizedTexts", "HostTestSupport", "SwiftFiveApp",
      "SwiftSixApp", "PastedApp",
    ]),
  .testTarget(
    name: "IntentExpansionTests", dependencies: ["IntentExpansion"],
    swiftSettings: strict + syntaxSearch),
  tests("AppIntentsTesting", imports: ["AppIntents", "IntentCatalog", "Library", "PastedApp"]),
  tests(
    "Library",
    imports: [
      "AppIntents", "IntentCatalog", "DialogEngine", "IntentRuntime", "LanguagePacks",
      "LocalizedTexts",
      "SampleDatabase", "HostTestSupport",
    ]),
  tests("DonationKeeping", imports: ["SampleDatabase", "IntentCatalog"]),
  tests("Intents", imports: ["IntentCatalog"]),
  tests(
    "CometCal",
    imports: [
      "AppIntents", "AppIntentsTesting", "IntentCatalog", "LocalizedTexts", "HostTestSupport",
    ]),
  tests("CoreSpotlight", imports: ["TextNormalization"]),
  tests(
    "Reservations",
    imports: [
      "AppIntents", "CometCal", "DialogEngine", "IntentCatalog", "IntentRuntime", "LanguagePacks",
      "LocalizedTexts", "HostTestSupport",
    ]),
  tests("SnippetUI", imports: ["LocalizedTexts"]),
  tests(
    "Meditation",
    imports: ["AppIntents", "IntentCatalog", "LocalizedTexts", "SampleDatabase", "HostTestSupport"]),
  .testTarget(
    name: "DialogTableTests",
    dependencies: [
      "CSQLite", "LanguagePacks", "IntentCatalog", "IntentMatching", "DialogEngine", "AppIntents",
      "IntentRuntime",
      "CafeOrder", "Meditation",
    ], swiftSettings: strict),
  tests("DialogEngine", imports: ["TextNormalization"]),
  .target(
    name: "FuzzChecks",
    dependencies: [
      "PhraseDiagnostics", "PhraseIndex", "LocalizedTexts", "TextNormalization", "LanguagePacks",
      "PhraseSyntax", "ValueRecognition", "IntentCatalog", "SentenceMatching", "IntentMatching",
      "PhraseLint", "DialogEngine", "CatalogFiles", "AppIntents", "IntentRuntime",
      "IntentTranscripts", "CafeOrder",
    ], path: "Tests/Fuzz/Checks", swiftSettings: strict),
  .testTarget(
    name: "FuzzTests", dependencies: ["FuzzChecks"], path: "Tests/Fuzz/Tests",
    swiftSettings: strict),
]

/// Whether the fuzzer is built, beside which no other program is.
let isFuzzing = Context.environment["AIZUCHI_FUZZ"] != nil
let programs = [
  "embed-phrases", "EmbedPhrases", "AizuchiConsole", "AppIntentsTesting", "aizuchi",
  "AizuchiConsoleTests", "AppIntentsTestingTests", "aizuchi-source",
]
/// It alone has libFuzzer's `main`: the program that expands macros needs its own.
let fuzzer: Target = .executableTarget(
  name: "fuzzer", dependencies: ["FuzzChecks"], path: "Tests/Fuzz/Fuzzer",
  swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])],
  linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])])

let package = Package(
  name: "aizuchi",
  products: isFuzzing
    ? []
    : [
      .library(name: "AppIntents", targets: ["AppIntents"]),
      .library(name: "SwiftUI", targets: ["SwiftUI"]),
      .library(name: "Charts", targets: ["Charts"]),
      .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
      .library(name: "UIKit", targets: ["UIKit"]),
      .library(name: "SwiftData", targets: ["SwiftData"]),
      .library(name: "Combine", targets: ["Combine"]),
      .library(name: "OSLog", targets: ["OSLog"]),
      .library(name: "WidgetKit", targets: ["WidgetKit"]),
      .library(name: "VisualIntelligence", targets: ["VisualIntelligence"]),
      .library(name: "Intents", targets: ["Intents"]),
      .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
      .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
      .library(name: "AizuchiConsole", targets: ["AizuchiConsole"]),
      .library(name: "AppIntentsTesting", targets: ["AppIntentsTesting"]),
      .executable(name: "aizuchi", targets: ["aizuchi"]),
      .executable(name: "aizuchi-source", targets: ["aizuchi-source"]),
    ],
  targets: isFuzzing ? targets.filter { !programs.contains($0.name) } + [fuzzer] : targets
)
