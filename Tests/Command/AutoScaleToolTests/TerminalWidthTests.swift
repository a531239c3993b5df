import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct TerminalWidthTests {
  private static let login = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Playground-scripts/Screens/Login.xib").standardized.path

  private static let fault = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Playground-scripts/Faults/Ticket.storyboard").standardized.path

  static let tables: [[String]] = [
    ["adapt", login, "--screens", "phones"], ["adapt", login, "--screens", "duo"],
    ["adapt", login, "--screen", "iPhone 17"], ["frames", login, "--screens", "phones"],
    ["frames", login], ["value", "16", "-10"], ["devices"], ["check", login],
    ["audit", "--rules"],
  ]

  @Test(arguments: tables, [80, 120])
  func `a table fits the terminal, and loses no word`(_ words: [String], _ width: Int) {
    let (folded, whole) = (CommandRun(words, width: width), CommandRun(words))
    for line in folded.lines where !line.contains(Self.login) {
      #expect(line.count <= width, "\(line)")
    }
    let parts = { (run: CommandRun) in Set(run.output.split { $0.isWhitespace }) }
    #expect(parts(folded) == parts(whole))
  }

  @Test func `in a pipe a line has any length`() {
    let run = CommandRun("value", "16")
    #expect(run.lines[1].hasPrefix("  320  0.8533  13.6533  iPhone, iPhone 3G, iPhone 3GS,"))
    #expect(run.lines[1].count > 200)
  }

  @Test func `a finding is folded under its place`() throws {
    let run = CommandRun("audit", Self.fault, width: 80)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("\(Self.fault):15:29: error:") == true)
    #expect(lines.dropFirst().first?.hasPrefix("    ") == true)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "  three"]),
    ("  indented by two", 10, ["  indented", "  by two"]),
    ("averylongword and more", 6, ["averylongword", "  and", "  more"]), ("short", 80, ["short"]),
    ("", 10, [""]),
  ])
  func `a line is broken at spaces`(_ line: String, _ width: Int, _ parts: [String]) {
    #expect(line.folded(to: width, indent: 2) == parts)
  }
}
