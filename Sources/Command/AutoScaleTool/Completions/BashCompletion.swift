/// The completion script for bash.
enum BashCompletion {
  /// Returns the script for declared commands.
  static func script(of commands: [any Subcommand]) -> String {
    """
    # Completes autoscale in bash; load it with: source <(autoscale completions bash)
    \(helpers)
    \(dispatcher(for: commands))
    complete -F _autoscale autoscale
    """
  }

  /// The functions that offer words and files.
  ///
  /// The bash of a Mac is 3.2, which has no 'compopt' and completes without it.
  private static let helpers = """
    _autoscale_words() {  # the words that begin as the current one, and how they are typed
      local word
      for word in "$@"; do
        [[ "$prefix$word" == "$current"* ]] && COMPREPLY+=("$(printf '%q' "$prefix$word")")
      done
    }
    _autoscale_list() {  # the same after the last comma
      case "$current" in *,*) prefix="${current%,*}," ;; esac
      _autoscale_words "$@"
      compopt -o nospace 2>/dev/null
    }
    _autoscale_files() {  # directories, and files whose names end so
      local file end
      compopt -o filenames 2>/dev/null
      while IFS= read -r file; do
        [ -d "$file" ] && COMPREPLY+=("$file") && continue
        for end in "$@"; do
          case "$file" in *".$end") COMPREPLY+=("$file") ;; esac
        done
      done < <(compgen -f -- "$current")
    }
    """

  /// Returns the function that chooses what to offer.
  private static func dispatcher(for commands: [any Subcommand]) -> String {
    let names = commands.map(\.name)
    // Bash splits words at '=', so that the value of an option may be two words after it.
    return """
      _autoscale() {
        local current="${2//\\\\/}" previous="$3" prefix='' command="${COMP_WORDS[1]}"
        current="${current#[\\"\\']}"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          _autoscale_words \(quoted(firstWords(of: names) + ["--help", "--version"]))
          return
        fi
        case "$command" in
      \(groups(of: names).map(group).joined(separator: "\n"))
        esac
        [ "$current" = = ] && current=''
        [ "$previous" = = ] && previous="${COMP_WORDS[COMP_CWORD - 2]}"
        case "$command:$previous" in
      \(commands.flatMap(values).joined(separator: "\n"))
        esac
        case "$command:$current" in
      \(commands.flatMap(words).joined(separator: "\n"))
        esac
      }
      """
  }

  /// Returns the second words of commands, after a first one.
  private static func group(_ group: (first: String, seconds: [String])) -> String {
    """
        \(group.first))
          if [ "$COMP_CWORD" -eq 2 ]; then
            _autoscale_words \(quoted(group.seconds))
            return
          fi
          command="$command ${COMP_WORDS[2]}" ;;
    """
  }

  /// Returns the arms for the values of a command's options.
  private static func values(of command: any Subcommand) -> [String] {
    command.options.filter { $0.placeholder != nil }.map { option in
      "    \("\(command.name):\(option.name)".shellQuoted)) \(call(option.completion)) return ;;"
    }
  }

  /// Returns the arms for a command's options and operands.
  private static func words(of command: any Subcommand) -> [String] {
    let options = command.options.map(\.name) + ["--help"]
    return [
      "    \("\(command.name):-".shellQuoted)*) _autoscale_words \(quoted(options)) ;;",
      "    \("\(command.name):".shellQuoted)*) \(operands(of: command)) ;;",
    ]
  }

  /// Returns the call for a command's operands.
  private static func operands(of command: any Subcommand) -> String {
    let usual = call(command.operands?.completion ?? .none)
    guard let (option, completion) = command.operands?.alternative else { return usual }
    return "if [[ \" ${COMP_WORDS[*]} \" == *\" \(option) \"* ]]; "
      + "then \(call(completion)) else \(usual) fi"
  }

  private static func call(_ completion: Completion) -> String {
    switch completion {
    case .none: ":;"
    case .words(let words): "_autoscale_words \(quoted(words));"
    case .list(let words): "_autoscale_list \(quoted(words));"
    case .files(let endings): "_autoscale_files \(quoted(endings));"
    case .directories: "_autoscale_files;"
    }
  }

  private static func quoted(_ words: [String]) -> String {
    words.map(\.shellQuoted).joined(separator: " ")
  }

  private static func firstWords(of names: [String]) -> [String] {
    var seen: Set<Substring> = []
    return names.compactMap { $0.split(separator: " ").first }
      .filter { seen.insert($0).inserted }.map(String.init)
  }

  /// Returns the first words of commands of two words, each with the second words.
  private static func groups(of names: [String]) -> [(first: String, seconds: [String])] {
    firstWords(of: names).compactMap { first in
      let seconds = names.filter { $0.hasPrefix(first + " ") }.map {
        String($0.dropFirst(first.count + 1))
      }
      return seconds.isEmpty ? nil : (first, seconds)
    }
  }
}
