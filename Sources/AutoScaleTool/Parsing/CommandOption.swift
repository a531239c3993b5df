/// What a command declares of its command line: an option, a switch, or the operands.
///
/// A command's declarations are its stored properties; they are parsed, checked, explained and
/// completed as they stand there, and their values are read through them alone.
protocol CommandDeclaration: Sendable {}

/// An option or a switch.
protocol CommandOption: CommandDeclaration {
  /// The name with its dashes.
  var name: String { get }

  /// What stands for the value in the help; nil for a switch.
  var placeholder: String? { get }

  /// What it does, in one line.
  var help: String { get }

  /// What a shell offers for the value.
  var completion: Completion { get }

  /// Whether a command cannot run without it.
  var isRequired: Bool { get }
}

/// What a shell offers where a value is due.
enum Completion: Sendable, Equatable {
  /// Nothing.
  case none
  /// One of some words.
  case words([String])
  /// Some of some words, with commas between them.
  case list([String])
  /// A file whose name ends so.
  case files([String])
  /// A directory.
  case directories
}

/// An option without a value, that is given or not.
struct Switch: CommandOption {
  let name: String
  let help: String
  var placeholder: String? { nil }
  var completion: Completion { .none }
  var isRequired: Bool { false }

  /// Declares a switch.
  init(_ name: String, help: String) {
    self.name = name
    self.help = help
  }
}

/// An option with a value of a type.
struct ValueOption<Value: Sendable>: CommandOption {
  /// Reads a value from the text behind the option, whose name messages state.
  typealias Reading = @Sendable (_ text: String, _ name: String) throws(UsageError) -> Value

  let name: String
  let placeholder: String?
  let help: String
  let completion: Completion
  let read: Reading
  var isRequired: Bool { false }

  /// Declares an option.
  init(
    _ name: String, _ placeholder: String, help: String, completion: Completion = .none,
    read: @escaping Reading
  ) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
    self.completion = completion
    self.read = read
  }

  /// The same option for a command that cannot run without it.
  var required: RequiredOption<Value> { RequiredOption(option: self) }
}

/// An option without which a command cannot run.
struct RequiredOption<Value: Sendable>: CommandOption {
  let option: ValueOption<Value>
  var name: String { option.name }
  var placeholder: String? { option.placeholder }
  var help: String { option.help }
  var completion: Completion { option.completion }
  var isRequired: Bool { true }
}
