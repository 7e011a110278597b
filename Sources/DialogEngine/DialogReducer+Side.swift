import IntentCatalog
import IntentMatching

/// Questions that belong to no request.
extension DialogReducer {
  mutating func ask(_ side: SidePrompt) {
    switch side {
    case .reading(let options, _):
      say("which.reading")
      show(options: options)
    case .resume(let title): say("resume.offer", ["title": title])
    case .rerun(let title): say("rerun.offer", ["title": title])
    case .offer(let offered): emit(.say(offered.question))
    }
  }

  /// Offers something that nobody asked for, where nothing else is open.
  mutating func offer(_ offered: CallOffer) {
    guard state.openPrompt == nil, state.active == nil else { return }
    let side = SidePrompt.offer(offered)
    state.sidePrompt = side
    ask(side)
    emit(.checkpoint)
  }

  mutating func sideReply(_ text: String) {
    guard let side = state.sidePrompt else { return }
    let isOffer = side.shown.kind == .offer
    let reader = ReplyReader(context, request: nil, options: side.options, isOffer: isOffer)
    let reply = reader.read(text)
    if let read = reader.tier(of: reply, to: text) { emit(.reading(read.tier, edits: read.edits)) }
    switch reply {
    case .empty: emit(.outcome(.idle))
    case .yes where isOffer, .resume where isOffer: takeUp()
    case .no, .cancel: decline(side)
    case .content(let content) where content.picks.count == 1: pickReading(content.picks[0], side)
    case .options, .repeatQuestion, .help:
      if isOffer, reply == .help { say("help.offer") }
      ask(side)
      emit(.outcome(.help))
    case .wait, .hesitation:
      say("wait.reply")
      emit(.outcome(.idle))
    case .thanks where isOffer: decline(side)
    default:
      if startsIntent(text, tiers: [.exact, .lenient]) { return }
      if isOffer, answersWaiting(text) { return }
      if startsIntent(text, tiers: [.fuzzy]) { return }
      sideMiss("notUnderstood.reply")
    }
  }

  mutating func sideMiss(_ key: String) {
    guard let side = state.sidePrompt else { return }
    state.idleMisses += 1
    guard state.idleMisses < Self.missLimit else {
      state.idleMisses = 0
      state.sidePrompt = nil
      if side.isAboutRequest { finish() }
      say("gaveUp")
      return emit(.outcome(.gaveUp))
    }
    say(key)
    ask(side)
    emit(.outcome(.notUnderstood))
  }

  private mutating func takeUp() {
    let side = state.sidePrompt
    state.sidePrompt = nil
    state.idleMisses = 0
    if case .offer(let offered) = side {
      return start(StartedCall(call: offered.call, values: []))
    }
    guard let request = state.active else { return }
    emit(.about(request.effectiveCall))
    emit(.outcome(.started))
    update { $0.rewind() }
    advance()
  }

  /// A reply to an offer that answers what was set aside: that takes it up.
  private mutating func answersWaiting(_ text: String) -> Bool {
    guard let request = state.active,
      case .content(let content) = ReplyReader(context, request: request).read(text)
    else { return false }
    state.sidePrompt = nil
    state.idleMisses = 0
    apply(content)
    return true
  }

  mutating func decline(_ side: SidePrompt) {
    state.sidePrompt = nil
    state.idleMisses = 0
    if case .offer(let offered) = side {
      emit(.say(offered.declined))
    } else if side.isAboutRequest {
      finish()
      say("resume.dropped")
    } else {
      say("cancelled")
    }
    emit(.outcome(.cancelled))
    offerResume()
  }

  private mutating func pickReading(_ place: Int, _ side: SidePrompt) {
    guard case .reading(_, let calls) = side, calls.indices.contains(place) else { return }
    start(calls[place])
  }
}

extension SidePrompt {
  /// Whether it is about a request that was set aside.
  fileprivate var isAboutRequest: Bool {
    switch self {
    case .resume, .rerun: true
    case .reading, .offer: false
    }
  }
}
