import AutoScale
import AutoScaleSolver
import AutoScaleTrees

/// The layouts of one tree on screens that get wider step by step, if every number grows evenly.
///
/// The frames are those of a linear program. If its solution at the widest screen continues the line from the
/// first ones, the same constraints hold exactly in between. Heights of texts are steps, but they only fall as
/// screens get wider, so that equal ones at both ends are equal in between.
package struct LayoutLine {
  private let first: LayoutResult

  /// The growth of each variable from one screen to the next.
  private let steps: [Double]

  /// The largest distance from the line, in points: solver error, and far less than a frame snaps.
  private static let tolerance = 1e-7

  /// Makes the line from one layout to another, some steps away, if both have the same nodes and their screens
  /// differ only in width.
  package init?(from first: LayoutResult, to last: LayoutResult, count: Int) {
    guard count > 1, first.isExact, last.isExact, first.nodes[0] === last.nodes[0],
      // Required content is compared with the rows of a solver, which a computed layout does not have.
      !first.model.contentSizes.hasRequired, first.hasScreen(like: last.context),
      first.settings.keyboardHeight == last.settings.keyboardHeight,
      first.solution.values.count == last.solution.values.count
    else { return nil }
    self.first = first
    let share = 1 / Double(count)
    steps = zip(first.solution.values, last.solution.values).map { ($1 - $0) * share }
  }

  /// Returns whether a layout is on the line, a number of steps after the first one.
  package func contains(_ result: LayoutResult, at index: Int) -> Bool {
    let values = first.solution.values
    let found = result.solution.values
    guard result.isExact, result.nodes[0] === first.nodes[0], found.count == values.count,
      first.hasScreen(like: result.context)
    else { return false }
    return values.indices.allSatisfy {
      (values[$0] + Double(index) * steps[$0] - found[$0]).magnitude < Self.tolerance
    }
  }

  /// Returns the layout a number of steps after the first one.
  ///
  /// - Parameters:
  ///   - index: The number of steps.
  ///   - context: The screen.
  ///   - size: The size of the root on it, in points.
  /// - Returns: The layout, or nil if the screen or the size is not between those of the ends.
  package func result(
    at index: Int, in context: ScreenContext, size: LayoutSize
  ) -> LayoutResult? {
    let values = zip(first.solution.values, steps).map { $0 + Double(index) * $1 }
    let root = RectVariables(at: 0).rect(in: values)
    guard first.hasScreen(like: context),
      (root.width - size.width).magnitude < Self.tolerance,
      (root.height - size.height).magnitude < Self.tolerance
    else { return nil }
    return LayoutResult(
      model: first.model.with(context, size: size), solver: first.solver,
      solution: first.solution.with(values))
  }
}

extension LayoutResult {
  /// Whether constraints neither contradict each other nor lead to numbers of low accuracy.
  fileprivate var isExact: Bool { conflicts.isEmpty && !solution.isApproximate }

  /// Returns whether another screen has the height, the pixels and the safe area of the layout's.
  fileprivate func hasScreen(like other: ScreenContext) -> Bool {
    context.height == other.height && context.pixelsPerPoint == other.pixelsPerPoint
      && context.safeArea == other.safeArea && context.idiom == other.idiom
      && context.layoutDirection == other.layoutDirection
  }
}
