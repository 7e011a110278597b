/// Something for some units, found without hashing.
struct UnitTable<Element: Sendable>: Sendable {
  /// For each 256 units the number of their page, 0 for none.
  private var pages = [UInt8](repeating: 0, count: 0x110)
  /// For each unit of each page the number of its element and 1, or 0.
  private var numbers = [UInt16](repeating: 0, count: 0x100)
  private var elements: [Element] = []
  /// What has no room in the pages.
  private var others: [UInt32: Element] = [:]

  /// What is kept for a unit.
  subscript(unit: UInt32) -> Element? {
    get {
      let page = unit >> 8 < 0x110 ? Int(pages[Int(unit >> 8)]) : 0
      let number = Int(numbers[page << 8 | Int(unit & 0xFF)])
      if number > 0 { return elements[number - 1] }
      return others.isEmpty ? nil : others[unit]
    }
    set {
      guard let newValue, let page = page(of: unit), elements.count < Int(UInt16.max) else {
        others[unit] = newValue
        return
      }
      elements.append(newValue)
      numbers[page << 8 | Int(unit & 0xFF)] = UInt16(elements.count)
    }
  }

  private mutating func page(of unit: UInt32) -> Int? {
    guard unit >> 8 < 0x110 else { return nil }
    if pages[Int(unit >> 8)] == 0 {
      guard numbers.count >> 8 < 0xFF else { return nil }
      pages[Int(unit >> 8)] = UInt8(numbers.count >> 8)
      numbers += [UInt16](repeating: 0, count: 0x100)
    }
    return Int(pages[Int(unit >> 8)])
  }
}
