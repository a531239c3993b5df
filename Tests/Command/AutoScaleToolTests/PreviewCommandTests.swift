import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite struct PreviewCommandTests {
  private let folder: TemporaryFolder
  private let login: String

  init() throws {
    folder = try TemporaryFolder()
    login = try folder.write(Self.xib(text: "Welcome"), as: "Login.xib")
  }

  private static func xib(text: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects><view id="v" userLabel="Login"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><label text="\(text)" id="t"><rect key="frame" x="16" y="20" width="100" height="21"/></label></subviews>
    </view></objects></document>
    """
  }

  private func content(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path() }

  private func names(in name: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path(name)).filter { $0.contains(".") }
      .sorted()
  }

  @Test func `a page is written into the file that -o names`() throws {
    let run = CommandRun("preview", login, "--screens", "320x568", "-o", path("out/Login.html"))
    #expect(run.status == .success)
    #expect(run.output == path("out/Login.html") + "\n")
    #expect(try content(path("out/Login.html")).hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `without -o the page is a new file, whose path is printed`() throws {
    let runs = (0..<2).map { _ in CommandRun("preview", login, "--screens", "320x568") }
    let paths = runs.compactMap(\.lines.first)
    #expect(Set(paths).count == 2)
    for path in paths {
      #expect(try content(path).contains("Welcome"))
      try FileManager.default.removeItem(at: URL(filePath: path).deletingLastPathComponent())
    }
    #expect(try names(in: "") == ["Login.xib"])
  }

  @Test(arguments: [("", true), ("light", false), ("dark", true), ("both", true)])
  func `a document of a dark canvas is dark unless the command names an appearance`(
    appearance: String, isDark: Bool
  ) throws {
    let dark = Self.xib(text: "Welcome").replacing(
      "appearance=\"light\"", with: "appearance=\"dark\"")
    let document = try folder.write(dark, as: "Dark.xib")
    let options = appearance.isEmpty ? [] : ["--appearance", appearance]
    let run = CommandRun(
      ["preview", document, "--screens", "320x568", "--svg", path("svg")] + options)
    #expect(run.status == .success)
    #expect(try names(in: "svg").contains { $0.hasSuffix("-dark.svg") } == isDark)
  }

  @Test func `single pictures have names that file systems take`() throws {
    let name = String(repeating: "Login", count: 48)
    let label = String(repeating: "屏幕", count: 20)
    let document = try folder.write(
      Self.xib(text: "Welcome").replacing("\"Login\"", with: "\"\(label)\""), as: "\(name).xib")
    let run = CommandRun(
      "preview", document, "--screens", "320x568,393x852", "--svg", path("svg"))
    #expect(run.status == .success)
    let names = try names(in: "svg")
    #expect(names.count == 2)
    for name in names { #expect(name.utf8.count <= 240 && name.hasPrefix("LoginLogin")) }
  }

  @Test func `the page goes to the standard output for a dash`() {
    let run = CommandRun("preview", login, "--screens", "320x568", "-o", "-")
    #expect(run.output.hasPrefix("<!DOCTYPE html>"))
    #expect(run.output.hasSuffix("</html>\n"))
  }

  @Test func `several documents have a page each, and an index`() throws {
    let other = try folder.write(Self.xib(text: "Other"), as: "Other.xib")
    let second = try folder.write(Self.xib(text: "Second"), as: "Sub/Login.xib")
    let run = CommandRun(
      "preview", login, other, second, login, "--screens", "320x568", "-o", path("pages"),
      "--jobs", "2")
    #expect(run.status == .success)
    #expect(run.output == path("pages/index.html") + "\n")
    #expect(
      try names(in: "pages") == [
        "Login.xib-2.html", "Login.xib.html", "Other.xib.html", "index.html",
        "thumbnails/Login.xib-2.svg", "thumbnails/Login.xib.svg", "thumbnails/Other.xib.svg",
      ])
    let index = try content(path("pages/index.html"))
    #expect(
      index.contains(
        "<h1>\(URL(filePath: login).deletingLastPathComponent().lastPathComponent)</h1>"))
    #expect(index.contains("<a href=\"Other.xib.html\"><img src=\"thumbnails/Other.xib.svg\""))
    #expect(index.contains("<summary>Sub <span>1 document</span></summary>"))
    #expect(index.contains("<span>1 scene</span>"))
    // The documents are shown in the order Login, Other, Sub/Login.
    #expect(
      try content(path("pages/Other.xib.html")).contains(
        #""links":{"index":"index.html","next":"Login.xib-2.html","previous":"Login.xib.html"}"#))
  }

  @Test func `a file that cannot be read leaves the page that was there`() throws {
    let broken = try folder.write("<document", as: "Broken.xib")
    let old = try folder.write("old", as: "Broken.html")
    let run = CommandRun("preview", broken, "-o", old)
    #expect(run.status == .findings)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Broken.xib"))
    #expect(try content(old) == "old")
  }

  @Test func `single pictures show what is asked for over the views`() throws {
    let run = CommandRun(
      "preview", login, "--screens", "320x568", "--svg", path("pictures"), "--overlays",
      "constraints,safe-area")
    #expect(run.status == .success)
    let svg = try content(path("pictures/Login.xib-01-Login-320x568@2.svg"))
    #expect(svg.contains("data-overlay=\"constraints\""))
    #expect(svg.contains("data-overlay=\"safeArea\""))
    #expect(!svg.contains("data-overlay=\"margins\""))
  }

  @Test func `single pictures show the keyboard where it is asked for`() throws {
    for (options, name) in [([], ""), (["--keyboard"], "-keyboard")] {
      let run = CommandRun(
        ["preview", login, "--screens", "375x667", "--svg", path("pictures")] + options)
      #expect(run.status == .success)
      let svg = try content(path("pictures/Login.xib-01-Login-375x667@2\(name).svg"))
      #expect(svg.contains(">space</text>") == !options.isEmpty)
    }
  }

  @Test func `a page without the slider has no widths`() throws {
    let run = CommandRun("preview", login, "--screens", "320x568", "--no-widths", "-o", "-")
    #expect(run.status == .success)
    #expect(run.output.contains("\"sweeps\":[]"))
  }

  @Test func `single pictures are named after what they show`() throws {
    let run = CommandRun(
      "preview", login, "--screens", "320x568,iPhone 17", "--svg", path("pictures"),
      "--appearance", "both", "--landscape")
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(
      try names(in: "pictures") == [
        "Login.xib-01-Login-320x568@2-dark-landscape.svg", "Login.xib-01-Login-320x568@2-dark.svg",
        "Login.xib-01-Login-320x568@2-landscape.svg", "Login.xib-01-Login-320x568@2.svg",
        "Login.xib-01-Login-iPhone 17-dark-landscape.svg",
        "Login.xib-01-Login-iPhone 17-dark.svg",
        "Login.xib-01-Login-iPhone 17-landscape.svg", "Login.xib-01-Login-iPhone 17.svg",
      ])
    let name = "pictures/Login.xib-01-Login-320x568@2-landscape.svg"
    #expect(try content(path(name)).contains("viewBox=\"0 0 568 320\""))
  }

  @Test(.enabled(if: InstalledProgram.url(named: ["xdg-open", "open"]) == nil))
  func `a page that no browser opens fails the command`() {
    let run = CommandRun("preview", login, "--no-widths", "--open", "-o", path("page.html"))
    #expect(run.status == .findings)
    #expect(run.output == path("page.html") + "\n")
    #expect(run.errors == "error: --open needs 'xdg-open'; open the page yourself\n")
  }

  @Test func `a folder without documents is bad input`() throws {
    _ = try folder.write(Self.xib(text: "Other"), as: "empty/Pods/Other.xib")
    let run = CommandRun("preview", path("empty"))
    #expect(run.status == .findings)
    #expect(
      run.errors == "error: there is no .xib or .storyboard file in '\(path("empty"))'\n")
  }

  @Test func `a document that contradicts itself is shown, fails, and the defect is said`() throws {
    let text = Self.xib(text: "Torn").replacing("height=\"21\"", with: "height=\"nan\"")
    let torn = try folder.write(text, as: "Torn.xib")
    let run = CommandRun("preview", torn, "--screens", "320x568", "-o", path("Torn.html"))
    #expect(run.status == .findings)
    #expect(run.output == path("Torn.html") + "\n")
    #expect(run.errors.contains("warning: height cannot be 'nan'"))
    #expect(run.errors.hasSuffix("\(torn): error: 1 contradiction, see the warnings\n"))
  }

  @Test func `a folder where a file should be is said`() throws {
    let run = CommandRun("preview", login, "--screens", "320x568", "-o", login + "/a.html")
    #expect(run.status == .findings)
    #expect(run.errors.hasPrefix("\(login)/a.html: error: cannot be written: "))
  }

  @Test func `all ways to show a document are tabs of its page`() throws {
    let run = CommandRun(
      "preview", login, "--screens", "iPhone 17", "--landscape", "--split-view", "--direction",
      "both", "--text-sizes", "large,accessibilityMedium", "--adapt", "-o", "-")
    #expect(run.status == .success)
    for label in ["as in the file", "right to left", "accessibilityMedium, right to left"] {
      #expect(run.output.contains("\"label\":\"\(label)\""))
    }
    for placement in ["fullScreen", "landscape", "splitView"] {
      #expect(run.output.contains("\"placement\":\"\(placement)\""))
    }
  }
}
