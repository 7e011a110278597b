/// One sentence that a shortcut can say.
public struct ShortcutSentence: Hashable, Sendable {
  /// The sentence.
  public var text: String
  /// The app's identifier.
  public var app: String
  /// The intent's type name.
  public var intent: String
  /// The shortcut's number in its app.
  public var shortcut: Int
  /// The template that says it.
  public var template: String
}

/// Every sentence that shortcuts can say: templates times values times the app's names, made one by
/// one as they are asked for.
public struct ShortcutSentences: Sequence, Sendable {
  /// A template's form with what may stand at each place.
  struct Form: Sendable {
    var parts: [[String]]
    var app: String
    var intent: String
    var shortcut: Int
    var template: String
  }

  let forms: [Form]

  /// How many sentences there are; the greatest integer when there are more.
  /// - Complexity: O(n) in the number of templates' forms.
  public var count: Int {
    forms.reduce(0) { sum, form in
      let product = form.parts.reduce(1) { product, part in
        let (value, isOver) = product.multipliedReportingOverflow(by: part.count)
        return isOver ? .max : value
      }
      let (value, isOver) = sum.addingReportingOverflow(product)
      return isOver ? .max : value
    }
  }

  /// Makes an iterator at the first sentence.
  public func makeIterator() -> Iterator { Iterator(forms) }

  /// Steps through the sentences.
  public struct Iterator: IteratorProtocol {
    private let forms: [Form]
    private var form = 0
    private var places: [Int] = []
    private var isFresh = true

    fileprivate init(_ forms: [Form]) { self.forms = forms }

    /// The next sentence.
    public mutating func next() -> ShortcutSentence? {
      while form < forms.count {
        if isFresh {
          isFresh = false
          places = Array(repeating: 0, count: forms[form].parts.count)
          if !forms[form].parts.contains(where: \.isEmpty) { return sentence() }
        } else if step() {
          return sentence()
        }
        form += 1
        isFresh = true
      }
      return nil
    }

    /// Goes to the next choice, the last place first; false after the last choice.
    private mutating func step() -> Bool {
      guard !forms[form].parts.contains(where: \.isEmpty) else { return false }
      for place in places.indices.reversed() {
        places[place] += 1
        if places[place] < forms[form].parts[place].count { return true }
        places[place] = 0
      }
      return false
    }

    private func sentence() -> ShortcutSentence {
      let form = forms[form]
      // What is left out of a template leaves no second space behind.
      let words = zip(form.parts, places).map { $0[$1] }.joined().split(separator: " ")
      return ShortcutSentence(
        text: words.joined(separator: " "), app: form.app, intent: form.intent,
        shortcut: form.shortcut,
        template: form.template)
    }
  }
}
