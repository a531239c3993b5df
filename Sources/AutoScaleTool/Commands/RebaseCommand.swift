import AutoScale
import AutoScaleEditing
import AutoScaleSourceText

/// `autoscale rebase`: turns Interface Builder files into the design at another width.
struct RebaseCommand: Subcommand {
  let name = "rebase"
  let summary = "Turn .xib and .storyboard files into the design at another width."
  let discussion = """
    Scales each length of the file, for all size classes: constants, fonts, radii, borders, spacings,
    insets, margins, sizes of rows and items, and runtime attributes whose names mean lengths.
    Standard spacings and default fonts get a number; text styles stay and are listed. The canvas
    becomes a phone of the new width, with the frames that the constraints give there.
    WIDTH is a number of points, or a phone: 'iPhone 8', or 'retina4_7' as in the file.
    A TYPE is \(AdaptCommand.typeNames.map(\.name).joined(separator: ", ")).
    A CLASS is one of UIKit or of yours, and stands for its subclasses too.
    A KEY is the key path of a runtime attribute with a length.
    FILE may be a folder, or '-', the standard input. The changes are printed as a diff; nothing is
    written without --write. A file is refused if its new layout is not the adapted one.

      autoscale rebase Login.xib --to 393
      autoscale rebase Sources --to retina4_7 --from 414 --round pixel --write
    """

  let files = Operands.documents
  let target = ValueOption<RebaseTarget>.target.required
  let from = ValueOption.designWidth(
    "--from",
    help: "the width of the design in points (the document's)")
  let type = AdaptCommand.types
  let except = AdaptCommand.exceptions
  let runtime = ValueOption.texts(
    "--runtime", "KEY,...", of: "key path", help: "runtime attributes that are lengths too")
  let round = ScalingOptions.round
  let maximumSize = DocumentReader.maximumSize
  let write = DocumentEdits.write

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let rebase = try rebase(arguments)
    let edits = try DocumentEdits(
      try arguments[files], arguments, isWriting: arguments[write], on: terminal)
    let unmatchedClasses = Guarded(Set(rebase.exceptedClasses))
    let unmatchedKeyPaths = Guarded(rebase.runtimeLengths)
    let status = edits.forEach { text in
      let outcome = try rebase.rebase(text)
      unmatchedClasses.withLock { $0.subtract(outcome.matchedClasses) }
      unmatchedKeyPaths.withLock { $0.subtract(outcome.matchedKeyPaths) }
      return DocumentEdits.Outcome(
        edited: outcome.edited,
        summary:
          "\(outcome.changes.count.counted("length")) rebased to \(rebase.width.text) points "
          + "(\(outcome.device))",
        notes: outcome.kept + outcome.conflicts,
        warnings: try text.document().warnings.map(\.description))
    }
    for name in unmatchedClasses.withLock({ $0 }).sorted() {
      terminal.error("note: --except \(name) matches no view")
    }
    for keyPath in unmatchedKeyPaths.withLock({ $0 }).sorted() {
      terminal.error("note: --runtime \(keyPath) matches no runtime attribute")
    }
    return status
  }

  private func rebase(_ arguments: Arguments) throws(UsageError) -> DocumentRebase {
    var rebase =
      switch try arguments[target] {
      case .width(let width): DocumentRebase(to: width)
      case .phone(let phone): DocumentRebase(to: phone)
      }
    if case .points(let points) = try arguments[from] { rebase.reference = points }
    rebase.type = try arguments[type] ?? .all
    rebase.exceptedClasses = try arguments[except] ?? []
    rebase.runtimeLengths = Set(try arguments[runtime] ?? [])
    rebase.rounding = try arguments[round] ?? .none
    return rebase
  }
}

/// The new width of a design, or the new phone of its canvas.
enum RebaseTarget: Sendable {
  case width(Double)
  case phone(Screen)
}

extension ValueOption where Value == RebaseTarget {
  /// The option of the new width.
  fileprivate static var target: Self {
    let phones = Screen.all.filter { $0.idiom == .phone && $0.canvasID != nil }
    return Self(
      "--to", "WIDTH", help: "the new width in points, or the new phone",
      completion: .words(phones.map(\.name))
    ) { (text, name) throws(UsageError) in
      if let number = Double(text) {
        if number.isFinite, number > 0 { return .width(number) }
        throw UsageError("\(name) needs a positive number of points, but is '\(text)'")
      }
      if let phone = phones.first(where: { $0.canvasID == text }) { return .phone(phone) }
      return .phone(try ScreenSet.screen(text))
    }
  }
}
