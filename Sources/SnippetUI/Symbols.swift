/// Signs for the system's symbols.
public enum SymbolSign {
  /// The sign for a symbol, whatever its variant (`star.fill`, `star.circle`); nil where none fits.
  public static func of(_ name: String) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    // A badge says what is done with the thing.
    if let badge = parts.firstIndex(of: "badge"), badge > 0 { parts.removeSubrange(badge...) }
    while !parts.isEmpty {
      if let sign = signs[parts.joined(separator: ".")] { return sign }
      guard let last = parts.last, variants.contains(last) else { return nil }
      parts.removeLast()
    }
    return nil
  }

  /// What says how a symbol is drawn and not what it shows.
  private static let variants: Set = ["fill", "circle", "square", "slash", "rectangle", "on"]

  private static let signs: [String: String] = [
    "star": "★", "star.leadinghalf.filled": "⯪", "heart": "♥", "bolt": "⚡", "flame": "🔥",
    "drop": "💧", "leaf": "🍃", "sun.max": "☀", "sun.min": "☀", "moon": "☾", "moon.stars": "🌙",
    "cloud": "☁", "cloud.sun": "⛅", "cloud.rain": "🌧", "cloud.bolt": "⛈", "cloud.snow": "🌨",
    "snowflake": "❄", "wind": "🌬", "umbrella": "☂", "thermometer": "🌡",
    "thermometer.medium": "🌡", "sunrise": "🌅", "sunset": "🌇", "rainbow": "🌈",
    "plus": "+", "minus": "−", "xmark": "✕", "checkmark": "✓", "multiply": "×", "divide": "÷",
    "equal": "=", "number": "#", "percent": "%", "questionmark": "?", "exclamationmark": "!",
    "exclamationmark.triangle": "⚠", "info": "ⓘ", "info.circle": "ⓘ", "ellipsis": "…",
    "arrow.right": "→", "arrow.left": "←", "arrow.up": "↑", "arrow.down": "↓",
    "arrow.up.right": "↗", "arrow.down.right": "↘", "arrow.clockwise": "↻",
    "arrow.counterclockwise": "↺", "arrow.triangle.2.circlepath": "🔄", "arrow.2.squarepath": "🔁",
    "arrow.uturn.backward": "↩", "arrow.uturn.forward": "↪", "chevron.right": "›",
    "chevron.left": "‹", "chevron.up": "⌃", "chevron.down": "⌄", "play": "▶", "pause": "⏸",
    "stop": "■", "forward": "⏩", "backward": "⏪", "forward.end": "⏭", "backward.end": "⏮",
    "shuffle": "🔀", "repeat": "🔁", "record.circle": "⏺", "music.note": "♪",
    "music.note.list": "♫", "speaker": "🔈", "speaker.wave.2": "🔉", "speaker.wave.3": "🔊",
    "mic": "🎤", "bell": "🔔", "alarm": "⏰", "clock": "🕒", "timer": "⏱", "stopwatch": "⏱",
    "hourglass": "⏳", "calendar": "📅", "book": "📖", "book.closed": "📕", "book.pages": "📖",
    "books.vertical": "📚", "bookmark": "🔖", "text.book.closed": "📕", "newspaper": "📰",
    "magazine": "📰", "doc": "📄", "doc.text": "📄", "note.text": "📝", "pencil": "✎",
    "square.and.pencil": "✎", "folder": "📁", "tray": "📥", "paperclip": "📎", "trash": "🗑",
    "link": "🔗", "tag": "🏷", "cart": "🛒", "bag": "👜", "creditcard": "💳", "gift": "🎁",
    "dollarsign": "$", "yensign": "¥", "eurosign": "€", "sterlingsign": "£",
    "cup.and.saucer": "☕", "mug": "☕", "fork.knife": "🍴", "birthday.cake": "🎂",
    "wineglass": "🍷", "carrot": "🥕", "takeoutbag.and.cup.and.straw": "🥤", "fish": "🐟",
    "pawprint": "🐾", "tortoise": "🐢", "hare": "🐇", "bird": "🐦", "cat": "🐈", "dog": "🐕",
    "person": "👤", "person.2": "👥", "person.3": "👥", "figure.walk": "🚶", "figure.run": "🏃",
    "figure.mind.and.body": "🧘", "bed.double": "🛏", "brain.head.profile": "🧠",
    "eye": "👁", "hand.thumbsup": "👍", "hand.thumbsdown": "👎", "hand.raised": "✋",
    "house": "🏠", "building": "🏢", "building.2": "🏢", "map": "🗺", "mappin": "📍",
    "location": "📍", "car": "🚗", "bus": "🚌", "tram": "🚊", "airplane": "✈", "bicycle": "🚲",
    "ferry": "⛴", "fuelpump": "⛽", "globe": "🌐", "flag": "⚑", "lightbulb": "💡",
    "lamp.desk": "💡", "fan": "🌀", "power": "⏻", "lock": "🔒", "lock.open": "🔓", "key": "🔑",
    "gear": "⚙", "gearshape": "⚙", "wrench": "🔧", "hammer": "🔨", "wifi": "📶",
    "antenna.radiowaves.left.and.right": "📡", "battery.100": "🔋", "battery.25": "🪫",
    "phone": "📞", "envelope": "✉", "message": "💬", "bubble.left": "💬", "camera": "📷",
    "photo": "🖼", "video": "🎥", "tv": "📺", "desktopcomputer": "🖥", "laptopcomputer": "💻",
    "iphone": "📱", "headphones": "🎧", "gamecontroller": "🎮", "magnifyingglass": "🔍",
    "sparkles": "✨", "trophy": "🏆", "medal": "🏅", "chart.bar": "📊",
    "chart.line.uptrend.xyaxis":
      "📈", "chart.pie": "📊", "list.bullet": "☰", "line.3.horizontal": "☰", "square.grid.2x2": "▦",
    "square.and.arrow.up": "📤", "square.and.arrow.down": "📥", "icloud": "☁",
    "clock.arrow.circlepath": "🕘", "menucard": "📋", "clipboard": "📋", "checklist": "☑",
    "list.bullet.clipboard": "📋", "list.number": "☰", "scalemass": "⚖", "ticket": "🎫",
    "text.bubble": "💬", "bubble.right": "💬", "quote.bubble": "💬", "moon.zzz": "💤",
    "dumbbell": "🏋", "figure.strengthtraining.traditional": "🏋", "pills": "💊",
    "stethoscope": "🩺", "cross.case": "🩹", "qrcode": "▦", "shippingbox": "📦",
    "basket": "🧺", "banknote": "💴", "graduationcap": "🎓", "paintbrush": "🖌",
    "paintpalette": "🎨", "scissors": "✂", "theatermasks": "🎭", "film": "🎞", "radio": "📻",
    "suitcase": "🧳", "tent": "⛺", "mountain.2": "⛰", "tree": "🌳", "sofa": "🛋",
    "washer": "🧺", "door.left.hand.open": "🚪", "door.left.hand.closed": "🚪",
    "circle": "○", "square": "□", "triangle": "△", "diamond": "◇", "circle.fill": "●",
    "square.fill": "■", "triangle.fill": "▲", "diamond.fill": "◆",
  ]
}
