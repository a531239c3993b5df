import AutoScaleSourceText

/// The completion script for fish.
enum FishCompletion {
  /// Returns the script for declared commands.
  static func script(of commands: [any Subcommand]) -> String {
    """
    # Completes autoscale in fish; save it as autoscale.fish in the folder of completions.
    function __autoscale_is  # whether the words so far begin with the command
      set -l words (commandline -opc)[2..-1]
      test "$words[1..2]" = "$argv[1]"; or test "$words[1]" = "$argv[1]"
    end
    function __autoscale_needs  # whether the words so far are these and no more
      set -l words (commandline -opc)[2..-1]
      test "$words" = "$argv[1]"
    end
    function __autoscale_list  # the words after the last comma
      set -l before (commandline -ct | string replace -r '[^,]*$' '' | string unescape)
      for word in $argv
        echo $before$word
      end
    end
    function __autoscale_files  # directories, and files whose names end so
      set -l start (commandline -ct | string unescape)
      for file in $start*
        test -d $file; and echo $file/
        for ending in $argv
          string match -q "*.$ending" -- $file; and echo $file
        end
      end
    end
    complete -c autoscale -f
    complete -c autoscale -n '__autoscale_needs ""' -l version -d 'print the version'
    \(commands.flatMap(lines).joined(separator: "\n"))
    """
  }

  private static func lines(of command: any Subcommand) -> [String] {
    let isHere = "__autoscale_is \(quoted(command.name))"
    let before = command.words.dropLast().joined(separator: " ")
    var lines = [
      line("__autoscale_needs \(quoted(before))", "-a \(quoted(command.words.last ?? ""))")
        + " -d \(quoted(command.summary))"
    ]
    // Each command of a group offers its first word; fish shows a word once.
    if let first = command.words.first, command.words.count > 1 {
      lines.append(line("__autoscale_needs ''", "-a \(quoted(first))"))
    }
    for option in command.options {
      let value = option.placeholder == nil ? "" : " -r" + values(option.completion)
      let name = option.name.drop { $0 == "-" }
      let form = option.name.hasPrefix("--") ? "-l" : "-s"
      lines.append(line(isHere, "\(form) \(name)\(value) -d \(quoted(option.help))"))
    }
    lines.append(line(isHere, "-l help -d 'show the page of help'"))
    return lines + operands(of: command, isHere)
  }

  /// Returns the lines for a command's operands.
  private static func operands(of command: any Subcommand, _ isHere: String) -> [String] {
    let usual = values(command.operands?.completion ?? .none).trimmed
    guard !usual.isEmpty else { return [] }
    guard let (option, completion) = command.operands?.alternative else {
      return [line(isHere, usual)]
    }
    let isGiven = "contains -- \(option) (commandline -opc)"
    return [
      line("\(isHere); and \(isGiven)", values(completion).trimmed),
      line("\(isHere); and not \(isGiven)", usual),
    ]
  }

  private static func line(_ condition: String, _ rest: String) -> String {
    "complete -c autoscale -n \(quoted(condition)) \(rest)"
  }

  /// Returns the flags that offer values.
  private static func values(_ completion: Completion) -> String {
    switch completion {
    case .none: ""
    case .words(let words): " -x -a \(quoted(words.map(quoted).joined(separator: " ")))"
    case .list(let words):
      " -x -a \(quoted("(__autoscale_list \(words.map(quoted).joined(separator: " ")))"))"
    case .files(let endings):
      " -x -a \(quoted("(__autoscale_files \(endings.joined(separator: " ")))"))"
    case .directories: " -x -a \(quoted("(__autoscale_files)"))"
    }
  }

  /// Returns the text in quotation marks, as fish reads it.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
