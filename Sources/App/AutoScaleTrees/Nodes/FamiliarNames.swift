// Names of UIKit, SnapKit and Masonry. Each is unavailable and says the name here; those with the same meaning
// work with `import AutoScaleCompatibility`.
extension ViewNode {
  /// Has the name in UIKit; here it is ``addChild(_:)``.
  @available(*, unavailable, renamed: "addChild(_:)")
  public final func addSubview(_ view: ViewNode) { addChild(view) }

  /// Has the name in UIKit; here it is ``addChild(_:)``.
  @available(*, unavailable, renamed: "addChild(_:)")
  public final func addArrangedSubview(_ view: ViewNode) { addChild(view) }

  /// Has the name in UIKit; here it is ``insertChild(_:at:)``.
  @available(*, unavailable, renamed: "insertChild(_:at:)")
  public final func insertSubview(_ view: ViewNode, at index: Int) { insertChild(view, at: index) }

  /// Has the name in UIKit; here it is ``removeFromParent()``.
  @available(*, unavailable, renamed: "removeFromParent()")
  public final func removeFromSuperview() { removeFromParent() }

  /// The name in UIKit; here it is ``children``.
  @available(*, unavailable, renamed: "children")
  public final var subviews: [ViewNode] { children }

  /// The name in UIKit; here it is ``children``.
  @available(*, unavailable, renamed: "children")
  public final var arrangedSubviews: [ViewNode] { children }

  /// The name in UIKit; here it is ``parent``.
  @available(*, unavailable, renamed: "parent")
  public final var superview: ViewNode? { parent }

  /// The name in UIKit; here it is `guide(.safeArea)`.
  @available(*, unavailable, message: "write guide(.safeArea)")
  public final var safeAreaLayoutGuide: LayoutGuide { guide(.safeArea) }

  /// The name in UIKit; here it is `guide(.layoutMargins)`.
  @available(*, unavailable, message: "write guide(.layoutMargins)")
  public final var layoutMarginsGuide: LayoutGuide { guide(.layoutMargins) }
}
