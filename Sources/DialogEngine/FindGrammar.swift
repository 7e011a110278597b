import PhraseSyntax
import TextNormalization

/// The forms of finds as one tree: what several begin with is read once.
struct FindGrammar: Sendable {
  /// For what a slot reads.
  enum Purpose: Hashable, Sendable {
    case condition(FindForms.Kind)
    case sort, other
  }

  /// A slot between two nodes.
  struct Edge: Hashable, Sendable {
    var slot: FindForms.Slot
    var purpose: Purpose
  }

  /// What a form says that ends at a node.
  struct End: Hashable, Sendable {
    var item: FindForms.Item
    var cost: Int
    /// The form's place among the forms: of equal readings the first wins.
    var order: Int
  }

  /// A place between the pieces of forms.
  struct Node: Sendable {
    /// The texts that may follow, by their first unit.
    var texts: [UInt32: [(units: [UInt32], next: Int)]] = [:]
    var slots: [(edge: Edge, next: Int)] = []
    var ends: [End] = []
  }

  private(set) var nodes = [Node()]

  /// Lays out forms.
  /// - Complexity: O(n) in the length of all ways to say all forms.
  init(_ forms: [FindForms.Form]) {
    var building = Building()
    for (order, form) in forms.enumerated() {
      let end = End(item: form.item, cost: form.cost, order: order)
      for template in form.templates {
        for line in Self.lines(template.elements) { add(line, end, &building) }
      }
    }
  }

  /// Texts that say something wherever they stand, by their first unit: hardly a part of a value.
  private(set) var cues: [UInt32: [[UInt32]]] = [:]

  /// What is known while forms are laid out: many begin alike and have the same words.
  private struct Building {
    struct Step: Hashable {
      var node: Int
      var units: [UInt32]
    }
    var units: [String: [UInt32]] = [:]
    var children: [Step: Int] = [:]
    var cues: Set<[UInt32]> = []

    mutating func units(of text: String) -> [UInt32] {
      if let known = units[text] { return known }
      let made = TextNormalizer.shared.normalize(text).units
      units[text] = made
      return made
    }
  }

  private mutating func addCue(
    _ units: [UInt32], of item: FindForms.Item, _ building: inout Building
  ) {
    switch item {
    case .glue, .things, .any: return
    default:
      guard units.count > 1, building.cues.insert(units).inserted else { return }
      cues[units[0], default: []].append(units)
    }
  }

  private mutating func add(
    _ line: [TemplateElement.Kind], _ end: End, _ building: inout Building
  ) {
    var node = 0
    var text = ""
    func flush(_ grammar: inout FindGrammar) {
      let units = building.units(of: text)
      if !units.isEmpty {
        node = grammar.child(of: node, units, &building)
        grammar.addCue(units, of: end.item, &building)
      }
      text = ""
    }
    for kind in line {
      switch kind {
      case .text(let more): text += more
      case .parameter(let name):
        flush(&self)
        guard let slot = FindForms.Slot(rawValue: name) else { continue }
        node = child(of: node, Edge(slot: slot, purpose: Self.purpose(slot, end.item)))
      default: continue
      }
    }
    flush(&self)
    if node > 0, !nodes[node].ends.contains(where: { $0.item == end.item }) {
      nodes[node].ends.append(end)
    }
  }

  private static func purpose(_ slot: FindForms.Slot, _ item: FindForms.Item) -> Purpose {
    switch (slot, item) {
    case (.limit, _), (.things, _): .other
    case (_, .condition(let kind, _, _)): .condition(kind)
    case (_, .sort): .sort
    default: .other
    }
  }

  private mutating func child(
    of node: Int, _ units: [UInt32], _ building: inout Building
  ) -> Int {
    let step = Building.Step(node: node, units: units)
    if let known = building.children[step] { return known }
    nodes.append(Node())
    building.children[step] = nodes.count - 1
    nodes[node].texts[units[0], default: []].append((units, nodes.count - 1))
    return nodes.count - 1
  }

  private mutating func child(of node: Int, _ edge: Edge) -> Int {
    if let known = nodes[node].slots.first(where: { $0.edge == edge }) { return known.next }
    nodes.append(Node())
    nodes[node].slots.append((edge, nodes.count - 1))
    return nodes.count - 1
  }

  /// The ways to say a template: each choice made.
  static func lines(_ elements: [TemplateElement]) -> [[TemplateElement.Kind]] {
    var lines: [[TemplateElement.Kind]] = [[]]
    for element in elements {
      let choices: [[TemplateElement.Kind]] =
        switch element.kind {
        case .optional(let inner): Self.lines(inner) + [[]]
        case .alternatives(let branches): branches.flatMap { Self.lines($0) }
        case .permutation(let branches): [branches.flatMap { Self.lines($0).first ?? [] }]
        default: [[element.kind]]
        }
      lines = lines.flatMap { line in choices.map { line + $0 } }
    }
    return lines
  }
}
