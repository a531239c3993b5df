/// A subcommand of `autoscale`.
protocol Subcommand: Sendable {
  /// The name on the command line: a word, or two of a group such as `profiles show`.
  var name: String { get }

  /// What it does, in one line.
  var summary: String { get }

  /// The form of the command line behind the name, such as `FILE... --screen SCREEN`.
  var usage: String { get }

  /// What the page of help says below the options; empty for nothing.
  var discussion: String { get }

  /// The options, in the order of the help.
  var options: [CommandOption] { get }

  /// Runs the subcommand.
  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus
}

extension Subcommand {
  /// The words of the name.
  var words: [String] { name.split(separator: " ").map(String.init) }
}

/// An option that a subcommand takes.
struct CommandOption: Sendable {
  /// The name with its dashes.
  let name: String

  /// What stands for the value in the help; nil for a switch.
  var value: String?

  /// What it does, in one line.
  let help: String
}
