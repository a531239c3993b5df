import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import Foundation

/// The Interface Builder files of a command line, read one after the other.
struct DocumentFiles {
  private let paths: [String]
  private let reader: DocumentReader
  private let language: String?
  private let isJSON: Bool

  /// Finds the files at paths and in folders.
  ///
  /// - Parameters:
  ///   - operands: The files and folders, and `-`.
  ///   - arguments: The command line, whose language applies to the texts.
  ///   - isJSON: Whether errors are JSON objects too.
  ///   - terminal: The streams, whose input `-` stands for.
  /// - Throws: An error for a folder that cannot be read or has no document, and for a second `-`.
  init(
    _ operands: [String], _ arguments: Arguments, isJSON: Bool = false, on terminal: Terminal
  ) throws(UsageError) {
    language = try DocumentOptions.language(of: operands, arguments)
    paths = try DocumentSearch.documents(at: operands).map(\.path)
    reader = try DocumentReader(operands, arguments, on: terminal)
    self.isJSON = isJSON
  }

  /// The number of files.
  var count: Int { paths.count }

  /// Handles each document.
  ///
  /// The handler shows a document with its warnings. An unreadable or inconsistent file does not stop
  /// the others, and counts in the status.
  func forEach(on terminal: Terminal, _ handle: (InterfaceDocument) -> ExitStatus) -> ExitStatus {
    forEach(on: terminal, in: [language]) { handle($0[0]) }
  }

  /// Handles each document in some languages, in the order of these; repeated languages share a document.
  func forEach(
    on terminal: Terminal, in languages: [String?], _ handle: ([InterfaceDocument]) -> ExitStatus
  ) -> ExitStatus {
    var status = ExitStatus.success
    let progress = WorkProgress(of: paths.count, on: terminal)
    for path in paths {
      var outcome = ExitStatus.success
      do throws(InterfaceBuilderError) {
        var translated = try TranslatedDocuments(at: path, by: reader)
        var documents: [InterfaceDocument] = []
        for language in languages { documents.append(try translated.document(in: language)) }
        outcome = handle(documents)
        let document = documents[0]
        let count = document.warnings.count(where: \.isDefect)
        if count > 0 {
          terminal.report(contradictions: count, in: path)
          outcome = .findings
        }
      } catch {
        // The reader of the output expects an object for each file.
        if isJSON { terminal.print(JSONLine(["file": path, "error": error.description]).text) }
        terminal.error(error.description)
        outcome = .findings
      }
      if outcome == .findings { status = .findings }
      progress.finish(with: outcome)
    }
    progress.end()
    return status
  }
}
