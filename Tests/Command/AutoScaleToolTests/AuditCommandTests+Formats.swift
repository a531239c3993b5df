import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

/// The forms for machines.
extension AuditCommandTests {
  @Test func `JSON has a finding a line, with ranges of widths`() throws {
    let finding = try #require(try run(path, "--format", "json").objects().first)
    #expect(finding["rule"] as? String == "outside-screen")
    #expect(finding["widths"] as? [[Int]] == [[320, 355]])
    #expect(finding["elementID"] as? String == "buy")
    #expect(finding["line"] as? Int == 9)
  }

  @Test func `SARIF names version, rule, level and place`() throws {
    let log = try #require(try run(path, "--format", "sarif").objects().first)
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    let result = try #require((runs.first?["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "outside-screen")
    #expect(result["level"] as? String == "error")
    #expect((result["partialFingerprints"] as? [String: String])?.count == 1)
    let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let region = try #require((location as? [String: Any])?["region"] as? [String: Any])
    #expect(region["startLine"] as? Int == 9)
    #expect(region["startColumn"] as? Int == 11)
    #expect(region["endColumn"] as? Int == 100)
    #expect((region["snippet"] as? [String: String])?["text"]?.contains("id=\"buy\">") == true)
  }

  @Test func `a region of SARIF ends with the line where the tag goes on in the next one`() throws {
    let path = try folder.write(
      Self.screen.replacing(
        "Constraints=\"NO\" id=\"buy\">", with: "Constraints=\"NO\"\n id=\"buy\">"),
      as: "Lines.storyboard")
    #expect(run(path, "--format", "sarif").output.contains("\"endColumn\":90,"))
  }

  @Test func `SARIF has a hint as replacements in the file`() throws {
    let constraint = #"<constraint firstAttribute="width" constant="340" id="w"/>"#
    let twice = constraint + "\n" + constraint.replacing("\"w\"", with: "\"two\"")
    let path = try folder.write(
      Self.screen.replacing(constraint, with: twice), as: "Twice.storyboard")
    let log = try #require(try run(path, "--format", "sarif").objects().first)
    let results = (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    let result = results?.first { $0["ruleId"] as? String == "duplicate-constraint" }
    let fix = try #require((result?["fixes"] as? [[String: Any]])?.first)
    let hint = try #require((fix["description"] as? [String: String])?["text"])
    #expect(hint.hasPrefix("remove ") && hint.hasSuffix(".width = 340"))
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = (change["replacements"] as? [[String: Any]])?.first
    let region = try #require(replacement?["deletedRegion"] as? [String: Int])
    let start = try #require(region["startLine"])
    #expect(region == ["startLine": start, "startColumn": 1, "endLine": start + 1, "endColumn": 1])
    #expect(replacement?["insertedContent"] as? [String: String] == ["text": ""])
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[start - 1].contains(#"id="two""#))
  }

  @Test func `JUnit escapes what XML does not allow in a text`() {
    let run = run(path, "--format", "junit")
    #expect(run.output.contains("tests=\"1\" failures=\"1\" errors=\"0\""))
    #expect(run.output.contains("name=\"outside-screen: Buy &amp; go (buy)\""))
  }

  @Test func `an annotation of GitHub has file, line and title`() {
    let line = run(path, "--format", "github").lines.first
    #expect(line?.hasPrefix("::error file=") == true)
    #expect(line?.contains(",line=9,col=11,title=outside-screen::Buy & go passes") == true)
  }

  @Test func `a note is a notice of GitHub`() throws {
    let path = try folder.write(
      Self.screen.replacing("\"44\"", with: "\"30\""), as: "Low.storyboard")
    let lines = run(path, "--format", "github", "--show", "note").lines
    #expect(lines.contains { $0.hasPrefix("::notice file=") })
    #expect(!lines.contains { $0.hasPrefix("::note ") })
  }

  @Test func `a page shows the findings of its document`() throws {
    let page = folder.url.appending(path: "Shop.html").path()
    let run = run(path, "--format", "html", "-o", page, "--widths", "320-330")
    #expect(run.status == .findings)
    #expect(run.output == "\(page)\n")
    #expect(
      try String(contentsOfFile: page, encoding: .utf8).contains("passes the right edge of the"))
    #expect(self.run(path, "-o", page).errors.contains("requires --format html"))
  }
}
