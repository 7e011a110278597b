import Foundation
import IntentTranscripts

/// The process's memory, from the kernel.
enum ProcessMemory {
  /// Begins a new peak at what is used now.
  static func resetPeak() {
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
  }

  /// What is used now, in MiB.
  static var current: Double { field("VmRSS:") }
  /// What was used at most, in MiB.
  static var peak: Double { field("VmHWM:") }

  private static func field(_ name: String) -> Double {
    guard let data = FileManager.default.contents(atPath: "/proc/self/status") else { return 0 }
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first {
      $0.hasPrefix(name)
    }
    let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap {
      Double($0)
    }
    return (kibibytes ?? 0) / 1024
  }
}

/// What a measurement was made on.
enum MachineFacts {
  /// The processor, how many cores this process may use, and the load of the last minute.
  static var json: JSONValue {
    let lines = text("/proc/cpuinfo").split(separator: "\n")
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last ?? ""
    let load = text("/proc/loadavg").split(separator: " ").first.flatMap { Double($0) }
    return .object([
      .init("cpu", .string(model.trimmingCharacters(in: .whitespaces))),
      .init("cores", .int(ProcessInfo.processInfo.activeProcessorCount)),
      .init("load", .double(load ?? 0)),
    ])
  }

  private static func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}
