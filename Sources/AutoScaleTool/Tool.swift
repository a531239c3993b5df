/// The command `autoscale`: finds the subcommand, runs it, and says what went wrong.
enum Tool {
  /// The subcommands, in the order of the help.
  static let commands: [any Subcommand] = [
    ValueCommand(), DevicesCommand(), AdaptCommand(), CheckCommand(),
  ]

  /// Runs the command line without the name of the program.
  static func run(_ words: [String], on terminal: Terminal) -> ExitStatus {
    do throws(UsageError) {
      guard let first = words.first else {
        terminal.error(HelpText.overview(of: commands))
        return .usage
      }
      if ["--help", "-h", "help"].contains(first) {
        terminal.print(try help(for: words.dropFirst().first))
        return .success
      }
      let command = try command(named: first)
      let rest = Array(words.dropFirst())
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        terminal.print(HelpText.page(of: command))
        return .success
      }
      return try command.run(Arguments(rest, options: command.options), on: terminal)
    } catch {
      terminal.error("error: \(error)")
      return .usage
    }
  }

  private static func help(for name: String?) throws(UsageError) -> String {
    guard let name else { return HelpText.overview(of: commands) }
    return HelpText.page(of: try command(named: name))
  }

  private static func command(named name: String) throws(UsageError) -> any Subcommand {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknown("command", name, among: commands.map(\.name))
    }
    return command
  }
}

/// What the exit status of the command says.
enum ExitStatus: Int32 {
  /// All was done.
  case success = 0

  /// Something was found, or an input is bad.
  case findings = 1

  /// The command line is wrong.
  case usage = 2
}
