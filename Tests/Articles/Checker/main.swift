// Checks the code blocks of the DocC articles: runs their commands, and writes the tests of their code.
//
//     articles ROOT WORK TOOLS
//
// ROOT is the repository, WORK a folder for what comes of it, TOOLS the folder of `autoscale`. A page has
// a folder in WORK/pages, and a file in WORK/tests. What is wrong goes to the standard error.

import Foundation

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
let (root, work, tools) = (arguments[0], arguments[1], arguments[2])

/// The articles, in the order of their paths, but those about UIKit and SwiftUI: AutoScaleUIKitTests
/// checks them where these are.
func pages() throws -> [Page] {
  let sources = root.appending(path: "Sources")
  return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    .filter { $0.hasSuffix(".md") && $0.contains(".docc/") && !$0.contains("UIKit") }
    .filter { path in
      !["SwiftUI", "UISnapshots", "ConstraintLayout"].contains { path.contains($0) }
    }.sorted()
    .map { path in
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      return Page(path: "Sources/\(path)", text: text)
    }
}

var defects: [String] = []
var tests = 0
for page in try pages() {
  let place = work.appending(path: "pages/\(page.name.replacing(" ", with: "-"))")
  var folder = try PageFolder(of: page, at: place, repository: root, tools: tools.path)
  try folder.run()
  if let source = PageTest(page: page, folder: place.path).source {
    let file = work.appending(path: "tests/\(page.name).swift")
    try Data(source.utf8).write(to: file)
    tests += 1
  }
  defects += page.defects + folder.defects
  for checker in page.checkers
  where !FileManager.default.fileExists(atPath: root.appending(path: checker).path) {
    defects.append("\(page.path): error: there is no \(checker), which is said to check a block")
  }
}
print("\(tests) articles with code")
for defect in defects { FileHandle.standardError.write(Data((defect + "\n").utf8)) }
exit(defects.isEmpty ? 0 : 1)
