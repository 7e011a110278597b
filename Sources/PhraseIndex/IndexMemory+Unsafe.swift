import Glibc

/// Memory that is only read: a copy, or a file that is mapped, whose pages all processes share.
@safe final class IndexMemory: @unchecked Sendable {
  // Safety: the memory begins at a multiple of 16, is written in `init` alone, and goes with the object.
  let start: UnsafeRawPointer
  let count: Int
  private let isMapped: Bool

  /// Copies some bytes.
  init(copying bytes: UnsafeRawBufferPointer) {
    let room = UnsafeMutableRawPointer.allocate(byteCount: max(16, bytes.count), alignment: 16)
    // Safety: there is room for the bytes.
    if let base = bytes.baseAddress { unsafe room.copyMemory(from: base, byteCount: bytes.count) }
    unsafe start = UnsafeRawPointer(room)
    count = bytes.count
    isMapped = false
  }

  /// Maps a file.
  ///
  /// Later changes of the file's bytes would be seen: it is to be replaced, never written into.
  init(path: String) throws(IndexFileError) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(errno) }
    defer { close(file) }
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0 else { throw .unreadable(errno) }
    guard facts.st_mode & S_IFMT == S_IFREG, facts.st_size >= IndexFile.headerSize else {
      throw .notAnIndex
    }
    count = Int(facts.st_size)
    // Safety: a new map of our own, which `deinit` takes back; a page's address is a multiple of 16.
    guard let map = unsafe mmap(nil, count, PROT_READ, MAP_SHARED, file, 0),
      unsafe map != MAP_FAILED
    else { throw .unreadable(errno) }
    unsafe start = UnsafeRawPointer(map)
    isMapped = true
  }

  deinit {
    let memory = unsafe UnsafeMutableRawPointer(mutating: start)
    if isMapped { unsafe munmap(memory, count) } else { unsafe memory.deallocate() }
  }

  /// Copies an array's bytes.
  static func copy(_ bytes: [UInt8]) -> IndexMemory {
    // Safety: the bytes are copied before the array can go.
    unsafe bytes.withUnsafeBytes { unsafe IndexMemory(copying: $0) }
  }
}
