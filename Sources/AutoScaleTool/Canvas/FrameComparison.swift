import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

/// The views of a document whose solved frames differ from the stored ones.
struct FrameComparison {
  private(set) var total = 0
  private(set) var misses: [FrameMiss] = []
  /// The roots that could not be laid out, and why.
  private(set) var failures: [String] = []

  /// Half a point: what rounding to pixels may make of a frame.
  static let tolerance = 0.5

  init(_ document: InterfaceDocument, options: LayoutOptions = LayoutOptions()) {
    let canvas = DesignCanvas(document, options: options)
    for root in document.views { compare(root, canvas) }
  }

  private mutating func compare(_ root: ViewNode, _ canvas: DesignCanvas) {
    let result: LayoutResult
    do throws(InvalidParameterError) {
      result = try canvas.layout(root)
    } catch {
      failures.append("\(root.layoutName) is not laid out: \(error)")
      return
    }
    var missed: [(node: ViewNode, solved: LayoutRect)] = []
    for (node, solved) in zip(result.nodes, result.frames).dropFirst() where canvas.isScored(node) {
      total += 1
      if !solved.isClose(to: node.frame) { missed.append((node, solved)) }
    }
    guard !missed.isEmpty else { return }
    let causes = MissCauses(result, missed: missed.map(\.node))
    misses += missed.map { node, solved in
      FrameMiss(node: node, stored: node.frame, solved: solved, cause: causes.cause(of: node))
    }
  }
}

extension LayoutRect {
  fileprivate func isClose(to other: LayoutRect) -> Bool {
    let differences = [x - other.x, y - other.y, width - other.width, height - other.height]
    return differences.allSatisfy { $0.magnitude <= FrameComparison.tolerance + 1e-6 }
  }
}
