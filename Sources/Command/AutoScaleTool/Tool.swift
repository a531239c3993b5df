/// The command `autoscale`: runs a subcommand, and reports errors.
enum Tool {
  /// The subcommands, in the order of the help.
  private static let types: [any Subcommand.Type] = [
    ValueCommand.self, DevicesCommand.self, AdaptCommand.self, RebaseCommand.self,
    FramesCommand.self, CodeCommand.self, CheckCommand.self, PreviewCommand.self, AuditCommand.self,
    DiffCommand.self, MergeCommand.self, SnapshotCommand.self, ProfilesCheckCommand.self,
    ProfilesShowCommand.self, ProfilesFromCommand.self, CompletionsCommand.self,
  ]

  /// The declarations of all subcommands.
  static var commands: [any Subcommand] { types.map { $0.init() } }

  /// Runs the command line without the name of the program.
  static func run(_ words: [String], on terminal: Terminal) -> ExitStatus {
    do throws(UsageError) {
      guard let first = words.first else {
        terminal.error(HelpText.overview(of: commands))
        return .usage
      }
      if ["--help", "-h", "help"].contains(first) {
        terminal.print(try help(for: words.dropFirst()))
        return .success
      }
      if first == "--version" {
        terminal.print("autoscale \(ToolVersion.current)")
        return .success
      }
      if first.hasPrefix("-") {
        throw UsageError(
          "'\(first)' is an option; write it after a command: autoscale COMMAND \(first)")
      }
      if words.count == 2, ["--help", "-h"].contains(words[1]), let page = groupPage(of: first) {
        terminal.print(page)
        return .success
      }
      let command = try command(named: words[...])
      let rest = Array(words.dropFirst(command.words.count))
      // After '--' the word may be the name of a file.
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        terminal.print(HelpText.page(of: command))
        return .success
      }
      let arguments = try Arguments(rest, of: command)
      let terminal = terminal.colored(try arguments[ColorMode.option] ?? .auto)
      let missing = MissingFolders(of: arguments)
      defer { missing.report(on: terminal) }
      return try command.run(arguments, on: terminal)
    } catch {
      terminal.error("error: \(error)")
      return error.status
    }
  }

  private static func help(for words: ArraySlice<String>) throws(UsageError) -> String {
    guard let first = words.first else { return HelpText.overview(of: commands) }
    if words.count == 1, let page = groupPage(of: first) { return page }
    return HelpText.page(of: try command(named: words))
  }

  /// Returns the page of the commands whose first of two words this is, or `nil` if there are none.
  private static func groupPage(of word: String) -> String? {
    let group = group(of: word)
    return group.isEmpty ? nil : HelpText.overview(of: group.map { $0.init() })
  }

  /// Returns the commands whose first of two words this is.
  private static func group(of word: String?) -> [any Subcommand.Type] {
    types.filter { $0.words.count > 1 && $0.words.first == word }
  }

  /// Returns the command whose one or two words are the first ones.
  private static func command(
    named words: ArraySlice<String>
  ) throws(UsageError) -> any Subcommand {
    if let type = types.first(where: { words.starts(with: $0.words) }) { return type.init() }
    let group = group(of: words.first)
    if words.count == 1, let first = group.first {
      throw UsageError(
        "a second word is missing; write one of \(group.map { $0.name }.joined(separator: ", ")), "
          + "and see 'autoscale \(first.words[0]) --help'")
    }
    let name = words.prefix(group.isEmpty ? 1 : 2).joined(separator: " ")
    throw .unknown("command", name, among: types.map { $0.name })
  }
}
