/// Numbers of one kind side by side, which never change.
///
/// A place outside of the table holds zeros, so that no index, however wrong, leaves its memory.
@safe struct Table<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Safety: the memory is written in `init` alone, and only read from then on, also by many threads.
  private let memory: AnyObject
  /// What reads the table in a loop without counting references; it may not outlive the table.
  let view: View

  /// Copies the elements of an array.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - outside: What stands outside of the table.
  init(_ elements: [Element], outside: Element) {
    let memory = Memory(elements)
    self.memory = memory
    view = unsafe View(
      elements: UnsafePointer(memory.elements), count: elements.count, outside: outside)
  }

  /// How many there are.
  var count: Int { view.count }

  /// The element at a place.
  @inline(__always)
  subscript(place: Int) -> Element { view[place] }

  /// Reads a table that somebody else holds.
  @safe struct View: BitwiseCopyable, @unchecked Sendable {
    // Safety: the table's owner keeps the memory for as long as a walk over it lasts.
    fileprivate let elements: UnsafePointer<Element>
    let count: Int
    fileprivate let outside: Element

    /// A table of nothing.
    static func none(outside: Element) -> View {
      // Safety: the address is never read, since no place is below a count of 0.
      unsafe View(
        elements: UnsafePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped,
        count: 0, outside: outside)
    }

    /// The element at a place.
    @inline(__always)
    subscript(place: Int) -> Element {
      // Safety: the place has just been found to be one of the table's.
      unsafe UInt(bitPattern: place) < UInt(bitPattern: count) ? elements[place] : outside
    }
  }

  /// The memory of a table.
  @safe private final class Memory {
    // Safety: allocated and initialized here, freed with the last table that holds it.
    let elements: UnsafeMutablePointer<Element>

    init(_ array: [Element]) {
      let room = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(1, array.count))
      _ = unsafe room.initialize(fromContentsOf: array)
      unsafe elements = room.baseAddress.unsafelyUnwrapped
    }

    deinit { unsafe elements.deallocate() }
  }
}
