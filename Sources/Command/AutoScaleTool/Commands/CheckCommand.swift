import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import AutoScaleXcodeCanvas
import Foundation

/// `autoscale check`: compares solved frames with those that Xcode stored.
struct CheckCommand: Subcommand {
  static let name = "check"
  let summary = "Compare the frames of a layout with those that Xcode stored."
  let discussion = """
    Solves each document on its own device, and compares the frames with those that Xcode stored.
    'measured' measures texts and images; 'stored' uses the sizes that Xcode stored. A view agrees if
    all four numbers are within half a point. Views without constraints, hidden views, and views that
    Xcode marked as misplaced or ambiguous are not compared.

    Pictures and audits lay documents out on devices: cells, and the views in cells, headers and
    footers, are compared on the document's own device too, and counted. A cell that is a
    document of its own has the width of its file there. Stacks and the views in them are compared
    with measured sizes too.

    Each document is also laid out on its own device on its side, on the narrowest phone, on the widest
    one on its side and on a pad, with its size classes. Counted are views that break a law there only:
    no negative length, no content without a size, nothing left open by the constraints.

    Each view that disagrees is listed with the cause. It is 'misplaced' if its frame contradicts its
    own constraints while all other views keep their stored frames; their number is compared with
    Xcode's marks. Files with less than 60 % agreement are listed again. The exit status is 1 if a
    view disagrees, and for unreadable or inconsistent files. A FOLDER stands for all documents in it.

      autoscale check Login.xib Main.storyboard
    """

  let files = Operands.documents
  let sizes = DocumentOptions.sizes(help: "the source of content sizes (stored)")
  let fonts = DocumentOptions.fonts
  let language = DocumentOptions.language
  let maximumSize = DocumentReader.maximumSize
  let strict = Switch("--strict", help: "fail on warnings too")
  let json = ScalingOptions.json

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let isJSON = arguments[json]
    let files = try DocumentFiles(
      try arguments[files], arguments, isJSON: isJSON, on: terminal)
    let layout = LayoutOptions(sizes: try arguments[sizes] ?? .stored)
    let folder = try arguments[fonts]
    var fontSearch = FontSearch(in: folder.map { [$0] } ?? [])
    var report = CheckReport()
    var warningCount = 0
    let status = files.forEach(on: terminal) { document in
      let layouts = fontSearch.layouts([layout], for: document, warningOn: terminal)
      let options = layouts.first ?? layout
      var comparison = FrameComparison(of: DocumentLayout(document, options: options))
      comparison.onDevice = DeviceAgreement(of: document, fonts: options.fonts)
      comparison.stacks = StackAgreement(of: document, fonts: options.fonts)
      comparison.laws = ScreenLaws(of: document, fonts: options.fonts)
      report.add(comparison)
      warningCount += comparison.warnings.count
      if isJSON {
        terminal.print(JSONLine(comparison).text)
      } else {
        terminal.warn(comparison.warnings, of: comparison.file)
      }
      for failure in comparison.failures {
        terminal.error("\(comparison.file): error: \(failure)")
      }
      return comparison.hasFindings ? .findings : .success
    }
    if !isJSON { report.write(on: terminal) }
    if let failure = report.failure { terminal.error("error: \(failure)") }
    guard arguments[strict], warningCount > 0 else { return status }
    terminal.error("error: \(warningCount.counted("warning")) with \(strict.name)")
    return .findings
  }
}

extension FrameComparison {
  /// Whether a view disagrees or cannot be laid out.
  fileprivate var hasFindings: Bool { !misses.isEmpty || !failures.isEmpty }
}
