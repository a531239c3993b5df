import AutoScale
import AutoScaleAudit
import AutoScaleLayoutEngine
import AutoScaleTrees
import Foundation
import Testing

/// Expects that all frames of a screen match the recorded ones.
///
///     expectSnapshot(of: try LoginScreen().root, named: "login")
///     // title is 12 pt lower on 320, 360…375 pt
///
/// The frames are in a JSON file beside the test's file, `LayoutSnapshots/login.json`, with one
/// line for each view and screen. `AUTOSCALE_RECORD=1 swift test` writes it, and so does `record:
/// true`, which records an issue as a reminder to remove it. Without a file the test fails. Add
/// `exclude: ["LayoutSnapshots"]` to the test target, as the first record says, or SwiftPM warns about
/// unhandled files.
///
/// - Parameters:
///   - screen: The root view, which fills the screens.
///   - name: The name of the file, unique beside this test's file.
///   - screens: The screens.
///   - record: Whether to write the file; the default follows the environment.
///   - fonts: The font files of texts in custom fonts.
///   - file: The file of the test.
///   - sourceLocation: The place of issues.
/// - Complexity: A layout for each screen.
public func expectSnapshot(
  of screen: ViewNode, named name: String, on screens: [Screen] = Screen.phoneSizes,
  record: Bool? = nil, fonts: FontLibrary = FontLibrary(), file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let url = URL(filePath: file).deletingLastPathComponent()
    .appending(path: "LayoutSnapshots/\(name).json")
  let path = url.path(percentEncoded: false)
  do {
    let snapshot = try LayoutSnapshot(of: screen, on: screens, fonts: fonts)
    // The default of a test run, so that no test has to be edited to record all of them.
    let environment = ProcessInfo.processInfo.environment["AUTOSCALE_RECORD"] != nil
    let isNew = !FileManager.default.fileExists(atPath: path)
    let advice = isNew ? "; \(exclusion)" : ""
    if record ?? environment {
      try snapshot.write(to: url)
      // Left in the code, `record: true` would make the test pass with any frames.
      if record == true {
        Issue.record(
          "recorded \(path); remove 'record: true'\(advice)", sourceLocation: sourceLocation)
      } else if isNew {
        warn("recorded \(path)\(advice)", at: sourceLocation)
      }
      return
    }
    if isNew {
      Issue.record(
        "no frames are recorded in \(path); run AUTOSCALE_RECORD=1 swift test\(advice)",
        sourceLocation: sourceLocation)
      return
    }
    for change in snapshot.changes(since: try LayoutSnapshot(contentsOf: url)) {
      Issue.record("\(change)", sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

/// The fix for SwiftPM's warning about files that it does not know.
private let exclusion =
  #"add exclude: ["LayoutSnapshots"] to the test target in Package.swift, so that SwiftPM leaves the files alone"#

/// Records a warning, which fails no test.
///
/// Before Swift 6.3 tests have no warnings, so it goes to the standard error.
private func warn(_ text: String, at place: SourceLocation) {
  #if compiler(>=6.3)
    Issue.record("\(text)", severity: .warning, sourceLocation: place)
  #else
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  #endif
}
