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
    CommandOption.documentLanguage,
  ]
  let discussion = """
    Solves each document at its own device, and compares with the frames that Xcode stored.
    'measured' measures texts and images, where 'stored' takes the sizes that Xcode stored.
    A view agrees when all four numbers are within half a point. Views that are hidden, or that
    Xcode marks as misplaced or ambiguous, are not compared.
    The exit status is 1 when a view does not agree, or a file cannot be read.

      autoscale check Login.xib Main.storyboard
    """

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no file is given; see 'autoscale check --help'")
    }
    let layout = LayoutOptions(sizes: try arguments.sizes() ?? .stored)
    var status = ExitStatus.success
    var total = 0
    var misses: [FrameMiss.Cause: [String]] = [:]
    for path in arguments.operands {
      do throws(InterfaceBuilderError) {
        let document = try InterfaceDocument(
          contentsOf: URL(filePath: path), language: arguments[CommandOption.documentLanguage.name])
        let comparison = FrameComparison(document, options: layout)
        total += comparison.total
        for miss in comparison.misses { misses[miss.cause, default: []].append("\(path): \(miss)") }
        for failure in comparison.failures { terminal.error("\(path): \(failure)") }
        if !comparison.failures.isEmpty { status = .findings }
      } catch {
        terminal.error(error.description)
        status = .findings
      }
    }
    for cause in FrameMiss.Cause.allCases {
      guard let lines = misses[cause] else { continue }
      terminal.print(terminal.styled("\(lines.count): \(cause.rawValue)", .bold))
      for line in lines { terminal.print("  \(line)") }
    }
    let count = misses.values.map(\.count).reduce(0, +)
    terminal.print("\(total - count) of \(total) views agree")
    return count == 0 ? status : .findings
  }
}
