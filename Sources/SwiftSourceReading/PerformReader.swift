import IntentCatalog
import SwiftSyntax

/// Tells of `perform()` what its code shows: the result's type, its sentences, what it asks.
struct PerformReader {
  let resolver: ConstantResolver
  let notes: ObservationList

  private var index: SourceIndex { resolver.index }

  /// Fills in what is seen of an intent's `perform()`.
  func read(_ type: SourceType, _ intent: inout IntentDescriptor) {
    guard let (function, scope) = index.methods("perform", of: type).first else { return }
    if let result = function.signature.returnClause?.type { readResult(result, scope, &intent) }
    guard let body = function.body else { return }
    let names = Set(intent.parameters.map(\.name))
    let walker = PerformWalker(type: type, index: index, scope: scope)
    walker.follow(body.statements)
    var inner = scope
    inner.locals = body.statements.locals
    let texts = TextReader(resolver: resolver, notes: ObservationList())
    var facts = PerformFacts(
      confirmation: walker.confirmation, requestedValues: walker.requestedValues,
      calls: walker.calls, place: scope.place(of: body))
    var said: CatalogText?
    for dialog in walker.dialogs {
      let text = texts.text(dialog.expression, in: inner, names: names)
      // A sentence of nothing but code tells nothing.
      guard text.text.contains(where: \.isLetter), !text.text.hasPrefix("‹") || !text.isComputed
      else {
        continue
      }
      if !facts.dialogs.contains(text) { facts.dialogs.append(text) }
      if dialog.isUnconditional { said = text }
    }
    intent.performFacts = facts
    intent.simulation = simulation(
      walker, said, texts, inner, names)
  }

  private func simulation(
    _ walker: PerformWalker, _ said: CatalogText?, _ texts: TextReader, _ scope: Scope,
    _ names: Set<String>
  ) -> SimulatedPerform? {
    guard said != nil || walker.confirmation == .always else { return nil }
    var simulation = SimulatedPerform(dialog: said)
    guard walker.confirmation == .always, let call = walker.confirmingCall else {
      return simulation
    }
    let dialog =
      call.arguments["dialog"]
      ?? call.arguments["result"].flatMap {
        $0.bare.as(FunctionCallExprSyntax.self)?.arguments["dialog"]
      }
    let text = dialog.map { texts.text($0, in: scope, names: names) }
    simulation.confirmation = text ?? CatalogText("")
    let action = call.arguments["actionName"] ?? call.arguments["confirmationActionName"]
    simulation.actionName = action?.lastName
    return simulation
  }

  private func readResult(
    _ type: TypeSyntax, _ scope: Scope, _ intent: inout IntentDescriptor
  ) {
    var traits: [String] = []
    for part in Self.parts(of: type) {
      switch part.nameWithoutArguments.split(separator: ".").last {
      case "ReturnsValue":
        traits.append("value")
        if let argument = part.as(IdentifierTypeSyntax.self)?.onlyArgument {
          intent.returnedValue = index.shape(of: argument, in: scope)
        }
      case "ProvidesDialog": traits.append("dialog")
      case "ShowsSnippetView", "ShowsSnippetIntent": traits.append("snippet")
      case "OpensIntent": traits.append("opensIntent")
      default: break
      }
    }
    intent.resultTraits = ["value", "dialog", "snippet", "opensIntent"].filter(traits.contains)
  }

  private static func parts(of type: TypeSyntax) -> [TypeSyntax] {
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return parts(of: some.constraint) }
    if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first {
      return parts(of: only.type)
    }
    guard let composition = type.as(CompositionTypeSyntax.self) else { return [type] }
    return composition.elements.flatMap { parts(of: $0.type) }
  }
}

/// Walks through `perform()` and the methods of its type that it calls.
private final class PerformWalker: SyntaxVisitor {
  private let type: SourceType
  private let index: SourceIndex
  private let scope: Scope
  /// How many conditions the code is under.
  private var conditions = 0
  private var followed: Set<String> = ["perform"]

  private(set) var confirmation: PerformFacts.Frequency = .never
  private(set) var confirmingCall: FunctionCallExprSyntax?
  private(set) var requestedValues: [String] = []
  private(set) var calls: [String] = []
  private(set) var dialogs: [(expression: ExprSyntax, isUnconditional: Bool)] = []

  init(type: SourceType, index: SourceIndex, scope: Scope) {
    self.type = type
    self.index = index
    self.scope = scope
    super.init(viewMode: .sourceAccurate)
  }

  func follow(_ body: CodeBlockItemListSyntax) { walk(body) }

  private func under(_ node: some SyntaxProtocol) {
    conditions += 1
    walk(node)
    conditions -= 1
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.conditions)
    under(node.body)
    if let other = node.elseBody { under(Syntax(other)) }
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.conditions)
    under(node.body)
    return .skipChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.subject)
    under(node.cases)
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    under(node.body)
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    under(node.body)
    return .skipChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    under(node.body)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    under(node.statements)
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let active = node.activeElements(in: index.build) { walk(Syntax(active)) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.lastName else { return .visitChildren }
    if !calls.contains(name) { calls.append(name) }
    let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.bare
    let owner = base?.dottedName ?? ""
    switch name {
    case "requestConfirmation" where !owner.contains("$"): confirm(node)
    case "requestValue", "needsValueError", "requestDisambiguation", "needsDisambiguationError":
      if let parameter = owner.split(separator: ".").last(where: { $0.hasPrefix("$") }) {
        let name = String(parameter.dropFirst())
        if !requestedValues.contains(name) { requestedValues.append(name) }
      }
    default: break
    }
    if let dialog = node.arguments["dialog"], name == "result" {
      dialogs.append((dialog, conditions == 0))
    }
    if owner.isEmpty || owner == "self" { follow(name) }
    return .visitChildren
  }

  private func confirm(_ call: FunctionCallExprSyntax) {
    if conditions == 0 {
      confirmation = .always
      confirmingCall = confirmingCall ?? call
    } else if confirmation == .never {
      confirmation = .sometimes
    }
  }

  /// Goes on in a method of the same type.
  private func follow(_ name: String) {
    guard followed.count < 16, followed.insert(name).inserted,
      let body = index.methods(name, of: type).first?.0.body
    else { return }
    walk(body.statements)
  }
}
