/// The completion script for zsh.
enum ZshCompletion {
  /// Returns the script for declared commands.
  static func script(of commands: [any Subcommand]) -> String {
    // '_arguments' takes the first of 'words' as the command, so the words before it are shifted
    // out. As a file of fpath the script is the body of the function, and runs it; sourced, it
    // registers it.
    """
    #compdef autoscale
    # Completes autoscale in zsh; save it as _autoscale in a folder of fpath.
    _autoscale_list() {
      compset -P '*,'
      compadd -S , -q -- "$@"
    }
    _autoscale() {
      local -a commands=(
    \(commands.map(description).joined(separator: "\n"))
      )
      local command="${words[2]}"
      if (( CURRENT == 2 )); then
        compadd -- ${(u)${(@)commands%%[ :]*}} --help --version
        return
      fi
      if (( ${commands[(I)$command [^:]*:*]} )); then
        if (( CURRENT == 3 )); then
          compadd -- ${${(M)${(@)commands%%:*}:#$command *}#* }
          return
        fi
        command="$command ${words[3]}"
        shift words
        (( CURRENT-- ))
      fi
      shift words
      (( CURRENT-- ))
      case "$command" in
    \(commands.map(arguments).joined(separator: "\n"))
      esac
    }
    if [ "$funcstack[1]" = _autoscale ]; then
      _autoscale "$@"
    else
      compdef _autoscale autoscale
    fi
    """
  }

  private static func description(of command: any Subcommand) -> String {
    "    " + "\(command.name):\(command.summary)".shellQuoted
  }

  /// Returns the arm for a command's options and operands.
  private static func arguments(of command: any Subcommand) -> String {
    var specifications = command.options.map { option in
      let value = option.placeholder.map { ":\(escaped($0)):\(action(option.completion))" } ?? ""
      // With '=' zsh takes the value after it, or as the next word.
      let equals = option.placeholder == nil ? "" : "="
      return "\(option.name)\(equals)[\(escaped(option.help))]\(value)"
    }
    specifications.append("--help[show the page of help]")
    if let operands = command.operands {
      specifications.append("*:\(escaped(operands.usage)):\(action(of: operands))")
    }
    let lines = specifications.map { "          \($0.shellQuoted)" }
    return "    \(command.name.shellQuoted))\n      _arguments \\\n"
      + lines.joined(separator: " \\\n") + " ;;"
  }

  private static func action(of operands: any OperandDeclaration) -> String {
    let usual = action(operands.completion)
    guard let (option, completion) = operands.alternative, case .words(let words) = completion
    else { return usual }
    let offer = "compadd -- " + words.map(\.shellQuoted).joined(separator: " ")
    return "{ if (( ${words[(I)\(option)]} )); then \(offer); else \(usual); fi }"
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .none: " "
    case .words(let words): "(" + words.map(escapedWord).joined(separator: " ") + ")"
    case .list(let words): "_autoscale_list " + words.map(\.shellQuoted).joined(separator: " ")
    case .files(let endings): "_files -g \"*.(\(endings.joined(separator: "|")))\""
    case .directories: "_files -/"
    }
  }

  /// Escapes brackets and colons, which would end the text.
  private static func escaped(_ text: String) -> String { escaping(text, "\\[]:") }

  /// Escapes a word of a list in parentheses.
  private static func escapedWord(_ text: String) -> String { escaping(text, "\\ ()[]:'\"") }

  private static func escaping(_ text: String, _ signs: String) -> String {
    text.reduce(into: "") { $0 += signs.contains($1) ? "\\\($1)" : "\($1)" }
  }
}
