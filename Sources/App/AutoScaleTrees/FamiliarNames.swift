// Names of UIKit, SnapKit and Masonry that many look for first. Each is unavailable and says the name here; those
// with the same meaning work with `import AutoScaleCompatibility`, with all others.
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

extension LayoutItem {
  /// The name in SnapKit; here items make their constraints themselves.
  @available(
    *, unavailable,
    message: "write try node.makeConstraints { make in … }, or import AutoScaleCompatibility"
  )
  public var snp: Self { self }

  /// The name in UIKit; here it is ``AttributeSelecting/leading``.
  @available(*, unavailable, message: "write makeConstraints { $0.leading.equalTo(other.leading) }")
  public var leadingAnchor: LayoutAnchor { leading }

  /// The name in UIKit; here it is ``AttributeSelecting/trailing``.
  @available(
    *, unavailable, message: "write makeConstraints { $0.trailing.equalTo(other.trailing) }"
  )
  public var trailingAnchor: LayoutAnchor { trailing }

  /// The name in UIKit; here it is ``AttributeSelecting/left``.
  @available(*, unavailable, message: "write makeConstraints { $0.left.equalTo(other.left) }")
  public var leftAnchor: LayoutAnchor { left }

  /// The name in UIKit; here it is ``AttributeSelecting/right``.
  @available(*, unavailable, message: "write makeConstraints { $0.right.equalTo(other.right) }")
  public var rightAnchor: LayoutAnchor { right }

  /// The name in UIKit; here it is ``AttributeSelecting/top``.
  @available(*, unavailable, message: "write makeConstraints { $0.top.equalTo(other.top) }")
  public var topAnchor: LayoutAnchor { top }

  /// The name in UIKit; here it is ``AttributeSelecting/bottom``.
  @available(*, unavailable, message: "write makeConstraints { $0.bottom.equalTo(other.bottom) }")
  public var bottomAnchor: LayoutAnchor { bottom }

  /// The name in UIKit; here it is ``AttributeSelecting/width``.
  @available(*, unavailable, message: "write makeConstraints { $0.width.equalTo(44) }")
  public var widthAnchor: LayoutAnchor { width }

  /// The name in UIKit; here it is ``AttributeSelecting/height``.
  @available(*, unavailable, message: "write makeConstraints { $0.height.equalTo(44) }")
  public var heightAnchor: LayoutAnchor { height }

  /// The name in UIKit; here it is ``AttributeSelecting/centerX``.
  @available(*, unavailable, message: "write makeConstraints { $0.centerX.equalTo(other) }")
  public var centerXAnchor: LayoutAnchor { centerX }

  /// The name in UIKit; here it is ``AttributeSelecting/centerY``.
  @available(*, unavailable, message: "write makeConstraints { $0.centerY.equalTo(other) }")
  public var centerYAnchor: LayoutAnchor { centerY }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension LayoutItem {
  /// The name in Masonry; here it is ``makeConstraints(fileID:line:_:)``.
  @available(
    *, unavailable,
    message: "write try node.makeConstraints { make in … }, or import AutoScaleCompatibility"
  )
  @discardableResult
  public func mas_makeConstraints(
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    try makeConstraints(build)
  }
}

extension FontDescriptor {
  /// The name in SwiftyFitsize; here it is `auto()`.
  @available(*, unavailable, message: "write auto(), or import AutoScaleCompatibility")
  public static postfix func ~ (font: FontDescriptor) -> FontDescriptor { font.auto() }
}
