import AutoScale
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
  /// `screen/title: the font size is -3; make it finite and greater than 0`.
  public var description: String { "\(place): \(problem)" }
}

extension LayoutResult {
  /// The values of nodes and constraints that the layout cannot use: font sizes that are not finite and
  /// greater than zero, priorities outside 1…1000, and refused updates of constraints.
  ///
  /// - Complexity: O(*n*) in the nodes and constraints.
  public var unusableValues: [UnusableValue] { nodes.flatMap(\.unusableValues) }
}

extension ViewNode {
  /// The unusable values of the node and its constraints.
  fileprivate var unusableValues: [UnusableValue] {
    let font = font.flatMap { FontDescriptor.problem(ofSize: $0.size) }
    return [font].compactMap { $0.map { UnusableValue(place: layoutPath, problem: $0) } }
      + unusablePriorities(in: contentHugging, of: "hugging")
      + unusablePriorities(in: contentCompressionResistance, of: "compression resistance")
      + constraints.compactMap(\.refusedUpdate).map {
        UnusableValue(
          place: $0.place?.description ?? layoutPath, problem: "error: \($0.problem)")
      }
  }

  private func unusablePriorities(in pair: ContentPriority, of name: String) -> [UnusableValue] {
    if pair.horizontal.isValid && pair.vertical.isValid { return [] }
    return [pair.horizontal, pair.vertical].filter { !$0.isValid }.map {
      UnusableValue(
        place: layoutPath,
        problem: "the content \(name) is \($0.number.text); use a priority from 1 to 1000")
    }
  }
}
