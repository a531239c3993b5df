import AutoScale
import AutoScaleTrees

/// The names of UIKit for the hierarchy and the guides.
extension ViewNode {
  /// Adds a node in front of the children: `addChild(_:)`.
  public final func addSubview(_ view: ViewNode) { addChild(view) }

  /// Inserts a node among the children: `insertChild(_:at:)`.
  public final func insertSubview(_ view: ViewNode, at index: Int) { insertChild(view, at: index) }

  /// Inserts a node behind another child.
  public final func insertSubview(_ view: ViewNode, belowSubview other: ViewNode) {
    insertChild(view, besides: other, 0)
  }

  /// Inserts a node in front of another child.
  public final func insertSubview(_ view: ViewNode, aboveSubview other: ViewNode) {
    insertChild(view, besides: other, 1)
  }

  private final func insertChild(_ view: ViewNode, besides other: ViewNode, _ distance: Int) {
    // The index counts without the node itself.
    let others = children.filter { $0 !== view }
    insertChild(view, at: others.firstIndex { $0 === other }.map { $0 + distance } ?? others.count)
  }

  /// Removes the node and the constraints between it and the rest: `removeFromParent()`.
  public final func removeFromSuperview() { removeFromParent() }

  /// The nodes in this one, from back to front: `children`.
  public final var subviews: [ViewNode] { children }

  /// The node that this one is in: `parent`.
  public final var superview: ViewNode? { parent }

  /// The guide of the safe area: `guide(.safeArea)`.
  public final var safeAreaLayoutGuide: LayoutGuide { guide(.safeArea) }

  /// The guide of the layout margins: `guide(.layoutMargins)`.
  public final var layoutMarginsGuide: LayoutGuide { guide(.layoutMargins) }

  /// The guide of the readable column: `guide(.readableContent)`.
  public final var readableContentGuide: LayoutGuide { guide(.readableContent) }

  /// The guide of the keyboard: `guide(.keyboard)`.
  public final var keyboardLayoutGuide: LayoutGuide { guide(.keyboard) }

  /// The priority of an axis in `contentHugging`.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    contentHugging[axis]
  }

  /// Sets the priority of an axis in `contentHugging`.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    contentHugging[axis] = priority
  }

  /// The priority of an axis in `contentCompressionResistance`.
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    contentCompressionResistance[axis]
  }

  /// Sets the priority of an axis in `contentCompressionResistance`.
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    contentCompressionResistance[axis] = priority
  }
}

extension ScrollNode {
  /// The guide of the content: `guide(.content)`.
  public final var contentLayoutGuide: LayoutGuide { guide(.content) }

  /// The guide of the frame, which does not scroll: `guide(.frame)`.
  public final var frameLayoutGuide: LayoutGuide { guide(.frame) }
}

extension StackNode {
  /// Adds an arranged view: `addChild(_:)`.
  public final func addArrangedSubview(_ view: ViewNode) { addChild(view) }

  /// Inserts an arranged view: `insertChild(_:at:)`.
  public final func insertArrangedSubview(_ view: ViewNode, at index: Int) {
    insertChild(view, at: index)
  }

  /// The arranged views: `children`.
  public final var arrangedSubviews: [ViewNode] { children }
}
