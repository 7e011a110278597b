/// Numbers of one kind side by side, which never change: of an array, or a part of an index file.
///
/// A place outside of the table holds zeros, so that no index, however wrong, leaves its memory.
@safe struct Table<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Safety: the memory is written before the table is made, and only read from then on, also by many
  // threads.
  private let memory: AnyObject
  /// What reads the table in a loop without counting references; it may not outlive the table.
  let view: View

  /// Copies the elements of an array.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - outside: What stands outside of the table.
  init(_ elements: [Element], outside: Element) {
    // Safety: the bytes are copied before the array can go.
    let memory = unsafe elements.withUnsafeBytes { unsafe IndexMemory(copying: $0) }
    self.memory = memory
    view = unsafe View(
      elements: memory.start.assumingMemoryBound(to: Element.self), count: elements.count,
      outside: outside)
  }

  /// Takes a part of some memory as it is; what is no whole element at its end is left out.
  ///
  /// - Parameters:
  ///   - memory: The memory.
  ///   - range: The bytes of the part; none where they are not in the memory or begin at an odd place.
  ///   - outside: What stands outside of the table.
  init(_ memory: IndexMemory, _ range: Range<Int>, outside: Element) {
    self.memory = memory
    let isWhole =
      range.lowerBound >= 0 && range.upperBound <= memory.count
      && range.lowerBound % MemoryLayout<Element>.alignment == 0
    // Safety: the range is in the memory, which begins at a multiple of 16 and is kept by the table; any
    // bits are a value of the element, which has no padding and no invalid ones.
    view =
      unsafe isWhole
      ? View(
        elements: (memory.start + range.lowerBound).assumingMemoryBound(to: Element.self),
        count: range.count / MemoryLayout<Element>.stride, outside: outside)
      : .none(outside: outside)
  }

  /// How many there are.
  var count: Int { view.count }

  /// Whether two tables are the same memory.
  func isSame(as other: Table) -> Bool { memory === other.memory }

  /// The element at a place.
  @inline(__always)
  subscript(place: Int) -> Element { view[place] }

  /// The bytes of the elements.
  var bytes: [UInt8] {
    // Safety: the table holds the memory while it is copied.
    unsafe Array(
      UnsafeRawBufferPointer(
        start: view.elements, count: view.count * MemoryLayout<Element>.stride))
  }

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

    /// Whether there is an element at a place; what is read there next is not compared again.
    @inline(__always)
    func has(_ place: Int) -> Bool { UInt(bitPattern: place) < UInt(bitPattern: count) }

    /// The element at a place.
    @inline(__always)
    subscript(place: Int) -> Element {
      // Safety: the place has just been found to be one of the table's.
      unsafe UInt(bitPattern: place) < UInt(bitPattern: count) ? elements[place] : outside
    }
  }
}

extension Table<UInt8> {
  /// The bytes of a range as a text, what is no UTF-8 in it repaired; empty where it is not in the table.
  func text(_ range: Range<Int>) -> String {
    guard range.lowerBound >= 0, range.upperBound <= count else { return "" }
    // Safety: the range is in the table, and the text is a copy.
    return unsafe String(
      decoding: UnsafeBufferPointer(start: view.elements + range.lowerBound, count: range.count),
      as: UTF8.self)
  }
}
