import AutoScaleInterfaceBuilder
import AutoScaleLayoutCode
import AutoScaleSourceText
import Foundation

/// `autoscale code`: writes documents as layout code.
struct CodeCommand: Subcommand {
  static let name = "code"
  let summary = "Write the screens in a .xib or .storyboard as Swift code with the same frames."
  let discussion = """
    Each scene, view and reused cell becomes a class: its views as properties, named after their
    outlets, labels, texts or classes, and functions for the hierarchy, the look, the constraints and
    the actions. Only what differs from UIKit's defaults is written.
    A STYLE is anchors (only UIKit), snapkit, autoscale (nodes of this package, for tests), or swiftui:
    a structure for each scene, if stacks, frames and padding have its frames on all phones by SwiftUI's
    documented rules; SwiftUI itself is not run. Other documents are refused with the reasons. With
    --auto lengths are written as design values. Texts are looked up in a .strings file beside the
    document. Code is printed, or written into DIR, a file for each scene; files are
    replaced. Parts without code are listed in comments and on the standard error.

      autoscale code Login.xib
      autoscale code Main.storyboard --scene Login --style snapkit --auto -o Sources
    """

  let files = Operands.documents
  let scene = ValueOption.text(
    "--scene", "NAME", help: "one scene, by its class, label, title or id (all)")
  let style = ValueOption<CodeStyle>.choice(
    "--style", help: "the library whose calls the code makes (anchors)",
    CodeStyle.allCases.map { ($0.rawValue, $0) })
  let auto = Switch("--auto", help: "write lengths as design values, which are scaled")
  let output = ValueOption.text(
    "-o", "DIR", help: "a folder for the files", completion: .directories)
  let maximumSize = DocumentReader.maximumSize

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    var options = CodeOptions(style: try arguments[style] ?? .anchors)
    options.scalesLengths = arguments[auto]
    let (scene, folder) = (try arguments[scene], try arguments[output])
    let files = try DocumentFiles(try arguments[files], arguments, on: terminal)
    // Documents with a class of the same name would overwrite each other's file.
    var owners: [String: String] = [:]
    return files.forEach(on: terminal) { document in
      terminal.warn(document.warnings.map(\.description), of: document.path)
      var options = options
      options.translations = translations(of: document, on: terminal)
      let code = LayoutCode(of: document, options: options, scene: scene)
      for file in code.files where folder != nil {
        if let owner = owners[file.name] {
          terminal.error(
            "\(document.path): error: \(owner) has the file \(file.name) too, and keeps it; "
              + "write this document into another folder")
          return .findings
        }
        owners[file.name] = document.path
      }
      return write(code, of: document, scene: scene, into: folder, on: terminal)
    }
  }

  private func write(
    _ code: LayoutCode, of document: InterfaceDocument, scene: String?, into folder: String?,
    on terminal: Terminal
  ) -> ExitStatus {
    if let problem = problem(of: code, scene: scene) {
      terminal.error("\(document.path): error: \(problem)")
      return .findings
    }
    if folder == nil { terminal.print(String(code.text.dropLast())) }
    for file in code.files {
      guard let folder else { continue }
      let url = URL(filePath: folder, directoryHint: .isDirectory).appending(path: file.name)
      do throws(OutputError) {
        try Data(file.text.utf8).write(asWholeFileAt: url)
      } catch {
        terminal.error("\(error)")
        return .findings
      }
      terminal.print(url.relativePath)
    }
    for part in code.omitted { terminal.error("\(part)") }
    return .success
  }

  /// Returns the reason why no code is written, or `nil`.
  private func problem(of code: LayoutCode, scene: String?) -> String? {
    let isEmpty = code.files.isEmpty
    guard let scene else {
      return isEmpty ? "the document has no view; name a document with views" : nil
    }
    let chosen = code.chosenSceneNames
    if chosen.count > 1 {
      return
        "\(chosen.count) scenes are named '\(scene)'; write one of \(chosen.joined(separator: ", "))"
    }
    if !isEmpty { return nil }
    let advice = UsageError.advice(for: scene, among: code.sceneNames)
    return "no scene with a view is named '\(scene)'; \(advice)"
  }

  /// Returns the keys under which languages have the texts of a document; `nil` if none has any.
  private func translations(of document: InterfaceDocument, on terminal: Terminal)
    -> TranslatedTexts?
  {
    let keys = InterfaceStrings.Keys(ofDocumentAt: URL(filePath: document.path))
    terminal.warn(keys.errors.map(\.description), of: document.path)
    return keys.keys.isEmpty ? nil : TranslatedTexts(name: keys.table, keys: keys.keys)
  }
}
