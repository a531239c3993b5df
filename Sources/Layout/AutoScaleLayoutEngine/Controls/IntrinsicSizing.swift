import AutoScale
import AutoScaleTrees

/// Gives a layout the sizes of views with content of their own.
///
/// A layout uses ``SystemIntrinsicSizing`` by default. A law for a sizing of your own: the same node in
/// the same context has the same size.
public protocol IntrinsicSizing: Sendable {
  /// The measurer of texts, by default the system's.
  var measurer: any TextMeasurer { get }

  /// Returns the size of a node's content.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - width: The width at which the node's text wraps, in points. Without a width it does not wrap.
  ///   - context: The screen.
  /// - Returns: The size of the alignment rectangle, in the directions in which the content has one.
  func intrinsicContentSize(
    of node: ViewNode, width: Double?, in context: ScreenContext
  ) -> IntrinsicContentSize
}

extension IntrinsicSizing {
  /// The system's measurer.
  public var measurer: any TextMeasurer { SystemTextMeasurer() }

  /// Returns the size of a node's content, with the text unwrapped.
  public func intrinsicContentSize(
    of node: ViewNode, in context: ScreenContext
  ) -> IntrinsicContentSize {
    intrinsicContentSize(of: node, width: nil, in: context)
  }
}
