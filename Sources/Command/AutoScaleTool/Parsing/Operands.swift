/// The operands of a command line: the words that belong to no option.
protocol OperandDeclaration: CommandDeclaration {
  /// The form in the usage line, such as `FILE...`.
  var usage: String { get }

  /// The words that a shell offers.
  var completion: Completion { get }

  /// The words that a shell offers after a switch instead, if there is one.
  var alternative: Alternative? { get }

  /// Another completion, for command lines with a switch.
  typealias Alternative = (option: String, completion: Completion)
}

extension OperandDeclaration {
  var alternative: Alternative? { nil }
}

/// Any number of operands.
struct Operands: OperandDeclaration {
  let usage: String
  let completion: Completion

  /// The noun for a required operand.
  let noun: String?

  let alternative: Alternative?

  /// Declares operands; with a noun, at least one is required.
  init(
    _ placeholder: String, needed noun: String? = nil, completion: Completion = .none,
    after alternative: Alternative? = nil
  ) {
    self.alternative = alternative
    usage = noun == nil ? "[\(placeholder)...]" : "\(placeholder)..."
    self.noun = noun
    self.completion = completion
  }

  /// Declares a fixed number of required operands, such as `OLD NEW`.
  init(all placeholders: String, needed noun: String, completion: Completion) {
    (usage, self.noun, self.completion, alternative) = (placeholders, noun, completion, nil)
  }

  /// Interface Builder files, and folders of them.
  static let documents = Operands(
    "FILE|FOLDER", needed: "file", completion: .files(["xib", "storyboard"]))
}

/// A single, required operand.
struct Operand: OperandDeclaration {
  let usage: String
  let noun: String
  let completion: Completion

  /// Declares the operand.
  init(_ placeholder: String, noun: String, completion: Completion = .none) {
    usage = placeholder
    self.noun = noun
    self.completion = completion
  }
}
