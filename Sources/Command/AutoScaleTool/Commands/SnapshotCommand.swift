import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleXcodeCanvas
import Foundation

/// `autoscale snapshot`: records frames of documents on several screens.
struct SnapshotCommand: Subcommand {
  static let name = "snapshot"
  let summary = "Record the frames of .xib and .storyboard files on phones, and report changes."
  let discussion = """
    \(ScreenSet.explanation)
    Each document has a JSON file in DIR, with a line for each view and screen. --check writes
    nothing: it reports changes in words, with their widths, and the exit status is 1. A FOLDER stands
    for all documents in it, and '-' for the standard input.

      autoscale snapshot Sources -o Snapshots
      autoscale snapshot Sources -o Snapshots --check
    """

  let files = Operands.documents
  let output = ValueOption.text(
    "-o", "DIR", help: "the folder of the record", completion: .directories)
  let check = Switch("--check", help: "compare with the record")
  let screens = ScreenOptions(
    screen: "one screen", screens: "all, phones, pads, duo, or SCREEN,... (a phone of each size)")
  let conditions = ConditionOptions()
  let sdk = DocumentOptions.sdk
  let fonts = DocumentOptions.fonts
  let maximumSize = DocumentReader.maximumSize

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let operands = try arguments[files]
    let documents = try DocumentSearch.documents(at: operands)
    guard let path = try arguments[output] else {
      throw UsageError("-o is missing; see 'autoscale snapshot --help'")
    }
    let record = try SnapshotRecord(
      of: documents, in: URL(filePath: path, directoryHint: .isDirectory), terminal: terminal)
    let conditions = try conditions.conditions(of: operands, arguments)
      .on(try screens.all(arguments, or: Screen.phoneSizes))
    let files = try DocumentFiles(operands, arguments, on: terminal)
    let sdk = try arguments[sdk] ?? .before27_1
    let folder = try arguments[fonts]
    var fontSearch = FontSearch(in: folder.map { [$0] } ?? [])
    return files.forEach(on: terminal, in: conditions.map(\.language)) { documents in
      let document = documents[0]
      terminal.warn(document.warnings.map(\.description), of: document.path)
      let translated = Dictionary(zip(conditions.map(\.language), documents)) { first, _ in first }
      do {
        var audit = Audit(fonts: fontSearch.fonts(for: document))
        audit.sdk = sdk
        let snapshot = try LayoutSnapshot(
          in: conditions, of: { translated[$0] ?? document }, by: audit)
        return arguments[check]
          ? try record.check(snapshot, of: document.path)
          : try record.write(snapshot, of: document.path)
      } catch {
        terminal.error("\(error)")
        return .findings
      }
    }
  }
}

/// The files with recorded frames.
private struct SnapshotRecord {
  let folder: URL

  /// The paths of the documents in the folder, by their own paths.
  let names: [String: String]

  let terminal: Terminal

  init(
    of documents: [FoundDocument], in folder: URL, terminal: Terminal
  ) throws(UsageError) {
    // The file systems of Macs ignore case by default.
    for documents in Dictionary(grouping: documents, by: { $0.name.lowercased() }).values
    where documents.count > 1 {
      throw UsageError(
        "'\(documents[0].path)' and '\(documents[1].path)' would share a record; "
          + "give a folder that contains both")
    }
    names = Dictionary(documents.map { ($0.path, $0.name) }) { first, _ in first }
    (self.folder, self.terminal) = (folder, terminal)
  }

  private func file(of path: String) -> URL {
    folder.appending(path: (names[path] ?? path) + ".json")
  }

  /// Writes the frames of a document, and prints the path of the file.
  func write(_ snapshot: LayoutSnapshot, of path: String) throws -> ExitStatus {
    let file = file(of: path)
    try Data(snapshot.json.utf8).write(asWholeFileAt: file)
    terminal.print(file.relativePath)
    return .success
  }

  /// Reports the changes since the record.
  func check(_ snapshot: LayoutSnapshot, of path: String) throws -> ExitStatus {
    let file = file(of: path)
    guard FileManager.default.fileExists(atPath: file.path) else {
      terminal.error(
        "\(path): error: no record in \(file.relativePath); run without --check to write it")
      return .findings
    }
    let changes = snapshot.changes(since: try LayoutSnapshot(contentsOf: file))
    for change in changes { terminal.print("\(path): \(change)") }
    if changes.isEmpty { return .success }
    terminal.error("\(path): error: \(changes.count.counted("change")) since the record")
    return .findings
  }
}
