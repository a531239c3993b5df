/// The operands and options of a command line.
///
/// A declaration of the command reads its value:
///
///     let screens = try arguments[screens]  // [Screen]?, of the option `let screens`
struct Arguments {
  private let command: String
  private let declared: Set<String>
  private var operands: [String] = []

  /// The number of operands before `--`, or `nil` without it.
  private(set) var separator: Int?

  private var values: [String: String] = [:]
  private var switches: Set<String> = []

  /// Parses words; an option may occur anywhere, as `--name value` or `--name=value`.
  ///
  /// Words after `--` and negative numbers are operands.
  init(_ words: [String], of command: any Subcommand) throws(UsageError) {
    let options = command.options
    self.command = command.name
    declared = Set(options.map(\.name))
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        separator = operands.count
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-", Double(word) == nil else {
        operands.append(word)
        continue
      }
      // '--name=' has an empty value, and not none.
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = try Self.option(named: String(parts[0]), among: options)
      guard let placeholder = option.placeholder else {
        guard parts.count == 1 else { throw UsageError("\(option.name) takes no value") }
        switches.insert(option.name)
        continue
      }
      // Any next word is the value: '-o -' names the standard output.
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw UsageError("\(option.name) needs a value: \(option.name) \(placeholder)")
      }
      if values.updateValue(value, forKey: option.name) != nil {
        throw UsageError(
          "\(option.name) is given twice; write it once: \(option.name) \(placeholder)")
      }
    }
  }

  private static func option(
    named name: String, among options: [any CommandOption]
  ) throws(UsageError) -> any CommandOption {
    guard let option = options.first(where: { $0.name == name }) else {
      throw .unknown("option", name, among: options.map(\.name) + ["--help"])
    }
    return option
  }
}

extension Arguments {
  /// The names of the options and switches that are given, in alphabetical order.
  var given: [String] { switches.union(values.keys).sorted() }

  /// Returns the text of an option, if it is given.
  func text(of name: String) -> String? { values[name] }

  /// Returns whether the command has an option.
  func declares(_ option: some CommandOption) -> Bool { declared.contains(option.name) }

  /// Whether a switch is on.
  subscript(option: Switch) -> Bool {
    check(option)
    return switches.contains(option.name)
  }

  /// The value of an option, if it is given.
  subscript<Value>(option: ValueOption<Value>) -> Value? {
    get throws(UsageError) {
      check(option)
      guard let text = values[option.name] else { return nil }
      return try option.read(text, option.name)
    }
  }

  /// The value of a required option.
  subscript<Value>(option: RequiredOption<Value>) -> Value {
    get throws(UsageError) {
      guard let value = try self[option.option] else {
        throw UsageError("\(option.name) is missing; see 'autoscale \(command) --help'")
      }
      return value
    }
  }

  /// The operands.
  subscript(operands: Operands) -> [String] {
    get throws(UsageError) {
      if let noun = operands.noun, self.operands.isEmpty {
        throw UsageError("no \(noun) is given; see 'autoscale \(command) --help'")
      }
      return self.operands
    }
  }

  /// The single operand.
  subscript(operand: Operand) -> String {
    get throws(UsageError) {
      guard operands.count == 1 else {
        throw UsageError("one \(operand.noun) is required; see 'autoscale \(command) --help'")
      }
      return operands[0]
    }
  }

  /// Checks that the command declares an option, which is a precondition.
  private func check(_ option: some CommandOption) {
    precondition(declares(option), "\(command) does not declare \(option.name)")
  }
}
