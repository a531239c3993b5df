import AutoScale
import Foundation
import InterfaceBuilder
import LayoutReport

/// `autoscale frames`: lays out documents and prints the frames of their views.
struct FramesCommand: Subcommand {
  let name = "frames"
  let summary = "Lay out .xib and .storyboard files, and print the frames of their views."
  let usage = "FILE... [OPTION...]"
  let options = [
    CommandOption(name: "--screen", value: "SCREEN", help: "the screen (the document's device)"),
    CommandOption(
      name: "--safe-area", value: "stored|device|T,L,B,R",
      help: "where the safe area is from (stored; device with --screen)"),
    CommandOption(
      name: "--sizes", value: "stored|measured",
      help: "whose sizes contents have (stored; measured with --screen)"),
    CommandOption(name: "--adapt", help: "scale the views for the screen first"),
    CommandOption(
      name: "--reference", value: "N|document",
      help: "the width --adapt scales from, in points (the document's)"),
    .documentLanguage, ScalingOption.json,
  ]
  let discussion = """
    A frame is x, y, width and height in points, in the coordinates of the superview.
    A SCREEN is a name of 'autoscale devices' or WIDTHxHEIGHT[@PIXELS][:phone|pad], in points.
    'stored' takes what Xcode computed: the insets that the stored frames obey, and the sizes of
    texts, images and controls. T,L,B,R are insets in points from top, left, bottom and right.
    A TAG takes the texts from a neighbouring file such as de.lproj/Login.strings, where there is
    one; they change frames where sizes are measured. The exit status is 1 when a file cannot be
    read, or contradicts itself.

      autoscale frames Login.xib --screen "iPhone 17e" --adapt
    """

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let files = try DocumentFiles(arguments, of: name)
    let options = try layoutOptions(of: arguments)
    let adaptation = try adaptation(of: arguments, to: options.screen)
    let isJSON = arguments.has(ScalingOption.json.name)
    return files.forEach(on: terminal) { document in
      if let note = adaptation?.adapt(document).noteText { terminal.error(note) }
      let frames = DocumentFrames(of: DocumentLayout(document, options: options))
      if isJSON { terminal.print(JSONLine(frames).text) } else { write(frames, on: terminal) }
      return .success
    }
  }

  private func layoutOptions(of arguments: Arguments) throws(UsageError) -> LayoutOptions {
    var options = LayoutOptions()
    if let specification = arguments["--screen"] {
      options = LayoutOptions(on: try Arguments.screen(specification))
    }
    if let sizes = try arguments.sizes() { options.sizes = sizes }
    if let safeArea = arguments["--safe-area"] {
      options.safeArea = try self.safeArea(safeArea)
    }
    return options
  }

  /// How the views are scaled first; nil where they are not, or where there is no screen to scale to.
  private func adaptation(
    of arguments: Arguments, to screen: Screen?
  ) throws(UsageError) -> DocumentAdaptation? {
    let reference = ScalingOption.reference.name
    guard arguments.has("--adapt") else {
      if arguments[reference] == nil { return nil }
      throw UsageError("\(reference) has a meaning with --adapt only")
    }
    var (rule, source) = (ScalingRule.standard, DocumentAdaptation.Reference.document)
    if arguments[reference] != "document",
      let width = try arguments.number(reference, orWord: "document")
    {
      (rule, source) = (try arguments.rule(referenceWidth: width), .given)
    }
    return screen.map { DocumentAdaptation(to: $0, rule: rule, reference: source) }
  }

  private func safeArea(_ text: String) throws(UsageError) -> LayoutOptions.SafeArea {
    if text == "stored" { return .stored }
    if text == "device" { return .device }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Double($0) }.filter { $0.isFinite && $0 >= 0 }
    guard numbers.count == 4, text.count(where: { $0 == "," }) == 3 else {
      throw UsageError(
        "--safe-area needs stored, device or four insets such as 59,0,34,0, but is '\(text)'")
    }
    return .given(
      EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
  }

  private func write(_ frames: DocumentFrames, on terminal: Terminal) {
    for warning in frames.warnings { terminal.error(warning) }
    terminal.print(terminal.styled(frames.file, .bold))
    let rows = frames.views.map { view in
      [view.id, view.class] + view.frame.map(\.text) + (view.ambiguous ? ["ambiguous"] : [])
    }
    for line in TextTable(rows: rows, rightAligned: [2, 3, 4, 5]).lines {
      terminal.print("  " + line)
    }
    for conflict in frames.conflicts { terminal.print(terminal.styled(conflict, .yellow)) }
  }
}
