import Foundation

/// Runs the built program, or another one, as a child.
struct ChildProgram {
  /// What a child came to.
  struct Ending {
    var code: Int32
    var wasSignalled: Bool
    var results: String
    var messages: String
  }

  /// The folder of the test's own executable, where the program was built too.
  static var buildFolder: String {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: own).deletingLastPathComponent().path
  }

  /// The package's folder.
  static var root: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
  }

  /// The built program.
  static var aizuchi: String { "\(buildFolder)/aizuchi" }

  /// Runs a shell command to its end; `$A` is the program, `$S` a scratch folder that is also home.
  static func shell(
    _ command: String, in scratch: ScratchFolder, environment: [String: String] = [:]
  ) throws -> Ending {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", command]
    var variables = [
      "A": aizuchi, "S": scratch.path, "HOME": scratch.path, "PATH": "/usr/bin:/bin",
      "XDG_DATA_HOME": "\(scratch.path)/data", "ROOT": root,
    ]
    variables.merge(environment) { _, new in new }
    process.environment = variables
    process.currentDirectoryURL = URL(filePath: scratch.path)
    let files = ["\(scratch.path)/.out", "\(scratch.path)/.err"]
    for file in files { try Data().write(to: URL(filePath: file)) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: files[0])
    process.standardError = FileHandle(forWritingAtPath: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = files.map {
      String(decoding: FileManager.default.contents(atPath: $0) ?? Data(), as: UTF8.self)
    }
    return Ending(
      code: process.terminationStatus,
      wasSignalled: process.terminationReason == .uncaughtSignal, results: texts[0],
      messages: texts[1])
  }
}
