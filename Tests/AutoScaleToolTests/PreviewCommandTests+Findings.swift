import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

extension PreviewCommandTests {
  private func page(_ options: String...) throws -> String {
    var drawn = AuditDocument()
    drawn.views = [
      AuditDocument.view(
        "Buy", "button", frame: (16, 100, 340, 44),
        content: #"<state key="normal" title="Buy"/>"#)
    ]
    drawn.place("Buy", x: 16, y: 100, width: 340, height: 44)
    let folder = try TemporaryFolder(["Shop.storyboard": drawn.text])
    let path = folder.url.appending(path: "Shop.storyboard").path()
    return CommandRun(
      ["preview", path, "--screens", "320x568", "--no-widths", "-o", "-"] + options
    ).output
  }

  @Test func `a page lists the findings of an audit unless it is told not to`() throws {
    let finding = "Buy passes the right edge of the screen by 36 pt"
    #expect(try page().contains(finding))
    #expect(try !page("--no-findings").contains(finding))
  }

  @Test func `a page links to an editor`() throws {
    #expect(try page("--editor", "xcode").contains("\"editor\":\"xcode://open?file=/"))
    #expect(try page("--editor", "vscode").contains("Shop.storyboard:{line}\""))
    #expect(try page("--editor", "my://{path}#{line}").contains("Shop.storyboard#{line}\""))
    let run = CommandRun("preview", "Shop.storyboard", "--editor", "emacs")
    #expect(
      run.errors.contains(
        "--editor needs vscode, xcode, or a URL with {path}, but is 'emacs'"))
  }
}
