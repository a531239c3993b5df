import SourceText

/// The words of a command line, sorted into operands and options.
struct Arguments {
  /// The words that belong to no option, in their order.
  private(set) var operands: [String] = []

  private var values: [String: String] = [:]
  private var switches: Set<String> = []

  /// Sorts words; an option may stand anywhere, as `--name value` or `--name=value`.
  ///
  /// Behind `--` everything is an operand, and so is a negative number anywhere.
  init(_ words: [String], options: [CommandOption]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-", Double(word) == nil else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try Self.option(named: String(parts[0]), among: options)
      if option.value == nil {
        guard parts.count == 1 else { throw UsageError("\(option.name) takes no value") }
        switches.insert(option.name)
      } else {
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          throw UsageError("\(option.name) needs a value: \(option.name) \(option.value ?? "")")
        }
        if values.updateValue(value, forKey: option.name) != nil {
          throw UsageError("\(option.name) is given twice")
        }
      }
    }
  }

  /// Whether a switch is on.
  func has(_ name: String) -> Bool { switches.contains(name) }

  /// The value of an option, nil where it is not given.
  subscript(name: String) -> String? { values[name] }

  /// The parts of a value that are separated by commas, nil where the option is not given.
  func list(_ name: String) -> [String]? {
    values[name]?.split(separator: ",").map { $0.trimmed }
  }

  private static func option(
    named name: String, among options: [CommandOption]
  ) throws(UsageError) -> CommandOption {
    guard let option = options.first(where: { $0.name == name }) else {
      throw .unknown("option", name, among: options.map(\.name) + ["--help"])
    }
    return option
  }
}
