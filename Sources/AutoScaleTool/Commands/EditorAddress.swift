import AutoScalePages
import Foundation

/// The form of the addresses that open documents in an editor.
struct EditorAddress: Sendable {
  /// The form, with `{path}` and `{line}`.
  private let form: String

  /// The forms of known editors.
  ///
  /// Sources: the command line documentation of Visual Studio Code for its own; the manual of BBEdit for `x-bbedit`.
  private static let known = [
    "xcode": "xcode://open?file={path}&line={line}",
    "vscode": "vscode://file{path}:{line}",
    "bbedit": "x-bbedit://open?url=file://{path}&line={line}",
  ]

  static let option = ValueOption<EditorAddress>(
    "--editor", "NAME|URL",
    help:
      "link views to an editor: \(known.keys.sorted().joined(separator: ", ")), or URL with {path} and {line}",
    completion: .list(known.keys.sorted())
  ) { (text, name) throws(UsageError) in
    if let form = known[text] { return EditorAddress(form: form) }
    guard text.contains("{path}"), text.contains(":"), !text.lowercased().hasPrefix("javascript:")
    else {
      throw UsageError(
        "\(name) needs \(known.keys.sorted().joined(separator: ", ")), or a URL with {path}, but is '\(text)'"
      )
    }
    return EditorAddress(form: text)
  }

  /// Returns the address of a file, with `{line}` for the line.
  func address(of path: String) -> String {
    let absolute = URL(filePath: path).absoluteURL.standardizedFileURL.path
    return form.replacing("{path}", with: absolute.asURIReference)
  }
}
