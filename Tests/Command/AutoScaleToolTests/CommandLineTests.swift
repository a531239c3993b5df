import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct CommandLineTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let words: [String]
    let message: String
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Row(
      words: ["--json", "devices"],
      message: "'--json' is an option; write it after a command: autoscale COMMAND --json"),
    Row(
      words: ["completions", "zhs"], message: "unknown shell 'zhs'; did you mean 'zsh'?"),
    Row(words: ["check", "-", "-"], message: "'-', the standard input, is given twice"),
    Row(
      words: ["check", "a.xib", "--max-size", "0"],
      message: "--max-size needs a whole number of megabytes, but is '0'"),
    Row(
      words: ["preview", "-", "--languages", "de"],
      message:
        "--languages requires files, because texts are beside them; '-' is the standard input"),
    Row(
      words: ["audit", "-", "--languages", "de"],
      message:
        "--languages requires files, because texts are beside them; '-' is the standard input"),
    Row(
      words: ["audit", "-", "--changed", "main"],
      message: "--changed requires files, because Git compares them; '-' is the standard input"),
    Row(
      words: ["frames", "a.xib", "--json", "--csv"], message: "--json and --csv exclude each other"),
    Row(
      words: ["value", "16", "--color", "sometimes"],
      message: "unknown value of --color 'sometimes'; write one of auto, always, never"),
    Row(words: ["audit"], message: "no file is given; see 'autoscale audit --help'"),
    Row(
      words: ["audit", "--rules", "overlp"],
      message: "unknown rule 'overlp'; did you mean 'overlap'?"),
    Row(
      words: ["audit", "Login.xib", "--record"], message: "--record requires --baseline"),
    Row(
      words: ["audit", "Login.xib", "--prune"], message: "--prune requires --baseline"),
    Row(
      words: ["audit", "Login.xib", "--baseline", "a", "--prune", "--record"],
      message: "--record and --prune exclude each other"),
    Row(
      words: ["audit", "Login.xib", "--baseline", "a", "--prune", "--changed", "main"],
      message: "--prune audits everything; omit --changed and --skip"),
    Row(
      words: ["audit", "Login.xib", "--widths", "440-320"],
      message: "--widths needs whole widths such as 320-440, but is '440-320'"),
    Row(
      words: ["audit", "Login.xib", "--widths", "320-x"],
      message: "--widths needs whole widths such as 320-440, but is '320-x'"),
    Row(
      words: ["check", "-", "--language", "de"],
      message: "--language requires files, because texts are beside them; '-' is the standard input"
    ),
    Row(
      words: ["check", "Login.xib", "--language", ""],
      message: "--language needs a language such as de or zh-Hans-CN, but is ''"),
    Row(
      words: [
        "profiles", "show", "a", "--container", "", "--directory", ".", "--screen", "375x667",
      ],
      message: "--container needs a value, but is empty"),
    Row(
      words: ["adapt", "Login.xib", "--screen", "320x568", "--screens", "phones"],
      message: "--screen and --screens exclude each other"),
    Row(words: ["valeu"], message: "unknown command 'valeu'; did you mean 'value'?"),
    Row(
      words: ["profiles"],
      message:
        "a second word is missing; write one of profiles check, profiles show, profiles from, and see 'autoscale profiles --help'"
    ),
    Row(
      words: ["profiles", "chekc", "."],
      message: "unknown command 'profiles chekc'; did you mean 'profiles check'?"),
    Row(
      words: ["profiles", "show", "title", "--container", "V", "--directory", "."],
      message: "--screen is missing; see 'autoscale profiles show --help'"),
    Row(
      words: [
        "profiles", "show", "title", "--container", "V", "--directory", ".", "--screen", "375x667",
        "--language", "de,!!",
      ],
      message: "--language needs languages such as de or zh-Hans-CN, but one is '!!'"),
    Row(
      words: [
        "profiles", "show", "title", "--container", "V", "--directory", ".", "--screen", "375x667",
        "--development-region", "Atlantis",
      ],
      message:
        "--development-region needs a language or a country such as de or China, "
        + "but is 'Atlantis'"),
    Row(
      words: [
        "profiles", "show", "title", "--container", "V", "--directory", ".", "--screen", "375x667",
        "--development-region", "de,fr",
      ],
      message: "--development-region needs a language or a country such as de or China, "
        + "but is 'de,fr'"),
    Row(
      words: ["profiles", "show"],
      message: "one id is required; see 'autoscale profiles show --help'"
    ),
    Row(
      words: ["profiles", "check"],
      message: "no file or folder is given; see 'autoscale profiles check --help'"),
    Row(
      words: ["profiles", "from", "a", "b"],
      message: "one profile can be printed, but there are 2 documents; write -o DIR"),
    Row(
      words: ["profiles", "from", "a", "--device", "iPad_S"],
      message: "unknown class of devices 'iPad_S'; did you mean 'iPad'?"),
    Row(
      words: ["frobnicate"],
      message:
        "unknown command 'frobnicate'; write one of value, devices, adapt, rebase, frames, code, check, preview, audit, diff, merge, snapshot, profiles check, profiles show, profiles from, completions"
    ),
    Row(
      words: ["value"], message: "no number is given; see 'autoscale value --help'"),
    Row(
      words: ["value", "sixteen"],
      message: "'sixteen' is not a finite number; write for example 'autoscale value 16'"),
    Row(
      words: ["value", "nan"],
      message: "'nan' is not a finite number; write for example 'autoscale value 16'"),
    Row(
      words: ["value", "16", "--refrence", "414"],
      message: "unknown option '--refrence'; did you mean '--reference'?"),
    Row(
      words: ["value", "16", "--reference"], message: "--reference needs a value: --reference N"),
    Row(
      words: ["value", "16", "--reference", "wide"],
      message: "--reference needs a number, but is 'wide'"),
    Row(
      words: ["value", "16", "--reference", "0"],
      message: "--reference must be finite and greater than 0, but is 0.0"),
    Row(
      words: ["value", "16", "--reference", "1", "--reference=2"],
      message: "--reference is given twice; write it once: --reference N"),
    Row(
      words: ["adapt", "a.xib", "--except", "UILabel", "--except", "UIButton"],
      message: "--except is given twice; write it once: --except CLASS,..."),
    Row(words: ["value", "16", "--json=yes"], message: "--json takes no value"),
    Row(
      words: ["value", "16", "--round", "pixels"],
      message: "unknown value of --round 'pixels'; did you mean 'pixel'?"),
    Row(
      words: ["value", "16", "--round", "up"],
      message: "unknown value of --round 'up'; write one of pixel, point, none"),
    Row(
      words: ["devices", "-x"],
      message: "unknown option '-x'; write one of --idioms, --json, --color, --help"),
    Row(
      words: ["value", "16", "--idioms", "phone,watch"],
      message:
        "unknown idiom 'watch'; write one of unspecified, phone, pad, mac, tv, carPlay, vision"),
    Row(words: ["value", "16", "--idioms", ""], message: "--idioms names no idiom"),
    Row(
      words: ["value", "16", "--screens", "iPhone 16 Por"],
      message:
        "unknown screen 'iPhone 16 Por'; did you mean 'iPhone 16 Pro'? ('autoscale devices' lists all names)"
    ),
    Row(words: ["value", "16", "--screens", ","], message: "--screens names no screen"),
    Row(
      words: ["adapt", "--screen", "320x568"],
      message: "no file is given; see 'autoscale adapt --help'"),
    Row(
      words: ["adapt", "Login.xib"],
      message: "--screen is missing; write for example --screen \"iPhone 17 Pro\""),
    Row(
      words: ["adapt", "Login.xib", "--screen", "0x568"],
      message:
        "'0x568' is not a screen: width must be finite and greater than 0, but is 0.0 ('autoscale devices' lists all names)"
    ),
    Row(
      words: ["adapt", "Login.xib", "--screen", "320x568", "--type", "fontsize"],
      message: "unknown type 'fontsize'; did you mean 'fontSize'?"),
    Row(
      words: ["adapt", "Login.xib", "--screen", "320x568", "--reference", "doc"],
      message: "--reference needs a number or 'document', but is 'doc'"),
    Row(
      words: ["adapt", "Login.xib", "--screen", "320x568", "--reference", "0"],
      message: "--reference must be finite and greater than 0, but is 0.0"),
    Row(
      words: ["adapt", "Login.xib", "--screen", "320x568", "--type", ","],
      message: "--type names no type"),
    Row(words: ["preview"], message: "no file is given; see 'autoscale preview --help'"),
    Row(
      words: ["preview", "a.xib", "--format", "png"],
      message: "--format requires --svg"),
    Row(
      words: ["preview", "a.xib", "--overlays", "design"],
      message: "--overlays requires --svg"),
    Row(
      words: ["preview", "a.xib", "--keyboard"],
      message: "--keyboard requires --svg"),
    Row(
      words: ["preview", "a.xib", "--svg", "out", "--overlays", "grid"],
      message:
        "unknown overlay 'grid'; write one of constraints, conflicts, ambiguity, safe-area, margins, alignment, baselines, design"
    ),
    Row(
      words: ["preview", "a.xib", "--reference", "414"],
      message: "--reference requires --adapt"),
    Row(
      words: ["preview", "a.xib", "--jobs", "0"],
      message: "--jobs needs a number from 1 to 1000, but is '0'"),
    Row(
      words: ["preview", "a.xib", "--text-sizes", "huge"],
      message:
        "unknown text size 'huge'; write one of extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge"
    ),
    Row(
      words: ["preview", "a.xib", "b.xib", "-o", "-"],
      message: "-o - is for one document, but there are 2"),
  ])
  func `a wrong command line is refused with advice`(_ row: Row) {
    let run = CommandRun(row.words)
    #expect(run.status == .usage)
    #expect(run.errors == "error: \(row.message)\n")
    #expect(run.output.isEmpty)
  }

  @Test(arguments: ["value", "devices", "adapt", "frames", "check", "preview", "profiles show"])
  func `each declaration of a command is an option of its help`(_ name: String) throws {
    let command = try #require(Tool.commands.first { $0.name == name })
    let declared = Mirror(reflecting: command).children.flatMap { child in
      child.value is any OptionGroup
        ? Mirror(reflecting: child.value).children.compactMap { $0.value as? any CommandOption }
        : [child.value as? any CommandOption].compactMap(\.self)
    }
    #expect(declared.map(\.name) + ["--color"] == command.options.map(\.name))
    #expect(Set(declared.map(\.name)).count == declared.count)
    #expect(!declared.isEmpty)
  }

  @Test func `an option that a command does not declare cannot be read`() async {
    await #expect(processExitsWith: .failure) {
      let arguments = try Arguments(["16"], of: ValueCommand())
      _ = try arguments[ValueOption.text("--misspelt", "TEXT", help: "")]
    }
  }

  @Test func `the version is printed`() {
    let run = CommandRun("--version")
    #expect(run.status == .success)
    #expect(run.output == "autoscale \(ToolVersion.current)\n")
  }

  @Test(arguments: [
    ("CHANGELOG.md", "\n## \(ToolVersion.current)"),
    ("README.md", "from: \"\(ToolVersion.current)\""),
    (".github/README.zh-Hans.md", "from: \"\(ToolVersion.current)\""),
  ])
  func `the changelog and README say the version that is printed`(
    path: String, words: String
  ) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    #expect(text.contains(words))
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(path != "CHANGELOG.md" || "\n\(headings[0])".hasPrefix(words))
  }

  @Test func `without a command the overview goes to the standard error`() {
    let run = CommandRun()
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("autoscale: a design drawn once"))
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `the overview names every command`(_ words: [String]) {
    let run = CommandRun(words)
    #expect(run.status == .success)
    #expect(run.errors.isEmpty)
    for command in Tool.commands { #expect(run.output.contains("  \(command.name) ")) }
  }

  @Test func `the help of a command names every option`() {
    for command in Tool.commands {
      let run = CommandRun(command.words + ["--help"])
      #expect(run.status == .success)
      #expect(run.output == CommandRun(["help"] + command.words).output)
      #expect(run.output.contains("usage: autoscale \(command.name) "))
      for option in command.options { #expect(run.output.contains("  \(option.name) ")) }
      for option in command.options where option.isRequired {
        #expect(run.lines[1].contains(" \(option.name) "))
      }
    }
  }

  @Test(arguments: [["profiles", "--help"], ["help", "profiles"]])
  func `the help of a group names its commands`(_ words: [String]) {
    let run = CommandRun(words)
    #expect(run.status == .success)
    #expect(run.output.contains("  profiles show "))
    #expect(!run.output.contains("  adapt "))
  }

  @Test func `help lines fit a terminal of eighty columns`() {
    for command in Tool.commands {
      #expect(CommandRun(command.words + ["--help"]).lines.filter { $0.count > 80 } == [])
    }
  }

  @Test func `colour is for terminals that want it`() {
    let plain = CommandRun("value", "16", "--screens", "320x568")
    let colored = CommandRun(["value", "16", "--screens", "320x568"], isColored: true)
    #expect(!plain.output.contains("\u{1B}"))
    #expect(colored.output.hasPrefix("\u{1B}[1mwidth"))
  }

  @Test(arguments: [
    (ColorMode.auto, true, [:], true), (.auto, false, [:], false),
    (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["NO_COLOR": "1"], false),
    (.auto, true, ["TERM": "dumb"], false), (.always, false, ["NO_COLOR": "1"], true),
    (.never, true, [:], false),
  ])
  func `an option decides about colors before the environment does`(
    mode: ColorMode, isTerminal: Bool, environment: [String: String], isColored: Bool
  ) {
    #expect(mode.allows(onTerminal: isTerminal, environment) == isColored)
  }

  @Test func `every command takes the option for colors`() {
    for command in Tool.commands {
      #expect(CommandRun(command.words + ["--help"]).output.contains("--color auto|always|never"))
    }
    let always = CommandRun("value", "16", "--screens", "320x568", "--color", "always")
    #expect(always.output.hasPrefix("\u{1B}[1mwidth"))
    let never = CommandRun(
      ["value", "16", "--screens", "320x568", "--color", "never"], isColored: true)
    #expect(!never.output.contains("\u{1B}"))
  }

  @Test(arguments: [
    ("a.xib:1:2: error: no; error: x", "a.xib:1:2: \u{1B}[31merror:\u{1B}[0m no; error: x"),
    ("error: no", "\u{1B}[31merror:\u{1B}[0m no"),
    ("a.xib: warning: odd", "a.xib: \u{1B}[33mwarning:\u{1B}[0m odd"),
    ("a.xib: note: so", "a.xib: \u{1B}[2mnote:\u{1B}[0m so"),
    ("terror: none", "terror: none"), ("2 errors", "2 errors"),
  ])
  func `the severity of a message has a color`(line: String, colored: String) {
    #expect(Terminal.Style.highlightingSeverity(in: line) == colored)
  }
}
