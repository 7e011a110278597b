import Glibc

/// What the system calls an error number.
func systemMessage(_ number: Int32) -> String {
  // Safety: the text stays valid until the next call on this thread, and is copied here.
  guard let text = unsafe strerror(number) else { return "error \(number)" }
  return unsafe String(cString: text)
}

/// Opens a file, which no child process inherits; a new one is for its owner alone.
/// - Returns: The descriptor, or -1 with `errno` set.
func openFile(_ path: String, _ flags: Int32) -> Int32 {
  unsafe open(path, flags | O_CLOEXEC, 0o600)
}
