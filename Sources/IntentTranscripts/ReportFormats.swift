import PhraseDiagnostics

/// Reports for other programs.
public enum ReportFormats {
  /// A JUnit file: one suite a transcript file, one case a conversation.
  /// - Complexity: O(n) in the number of turns.
  public static func junit(_ reports: [ConversationReport]) -> String {
    var files: [String] = []
    for report in reports where files.last != report.conversation.file {
      files.append(report.conversation.file)
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let failures = reports.filter { !$0.passes }.count
    text += "<testsuites tests=\"\(reports.count)\" failures=\"\(failures)\">\n"
    for file in files { text += suite(file, reports.filter { $0.conversation.file == file }) }
    return text + "</testsuites>\n"
  }

  private static func suite(_ file: String, _ reports: [ConversationReport]) -> String {
    let failures = reports.filter { !$0.passes }.count
    var text = "  <testsuite name=\"\(escaped(file))\" tests=\"\(reports.count)\""
    text +=
      " failures=\"\(failures)\" time=\"\(seconds(reports.reduce(.zero) { $0 + $1.duration }))\">\n"
    for report in reports {
      text += "    <testcase name=\"\(escaped(report.conversation.title))\""
      text += " classname=\"\(escaped(file))\" file=\"\(escaped(file))\""
      text += " line=\"\(report.conversation.line)\" time=\"\(seconds(report.duration))\""
      guard !report.passes else {
        text += "/>\n"
        continue
      }
      let message = report.failure?.message ?? "\(report.differing.count) turns differ"
      text += ">\n      <failure message=\"\(escaped(message))\">"
      text += escaped(report.differences(TextStyle(isColored: false))) + "</failure>\n"
      text += "    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  /// GitHub's annotations: one line for each turn that differs.
  public static func github(_ reports: [ConversationReport]) -> String {
    reports.filter { !$0.passes }.map { report in
      let places = report.differing.map(\.written.line)
      let line = places.first ?? report.failure?.place?.line ?? report.conversation.line
      let message = report.differences(TextStyle(isColored: false))
      return "::error file=\(property(report.conversation.file)),line=\(line)"
        + ",title=\(property(report.conversation.title))::\(encoded(message))\n"
    }.joined()
  }

  private static func seconds(_ duration: Duration) -> String { duration.seconds(places: 3) }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"  // XML has no way to write these
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func encoded(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    encoded(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension Duration {
  /// The seconds as a decimal number, as `1.250`.
  /// - Parameter places: How many digits stand behind the point, from 1 to 3.
  /// - Returns: The number.
  public func seconds(places: Int) -> String {
    let milliseconds =
      components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let rest = String(milliseconds % 1000)
    let digits = String(repeating: "0", count: max(0, 3 - rest.count)) + rest
    return "\(milliseconds / 1000)." + digits.prefix(min(max(places, 1), 3))
  }
}
