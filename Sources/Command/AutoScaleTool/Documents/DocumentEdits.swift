import AutoScaleDifference
import AutoScaleEditing
import AutoScaleInterfaceBuilder
import Foundation

/// The documents that a command edits: a diff of each or, with `--write`, the files themselves.
struct DocumentEdits {
  /// An edited document, and the messages about it.
  struct Outcome: Sendable {
    /// The document.
    let edited: EditedDocument
    /// The changes, in a few words; empty if there are none.
    let summary: String
    /// The lengths that stay, one line each with the reason.
    let notes: [String]
    /// The warnings about the document.
    var warnings: [String] = []

    /// Whether there is nothing to show.
    fileprivate var isSilent: Bool { !edited.isChanged && notes.isEmpty && warnings.isEmpty }
  }

  static let write = Switch("--write", help: "write the files (the changes are printed as a diff)")

  private let paths: [String]
  private let reader: DocumentReader
  private let isWriting: Bool
  private let terminal: Terminal

  /// Takes files, folders of files, or '-' for the standard input.
  init(
    _ operands: [String], _ arguments: Arguments, isWriting: Bool, on terminal: Terminal
  ) throws(UsageError) {
    if isWriting, operands.contains(DocumentReader.standardInput) {
      throw UsageError(
        "\(Self.write.name) needs files; the standard input has no place to write to")
    }
    paths = try DocumentSearch.documents(at: operands).map(\.path)
    reader = try DocumentReader(operands, arguments, on: terminal)
    self.isWriting = isWriting
    self.terminal = terminal
  }

  /// The number of documents that are edited at once.
  private static let batch = 64

  /// Edits the documents on all cores, and shows or writes them in order.
  ///
  /// A document that is refused stays as it is and does not stop the others.
  func forEach(_ edit: @Sendable (DocumentText) throws -> Outcome) -> ExitStatus {
    var status = ExitStatus.success
    var isSilent = true
    let progress = WorkProgress(of: paths.count, on: terminal)
    // A batch bounds the memory: each outcome keeps the text of its file.
    for start in stride(from: 0, to: paths.count, by: Self.batch) {
      let part = Array(paths[start..<min(start + Self.batch, paths.count)])
      let outcomes = concurrentMap(part.count) { [reader] index in
        let result = Result {
          try edit(Self.text(try reader.data(at: part[index]), path: part[index]))
        }
        progress.finish(with: result.isSuccess ? .success : .findings)
        return result
      }
      for outcome in outcomes {
        do {
          let outcome = try outcome.get()
          isSilent = isSilent && outcome.isSilent
          try show(outcome)
        } catch {
          terminal.error("\(error)")
          (status, isSilent) = (.findings, false)
        }
      }
    }
    progress.end()
    // Silence would leave open whether anything was looked at.
    if isSilent { terminal.error("\(paths.count.counted("document")): nothing to change") }
    return status
  }

  /// Reads a text.
  ///
  /// The reader of documents names the malformed line.
  private static func text(_ data: Data, path: String) throws -> DocumentText {
    do {
      return try DocumentText(data: data, path: path)
    } catch {
      _ = try InterfaceDocument(data: data, path: path)
      throw error
    }
  }

  private func show(_ outcome: Outcome) throws(EditingError) {
    let path = outcome.edited.original.path
    terminal.warn(outcome.warnings, of: path)
    for note in outcome.notes { terminal.error(note) }
    guard outcome.edited.isChanged else { return }
    if isWriting {
      // Otherwise a request to end the process could leave a temporary file.
      try TerminationRequests.deferred { () throws(EditingError) in try outcome.edited.write() }
      terminal.print("\(path): \(outcome.summary)")
    } else {
      // Only the diff goes to the standard output, so that other programs can apply it.
      terminal.print(String(outcome.edited.diff.dropLast()))
      terminal.error("\(path): \(outcome.summary); \(Self.write.name) writes it")
    }
  }
}

extension Result {
  /// Whether there is no error.
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
