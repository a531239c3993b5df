import Foundation

/// The folder in which the commands of a page run.
///
/// It begins with the documents of Playground-scripts/Screens, and those of the page's own folder in
/// Playground-scripts/ArticleScreens; `AutoScale` beside it is the repository.
struct PageFolder {
  /// The page.
  let page: Page

  /// The folder.
  let url: URL

  /// The folder in which commands run now.
  private var current: URL

  /// Where they find `autoscale`.
  private let tools: String

  /// What was wrong.
  private(set) var defects: [String] = []

  /// Makes the folder anew.
  init(of page: Page, at url: URL, repository: URL, tools: String) throws {
    self.page = page
    self.url = url
    self.tools = tools
    current = url
    let files = FileManager.default
    let link = url.deletingLastPathComponent().appending(path: "AutoScale")
    if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
    if !files.fileExists(atPath: link.path) {
      try files.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.createSymbolicLink(at: link, withDestinationURL: repository)
    }
    try files.copyItem(at: repository.appending(path: "Playground-scripts/Screens"), to: url)
    let name = page.path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    let own = repository.appending(path: "Playground-scripts/ArticleScreens/\(name)")
    guard files.fileExists(atPath: own.path) else { return }
    for file in try files.contentsOfDirectory(at: own, includingPropertiesForKeys: nil) {
      try files.copyItem(at: file, to: url.appending(path: file.lastPathComponent))
    }
  }

  /// Writes the files and runs the commands of the page, in their order.
  mutating func run() throws {
    for block in page.blocks {
      if let file = block.file {
        let place = current.appending(path: file)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((block.text + "\n").utf8).write(to: place)
      } else if block.language == .console {
        try run(block)
      } else if block.language == .json {
        checkJSON(block)
      }
    }
  }

  /// Runs the commands of a block, and compares what they print with what is shown.
  private mutating func run(_ block: Block) throws {
    let commands = block.lines.enumerated().filter { $0.element.hasPrefix("$ ") }
    for (position, (index, line)) in commands.enumerated() {
      let end = position + 1 < commands.count ? commands[position + 1].offset : block.lines.count
      let shown = block.lines[(index + 1)..<end].joined(separator: "\n")
      let command = String(line.dropFirst(2))
      let place = "\(page.path):\(block.firstLine + index)"
      if command.hasPrefix("cd ") {
        current.append(path: String(command.dropFirst(3)))
      } else {
        try run(command, expecting: shown, at: place)
      }
    }
  }

  private mutating func run(_ command: String, expecting shown: String, at place: String) throws {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let quiet = command.replacing("swift run ", with: "swift run --quiet ")
    process.arguments = ["bash", "-c", quiet]
    process.currentDirectoryURL = current
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PATH": "\(tools):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let printed = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .filter { line in !Self.notes.contains { line.hasPrefix($0) } }.joined(separator: "\n")
    .trimmingCharacters(in: .newlines)
    // A command that finds something has the status 1, and is no failure of the page.
    let isWrong = process.terminationStatus > (shown.isEmpty ? 0 : 1)
    if isWrong || !shown.isEmpty && !printed.matches(shown) {
      defects.append(
        "\(place): error: the command has the status \(process.terminationStatus) and prints\n\(printed)"
      )
    }
  }

  /// What `swift run` of Swift 6.0 says even if it is told to be quiet.
  private static let notes = ["Building for ", "Build of product ", "warning: '"]

  private mutating func checkJSON(_ block: Block) {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(block.text.utf8))
    } catch {
      defects.append("\(page.path):\(block.firstLine): error: \(error)")
    }
  }
}
