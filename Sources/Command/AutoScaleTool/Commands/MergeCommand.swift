import AutoScaleEditing
import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import Foundation

/// `autoscale merge`: joins the changes of two sides of a document.
struct MergeCommand: Subcommand {
  static let name = "merge"
  let summary = "Merge .xib and .storyboard files by object ids, as a merge driver of Git."
  let discussion = """
    Writes into OURS what changed from BASE to THEIRS. Changes of different views or properties are
    joined; the result is read and laid out before it is written. The exit status is 1 after a conflict:
    the elements in dispute are listed, and are in OURS in both versions between the markers of Git.
    Where neither side can be read, OURS becomes Git's merge of the lines, with a warning.
    An empty BASE is no document: both sides add it. OUT is a file, or '-' for the standard output; OURS
    then stays.

      autoscale merge BASE OURS THEIRS
      git config merge.autoscale.driver "autoscale merge %O %A %B --path %P"
      echo "*.storyboard merge=autoscale" >> .gitattributes
    """

  let files = Operands(
    all: "BASE OURS THEIRS", needed: "file", completion: .files(["xib", "storyboard"]))
  let output = ValueOption.text("-o", "OUT", help: "where the result goes (OURS)")
  let path = ValueOption.text("--path", "PATH", help: "the name of the document in messages (OURS)")
  let maximumSize = DocumentReader.maximumSize

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let operands = try arguments[files]
    guard operands.count == 3 else {
      throw UsageError("merge needs BASE, OURS and THEIRS, but there are \(operands.count) files")
    }
    try DocumentReader.requireFiles(operands, for: path, because: "Git merges files")
    let run = MergeRun(
      operands: operands, name: try arguments[path] ?? operands[1], output: try arguments[output],
      reader: try DocumentReader(operands, arguments, on: terminal), terminal: terminal)
    return run.run()
  }
}

/// One merge: the result, or the elements in dispute between the markers of Git.
private struct MergeRun {
  let operands: [String]
  let name: String
  let output: String?
  let reader: DocumentReader
  let terminal: Terminal

  func run() -> ExitStatus {
    do {
      let outcome = try DocumentMerge().merge(
        base: try base(), ours: try text(1, nil), theirs: try text(2, "theirs"))
      for conflict in outcome.conflicts { terminal.error("\(conflict)") }
      // Git expects a driver to overwrite its file %A, with markers and a status above 0 for a
      // conflict.
      if let marked = outcome.marked { try replace(with: marked) }
      guard let edited = outcome.edited else { return .findings }
      // Otherwise a request to end the process could leave a temporary file.
      try TerminationRequests.deferred { try write(edited) }
      for note in outcome.notes { terminal.error(note) }
      return .success
    } catch let error as OutputError {
      terminal.error("\(error)")
    } catch {
      terminal.error("\(error)")
      // A path that leads nowhere is a mistake of the command line.
      guard operands.prefix(3).allSatisfy(FileManager.default.fileExists) else { return .findings }
      do throws(OutputError) { return try leaveLines() } catch { terminal.error("\(error)") }
    }
    return .findings
  }

  /// Returns whether a side is no document, such as a file of another tool.
  private func isUnreadable(_ index: Int) -> Bool {
    do {
      _ = try text(index, nil)
      return false
    } catch {
      return true
    }
  }

  /// Reads the base; Git gives an empty file for a document that both sides add.
  private func base() throws -> DocumentText? {
    try reader.data(at: operands[0]).isEmpty ? nil : try text(0, "base")
  }

  /// Reads a document; the name of its side is in messages.
  private func text(_ index: Int, _ side: String?) throws -> DocumentText {
    let path = side.map { "\(name) (\($0))" } ?? name
    let data = try reader.data(at: operands[index])
    _ = try InterfaceDocument(data: data, path: path)
    return try DocumentText(data: data, path: path)
  }

  private func write(_ edited: EditedDocument) throws {
    if let output {
      try write(edited.text.data, to: output)
      return
    }
    // Messages name the document; the file is the one on the command line.
    let ours = try DocumentText(data: edited.original.data, path: operands[1])
    do {
      try EditedDocument(ours, edited.edits).write()
    } catch {
      throw OutputError(description: "\(error)")
    }
  }

  private func write(_ data: Data, to path: String) throws(OutputError) {
    if path == "-" {
      let text = String(decoding: data, as: UTF8.self)
      terminal.print(text.hasSuffix("\n") ? String(text.dropLast()) : text)
      return
    }
    do throws(OutputError) {
      try data.write(asWholeFileAt: URL(filePath: path))
    } catch {
      throw OutputError(description: "\(error)")
    }
  }

  /// Joins files that are not documents as `git merge-file` does.
  ///
  /// Without a conflict of lines OURS stays, unless neither side is a document: then Git would have written the
  /// same, and nothing that could be read is lost.
  private func leaveLines() throws(OutputError) -> ExitStatus {
    let labels = ["ours", "base", "theirs"].flatMap { ["-L", $0] }
    let files = [operands[1], operands[0], operands[2]]
    let data: Data
    do throws(UsageError) {
      // The status is the number of conflicts, up to 127.
      data = try GitProcess(caller: "autoscale merge").data(
        of: ["merge-file", "-p"] + labels + ["--"] + files, allowing: 0...126)
    } catch {
      throw OutputError(
        description: "\(name): error: \(error); ours stays, merge the file by hand")
    }
    // Lines that join without a conflict may still make no document, and Git would take them as
    // merged.
    let isClean = !data.contains(markers: "<<<<<<<")
    if isClean, !isUnreadable(1) || !isUnreadable(2) {
      terminal.error(
        "\(name): note: Git finds no conflict in the lines; nothing is written, merge the file by hand"
      )
      return .findings
    }
    try replace(with: data)
    terminal.error(
      isClean
        ? "\(name): warning: neither side can be read; Git's merge of the lines is written, without a proof"
        : "\(name): note: Git's merge of the lines is written, with conflict markers; resolve them by hand"
    )
    return isClean ? .success : .findings
  }

  /// Writes a file with markers.
  private func replace(with data: Data) throws(OutputError) {
    if let output { return try write(data, to: output) }
    do throws(FileError) {
      try data.write(uninterruptedTo: URL(filePath: operands[1]))
    } catch {
      throw OutputError(
        description: "\(operands[1]): error: cannot be written: \(error); make it writable")
    }
  }
}

extension Data {
  /// Returns whether a line begins with some characters.
  fileprivate func contains(markers: String) -> Bool {
    range(of: Data(("\n" + markers).utf8)) != nil || starts(with: markers.utf8)
  }
}
