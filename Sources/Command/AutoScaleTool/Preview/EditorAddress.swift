import AutoScalePages
import Foundation

/// The form of the addresses that open documents in an editor.
struct EditorAddress: Sendable {
  /// The form, with `{path}` and `{line}`.
  private let form: String

  /// The forms of known editors.
  ///
  /// Visual Studio Code documents its form; that of Xcode was not tried on a Mac.
  private static let known = [
    "xcode": "xcode://open?file={path}&line={line}",
    "vscode": "vscode://file{path}:{line}",
  ]

  static let option = ValueOption<EditorAddress>(
    "--editor", "NAME|URL",
    help: "open views in vscode, xcode, or a URL with {path} and {line}",
    completion: .list(known.keys.sorted())
  ) { (text, name) throws(UsageError) in
    if let form = known[text] { return EditorAddress(form: form) }
    guard text.contains("{path}"), text.contains(":")
    else {
      throw UsageError(
        "\(name) needs \(known.keys.sorted().joined(separator: ", ")), or a URL with {path}, but is '\(text)'"
      )
    }
    return EditorAddress(form: text)
  }

  /// Returns the address of a file, with `{line}` for the line.
  func address(of path: String) -> String {
    // An editor does not know the current folder of the command.
    let absolute = URL(filePath: path).absoluteURL.standardizedFileURL.path
    return form.replacing("{path}", with: absolute.asURIReference)
  }
}
