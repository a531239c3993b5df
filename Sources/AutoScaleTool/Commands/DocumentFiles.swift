import Foundation
import InterfaceBuilder

/// The Interface Builder files that a command line names, read one after the other.
struct DocumentFiles {
  private let paths: [String]
  private let language: String?
  private let isJSON: Bool

  /// Takes the operands of a command, of which there must be one.
  init(_ arguments: Arguments, of command: String) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no file is given; see 'autoscale \(command) --help'")
    }
    paths = arguments.operands
    language = arguments[CommandOption.documentLanguage.name]
    isJSON = arguments.has(ScalingOption.json.name)
  }

  /// Handles each document; a file that cannot be read, or contradicts itself, is a finding and does
  /// not stop the others.
  ///
  /// The handler shows a document with its warnings, and says what it found.
  func forEach(on terminal: Terminal, _ handle: (InterfaceDocument) -> ExitStatus) -> ExitStatus {
    var status = ExitStatus.success
    for path in paths {
      do throws(InterfaceBuilderError) {
        let document = try InterfaceDocument(contentsOf: URL(filePath: path), language: language)
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
}
