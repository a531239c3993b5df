import AutoScale
import AutoScaleEditing
import AutoScaleSourceText

/// `autoscale rebase`: turns Interface Builder files into the design at another width.
struct RebaseCommand: Subcommand {
  let name = "rebase"
  let summary = "Turn .xib and .storyboard files into the design at another width."
  let discussion = """
    Scales each length where the file states it, for all size classes: constants, fonts, radii,
    borders, spacings, insets, margins, and sizes of rows and items. The canvas becomes a phone of the
    new width, with the frames that the constraints give there. Standard spacings, text styles and
    default fonts, which the file does not state, stay and are listed.
    A TYPE is \(AdaptCommand.typeNames.map(\.name).joined(separator: ", ")).
    A CLASS is one of UIKit or of yours, and stands for its subclasses too.
    FILE may be a folder, or '-', the standard input. The changes are printed as a diff; nothing is
    written without --write.

      autoscale rebase Login.xib --to 393
      autoscale rebase Sources --to 393 --round pixel --write
    """

  let files = Operands.documents
  let width = ValueOption<Double>.points("--to", "WIDTH", help: "the new width in points").required
  let from = ValueOption.designWidth(
    "--from", help: "the width of the design in points (the document's)")
  let type = AdaptCommand.types
  let except = AdaptCommand.exceptions
  let round = ValueOption<DocumentRebase.Rounding>.choice(
    "--round", help: "round scaled lengths to pixels, to points or not (none)",
    DocumentRebase.Rounding.allCases.map { ($0.rawValue, $0) })
  let maximumSize = DocumentReader.maximumSize
  let write = DocumentEdits.write

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    var rebase = DocumentRebase(to: try arguments[width])
    if case .points(let points) = try arguments[from] { rebase.reference = points }
    rebase.type = try arguments[type] ?? .all
    rebase.exceptedClasses = try arguments[except] ?? []
    rebase.rounding = try arguments[round] ?? .none
    let edits = try DocumentEdits(
      try arguments[files], arguments, isWriting: arguments[write], on: terminal)
    let unmatched = Guarded(Set(rebase.exceptedClasses))
    let status = edits.forEach { [rebase] text in
      let outcome = try rebase.rebase(text)
      unmatched.withLock { $0.subtract(outcome.matchedClasses) }
      return DocumentEdits.Outcome(
        edited: outcome.edited,
        summary:
          "\(outcome.changes.count.counted("length")) rebased to \(rebase.width.text) points",
        notes: outcome.kept)
    }
    let names = unmatched.withLock { $0 }
    for name in rebase.exceptedClasses where names.contains(name) {
      terminal.error("note: --except \(name) matches no view")
    }
    return status
  }
}

extension ValueOption where Value == Double {
  /// An option whose value is a positive number of points.
  fileprivate static func points(_ name: String, _ placeholder: String, help: String) -> Self {
    Self(name, placeholder, help: help) { (text, name) throws(UsageError) in
      guard let number = Double(text), number.isFinite, number > 0 else {
        throw UsageError("\(name) needs a positive number of points, but is '\(text)'")
      }
      return number
    }
  }
}
