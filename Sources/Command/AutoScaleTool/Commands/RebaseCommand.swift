import AutoScale
import AutoScaleEditing
import AutoScaleInterfaceBuilder
import AutoScaleSourceText

/// `autoscale rebase`: turns Interface Builder files into the design at another width.
struct RebaseCommand: Subcommand {
  static let name = "rebase"
  let summary = "Turn .xib and .storyboard files into the design at another width."
  let discussion = """
    Scales each length of the file, for all size classes: constants, fonts, radii, borders, spacings,
    insets, margins, sizes of rows and items, and runtime attributes whose names mean lengths.
    Standard spacings and default fonts get a number; text styles stay and are listed. The canvas
    becomes a phone of the new width, with the frames that the constraints give there; misplaced
    views stay misplaced by the scaled amount.
    WIDTH is one of Xcode's canvas, \(RebaseTarget.widths),
    or a phone there, by its name, 'iPhone 8', or its id in files, 'retina4_7'.
    A TYPE is \(AdaptCommand.typeNames.map(\.name).joined(separator: ", ")).
    A CLASS is one of UIKit or of yours, and includes its subclasses.
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
        notes: outcome.kept + outcome.conflicts + hint(about: outcome),
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

  /// Returns the option that scales a document whose canvas has the width.
  private func hint(about outcome: DocumentRebase.Outcome) -> [String] {
    guard outcome.hasWidth else { return [] }
    return [
      "\(outcome.edited.original.path): note: its canvas has this width; \(from.name) states another "
        + "width of its design, to scale its lengths"
    ]
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

  /// The phones of Xcode's canvas.
  fileprivate static let phones = Screen.all.filter { $0.idiom == .phone && $0.canvasID != nil }

  /// The widths of the phones, in words.
  fileprivate static let widths = InterfaceDevice.phoneWidths.map(\.text).joined(separator: ", ")
}

extension ValueOption where Value == RebaseTarget {
  /// The option of the new width.
  fileprivate static var target: Self {
    Self(
      "--to", "WIDTH", help: "the new width in points, or the new phone",
      completion: .words(RebaseTarget.phones.map(\.name))
    ) { (text, name) throws(UsageError) in
      if let width = Double(text), InterfaceDevice.phoneWidths.contains(width) {
        return .width(width)
      }
      let phones = RebaseTarget.phones
      if let phone = phones.first(where: { $0.name == text || $0.canvasID == text }) {
        return .phone(phone)
      }
      let names = phones.flatMap { [$0.name, $0.canvasID ?? ""] }
      let advice =
        nearestSpelling(to: text, in: names).map { "did you mean '\($0)'?" }
        ?? "write one of \(RebaseTarget.widths), or the name of a phone"
      throw UsageError(
        "\(name) needs a width or a phone of Xcode's canvas, but is '\(text)'; \(advice)")
    }
  }
}
