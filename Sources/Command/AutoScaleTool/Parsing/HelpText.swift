/// The pages that `--help` prints.
enum HelpText {
  /// Returns the page of the whole command.
  static func overview(of commands: [any Subcommand]) -> String {
    let rows = commands.map { [$0.name, $0.summary] }
    return """
      autoscale: a design drawn once, right on every screen

      usage: autoscale COMMAND [OPTION...]
             autoscale --version

      \(indented(rows))

      'autoscale COMMAND --help' explains a command. The exit status is 0 for success,
      1 for findings and bad input, 2 for a wrong command line.
      """
  }

  /// Returns the page of one subcommand.
  static func page(of command: any Subcommand) -> String {
    let help = [["--help", "show this page"]]
    let rows = command.options.map {
      [[$0.name, $0.placeholder].compactMap(\.self).joined(separator: " "), $0.help]
    }
    let discussion = command.discussion.isEmpty ? "" : "\n\n" + folded(command.discussion)
    return """
      \(folded(command.summary))

      \(folded("usage: autoscale \(command.name) \(command.usage)"))

      \(indented(rows + help))\(discussion)
      """
  }

  private static func indented(_ rows: [[String]]) -> String {
    TextTable(rows: rows).lines(within: width - 2).map { "  " + $0 }.joined(separator: "\n")
  }

  /// The usual columns of a terminal; a page is the same on each.
  private static let width = 80

  /// Fills the lines of paragraphs; examples, which are indented, stay as they are.
  private static func folded(_ text: String) -> String {
    var paragraphs: [String] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isText = !line.isEmpty && !line.hasPrefix(" ")
      if isText, isOpen, let last = paragraphs.popLast() {
        paragraphs.append("\(last) \(line)")
      } else {
        paragraphs.append(String(line))
      }
      isOpen = isText
    }
    return paragraphs.flatMap { $0.hasPrefix(" ") ? [$0] : $0.folded(to: width) }
      .joined(separator: "\n")
  }
}
