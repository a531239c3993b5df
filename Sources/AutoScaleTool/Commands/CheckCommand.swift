import AutoScaleFrameComparison
import AutoScaleInterfaceBuilder
import AutoScaleXcodeCanvas
import Foundation

/// `autoscale check`: compares solved frames with those that Xcode stored.
struct CheckCommand: Subcommand {
  let name = "check"
  let summary = "Compare the frames of a layout with those that Xcode stored."
  let discussion = """
    Solves each document at its own device, and compares with the frames that Xcode stored.
    'measured' measures texts and images, where 'stored' takes the sizes that Xcode stored.
    A view agrees when all four numbers are within half a point. Only views that constraints place
    are compared, and none that are hidden, or that Xcode marks as misplaced or ambiguous.

    Each view that does not agree is listed with the cause. It is 'misplaced' when its frame
    contradicts its own constraints while all other views are where they were stored; how many
    such views there are is compared with the marks of Xcode. Files of which less than 60 % agree
    are listed again. The exit status is 1 when a view does not agree, or a file cannot be read or
    contradicts itself.

      autoscale check Login.xib Main.storyboard
    """

  let files = Operands.documents
  let sizes = DocumentOptions.sizes(help: "whose sizes contents have (stored)")
  let fonts = DocumentOptions.fonts
  let language = DocumentOptions.language
  let json = ScalingOptions.json

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let isJSON = arguments[json]
    let files = try DocumentFiles(
      try arguments[files], language: try arguments[language], isJSON: isJSON)
    let layout = LayoutOptions(sizes: try arguments[sizes] ?? .stored)
    let folder = try arguments[fonts]
    var fontSearch = FontSearch(in: folder.map { [$0] } ?? [])
    var report = CheckReport()
    let status = files.forEach(on: terminal) { document in
      let layouts = fontSearch.layouts([layout], for: document, warningOn: terminal)
      let comparison = FrameComparison(
        of: DocumentLayout(document, options: layouts.first ?? layout))
      if isJSON {
        terminal.print(JSONLine(comparison).text)
      } else {
        terminal.warn(comparison.warnings, of: comparison.file)
        report.add(comparison)
      }
      for failure in comparison.failures { terminal.error("\(comparison.file): \(failure)") }
      return comparison.hasFindings ? .findings : .success
    }
    if !isJSON { report.write(on: terminal) }
    return status
  }
}

extension FrameComparison {
  /// Whether something does not agree.
  fileprivate var hasFindings: Bool { !misses.isEmpty || !failures.isEmpty }
}
