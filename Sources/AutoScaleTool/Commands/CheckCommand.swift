import AutoLayout
import AutoScale
import Foundation
import InterfaceBuilder
import ViewTree

/// `autoscale check`: compares solved frames with those that Xcode stored.
struct CheckCommand: Subcommand {
  let name = "check"
  let summary = "compare solved frames with the stored ones"
  let usage = "FILE..."
  let options: [CommandOption] = []
  let discussion = """
    Solves each document at its own device, and compares with the frames that Xcode stored.
    A view agrees when all four numbers are within half a point.
    """

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    var status = ExitStatus.success
    var (agreeing, total) = (0, 0)
    for path in arguments.operands {
      do throws(InterfaceBuilderError) {
        let document = try InterfaceDocument(contentsOf: URL(filePath: path))
        let comparison = FrameComparison(document)
        agreeing += comparison.total - comparison.misses.count
        total += comparison.total
        for miss in comparison.misses { terminal.print("\(path): \(miss)") }
        for failure in comparison.failures { terminal.error("\(path): \(failure)") }
        if !comparison.misses.isEmpty || !comparison.failures.isEmpty { status = .findings }
      } catch {
        terminal.error(error.description)
        status = .findings
      }
    }
    terminal.print("\(agreeing) of \(total) views agree")
    return status
  }
}
