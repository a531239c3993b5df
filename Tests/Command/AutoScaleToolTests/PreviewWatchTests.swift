import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleTool

@Suite(.enabled(if: ToolProcess.command != nil)) struct PreviewWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(AdaptCommandTests.xib(), as: "Screens/Login.xib")
  }

  /// Runs the command in the background, and a script that reads its lines and ends it.
  private func watch(_ words: String, _ script: String) throws -> ToolProcess {
    try ToolProcess(
      """
      mkfifo lines
      $autoscale preview --watch --screens 320x568 --no-widths \(words) > lines 2> errors &
      exec 3< lines
      next() { read -r line <&3; echo "$line"; }
      \(script)
      kill -TERM $!
      wait $!
      echo "status $?"
      rm -f lines
      """, at: folder.url)
  }

  @Test func `each save is shown, and a broken file over the last good page`() throws {
    let run = try watch(
      "Screens/Login.xib -o Login.html",
      """
      next
      cp Screens/Login.xib good
      sed 's/opaque="NO"/opaque="YES"/' good > new; mv new Screens/Login.xib
      next
      grep -c showNews Login.html.news.js Login.html
      echo broken > new; mv new Screens/Login.xib
      until grep -q problem Login.html.news.js; do :; done
      cp good Screens/Login.xib
      next
      """)
    #expect(
      run.output == """
        Login.html
        Screens/Login.xib: updated
        Login.html.news.js:1
        Login.html:1
        Screens/Login.xib: updated
        status 0

        """)
    let errors = try String(contentsOf: folder.url.appending(path: "errors"), encoding: .utf8)
    #expect(errors.hasPrefix("Screens/Login.xib:1:1: error: the file is not XML; "))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == ["Login.html", "Screens", "errors", "good"])
    let page = try String(contentsOf: folder.url.appending(path: "Login.html"), encoding: .utf8)
    #expect(!page.contains("showNews"))
  }

  @Test func `a folder shows new and removed documents`() throws {
    let run = try watch(
      "Screens -o pages/",
      """
      next
      cp Screens/Login.xib Screens/Other.xib
      next; next
      grep -o 'href="[^"]*"' pages/index.html
      rm Screens/Login.xib
      next; next
      grep -o 'href="[^"]*"' pages/index.html
      """)
    #expect(
      run.output == """
        pages/Login.xib.html
        Screens/Login.xib: updated
        Screens/Other.xib: updated
        href="Login.xib.html"
        href="Other.xib.html"
        Screens/Login.xib: removed
        Screens/Other.xib: updated
        href="Other.xib.html"
        status 0

        """)
    let pages = folder.url.appending(path: "pages")
    let names = try FileManager.default.contentsOfDirectory(atPath: pages.path).sorted()
    #expect(names == ["Other.xib.html", "index.html", "thumbnails"])
  }

  @Test func `pages without a place of their own are removed at the end`() throws {
    let run = try watch(
      "Screens/Login.xib", "page=$(next); test -f $page && echo there; dirname $page > place")
    #expect(run.output.hasPrefix("there\n"))
    let place = try String(contentsOf: folder.url.appending(path: "place"), encoding: .utf8)
    let path = place.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(!path.isEmpty && !FileManager.default.fileExists(atPath: path))
  }

  #if os(Linux)
    @Test func `the program of the system opens the page, and no other one`() throws {
      try folder.write("#!/bin/sh\necho opened $1 >> opened\n", as: "bin/xdg-open")
      try folder.write("#!/bin/sh\nexit 3\n", as: "bin/open")
      let preview = "$autoscale preview --open --no-widths Screens/Login.xib -o Login.html"
      let run = try ToolProcess(
        "chmod +x bin/*; PATH=$PWD/bin:$PATH; \(preview); cat opened", at: folder.url)
      #expect(run.output.hasPrefix("Login.html\nopened /"))
      #expect(run.output.hasSuffix("/Login.html\n"))
      #expect(run.errors == "")
      let failing = try ToolProcess(
        "mv bin/open bin/xdg-open; PATH=$PWD/bin:$PATH; \(preview)", at: folder.url)
      #expect(failing.errors == "error: 'xdg-open' ends with status 3; open the page yourself\n")
      let missing = try ToolProcess("PATH=/nowhere; \(preview)", at: folder.url)
      #expect(missing.errors == "error: --open needs 'xdg-open'; open the page yourself\n")
    }
  #endif

  @Test(arguments: [
    (["Login.xib", "--svg", "pictures"], "--watch writes pages into files, without --svg or -o -"),
    (["Login.xib", "-o", "-"], "--watch writes pages into files, without --svg or -o -"),
    (
      ["-", "-o", "page.html"],
      "--watch requires files, because it waits for their changes; '-' is the standard input"
    ),
  ])
  func `a watch needs files`(_ words: [String], _ message: String) {
    let run = CommandRun(["preview", "--watch"] + words)
    #expect(run.status == .usage)
    #expect(run.errors == "error: \(message)\n")
  }
}
