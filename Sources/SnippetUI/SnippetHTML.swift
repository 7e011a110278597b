import FoundationEssentials
import LocalizedTexts

/// A view that has a form of its own in HTML.
@MainActor protocol HTMLView {
  func html(_ context: RenderingContext) -> String
}

extension SnippetRenderer {
  /// A view as one HTML file that needs no other.
  @MainActor public static func html<V: View>(of view: V, title: String = "") -> String {
    let content = HTML.of(view, RenderingContext(width: 80))
    let scheme = EnvironmentValues.current.colorScheme == .dark ? " dark" : ""
    return """
      <!DOCTYPE html>
      <html lang="\(HTML.escaped(TextLocalization.current.language))">
      <head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>\(HTML.escaped(title))</title><style>
      body{font:16px/1.5 system-ui,sans-serif;margin:1rem;color-scheme:light dark}
      .snippet{display:inline-block;border:1px solid #8888;border-radius:12px;padding:1rem}
      .v{display:flex;flex-direction:column;gap:.25rem}.h{display:flex;gap:.75rem}
      .grid{display:grid;gap:.25rem .75rem;align-items:center}.row{display:contents}
      ul{margin:0;padding-left:1.25rem}hr{width:100%;border:0;border-top:1px solid #8888}
      progress,meter{width:12rem;max-width:100%}img{max-width:100%;height:auto}
      .snippet{max-width:100%;box-sizing:border-box;overflow-wrap:anywhere}
      .h{flex-wrap:wrap;align-items:center}.h>*,.v>*,.grid>*{min-width:0}
      .ink{display:contents}.fill{flex:1}.box{display:flex;flex-direction:column;gap:.25rem}
      .dark{background:#1c1c1e;color:#f2f2f7;color-scheme:dark}
      .plate{align-self:flex-start;border:1px solid #8888;border-radius:10px;padding:.25rem .75rem}
      figure{margin:0;width:100%}figure svg{display:block;width:100%;max-width:30rem;height:auto}
      </style></head>
      <body><div class="snippet v\(scheme)">\(content)</div></body></html>

      """
  }
}

/// HTML of views.
@MainActor enum HTML {
  static func of<V: View>(_ view: V, _ context: RenderingContext) -> String {
    if let own = view as? any HTMLView { return own.html(context) }
    if let drawn = view as? any TextView {
      return drawn.block(context).stacked.map { "<div>\(escaped($0))</div>" }.joined()
    }
    return of(view.body, context)
  }

  nonisolated static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}

extension Text: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    "<span>\(html)</span>"
  }
}
extension VStack: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    "<div class=\"v\">\(HTML.of(content, context))</div>"
  }
}
extension HStack: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    "<div class=\"h\">\(HTML.of(content, context))</div>"
  }
}
extension ZStack: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String { HTML.of(content, context) }
}
extension Group: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String { HTML.of(content, context) }
}
extension ForEach: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    data.map { HTML.of(content($0), context) }.joined()
  }
}
extension TupleView: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    views.map { HTML.of($0, context) }.joined()
  }
}
extension _ConditionalContent: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    switch branch {
    case .first(let view): HTML.of(view, context)
    case .second(let view): HTML.of(view, context)
    }
  }
}
extension Optional: HTMLView where Wrapped: View {
  @MainActor func html(_ context: RenderingContext) -> String { map { HTML.of($0, context) } ?? "" }
}
extension AnyView: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String { HTML.of(view, context) }
}
extension EnvironmentView: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    within { HTML.of(content, context) }
  }
}
extension MarkedView: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String { HTML.of(view, context) }
}
extension Spacer: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String { "<span class=\"fill\"></span>" }
}
extension Divider: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String { "<hr>" }
}
extension Image: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    guard let file else {
      return block(context).stacked.map { "<div>\(HTML.escaped($0))</div>" }.joined()
    }
    return "<img alt=\"\" src=\"\(file.address)\">"
  }
}
extension Label: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    let sign = sign(context)
    guard !sign.isEmpty else { return HTML.of(title, context) }
    return "<span><span aria-hidden=\"true\">\(HTML.escaped(sign))</span> "
      + "\(HTML.of(title, context))</span>"
  }
}
extension Button: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    "<button type=\"button\">\(HTML.of(label, context))</button>"
  }
}
extension Toggle: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    "<label><input type=\"checkbox\"\(isOn ? " checked" : "")> \(HTML.of(label, context))</label>"
  }
}
extension ProgressView: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    let title = label.map { HTML.of($0, context) } ?? ""
    let value = fraction.map { " value=\"\($0)\" max=\"1\"" } ?? ""
    return "<label class=\"v\">\(title)<progress\(value)></progress></label>"
  }
}
extension Gauge: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    let shown = current.map { HTML.of($0, context) } ?? ""
    return "<label class=\"v\">\(HTML.of(label, context))"
      + "<span><meter value=\"\(fraction)\"></meter> \(shown)</span></label>"
  }
}
extension Link: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    "<a href=\"\(HTML.escaped(destination.absoluteString))\">\(HTML.of(label, context))</a>"
  }
}
extension Grid: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    var context = context
    context.isInGrid = true
    let count = TextBlock(content, context).rows.map(\.count).max() ?? 1
    return "<div class=\"grid\" style=\"grid-template-columns:repeat(\(count),auto)\">"
      + "\(HTML.of(content, context))</div>"
  }
}
extension GridRow: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    "<div class=\"row\">\(HTML.of(content, context))</div>"
  }
}
extension LazyVGrid: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    "<div class=\"grid\" style=\"grid-template-columns:repeat(\(columns.count),auto)\">"
      + "\(HTML.of(content, context))</div>"
  }
}
extension List: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    let rows = TextBlock(content, context).pieces
    return "<ul>" + rows.map { "<li>\(HTML.escaped($0.joined(separator: " ")))</li>" }.joined()
      + "</ul>"
  }
}
extension Section: HTMLView {
  @MainActor func html(_ context: RenderingContext) -> String {
    "<section class=\"v\">\(HTML.of(header, context))\(HTML.of(content, context))"
      + "\(HTML.of(footer, context))</section>"
  }
}
