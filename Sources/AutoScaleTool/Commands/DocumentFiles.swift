import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import Foundation

/// The Interface Builder files of a command line, read one after the other.
struct DocumentFiles {
  /// The name of the standard input.
  private static let standardInput = "-"

  private let paths: [String]
  private let language: String?
  private let isJSON: Bool

  /// Finds the files at paths and in folders.
  ///
  /// - Parameters:
  ///   - paths: The files and folders, or `-`.
  ///   - language: The language of the texts.
  ///   - isJSON: Whether errors are JSON objects too.
  /// - Throws: An error for a folder that cannot be read or has no document, and for a second `-`.
  init(_ paths: [String], language: String?, isJSON: Bool) throws(UsageError) {
    if language != nil, paths.contains(Self.standardInput) {
      throw UsageError("--language requires files, because texts stand beside them; '-' has none")
    }
    if paths.count(where: { $0 == Self.standardInput }) > 1 {
      throw UsageError("'-' is given twice")
    }
    self.paths = try DocumentSearch.documents(at: paths).map(\.path)
    self.language = language
    self.isJSON = isJSON
  }

  /// Handles each document.
  ///
  /// The handler shows a document with its warnings. An unreadable or inconsistent file does not stop
  /// the others, and counts in the status.
  func forEach(on terminal: Terminal, _ handle: (InterfaceDocument) -> ExitStatus) -> ExitStatus {
    var status = ExitStatus.success
    for path in paths {
      do throws(InterfaceBuilderError) {
        let document = try document(at: path, on: terminal)
        if handle(document) == .findings { status = .findings }
        let count = document.warnings.count(where: \.isDefect)
        if count > 0 {
          terminal.report(contradictions: count, in: path)
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
