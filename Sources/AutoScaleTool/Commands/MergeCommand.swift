import AutoScaleEditing
import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import Foundation

/// `autoscale merge`: joins the changes of two sides of a document.
struct MergeCommand: Subcommand {
  let name = "merge"
  let summary = "Merge .xib and .storyboard files by object ids, as a merge driver of Git."
  let discussion = """
    Writes into OURS what changed from BASE to THEIRS. Changes of different views or properties are
    joined; the result is read and laid out before it is written. The exit status is 1 after a conflict:
    the elements in dispute are listed, and OURS gets the conflict of 'git merge-file'.
    OUT is a file, or '-' for the standard output; OURS then stays.

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

/// One merge: the result, or the conflict of Git.
private struct MergeRun {
  let operands: [String]
  let name: String
  let output: String?
  let reader: DocumentReader
  let terminal: Terminal

  func run() -> ExitStatus {
    do {
      let outcome = try DocumentMerge().merge(
        base: try text(0, "base"), ours: try text(1, nil), theirs: try text(2, "theirs"))
      if let edited = outcome.edited {
        try write(edited)
        for note in outcome.notes { terminal.error(note) }
        return .success
      }
      for conflict in outcome.conflicts { terminal.error("\(conflict)") }
      try leaveConflict()
    } catch let error as FileTrouble {
      terminal.error("\(error)")
    } catch {
      terminal.error("\(error)")
      do throws(FileTrouble) { try leaveConflict() } catch { terminal.error("\(error)") }
    }
    return .findings
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
    // Messages name the document, and the file is that of the command line.
    let ours = try DocumentText(data: edited.original.data, path: operands[1])
    do {
      try EditedDocument(ours, edited.edits).write()
    } catch {
      throw FileTrouble(description: "\(error)")
    }
  }

  private func write(_ data: Data, to path: String) throws(FileTrouble) {
    if path == "-" {
      let text = String(decoding: data, as: UTF8.self)
      terminal.print(text.hasSuffix("\n") ? String(text.dropLast()) : text)
      return
    }
    do throws(PreviewFailure) {
      try data.write(asWholeFileAt: URL(filePath: path))
    } catch {
      throw FileTrouble(description: "\(error)")
    }
  }

  /// Writes the conflict that `git merge-file` makes of the same files.
  private func leaveConflict() throws(FileTrouble) {
    let labels = ["ours", "base", "theirs"].flatMap { ["-L", $0] }
    let files = [operands[1], operands[0], operands[2]]
    let data: Data
    do throws(UsageError) {
      // The status is the number of conflicts, up to 127.
      data = try GitProcess(caller: "autoscale merge").data(
        of: ["merge-file", "-p"] + labels + ["--"] + files, allowing: 0...126)
    } catch {
      throw FileTrouble(description: "\(name): error: \(error); merge the file by hand")
    }
    if !data.contains(markers: "<<<<<<<") {
      terminal.error("\(name): note: Git joins the lines without a conflict marker; check the file")
    }
    if let output { return try write(data, to: output) }
    do throws(FileFailure) {
      try StagedFile(data, at: operands[1]).commit()
    } catch {
      throw FileTrouble(
        description: "\(operands[1]): error: cannot be written: \(error); make it writable")
    }
  }
}

/// The reason why a result cannot be written, after which no conflict is written either.
private struct FileTrouble: Error, CustomStringConvertible {
  let description: String
}

extension Data {
  /// Whether a line begins with some characters.
  fileprivate func contains(markers: String) -> Bool {
    range(of: Data(("\n" + markers).utf8)) != nil || starts(with: markers.utf8)
  }
}
