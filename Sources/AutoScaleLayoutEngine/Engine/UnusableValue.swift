import AutoScaleTrees

/// A value of a tree that a layout cannot use, such as a font size of −3.
public struct UnusableValue: Hashable, Sendable {
  /// The path of the node, such as `screen/title`, or the line where a constraint was updated.
  public let place: String

  /// The problem and a fix.
  public let problem: String
}

extension UnusableValue: CustomStringConvertible {
  /// The place, the problem and a fix, such as
  /// `screen/title: the font size is -3.0; make it finite and greater than 0`.
  public var description: String { "\(place): \(problem)" }
}

extension LayoutResult {
  /// The values of nodes and constraints that the layout cannot use: font sizes that are not finite and
  /// greater than zero, and refused updates of constraints.
  ///
  /// - Complexity: O(*n*) in the nodes and constraints.
  public var unusableValues: [UnusableValue] {
    nodes.flatMap { node in
      [node.unusableFont].compactMap(\.self)
        + node.constraints.compactMap(\.refusedUpdate).map(UnusableValue.init)
    }
  }
}

extension UnusableValue {
  fileprivate init(_ defect: ConstraintError.Defect) {
    place = defect.place.description
    problem = "error: \(defect.problem)"
  }
}

extension ViewNode {
  /// The font whose size is unusable, if it is.
  fileprivate var unusableFont: UnusableValue? {
    guard let size = font?.size, !(size.isFinite && size > 0) else { return nil }
    return UnusableValue(
      place: layoutPath, problem: "the font size is \(size); make it finite and greater than 0")
  }
}
