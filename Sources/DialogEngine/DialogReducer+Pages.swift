import IntentCatalog

extension DialogPrompt {
  /// How many options are shown at once.
  static let pageSize = 10

  /// The places of the options that are shown: all of them, or one page.
  var shownOptions: Range<Int> {
    let start = min((page ?? 0) * Self.pageSize, options.count)
    return start..<min(start + Self.pageSize, options.count)
  }

  /// Whether the options are more than are shown at once.
  var isPaged: Bool { options.count > Self.pageSize }
}

/// Options that are too many to be shown at once.
extension DialogReducer {
  /// Shows the page after or before the one that is shown; where there is none after it, says so.
  mutating func turnPage(by step: Int) {
    guard let prompt = state.active?.prompt else { return }
    let page = (prompt.page ?? 0) + step
    guard page >= 0, page * DialogPrompt.pageSize < prompt.options.count else {
      say("page.none")
      showPrompt()
      return emit(.outcome(.help))
    }
    update { $0.prompt?.page = page }
    showOptions()
    emit(.outcome(.help))
  }

  /// Shows the options of the open prompt; where they are too many at once, one page of them with how
  /// many there are.
  mutating func showOptions() {
    guard let prompt = state.active?.prompt else { return }
    let shown = prompt.shownOptions
    if prompt.isPaged {
      say(
        shown.lowerBound == 0 ? "page.first" : "page.next",
        [
          "count": String(prompt.options.count), "first": String(shown.lowerBound + 1),
          "last": String(shown.upperBound),
        ])
    }
    show(options: prompt.options, shown)
  }

  /// Shows some of the options, those of one title with what tells them apart.
  mutating func show(options: [OptionDescriptor], _ shown: Range<Int>? = nil) {
    guard !options.isEmpty else { return }
    let bearers = options.reduce(into: [String: Int]()) { $0[$1.title, default: 0] += 1 }
    let lines = options[shown ?? options.indices].map { option in
      guard let subtitle = option.subtitle, bearers[option.title] ?? 0 > 1 else {
        return option.title
      }
      return context.sentence("option.withSubtitle", ["title": option.title, "subtitle": subtitle])
    }
    if context.isVoiceOnly {
      say("options.spoken", ["options": lines.joined(separator: context.sentence("list.or"))])
    } else {
      for line in lines { emit(.showOption(line)) }
    }
  }
}
