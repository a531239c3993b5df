import AutoScale
import AutoScaleXcodeCanvas

/// `autoscale frames`: lays out documents and prints the frames of their views.
struct FramesCommand: Subcommand {
  let name = "frames"
  let summary = "Lay out .xib and .storyboard files, and print the frames of their views."
  let discussion = """
    A frame is x, y, width and height in points, in the coordinates of the superview.
    \(ScreenSet.explanation)
    With --screens, a table shows the numbers that differ from screen to screen. FILE may be '-', the
    standard input.
    'stored' takes what Xcode computed: the insets that the stored frames obey, and the sizes of
    texts, images and controls. T,L,B,R are insets in points from top, left, bottom and right.
    A TAG takes the texts from a neighbouring file such as de.lproj/Login.strings, where there is
    one; they change frames where sizes are measured, and so do the fonts of the app: those of the
    document's project, or in DIR. The exit status is 1 when a file cannot be
    read, or contradicts itself.

      autoscale frames Login.xib --screen "iPhone 17e" --adapt
    """

  let files = Operands.documents
  let screen = ValueOption.screen(help: "the screen (the document's device)")
  let screens = DocumentOptions.screens
  let safeArea = ValueOption<LayoutOptions.SafeArea>.safeArea(
    "--safe-area", help: "where the safe area is from (stored; device with --screen)")
  let sizes = DocumentOptions.sizes(
    help: "whose sizes contents have (stored; measured with --screen)")
  let fonts = DocumentOptions.fonts
  let adapt = Switch("--adapt", help: "scale the views for the screen first")
  let reference = ScalingOptions.designWidth
  let language = DocumentOptions.language
  let json = ScalingOptions.json

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let isJSON = arguments[json]
    let files = try DocumentFiles(
      try arguments[files], language: try arguments[language], isJSON: isJSON)
    let layouts = try layouts(of: arguments)
    let scaling = try ScalingOptions.scaling(adapt, reference, arguments)
    let folder = try arguments[fonts]
    var fontSearch = FontSearch(in: folder.map { [$0] } ?? [])
    let output = FramesOutput(terminal: terminal, isJSON: isJSON)
    return files.forEach(on: terminal) { document in
      var adapted: [AdaptedDocument] = []
      let layouts = fontSearch.layouts(layouts, for: document, warningOn: terminal)
      let frames = layouts.map { layout in
        if let scaling, let screen = layout.condition.screen {
          let adaptation = DocumentAdaptation(
            to: screen, rule: scaling.rule, reference: scaling.reference)
          adapted.append(adaptation.adapt(document))
        }
        return FramesOnScreen(
          screen: layout.condition.screen,
          frames: DocumentFrames(of: DocumentLayout(document, options: layout)))
      }
      terminal.note(adapted)
      output.write(frames)
      return .success
    }
  }

  /// How documents are laid out, once or for each of several screens.
  private func layouts(of arguments: Arguments) throws(UsageError) -> [LayoutOptions] {
    let screens: [Screen?]? = try DocumentOptions.screens(screen, screens, arguments)
    let sizes = try arguments[sizes]
    let safeArea = try arguments[safeArea]
    return (screens ?? [nil]).map { LayoutOptions(on: $0, safeArea: safeArea, sizes: sizes) }
  }
}
