import Foundation
import InterfaceBuilder

/// `autoscale check`: compares solved frames with those that Xcode stored.
struct CheckCommand: Subcommand {
  let name = "check"
  let summary = "Compare the frames of a layout with those that Xcode stored."
  let usage = "FILE... [OPTION...]"
  let options = [
    CommandOption(
      name: "--sizes", value: "stored|measured", help: "whose sizes contents have (stored)"),
    .documentLanguage, ScalingOption.json,
  ]
  let discussion = """
    Solves each document at its own device, and compares with the frames that Xcode stored.
    'measured' measures texts and images, where 'stored' takes the sizes that Xcode stored.
    A view agrees when all four numbers are within half a point. Only views that constraints place
    are compared, and none that are hidden, or that Xcode marks as misplaced or ambiguous.

    Each view that does not agree is listed with the cause. It is 'misplaced' when its frame
    contradicts its own constraints while all other views are where they were stored; how many
    such views there are is compared with the marks of Xcode. Files of which less than 60 % agree
    are listed again. The exit status is 1 when a view does not agree, or a file cannot be read.

      autoscale check Login.xib Main.storyboard
    """

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no file is given; see 'autoscale check --help'")
    }
    let layout = LayoutOptions(sizes: try arguments.sizes() ?? .stored)
    let isJSON = arguments.has(ScalingOption.json.name)
    var status = ExitStatus.success
    var report = CheckReport()
    for path in arguments.operands {
      do throws(InterfaceBuilderError) {
        let document = try InterfaceDocument(
          contentsOf: URL(filePath: path), language: arguments[CommandOption.documentLanguage.name])
        let comparison = FrameComparison(document, options: layout)
        if isJSON { terminal.print(JSONLine(comparison).text) } else { report.add(comparison) }
        for failure in comparison.failures { terminal.error("\(path): \(failure)") }
        if comparison.hasFindings { status = .findings }
      } catch {
        if isJSON { terminal.print(JSONLine(["file": path, "error": error.description]).text) }
        terminal.error(error.description)
        status = .findings
      }
    }
    if !isJSON { report.write(on: terminal) }
    return status
  }
}

extension FrameComparison {
  /// Whether something does not agree.
  fileprivate var hasFindings: Bool { !misses.isEmpty || !failures.isEmpty }
}
