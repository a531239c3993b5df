import AutoScale
import AutoScaleAudit
import AutoScaleLayoutEngine
import AutoScaleTrees
import Foundation
import Testing

/// Expects that all frames of a screen are those on record.
///
///     expectSnapshot(of: try LoginScreen().root, named: "login")
///     // title is 12 pt lower on 320, 360…375 pt
///
/// The frames on all screens are in one file of JSON beside the test's file,
/// `LayoutSnapshots/login.json`, a line for each view and screen. It is written only on request: by
/// `AUTOSCALE_RECORD=1 swift test`, or where `record` is true, which is an issue, so that it is taken
/// back. Without a file the test fails.
///
/// - Parameters:
///   - screen: The outermost view, which fills the screens.
///   - name: The name of the file, which no other snapshot beside this test's file has.
///   - screens: The screens.
///   - record: Whether the file is written; nil for what the environment says.
///   - fonts: The font files from which texts in other fonts than the system's are measured.
///   - file: The file of the test.
///   - sourceLocation: Where issues are shown.
/// - Complexity: A layout a screen.
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
