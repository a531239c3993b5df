/// `autoscale completions`: a script that teaches a shell the command.
struct CompletionsCommand: Subcommand {
  static let name = "completions"
  let summary = "Print a script that completes the command in bash, zsh or fish."
  let discussion = """
    SHELL is bash, zsh or fish. The script completes commands, options, files, screens and words.

      source <(autoscale completions bash)
      autoscale completions zsh > ~/.zfunc/_autoscale    # a folder of fpath
      autoscale completions fish > ~/.config/fish/completions/autoscale.fish
    """

  let shell = Operand(
    "SHELL", noun: "shell", completion: .words(shells.map(\.name)))

  private static let shells: [(name: String, script: @Sendable ([any Subcommand]) -> String)] = [
    ("bash", BashCompletion.script), ("zsh", ZshCompletion.script), ("fish", FishCompletion.script),
  ]

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let name = try arguments[shell]
    guard let shell = Self.shells.first(where: { $0.name == name }) else {
      throw .unknown("shell", name, among: Self.shells.map(\.name))
    }
    terminal.print(shell.script(Tool.commands))
    return .success
  }
}
