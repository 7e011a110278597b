import IntentCatalog
import PhraseDiagnostics
import SwiftSyntax

/// Reads the shortcuts of a provider.
struct ShortcutReader {
  let resolver: ConstantResolver
  let notes: ObservationList
  /// The provider's name.
  let provider: String

  private var index: SourceIndex { resolver.index }

  /// A shortcut with where it was found.
  typealias Availability = [String: String]

  /// The shortcuts of a variable, whatever holds them.
  func shortcuts(of variable: Variable) -> [ShortcutDescriptor] {
    if let getter = variable.getter {
      return shortcuts(in: getter, scope: variable.scope, availability: nil, depth: 0)
    }
    guard let value = variable.initializer else { return [] }
    notes.add(
      .shortcutsInConstant, at: value, in: variable.scope, subject: provider, provider,
      variable.name)
    return shortcuts(value, in: variable.scope, availability: nil, depth: 0, isNoted: true)
  }

  private func shortcuts(
    in body: CodeBlockItemListSyntax, scope: Scope, availability: Availability?, depth: Int
  ) -> [ShortcutDescriptor] {
    var inner = scope
    inner.locals.merge(body.locals) { $1 }
    return body.flatMap { item -> [ShortcutDescriptor] in
      switch item.item {
      case .expr(let expression):
        return shortcuts(expression, in: inner, availability: availability, depth: depth)
      case .stmt(let statement):
        return shortcuts(statement, in: inner, availability: availability, depth: depth)
      case .decl(let declaration):
        guard let condition = declaration.as(IfConfigDeclSyntax.self),
          case .statements(let active)? = condition.activeElements(in: index.build)
        else { return [] }
        return shortcuts(in: active, scope: inner, availability: availability, depth: depth)
      @unknown default: return []
      }
    }
  }

  private func shortcuts(
    _ statement: StmtSyntax, in scope: Scope, availability: Availability?, depth: Int
  ) -> [ShortcutDescriptor] {
    if let result = statement.as(ReturnStmtSyntax.self), let value = result.expression {
      return shortcuts(value, in: scope, availability: availability, depth: depth)
    }
    if let wrapped = statement.as(ExpressionStmtSyntax.self) {
      return shortcuts(wrapped.expression, in: scope, availability: availability, depth: depth)
    }
    if let loop = statement.as(ForStmtSyntax.self) {
      notes.add(
        .shortcutConditional, at: loop.sequence, in: scope, subject: provider, provider,
        loop.sequence.code)
      return shortcuts(
        in: loop.body.statements, scope: scope, availability: availability, depth: depth)
    }
    return []
  }

  private func shortcuts(
    _ expression: ExprSyntax, in scope: Scope, availability: Availability?, depth: Int,
    isNoted: Bool = false
  ) -> [ShortcutDescriptor] {
    let bare = expression.bare
    guard depth < 8 else { return [] }
    if let call = bare.as(FunctionCallExprSyntax.self), call.makesShortcut {
      return [shortcut(call, in: scope, availability)]
    }
    if let array = bare.as(ArrayExprSyntax.self) {
      if !isNoted {
        notes.add(.shortcutsInArray, at: array, in: scope, subject: provider, provider)
      }
      return array.elements.flatMap {
        shortcuts(
          $0.expression, in: scope, availability: availability, depth: depth + 1, isNoted: true)
      }
    }
    if let branch = bare.as(IfExprSyntax.self) {
      return branches(of: branch, in: scope, availability, depth)
    }
    if let parts = bare.summands {
      return parts.flatMap {
        shortcuts($0, in: scope, availability: availability, depth: depth + 1, isNoted: true)
      }
    }
    return named(bare, in: scope, availability: availability, depth: depth)
  }

  private func branches(
    of branch: IfExprSyntax, in scope: Scope, _ availability: Availability?, _ depth: Int
  ) -> [ShortcutDescriptor] {
    let condition = branch.conditions.first?.condition.as(AvailabilityConditionSyntax.self)
    if condition == nil {
      notes.add(
        .shortcutConditional, at: branch.conditions, in: scope, subject: provider, provider,
        branch.conditions.code)
    }
    let versions = condition?.availabilityArguments.versions ?? availability
    let then = shortcuts(
      in: branch.body.statements, scope: scope, availability: versions, depth: depth + 1)
    switch branch.elseBody {
    // Both branches of `#available` are the same shortcuts for newer and older systems: what the
    // older ones have instead is left out.
    case .codeBlock(let body)? where condition == nil || then.isEmpty:
      return then
        + shortcuts(in: body.statements, scope: scope, availability: availability, depth: depth + 1)
    case .ifExpr(let next)? where condition == nil || then.isEmpty:
      return then + branches(of: next, in: scope, availability, depth + 1)
    default: return then
    }
  }

  /// Shortcuts that a constant, a property or a function holds.
  private func named(
    _ expression: ExprSyntax, in scope: Scope, availability: Availability?, depth: Int
  ) -> [ShortcutDescriptor] {
    let found = resolver.resolve(expression, in: scope, contexts: ["AppShortcut", provider])
    if found.expression != expression {
      notes.add(
        .shortcutsInConstant, at: expression, in: scope, subject: provider, provider,
        expression.code)
      return shortcuts(
        found.expression, in: found.scope, availability: availability, depth: depth + 1,
        isNoted: true)
    }
    if let name = expression.dottedName?.split(separator: ".").last.map(String.init),
      let variable = resolver.variable(name, in: scope), let getter = variable.getter
    {
      notes.add(
        .shortcutsInConstant, at: expression, in: scope, subject: provider, provider,
        expression.code)
      return shortcuts(
        in: getter, scope: variable.scope, availability: availability, depth: depth + 1)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let (function, home) = resolver.function(call.calledExpression.bare, scope),
      let body = function.body?.statements
    {
      notes.add(
        .shortcutsInConstant, at: expression, in: scope, subject: provider, provider,
        expression.code)
      return shortcuts(in: body, scope: home, availability: availability, depth: depth + 1)
    }
    notes.add(
      .shortcutNotLiteral, at: expression, in: scope, subject: provider, provider, expression.code)
    return []
  }

  private func shortcut(
    _ call: FunctionCallExprSyntax, in scope: Scope, _ availability: Availability?
  ) -> ShortcutDescriptor {
    let arguments = call.arguments
    let intent = IntentValue(arguments["intent"] ?? arguments.unlabeled, in: scope, resolver)
    if index.type(intent.type, in: scope) == nil, let node = arguments["intent"] {
      notes.add(.intentUnknown, at: node, in: scope, subject: provider, intent.type)
    }
    let texts = TextReader(resolver: resolver, notes: notes)
    var shortcut = ShortcutDescriptor(intent: intent.simpleName, arguments: intent.arguments)
    if let phrases = arguments["phrases"] {
      let reader = PhraseReader(resolver: resolver, notes: notes)
      shortcut.phrases = reader.phrases(phrases, in: scope, subject: intent.type)
    }
    shortcut.shortTitle = arguments["shortTitle"].map {
      texts.constant($0, in: scope, of: intent.simpleName)
    }
    shortcut.systemImageName = arguments["systemImageName"].map {
      let text = texts.text($0, in: scope)
      return text.text
    }
    shortcut.parameterPresentation = arguments["parameterPresentation"].flatMap {
      presentation($0, in: scope)
    }
    shortcut.availability = availability
    shortcut.place = scope.place(of: call)
    return shortcut
  }

  private func presentation(_ expression: ExprSyntax, in scope: Scope) -> ParameterPresentation? {
    guard let call = expression.bare.as(FunctionCallExprSyntax.self),
      let parameter = call.arguments["for"]?.bare.as(KeyPathExprSyntax.self)?.parameterName
    else { return nil }
    let texts = TextReader(resolver: resolver, notes: notes)
    var presentation = ParameterPresentation(parameter: parameter)
    if let summary = call.arguments["summary"]?.bare.as(FunctionCallExprSyntax.self),
      let text = summary.arguments.unlabeled
    {
      presentation.summary = texts.text(text, in: scope)
    }
    let collections = OptionsCollectionTitles(viewMode: .sourceAccurate)
    collections.walk(call)
    presentation.collections = collections.titles.map { texts.text($0, in: scope) }
    return presentation
  }
}

/// The titles of `OptionsCollection(…, title: "…")`.
private final class OptionsCollectionTitles: SyntaxVisitor {
  private(set) var titles: [ExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.dottedName?.hasSuffix("OptionsCollection") == true,
      let title = node.arguments["title"]
    {
      titles.append(title)
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is `AppShortcut(…)` or `.init(intent: …)`.
  fileprivate var makesShortcut: Bool {
    let name = calledExpression.dottedName ?? ""
    return name == "AppShortcut" || name.hasSuffix(".AppShortcut") || name == "AppShortcut.init"
      || (name == ".init" && arguments["intent"] != nil)
  }
}

extension AvailabilityArgumentListSyntax {
  /// Platform to version; nil where none is named.
  var versions: [String: String]? {
    var versions: [String: String] = [:]
    for element in self {
      guard case .availabilityVersionRestriction(let restriction) = element.argument else {
        continue
      }
      versions[restriction.platform.text] = restriction.version?.trimmedDescription ?? ""
    }
    return versions.isEmpty ? nil : versions
  }
}
