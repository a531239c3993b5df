/// A declaration of a command: an option, a switch, or the operands.
///
/// A command's declarations are its stored properties. Parsing, help and completion follow from
/// them, and they are the only way to read values.
protocol CommandDeclaration: Sendable {}

/// Declarations that several commands share, as the stored properties of a value.
protocol OptionGroup: Sendable {}

/// An option or a switch.
protocol CommandOption: CommandDeclaration {
  /// The name with its dashes.
  var name: String { get }

  /// The placeholder of the value in the help, or `nil` for a switch.
  var placeholder: String? { get }

  /// The description, in one line.
  var help: String { get }

  /// The completion of the value.
  var completion: Completion { get }

  /// Whether it is required.
  var isRequired: Bool { get }
}

/// The completion of a value in a shell.
enum Completion: Sendable, Equatable {
  /// Nothing.
  case none
  /// One of some words.
  case words([String])
  /// Some words of a list, separated by commas.
  case list([String])
  /// A file with one of some extensions.
  case files([String])
  /// A directory.
  case directories
}

/// An option without a value.
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

/// An option with a value.
struct ValueOption<Value: Sendable>: CommandOption {
  /// Reads a value from the text after the option; messages state its name.
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

  /// The same option as a required one.
  var required: RequiredOption<Value> { RequiredOption(option: self) }
}

/// A required option.
struct RequiredOption<Value: Sendable>: CommandOption {
  let option: ValueOption<Value>
  var name: String { option.name }
  var placeholder: String? { option.placeholder }
  var help: String { option.help }
  var completion: Completion { option.completion }
  var isRequired: Bool { true }
}
