import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct ExitStatusTests {
  /// Command lines that fail in a folder of a broken document, a document at odds with itself, a screen
  /// with a fault, and a broken profile.
  static let failures: [[String]] = [
    ["devices", "no such phone"],
    ["adapt", "Broken.xib", "--screen", "320x568"],
    ["adapt", "Broken.xib", "--screen", "320x568", "--json"],
    ["adapt", "Odd.xib", "--screen", "320x568"],
    ["rebase", "Broken.xib", "--to", "393"],
    ["rebase", "Missing.xib", "--to", "393"],
    ["frames", "Broken.xib"], ["frames", "Odd.xib"], ["frames", "Broken.xib", "--update"],
    ["check", "Broken.xib"], ["check", "Odd.xib"], ["check", "Odd.xib", "--json"],
    ["preview", "Broken.xib", "-o", "/dev/null"], ["preview", "Odd.xib", "-o", "/dev/null"],
    ["audit", "Broken.xib"], ["audit", "Odd.xib"], ["audit", "Fault.storyboard"],
    ["audit", "Fault.storyboard", "--json"], ["audit", "Fault.storyboard", "--format", "sarif"],
    ["audit", "Broken.xib", "--format", "html", "-o", "/dev/null"],
    ["snapshot", "Broken.xib", "-o", "Records"],
    ["snapshot", "Fault.storyboard", "-o", "Records", "--check"],
    ["profiles", "check", "Profiles"], ["profiles", "check", "Profiles", "--json"],
    ["profiles", "check", "Nowhere"], ["profiles", "check", "Nowhere", "--json"],
    [
      "profiles", "show", "a", "--container", "A", "--directory", "Profiles", "--screen", "375x667",
    ],
    [
      "profiles", "show", "a", "--container", "A", "--directory", "Good", "--screen", "375x667",
    ],
    ["profiles", "from", "Broken.xib"],
    ["audit", "Empty"], ["preview", "Empty"], ["rebase", "Empty", "--to", "393"],
    ["snapshot", "Empty", "-o", "Records"], ["diff", "Empty", "Empty"],
    ["audit", "Missing.xib"], ["code", "Missing.xib"], ["diff", "Missing.xib", "Broken.xib"],
    ["frames", "Fault.storyboard", "--fonts", "Nowhere"],
    ["audit", "Fault.storyboard", "--baseline", "Missing.txt"],
    ["audit", "Fault.storyboard", "--baseline", "Nowhere/known.txt", "--record"],
    ["audit", "Fault.storyboard", "--config", "Missing.json"],
    ["code", "Fault.storyboard", "-o", "Broken.xib"],
    ["preview", "Fault.storyboard", "--no-widths", "-o", "Broken.xib/page.html"],
  ]

  private static let files: [String: String] = [
    "Broken.xib": "<document", "Fault.storyboard": AuditCommandTests.screen,
    "Odd.xib": AdaptCommandTests.xib().replacing(
      "</constraints>",
      with: #"<constraint firstItem="gone" firstAttribute="top" id="g"/></constraints>"#),
    "Profiles/A_iPad.json": #"{"g": [{"a": {"widht": 1}}]}"#,
    "Good/A_iPad.json": #"{"g": [{"b": {"width": 1}}]}"#,
    "Empty/read.me": "",
  ]

  @Test(arguments: failures)
  func `a command that fails says why in a line of an error`(_ words: [String]) throws {
    let folder = try TemporaryFolder(Self.files)
    let paths = Set(Self.files.keys).union([
      "Profiles", "Good", "Records", "Nowhere", "Missing.xib", "Empty", "Missing.txt",
      "Nowhere/known.txt", "Missing.json", "Broken.xib/page.html",
    ])
    let run = CommandRun(words.map { paths.contains($0) ? "\(folder.url.path())/\($0)" : $0 })
    #expect(run.status == .findings)
    let lines = run.errors.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("error: ") || $0.contains(": error: ") }, "\(run.errors)")
  }

  @Test func `a folder that a command makes is said`() throws {
    let folder = try TemporaryFolder(["Title.xib": AdaptCommandTests.xib()])
    let (file, pages) = (folder.url.path() + "/Title.xib", folder.url.path() + "/Misspelt")
    let words = ["code", file, "--style", "autoscale", "-o", pages]
    #expect(CommandRun(words).errors.contains("note: made the folder '\(pages)'\n"))
    #expect(!CommandRun(words).errors.contains("note: made the folder"))
  }
}
