import Foundation
import FuzzChecks
import Synchronization

/// The check that `AIZUCHI_FUZZ` names.
private let check = FuzzCheck(rawValue: ProcessInfo.processInfo.environment["AIZUCHI_FUZZ"] ?? "")

/// What libFuzzer calls with each input.
@c(LLVMFuzzerTestOneInput)
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // Safety: libFuzzer gives `count` bytes, which stay as they are during the call.
  let input = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  guard let check else { stop("AIZUCHI_FUZZ names no check") }
  wait {
    do throws(BrokenPromise) { try await check.run(input) } catch {
      stop("broken promise: \(error)")
    }
  }
  return 0
}

/// Ends the process in a way that libFuzzer takes for a crash.
private func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  abort()
}

/// Waits on the main thread for asynchronous work, part of which may want the main thread.
private func wait(for work: @escaping @Sendable () async -> Void) {
  let done = Mutex(false)
  Task.detached {
    await work()
    done.withLock { $0 = true }
    DispatchQueue.main.async {}  // wakes the loop
  }
  while !done.withLock({ $0 }) {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
  }
}

/// libFuzzer's own `main`, under another name.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ check: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Hands the program over to libFuzzer.
@main enum Fuzzer {
  static func main() {
    // Safety: the arguments are the process's own and live as long as it does.
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
      unsafe CommandLine.unsafeArgv
    exit(unsafe runDriver(&count, &arguments, fuzzOneInput))
  }
}
