/// The words of a command line that belong to no option.
protocol OperandDeclaration: CommandDeclaration {
  /// How the form of the command line shows them, such as `FILE...`.
  var usage: String { get }

  /// What a shell offers for them.
  var completion: Completion { get }
}

/// Any number of operands.
struct Operands: OperandDeclaration {
  let usage: String
  let completion: Completion

  /// What one of them is, where there has to be one.
  let noun: String?

  /// Declares operands, of which there must be one if they have a noun.
  init(_ placeholder: String, needed noun: String? = nil, completion: Completion = .none) {
    usage = noun == nil ? "[\(placeholder)...]" : "\(placeholder)..."
    self.noun = noun
    self.completion = completion
  }

  /// The files of Interface Builder.
  static let documents = Operands(
    "FILE", needed: "file", completion: .files(["xib", "storyboard"]))
}

/// A single operand, which has to be there.
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
