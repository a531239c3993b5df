import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import Foundation

/// The Interface Builder files that a command line names, read one after the other.
struct DocumentFiles {
  /// What stands for the standard input among files.
  private static let standardInput = "-"

  private let paths: [String]
  private let language: String?
  private let isJSON: Bool

  /// Takes paths, and the language in which the documents are read.
  init(_ paths: [String], language: String?, isJSON: Bool) throws(UsageError) {
    if language != nil, paths.contains(Self.standardInput) {
      throw UsageError("--language needs files: texts stand beside them, and not beside '-'")
    }
    if paths.count(where: { $0 == Self.standardInput }) > 1 {
      throw UsageError("'-' is given twice")
    }
    self.paths = paths
    self.language = language
    self.isJSON = isJSON
  }

  /// Handles each document; a file that cannot be read, or contradicts itself, does not stop
  /// the others, but counts in the status.
  ///
  /// The handler shows a document with its warnings, and says what it found.
  func forEach(on terminal: Terminal, _ handle: (InterfaceDocument) -> ExitStatus) -> ExitStatus {
    var status = ExitStatus.success
    for path in paths {
      do throws(InterfaceBuilderError) {
        let document = try document(at: path, on: terminal)
        if handle(document) == .findings || document.warnings.contains(where: \.isDefect) {
          status = .findings
        }
      } catch {
        if isJSON { terminal.print(JSONLine(["file": path, "error": error.description]).text) }
        terminal.error(error.description)
        status = .findings
      }
    }
    return status
  }

  private func document(
    at path: String, on terminal: Terminal
  ) throws(InterfaceBuilderError) -> InterfaceDocument {
    guard path == Self.standardInput else {
      return try InterfaceDocument(contentsOf: URL(filePath: path), language: language)
    }
    let data: Data
    do {
      data = try terminal.input()
    } catch {
      throw InterfaceBuilderError(.unreadable(error.cause), path: path)
    }
    return try InterfaceDocument(data: data, path: path)
  }
}
