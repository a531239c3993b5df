extension Arguments {
  /// The operand of a command that takes one.
  func onlyOperand(_ noun: String, of command: String) throws(UsageError) -> String {
    guard operands.count == 1 else {
      throw UsageError("one \(noun) is needed; see 'autoscale \(command) --help'")
    }
    return operands[0]
  }

  /// The value of an option that has to be given.
  func required(_ option: String, of command: String) throws(UsageError) -> String {
    guard let value = self[option] else {
      throw UsageError("\(option) is missing; see 'autoscale \(command) --help'")
    }
    return value
  }
}
