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

  @Test
  func
    `a page is audited on an iPhone Duo, in translations and larger text as by the command audit`()
    throws
  {
    let folder = try TemporaryFolder(["Shop.storyboard": AuditDocument().text])
    let path = folder.url.appending(path: "Shop.storyboard").path()
    guard case .audits(let plans) = try PageFindings.audits(of: [path]) else {
      Issue.record("a page has an audit")
      return
    }
    let plan = try #require(plans[path])
    #expect(plan.audit.contexts.contains(.duo))
    #expect(plan.conditions.map(\.textSize) == [.extraLarge])
  }

  @Test func `a page is audited in the orientations of an Info plist`() throws {
    var drawn = AuditDocument()
    drawn.views = [AuditDocument.view("Buy", "button", frame: (16, 400, 200, 44))]
    drawn.place("Buy", x: 16, y: 400, width: 200, height: 44)
    let list = """
      <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationLandscapeLeft</string></array></dict></plist>
      """
    let folder = try TemporaryFolder(["Shop.storyboard": drawn.text])
    let path = folder.url.appending(path: "Shop.storyboard").path()
    func page() -> String {
      CommandRun(["preview", path, "--screens", "320x568", "--no-widths", "-o", "-"]).output
    }
    #expect(!page().contains("in landscape"))
    _ = try folder.write(list, as: "Info.plist")
    #expect(page().contains("in landscape"))
  }

  @Test func `a page has the look of a system`() throws {
    #expect(try page().contains("\"look\":\"iOS 26\""))
    #expect(try page("--look", "15").contains("\"look\":\"iOS 15\""))
    let run = CommandRun("preview", "Shop.storyboard", "--look", "14")
    #expect(run.errors.contains("unknown value of --look '14'"))
  }

  @Test func `a document on its side is shown on its side`() throws {
    var drawn = AuditDocument()
    drawn.views = [AuditDocument.view("Buy", "button", frame: (16, 100, 200, 44))]
    let text = drawn.text.replacing("orientation=\"portrait\"", with: "orientation=\"landscape\"")
    let folder = try TemporaryFolder(["Shop.storyboard": text])
    let path = folder.url.appending(path: "Shop.storyboard").path()
    let page = CommandRun(["preview", path, "--screens", "320x568", "--no-widths", "-o", "-"])
      .output
    #expect(page.contains("\"placement\":\"landscape\""))
    #expect(!page.contains("\"placement\":\"fullScreen\""))
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
