// Names of UIKit, SnapKit, Masonry and Cartography for constraints. Each is unavailable and says the name here;
// those with the same meaning work with `import AutoScaleCompatibility`.
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

/// The calls of anchors in UIKit.
extension LayoutAnchor {
  /// The call in UIKit; here it is ``ConstraintAttributes/equalTo(_:fileID:line:)``.
  @available(
    *, unavailable,
    message:
      "write try view.makeConstraints { $0.top.equalTo(other.top).offset(8) }, or import AutoScaleCompatibility"
  )
  public func constraint(equalTo anchor: LayoutAnchor, multiplier: Double = 1, constant: Double = 0)
    -> LayoutConstraint
  {
    LayoutConstraint(item, .width, constant: constant)
  }

  /// The call in UIKit; here it is ``ConstraintAttributes/lessThanOrEqualTo(_:fileID:line:)``.
  @available(
    *, unavailable,
    message:
      "write try view.makeConstraints { $0.top.lessThanOrEqualTo(other.top).offset(8) }, or import AutoScaleCompatibility"
  )
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(item, .width, constant: constant)
  }

  /// The call in UIKit; here it is ``ConstraintAttributes/greaterThanOrEqualTo(_:fileID:line:)``.
  @available(
    *, unavailable,
    message:
      "write try view.makeConstraints { $0.top.greaterThanOrEqualTo(other.top).offset(8) }, or import AutoScaleCompatibility"
  )
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(item, .width, constant: constant)
  }

  /// The call in UIKit; here it is ``ConstraintAttributes/equalTo(_:fileID:line:)``.
  @available(
    *, unavailable,
    message:
      "write try view.makeConstraints { $0.width.equalTo(44) }, or import AutoScaleCompatibility"
  )
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(item, .width, constant: constant)
  }

  /// The call in UIKit; here it is ``ConstraintAttributes/lessThanOrEqualTo(_:fileID:line:)``.
  @available(
    *, unavailable,
    message:
      "write try view.makeConstraints { $0.width.lessThanOrEqualTo(44) }, or import AutoScaleCompatibility"
  )
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(item, .width, constant: constant)
  }

  /// The call in UIKit; here it is ``ConstraintAttributes/greaterThanOrEqualTo(_:fileID:line:)``.
  @available(
    *, unavailable,
    message:
      "write try view.makeConstraints { $0.width.greaterThanOrEqualTo(44) }, or import AutoScaleCompatibility"
  )
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    LayoutConstraint(item, .width, constant: constant)
  }
}

extension ConstraintAttributes {
  /// Refuses a strict relation, which Auto Layout does not have.
  @available(*, unavailable, message: "use equalTo, lessThanOrEqualTo or greaterThanOrEqualTo")
  public static func < (
    left: ConstraintAttributes, right: some ConstraintTarget
  ) -> ConstraintTerms {
    left.lessThanOrEqualTo(right)
  }

  /// Refuses a strict relation, which Auto Layout does not have.
  @available(*, unavailable, message: "use equalTo, lessThanOrEqualTo or greaterThanOrEqualTo")
  public static func > (
    left: ConstraintAttributes, right: some ConstraintTarget
  ) -> ConstraintTerms {
    left.greaterThanOrEqualTo(right)
  }

  /// Has the form of Cartography; here it is ``equalTo(_:fileID:line:)``.
  @available(*, unavailable, message: "write equalTo, as in make.width.equalTo(44)")
  public static func == (
    left: ConstraintAttributes, right: some ConstraintTarget
  ) -> ConstraintTerms {
    left.equalTo(right)
  }

  /// The form of Cartography; here it is ``lessThanOrEqualTo(_:fileID:line:)``.
  @available(
    *, unavailable, message: "write lessThanOrEqualTo, as in make.width.lessThanOrEqualTo(44)"
  )
  public static func <= (
    left: ConstraintAttributes, right: some ConstraintTarget
  ) -> ConstraintTerms {
    left.lessThanOrEqualTo(right)
  }

  /// The form of Cartography; here it is ``greaterThanOrEqualTo(_:fileID:line:)``.
  @available(
    *, unavailable, message: "write greaterThanOrEqualTo, as in make.width.greaterThanOrEqualTo(44)"
  )
  public static func >= (
    left: ConstraintAttributes, right: some ConstraintTarget
  ) -> ConstraintTerms {
    left.greaterThanOrEqualTo(right)
  }
}
