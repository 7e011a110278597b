import SwiftIfConfig
import SwiftSyntax

/// The build that `#if` is decided for: an app for iPhones, in release, with a new compiler.
struct IOSBuild: BuildConfiguration {
  /// Conditions that the project's build settings define.
  var conditions: Set<String> = []

  /// Modules that there are on other systems only.
  private static let foreignModules: Set<String> = [
    "AppKit", "Cocoa", "Carbon", "WatchKit", "TVUIKit", "TVMLKit", "ScreenSaver", "Glibc", "Musl",
    "Android", "Bionic", "WinSDK", "CRT", "ucrt", "WASILibc", "XCTest", "Testing",
    "FoundationEssentials",
  ]
  private static let features: Set<String> = ["ExistentialAny", "StrictConcurrency"]

  func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }
  func hasFeature(name: String) -> Bool { Self.features.contains(name) }
  func hasAttribute(name: String) -> Bool { true }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    return !Self.foreignModules.contains(module)
  }
  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(5, 10) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}

extension IfConfigDeclSyntax {
  /// What stands in the clause that is compiled.
  func activeElements(in build: IOSBuild) -> IfConfigClauseSyntax.Elements? {
    activeClause(in: build).clause?.elements
  }
}
