/// A subcommand of `autoscale`, whose stored properties declare its operands and options.
protocol Subcommand: Sendable {
  /// The name on the command line: a word, or two of a group such as `profiles show`.
  ///
  /// It belongs to the type, so that a command line builds only the command that it names.
  static var name: String { get }

  /// Declares the operands and options.
  init()

  /// The description, in one line.
  var summary: String { get }

  /// The help below the options; it may be empty.
  var discussion: String { get }

  /// Runs the subcommand.
  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus
}

extension Subcommand {
  /// The words of the name.
  static var words: [String] { name.split(separator: " ").map(String.init) }

  /// The name on the command line.
  var name: String { Self.name }

  /// The words of the name.
  var words: [String] { Self.words }

  /// The options in the order of their declarations, and those of all commands.
  var options: [any CommandOption] {
    declarations.compactMap { $0 as? any CommandOption } + [ColorMode.option]
  }

  /// The operands, if the command takes any.
  var operands: (any OperandDeclaration)? {
    declarations.lazy.compactMap { $0 as? any OperandDeclaration }.first
  }

  /// The usage after the name, such as `FILE... --screen SCREEN [OPTION...]`.
  var usage: String {
    let required = options.filter(\.isRequired).map { "\($0.name) \($0.placeholder ?? "")" }
    let others = options.allSatisfy(\.isRequired) ? [] : ["[OPTION...]"]
    return ([operands?.usage].compactMap(\.self) + required + others).joined(separator: " ")
  }

  private var declarations: [any CommandDeclaration] { sharedDeclarations(in: self) }
}

/// Returns the declarations among the stored properties of a command, and of the groups among them.
private func sharedDeclarations(in value: Any) -> [any CommandDeclaration] {
  // A mirror has stored properties in the order of their declarations, which is that of the help.
  Mirror(reflecting: value).children.flatMap { child -> [any CommandDeclaration] in
    if let group = child.value as? any OptionGroup { return sharedDeclarations(in: group) }
    return (child.value as? any CommandDeclaration).map { [$0] } ?? []
  }
}
