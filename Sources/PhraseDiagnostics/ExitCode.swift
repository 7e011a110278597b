/// What a command's end tells the shell; the numbers from 64 on are those of `sysexits.h`.
public enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// All was fine, also a match without a hit.
  case success = 0
  /// An error was found in what was checked, or transcripts fail.
  case findings = 1
  /// The command was called wrongly.
  case usage = 64
  /// The input's data are bad.
  case badData = 65
  /// There is no such input.
  case missingInput = 66
  /// The fault is this program's.
  case internalFault = 70
  /// Reading or writing failed.
  case ioFailure = 74
  /// Something else holds what is needed; a later try may work.
  case busy = 75
  /// The person interrupted it.
  case interrupted = 130
}
