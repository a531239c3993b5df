import AutoScaleTrees

/// The names of UIKit for the hierarchy and the guides.
extension ViewNode {
  /// Adds a node in front of the children: `addChild(_:)`.
  public final func addSubview(_ view: ViewNode) { addChild(view) }

  /// Inserts a node among the children: `insertChild(_:at:)`.
  public final func insertSubview(_ view: ViewNode, at index: Int) { insertChild(view, at: index) }

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
}

extension StackNode {
  /// Adds an arranged view: `addChild(_:)`.
  public final func addArrangedSubview(_ view: ViewNode) { addChild(view) }

  /// The arranged views: `children`.
  public final var arrangedSubviews: [ViewNode] { children }
}
