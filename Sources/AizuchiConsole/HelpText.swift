import PhraseDiagnostics

/// The text of `--help`.
enum HelpText {
  /// The help of the program as a whole.
  static func text(commands: [CommandShape]) -> String {
    var text = "aizuchi: \(ConsoleMessages.summary)\n\n"
    text += "usage: aizuchi <command> [options]\n\ncommands:\n"
    text += table(commands.map { ($0.name, $0.summary) })
    text +=
      "\n'aizuchi <command> --help' tells a command's options; 'aizuchi --version' the version.\n"
    text += "Results go to standard output, everything else to standard error.\n"
    text += "exit codes: 0 fine, 1 something was found or differs, 64 wrong usage, 65 bad input,\n"
    text += "66 missing input, 70 a fault of the program, 74 input or output failed, 75 busy,\n"
    return text + "130 interrupted\n"
  }

  /// The help of one command.
  static func text(for shape: CommandShape) -> String {
    var text = "aizuchi \(shape.name): \(shape.summary)\n\n"
    text += "usage: aizuchi \(shape.name) [options]"
    text += shape.operands.isEmpty ? "\n" : " \(shape.operands)\n"
    text += "\noptions:\n"
    let options = shape.options.map { option in
      let letter = option.letter.map { "-\($0), " } ?? ""
      return ("\(letter)--\(option.name)\(value(of: option))", option.help)
    }
    text += table(options + [("--help", "show this")])
    return shape.details.isEmpty ? text : text + "\n" + shape.details + "\n"
  }

  private static func value(of option: OptionShape) -> String {
    guard let value = option.value else { return "" }
    return option.isValueOptional ? "[=\(value)]" : " \(value)"
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map { displayWidth(of: $0.0) }.max() ?? 0
    return rows.map { "  \($0.0.padded(toWidth: width))  \($0.1)\n" }.joined()
  }
}
