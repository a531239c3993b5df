import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

/// Expects that a view has a frame in its parent.
///
///     let layout = LayoutEngine().layout(screen, in: try Screen(named: "iPhone 17"))
///     expectFrame("buy", is: LayoutRect(x: 16, y: 100, width: 200, height: 44), in: layout)
///
/// - Parameters:
///   - identifier: The identifier of the view. An unknown identifier is an issue.
///   - expected: The frame, in points.
///   - tolerance: The largest difference of each number, in points; NaN is an issue.
///   - layout: The layout.
///   - sourceLocation: The place of the issue.
/// - Complexity: O(*n*) in the views.
public func expectFrame(
  _ identifier: String, is expected: LayoutRect, within tolerance: Double = 0.5,
  in layout: LayoutResult, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let frame = layout.frame(of: identifier) else {
    let known = nearestSpelling(to: identifier, in: layout.nodes.compactMap(\.identifier))
    let hint = known.map { "; did you mean '\($0)'?" } ?? ""
    Issue.record("no view is '\(identifier)'\(hint)", sourceLocation: sourceLocation)
    return
  }
  let isSame = [\LayoutRect.x, \.y, \.width, \.height].allSatisfy {
    abs(frame[keyPath: $0] - expected[keyPath: $0]) <= tolerance
  }
  if !isSame {
    Issue.record(
      "\(identifier) is at \(frame), not at \(expected) within \(tolerance.shortDescription) pt",
      sourceLocation: sourceLocation)
  }
}
