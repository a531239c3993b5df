import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct CodeCommandTests {
  private static let login = Corpus.package.appending(path: "Playground-scripts/Screens/Login.xib")
    .path

  @Test func `code is printed, with nothing to list if it says all`() {
    let run = CommandRun("code", Self.login)
    #expect(run.status == .success)
    #expect(run.lines.prefix(1) == ["import UIKit"])
    #expect(run.lines.contains("final class LoginView: UIView {"))
    #expect(run.errors.isEmpty)
  }

  @Test func `a part without code is listed with its line`() throws {
    let folder = try TemporaryFolder()
    let markup = SampleXib.text(
      subviews: #"<label text="Name" strange="YES" id="lab-eL-001"/>"#, constraints: "")
    let path = try folder.write(markup, as: "Card.xib")
    let run = CommandRun("code", path)
    #expect(run.status == .success)
    #expect(
      run.errors
        == "\(path):8: warning: the code leaves out the strange of nameLabel; add it by hand\n")
    #expect(run.lines.contains("    // The strange of nameLabel has no code."))
  }

  @Test func `two documents with one class do not share a file`() throws {
    let folder = try TemporaryFolder()
    let markup = SampleXib.text(
      subviews: #"<label text="Name" id="lab-eL-001"/>"#, constraints: "")
    let paths = try ["A/Card.xib", "B/Card.xib"].map { try folder.write(markup, as: $0) }
    let code = folder.url.appending(path: "Code").path
    let run = CommandRun("code", folder.url.path, "-o", code)
    #expect(run.status == .findings)
    #expect(run.lines.count == 1)
    #expect(
      run.errors
        == "\(paths[1]): error: \(paths[0]) has the file \(run.lines[0].split(separator: "/").last ?? "") "
        + "too, and keeps it; write this document into another folder\n"
        + "note: made the folder '\(code)'\n")
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

  @Test func `a view that SwiftUI lacks is one of the caller`() {
    let run = CommandRun("code", Self.login, "--style", "swiftui")
    #expect(run.status == .success)
    #expect(run.lines.contains("struct LoginView<NavigationBarContent: View>: View {"))
    #expect(run.errors.isEmpty)
  }

  @Test func `SwiftUI is written for a document of stacks`() {
    let run = CommandRun(
      "code",
      Self.login.replacing(
        "Screens/Login.xib", with: "ArticleScreens/leaving-interface-builder/SignIn.xib"),
      "--style", "swiftui")
    #expect(run.status == .success)
    #expect(run.lines.contains("struct SignInView: View {"))
    #expect(run.errors.isEmpty)
  }

  @Test func `an unknown scene is an error that names the scenes`() {
    let run = CommandRun("code", Self.login, "--scene", "Settings")
    #expect(run.status == .findings)
    #expect(
      run.errors
        == "\(Self.login): error: no scene with a view is named 'Settings'; write one of Login\n")
    let near = CommandRun("code", Self.login, "--scene", "login")
    #expect(
      near.errors
        == "\(Self.login): error: no scene with a view is named 'login'; did you mean 'Login'?\n")
  }

  @Test func `a name of several scenes is an error that tells them apart`() throws {
    let scenes = ["One", "Two"].map { name in
      """
      <scene><objects><viewController storyboardIdentifier="\(name)" id="\(name)-c">
      <view key="view" id="\(name)-v"/></viewController></objects></scene>
      """
    }
    let folder = try TemporaryFolder([
      "Main.storyboard": SampleXib.text(subviews: "", constraints: "")
        .replacing("CocoaTouch.XIB", with: "CocoaTouch.Storyboard.XIB")
        .replacing(/<objects>(.|\n)*<\/objects>/, with: "<scenes>\(scenes.joined())</scenes>")
    ])
    let path = folder.url.appending(path: "Main.storyboard").path
    let run = CommandRun("code", path, "--scene", "UIViewController")
    #expect(run.status == .findings)
    #expect(
      run.errors
        == "\(path): error: 2 scenes are named 'UIViewController'; write one of One, Two\n")
    #expect(CommandRun("code", path, "--scene", "Two").status == .success)
  }

  @Test func `an unknown style is an error`() {
    let run = CommandRun("code", Self.login, "--style", "masonry")
    #expect(run.status == .usage)
    #expect(run.errors.contains("anchors"))
  }
}
