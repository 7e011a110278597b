import Glibc
import Synchronization

/// An object that any number of threads take while others put another one in its place; who takes it never waits.
///
/// Who takes the object is counted while the address is read and the object retained, in one of two counters,
/// by the parity of the epoch. Who replaced it turns the epoch twice and waits each time until the counter that
/// is left runs out: from then on nobody has the old address without a reference of his own, and the old object is
/// released.
@safe final class SharedReference<Object: AnyObject & Sendable>: @unchecked Sendable {
  // Safety: `address` is always that of an object that this one has retained.
  private let address: Atomic<UInt>
  private let epoch = Atomic<Int>(0)
  private let even = Atomic<Int>(0)
  private let odd = Atomic<Int>(0)
  private let writing = Mutex<Void>(())

  init(_ object: Object) { address = Atomic(Self.retained(object)) }

  deinit { Self.release(address.load(ordering: .sequentiallyConsistent)) }

  private static func retained(_ object: Object) -> UInt {
    // Safety: the address stands for a reference that `release` takes back.
    unsafe UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
  }

  private static func object(at address: UInt) -> Unmanaged<Object>? {
    // Safety: the address is one that `retained` gave, and has not been released.
    unsafe UnsafeRawPointer(bitPattern: address).map { unsafe Unmanaged<Object>.fromOpaque($0) }
  }

  private static func release(_ address: UInt) { unsafe object(at: address)?.release() }

  private func count(_ isOdd: Bool, by step: Int) {
    if isOdd {
      odd.add(step, ordering: .sequentiallyConsistent)
    } else {
      even.add(step, ordering: .sequentiallyConsistent)
    }
  }

  private func readers(_ isOdd: Bool) -> Int {
    isOdd
      ? odd.load(ordering: .sequentiallyConsistent) : even.load(ordering: .sequentiallyConsistent)
  }

  /// The object as it is now; nil never, but for the compiler.
  var object: Object? {
    let isOdd = epoch.load(ordering: .sequentiallyConsistent) & 1 == 1
    count(isOdd, by: 1)
    defer { count(isOdd, by: -1) }
    // Safety: whoever replaces the object waits for the counter before he releases it.
    return unsafe Self.object(at: address.load(ordering: .sequentiallyConsistent))?
      .takeUnretainedValue()
  }

  /// Replaces the object by what is made of it; changes come one after another.
  func update<Failure: Error>(
    _ change: (Object) throws(Failure) -> Object
  ) throws(Failure) {
    try writing.withLock { (_) throws(Failure) in
      guard let object else { return }
      let new = Self.retained(try change(object))
      let old = address.exchange(new, ordering: .sequentiallyConsistent)
      for _ in 0..<2 {
        let isOdd = epoch.add(1, ordering: .sequentiallyConsistent).oldValue & 1 == 1
        while readers(isOdd) != 0 { sched_yield() }
      }
      Self.release(old)
    }
  }
}
