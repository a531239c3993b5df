import AutoScale
import AutoScaleTrees

/// What tells a layout how large the views are that have content of their own.
///
/// ``SystemIntrinsicSizing`` is the one that a layout uses when it is given none. A law for one of
/// your own: the same node in the same context has the same size.
public protocol IntrinsicSizing: Sendable {
  /// What measures the texts; the system's, unless a sizing says something else.
  var measurer: any TextMeasurer { get }

  /// Returns the size of a node's content.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - width: The width at which the node's text wraps, in points; nil for none.
  ///   - context: The screen.
  /// - Returns: The size of the alignment rectangle, as far as the content has one.
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
