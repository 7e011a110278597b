import LanguagePacks

/// The gallery as one page that needs no other file.
struct GalleryPage {
  let gallery: Gallery

  /// The page's HTML; what its search field begins with may stand behind `#` in its address.
  var html: String {
    let title = escaped(gallery.language.sentence("gallery.title"))
    let filter = escaped(gallery.language.sentence("gallery.filter"))
    let none = escaped(gallery.language.sentence("gallery.none"))
    return """
      <!DOCTYPE html>
      <html lang="\(escaped(gallery.language.language))">
      <head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>\(title)</title><style>
      \(Self.style)
      </style></head>
      <body><h1>\(title)</h1>
      <input type="search" id="filter" placeholder="\(filter)" aria-label="\(filter)" autocomplete="off">
      <main>\(gallery.sections.map(section).joined())</main>
      <p id="none" hidden>\(none)</p>
      <script>
      \(Self.script)
      </script></body></html>

      """
  }

  private func section(_ section: Gallery.Section) -> String {
    let tile = Self.tiles[section.tile ?? ""] ?? "#0a64d6"
    return """
      <section style="--tile:\(tile)"><h2>\(escaped(section.name))</h2><div class="cards">
      \(section.items.map { card($0, in: section) }.joined(separator: "\n"))
      </div></section>

      """
  }

  private func card(_ item: Gallery.Item, in section: Gallery.Section) -> String {
    let about = item.about.map { "<p>\(escaped($0))</p>" } ?? ""
    let phrases = item.phrases.map { phrase in
      let parts = phrase.map { part in
        switch part {
        case .words(let words): escaped(words)
        case .value(let title): "<em>\(escaped(title))</em>"
        }
      }
      return "<li>\(parts.joined())</li>"
    }
    return """
      <article><span class="sign" aria-hidden="true">\(escaped(item.sign))</span>
      <h3>\(escaped(item.title))</h3>\(about)<ul>\(phrases.joined())</ul></article>
      """
  }

  private func escaped(_ text: String) -> String {
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

  private static let style = """
    :root{color-scheme:light dark}
    *{box-sizing:border-box}
    body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:75rem;overflow-wrap:anywhere}
    h1{font-size:1.5rem;margin:0 0 .75rem}h2{font-size:1.1rem;margin:1.25rem 0 .5rem}h3{font-size:1rem;margin:0}
    #filter{width:100%;max-width:30rem;font:inherit;padding:.5rem .75rem;border:1px solid #8888;border-radius:10px}
    .cards{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr))}
    article{border:1px solid #8888;border-radius:14px;padding:.75rem 1rem;min-width:0}
    article p{margin:.25rem 0 0;opacity:.75}
    .sign{display:inline-flex;align-items:center;justify-content:center;width:2.25rem;height:2.25rem;border-radius:10px;background:var(--tile);color:#fff;float:right;margin-left:.5rem}
    ul{margin:.5rem 0 0;padding:0;list-style:none}
    li{padding:.15rem 0;quotes:auto}li::before{content:open-quote}li::after{content:close-quote}
    em{font-style:normal;border-bottom:1px dashed}
    [hidden]{display:none!important}
    """

  private static let script = """
    const field = document.getElementById('filter')
    const fold = text => text.normalize('NFKC').toLowerCase()
    function show() {
      const words = fold(field.value).split(/\\s+/).filter(Boolean)
      let any = false
      for (const section of document.querySelectorAll('section')) {
        const name = fold(section.querySelector('h2').textContent)
        let some = false
        for (const card of section.querySelectorAll('article')) {
          const text = name + ' ' + fold(card.textContent)
          card.hidden = !words.every(word => text.includes(word))
          some = some || !card.hidden
        }
        section.hidden = !some
        any = any || some
      }
      document.getElementById('none').hidden = any
    }
    field.addEventListener('input', show)
    try { field.value = decodeURIComponent(location.hash.slice(1)) } catch { field.value = location.hash.slice(1) }
    show()
    """

  /// The colours of tiles, dark enough for white signs.
  private static let tiles = [
    "red": "#c4232f", "orange": "#b85a00", "tangerine": "#b24b1f", "yellow": "#8a6d00",
    "lime": "#4f7d12", "teal": "#0b7a75", "lightBlue": "#1778b8", "blue": "#0a64d6",
    "navy": "#1f3a93", "grape": "#6a2c91", "purple": "#7d3cb5", "pink": "#b8327a",
    "grayBlue": "#52657a", "grayGreen": "#56705c", "grayBrown": "#75675a",
  ]
}
