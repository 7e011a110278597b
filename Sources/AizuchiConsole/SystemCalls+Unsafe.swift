import Glibc

/// What the system calls an error number.
func systemMessage(_ number: Int32) -> String {
  // Safety: the text stays valid until the next call on this thread, and is copied here.
  guard let text = unsafe strerror(number) else { return "error \(number)" }
  return unsafe String(cString: text)
}

/// How many columns the terminal behind a descriptor has; nil where there is none, or it does not say.
func terminalColumns(_ descriptor: Int32) -> Int? {
  var size = winsize()
  // Safety: the call fills in the structure that this request asks for, and keeps nothing of it.
  guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return Int(size.ws_col)
}

/// Opens a file, which no child process inherits; a new one gets the mode.
/// - Returns: The descriptor, or -1 with `errno` set.
func openFile(_ path: String, _ flags: Int32, mode: mode_t = 0o600) -> Int32 {
  unsafe open(path, flags | O_CLOEXEC, mode)
}

/// Puts a file in another's place.
/// - Returns: Whether it was done; else `errno` is set.
func renameFile(_ path: String, to target: String) -> Bool { unsafe rename(path, target) == 0 }

/// Removes a file if it is there.
func removeFile(_ path: String) { _ = unsafe unlink(path) }

/// Writes all bytes, however many calls it takes.
/// - Returns: 0, or the number of what went wrong.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    // Safety: the buffer is as long as the count says.
    let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = unsafe poll(&entry, 1, 1000)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}

/// Makes writing to a reader that went away an error, and not the end of the process.
func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

/// Lets Ctrl-\ end the process as it ends any other: Swift's runtime would report a crash.
func endPlainlyOnQuit() { signal(SIGQUIT, SIG_DFL) }
