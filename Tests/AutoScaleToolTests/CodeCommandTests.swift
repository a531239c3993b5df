import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct CodeCommandTests {
  private static let login = Corpus.package.appending(path: "Playground-scripts/Screens/Login.xib")
    .path

  @Test func `code is printed, and what it does not say is listed`() {
    let run = CommandRun("code", Self.login)
    #expect(run.status == .success)
    #expect(run.lines.prefix(1) == ["import UIKit"])
    #expect(run.lines.contains("final class LoginView: UIView {"))
    #expect(
      run.errors
        == "\(Self.login):20: warning: the code does not say the items of navigationBar; add it by hand\n"
    )
  }

  @Test func `a file is written for each scene`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", as: "Code/Keep.txt")
    let code = URL(filePath: path).deletingLastPathComponent()
    let run = CommandRun("code", Self.login, "--style", "snapkit", "--auto", "-o", code.path)
    #expect(run.status == .success)
    let file = code.appending(path: "LoginView.swift")
    #expect(run.lines == [file.relativePath])
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("import AutoScaleUIKit\nimport SnapKit\nimport UIKit\n"))
  }

  @Test func `an unknown scene is an error that names the scenes`() {
    let run = CommandRun("code", Self.login, "--scene", "Settings")
    #expect(run.status == .findings)
    #expect(
      run.errors
        == "\(Self.login): error: no scene with a view is named 'Settings'; name one of Login\n")
  }

  @Test func `an unknown style is an error`() {
    let run = CommandRun("code", Self.login, "--style", "masonry")
    #expect(run.status == .usage)
    #expect(run.errors.contains("anchors"))
  }
}
