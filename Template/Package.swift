// swift-tools-version: 6.2
import PackageDescription

/// Where Aizuchi is: a folder beside this one, unless `AIZUCHI` says otherwise.
let aizuchi = Context.environment["AIZUCHI"] ?? "../aizuchi"

let package = Package(
  name: "Garden",
  dependencies: [.package(name: "aizuchi", path: aizuchi)],
  targets: [
    .target(
      name: "Garden",
      dependencies: [
        .product(name: "AppIntents", package: "aizuchi"),
        .product(name: "SwiftUI", package: "aizuchi"),
      ],
      resources: [.copy("Localizable.xcstrings")]),
    .executableTarget(
      name: "garden-console",
      dependencies: ["Garden", .product(name: "AizuchiConsole", package: "aizuchi")]),
    .testTarget(
      name: "GardenTests",
      dependencies: ["Garden", .product(name: "AppIntentsTesting", package: "aizuchi")]),
  ]
)
