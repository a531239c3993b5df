import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct CompletionTests {
  /// What a shell offers for the last word of a command line.
  struct Row: Sendable, CustomTestStringConvertible {
    let words: [String]
    let offered: [String]
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., offers offered: String...) {
      (self.words, self.offered) = (words, offered)
    }
  }

  static let rows = [
    Row("d", offers: "devices", "diff"), Row("prof", offers: "profiles"),
    Row("profiles", "", offers: "check", "from", "show"),
    Row("value", "16", "--ro", offers: "--round"),
    Row("value", "16", "--round", "", offers: "none", "pixel", "point"),
    Row("value", "--screens", "phones,pa", offers: "phones,pads"),
    Row("adapt", "--type", "fontSize,c", offers: "fontSize,constraint", "fontSize,cornerRadius"),
    Row("adapt", "Lo", offers: "Login.storyboard", "Login.xib"),
    Row("profiles", "show", "a", "--lookup", "b", offers: "baseFirst"),
    Row("completions", "", offers: "bash", "fish", "zsh"),
    Row("audit", "--skip", "overlap,outside-sc", offers: "overlap,outside-screen"),
    Row("audit", "--rules", "outside-sc", offers: "outside-screen"),
    Row("audit", "--rules", "overlap", "outside-sc", offers: "outside-screen"),
    Row("audit", "Lo", offers: "Login.storyboard", "Login.xib"),
    Row("check", "--color", "al", offers: "always"),
  ]

  /// The script of a shell, and a folder with files of several kinds.
  private func project(_ shell: String) throws -> (TemporaryFolder, script: String) {
    let folder = try TemporaryFolder()
    for name in ["Login.xib", "Login.storyboard", "Login.swift"] {
      _ = try folder.write("", as: name)
    }
    let script = CommandRun("completions", shell)
    #expect(script.status == .success)
    return (folder, try folder.write(script.output, as: "completions"))
  }

  @Test(.enabled(if: ToolProcess.exists("bash"), "there is no bash"), arguments: rows)
  func `bash offers what fits`(_ row: Row) throws {
    let (folder, script) = try project("bash")
    let words = (["autoscale"] + row.words).map(\.shellQuoted).joined(separator: " ")
    let run = try ToolProcess(
      """
      source \(script)
      COMP_WORDS=(\(words)); COMP_CWORD=\(row.words.count)
      _autoscale autoscale "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}" 2>/dev/null
      printf '%s\\n' "${COMPREPLY[@]}"
      """, at: folder.url)
    let offered = run.output.replacing("\\", with: "").split(separator: "\n").map(String.init)
    #expect(offered.sorted() == row.offered)
  }

  @Test(.enabled(if: ToolProcess.exists("fish"), "there is no fish"), arguments: rows)
  func `fish offers what fits`(_ row: Row) throws {
    let (folder, script) = try project("fish")
    let line = (["autoscale"] + row.words).joined(separator: " ")
    let run = try ToolProcess(
      "source \(script); complete -C \(line.shellQuoted)", in: "fish", at: folder.url)
    let offered = run.output.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    #expect(offered.sorted() == row.offered.map { $0[...] })
    #expect(run.errors == "")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `scripts are sound, and have every command and option`(_ shell: String) throws {
    let (folder, script) = try project(shell)
    let text = try String(contentsOfFile: script, encoding: .utf8)
    for command in Tool.commands {
      for word in command.words { #expect(text.contains(word)) }
      for option in command.options {
        let name = option.name.drop { $0 == "-" }
        let fish = option.name.hasPrefix("--") ? "-l \(name)" : "-s \(name)"
        #expect(text.contains(shell == "fish" ? fish : option.name))
      }
    }
    guard ToolProcess.exists(shell) else { return }
    let run = try ToolProcess("\(shell) -n \(script)", at: folder.url)
    #expect(run.status == 0 && run.errors == "")
  }
}
