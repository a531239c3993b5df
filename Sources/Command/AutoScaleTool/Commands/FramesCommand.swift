import AutoScale
import AutoScaleEditing
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleXcodeCanvas

/// `autoscale frames`: lays out documents and prints the frames of their views.
struct FramesCommand: Subcommand {
  static let name = "frames"
  let summary = "Lay out .xib and .storyboard files, and print the frames of their views."
  let discussion = """
    A frame is x, y, width and height in points, in the coordinates of the superview.
    \(ScreenSet.explanation)
    With --screens, a table shows the numbers that differ between screens. FILE may be '-', the
    standard input; a FOLDER stands for all documents in it.
    'stored' uses Xcode's results: the insets of the stored frames, and the sizes of texts, images and
    controls. T,L,B,R are insets in points from top, left, bottom and right.
    A TAG selects the texts of a file such as de.lproj/Login.strings. Texts, and the fonts of the
    project or of DIR, affect frames with measured sizes. The exit status is 1 for unreadable or
    inconsistent files.
    --update stores the frames that the constraints give on the document's device, as Xcode's Update
    Frames does, and brings the marks 'misplaced' and 'ambiguous' up to date: frames that Xcode marked,
    and those off by more than a point; with --all those off by less too. Frames that rest on predicted
    text sizes stay, unless --measured is given; it uses the fonts of the project or of DIR.
    'ambiguous' is set and removed only where no text size and no class of yours can change it.

      autoscale frames Login.xib --screen "iPhone 17e" --adapt
      autoscale frames --update Sources --write
    """

  let files = Operands.documents
  let screens = ScreenOptions(screen: "the screen (the document's device)")
  let conditions = ConditionOptions()
  let sdk = DocumentOptions.sdk
  let safeArea = ValueOption<LayoutOptions.SafeArea>.safeArea(
    "--safe-area", help: "the source of the safe area (stored; device with --screen)")
  let sizes = DocumentOptions.sizes(
    help: "the source of content sizes (stored; measured with --screen)")
  let fonts = DocumentOptions.fonts
  let adapt = Switch("--adapt", help: "scale the views for the screen first")
  let reference = ScalingOptions.designWidth
  let idioms = ScalingOptions.idioms
  let maximumSize = DocumentReader.maximumSize
  let json = ScalingOptions.json
  let csv = Switch("--csv", help: "print comma-separated values, a row for each view and screen")
  let update = Switch("--update", help: "set the stored frames to those that the constraints give")
  let all = Switch("--all", help: "with --update: also frames that are off by a point or less")
  let measured = Switch("--measured", help: "with --update: measure texts, images and controls")
  let write = DocumentEdits.write

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    if arguments[update] { return try updateFrames(arguments, on: terminal) }
    for option in [all, measured, write] where arguments[option] {
      throw UsageError("\(option.name) requires \(update.name)")
    }
    let isJSON = arguments[json]
    if isJSON, arguments[csv] {
      throw UsageError("\(json.name) and \(csv.name) exclude each other")
    }
    let format: FramesOutput.Format = isJSON ? .json : arguments[csv] ? .csv : .text
    let files = try DocumentFiles(
      try arguments[files], arguments, isJSON: isJSON, on: terminal)
    let layouts = try layouts(of: arguments)
    let scaling = try ScalingOptions.scaling(adapt, reference, idioms, arguments)
    let folder = try arguments[fonts]
    var fontSearch = FontSearch(in: folder.map { [$0] } ?? [])
    let output = FramesOutput(terminal: terminal, format: format)
    output.begin()
    return files.forEach(on: terminal, in: layouts.map(\.condition.language)) { documents in
      var adapted: [AdaptedDocument] = []
      let layouts = fontSearch.layouts(layouts, for: documents[0], warningOn: terminal)
      let frames = zip(layouts, documents).map { layout, document in
        let canvas = DesignCanvas(document, options: layout)
        let scaling = layout.condition.screen == nil ? nil : scaling
        document.restoreDesign()
        if let changed = canvas.adaptViews(by: scaling), scaling != nil { adapted.append(changed) }
        return FramesOnScreen(
          condition: layout.condition, frames: DocumentFrames(of: DocumentLayout(canvas)))
      }
      terminal.note(adapted)
      output.write(frames)
      return .success
    }
  }

  /// Stores the frames of the documents' own devices.
  private func updateFrames(
    _ arguments: Arguments, on terminal: Terminal
  ) throws(UsageError) -> ExitStatus {
    // Stored frames are those on the document's own device, so that no screen or language can be
    // chosen.
    let allowed =
      [update, all, measured, write].map(\.name)
      + [fonts.name, maximumSize.name, ColorMode.option.name]
    if let other = arguments.given.first(where: { !allowed.contains($0) }) {
      throw UsageError("\(update.name) and \(other) exclude each other")
    }
    let frameUpdate = FrameUpdate(
      measuresContents: arguments[measured], includesRounding: arguments[all])
    let folder = try arguments[fonts]
    let fontSearch = Guarded(FontSearch(in: folder.map { [$0] } ?? []))
    let edits = try DocumentEdits(
      try arguments[files], arguments, isWriting: arguments[write], on: terminal)
    return edits.forEach { text in
      let document = try text.document()
      var frameUpdate = frameUpdate
      // Only measured texts need fonts, and finding them takes a search of the project.
      if frameUpdate.measuresContents {
        frameUpdate.fonts = fontSearch.withLock { $0.fonts(for: document) }
      }
      let outcome = try frameUpdate.update(text)
      let parts = [
        (outcome.updated.count, "frame", "updated"), (outcome.addedMarks, "mark", "added"),
        (outcome.removedMarks, "mark", "removed"),
      ].filter { $0.0 > 0 }.map { "\($0.0.counted($0.1)) \($0.2)" }
      return DocumentEdits.Outcome(
        edited: outcome.edited, summary: parts.joined(separator: ", "), notes: outcome.kept,
        warnings: document.warnings.map(\.description))
    }
  }

  /// Returns the options of one layout, or of a layout for each screen and condition.
  private func layouts(of arguments: Arguments) throws(UsageError) -> [LayoutOptions] {
    let (sizes, safeArea) = (try arguments[sizes], try arguments[safeArea])
    let sdk = try arguments[sdk] ?? .before27_1
    return try conditions.conditions(of: try arguments[files], arguments)
      .on(try screens.all(arguments))
      .map {
        var layout = LayoutOptions(in: $0, safeArea: safeArea, sizes: sizes)
        layout.sdk = sdk
        return layout
      }
  }
}
