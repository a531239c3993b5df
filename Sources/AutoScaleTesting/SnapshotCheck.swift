import AutoScale
import AutoScaleAudit
import AutoScaleLayoutEngine
import AutoScaleTrees
import Foundation
import Testing

/// Expects that all frames of a screen agree with the recorded ones.
///
///     expectSnapshot(of: try LoginScreen().root, named: "login")
///     // title is 12 pt lower on 320, 360…375 pt
///
/// The frames are in a JSON file beside the test's file, `LayoutSnapshots/login.json`, with a line for each
/// view and screen. `AUTOSCALE_RECORD=1 swift test` writes it, and so does `record: true`, which is an issue
/// to remind you to remove it. Without a file the test fails.
///
/// - Parameters:
///   - screen: The outermost view, which fills the screens.
///   - name: The name of the file, unique beside this test's file.
///   - screens: The screens.
///   - record: Whether to write the file; by default the environment decides.
///   - fonts: The font files for texts in fonts other than the system's.
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
    let environment = ProcessInfo.processInfo.environment["AUTOSCALE_RECORD"] != nil
    if record ?? environment {
      try snapshot.write(to: url)
      if record == true {
        Issue.record("recorded \(path); take 'record' back", sourceLocation: sourceLocation)
      }
      return
    }
    guard FileManager.default.fileExists(atPath: path) else {
      Issue.record(
        "nothing is on record in \(path); record it by AUTOSCALE_RECORD=1 swift test",
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
