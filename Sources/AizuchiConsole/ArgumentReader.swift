import PhraseDiagnostics

/// Reads a command's arguments.
enum ArgumentReader {
  /// Reads what stands after a command's name.
  ///
  /// `--name value` and `--name=value` are the same, and so is an option's letter behind one dash; after `--` nothing is an option; `-` alone is an
  /// operand.
  static func read(
    _ arguments: some Sequence<String>, for shape: CommandShape
  ) throws(UsageFault) -> CommandArguments {
    var result = CommandArguments()
    var rest = ArraySlice(Array(arguments))
    while let argument = rest.popFirst() {
      if argument == "--" {
        result.operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        result.operands.append(argument)
        continue
      }
      if argument == "--help" || argument == "-h" {
        result.wantsHelp = true
        continue
      }
      try read(option: argument, from: &rest, for: shape, into: &result)
    }
    guard shape.takesOperands || result.operands.isEmpty || result.wantsHelp else {
      throw UsageMessages.noOperands(shape.name, result.operands.first ?? "")
    }
    return result
  }

  private static func read(
    option argument: String, from rest: inout ArraySlice<String>, for shape: CommandShape,
    into result: inout CommandArguments
  ) throws(UsageFault) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let isLong = parts[0].hasPrefix("--")
    let written = String(parts[0].dropFirst(isLong ? 2 : 1))
    let found = shape.options.first {
      isLong ? $0.name == written : $0.letter.map { String($0) } == written
    }
    guard let option = found else {
      throw UsageMessages.unknownOption(String(parts[0]), shape)
    }
    let name = option.name
    let attached = parts.count > 1 ? String(parts[1]) : nil
    let value: String
    if option.value == nil {
      guard attached == nil else { throw UsageMessages.needsNoValue(name) }
      value = ""
    } else if let attached {
      value = attached
    } else if option.isValueOptional {
      let isValue = option.ending.map { rest.first?.hasSuffix($0) == true } ?? false
      value = isValue ? rest.popFirst() ?? "true" : "true"
    } else {
      guard let next = rest.popFirst() else {
        throw UsageMessages.needsValue(name, option.value ?? "")
      }
      value = next
    }
    guard option.isRepeatable || result.options[name] == nil else {
      throw UsageMessages.twice(name)
    }
    result.options[name, default: []].append(value)
  }
}
