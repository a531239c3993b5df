import AutoScale
import AutoScaleTrees

/// The form of SnapKit: `view.snp.makeConstraints { … }`.
///
/// Names mean what they mean in SnapKit: the last of several offsets or factors wins, and a number for a
/// centre is measured from the superview's left and top edge. Nothing is thrown: a debug build stops at a
/// defect, with its line and its fix; a release build logs it and leaves the constraint out.
/// `try node.makeConstraints` throws instead.
public struct SnapKitForm: AttributeSelecting {
  fileprivate let item: any LayoutItem

  /// Names attributes of the item, such as `title.snp.bottom`.
  public func selecting(_ attributes: [LayoutAttribute]) -> LayoutAnchor {
    item.selecting(attributes)
  }

  /// Makes constraints of the item and activates them.
  public func makeConstraints(
    file: StaticString = #fileID, line: UInt = #line, _ build: (ConstraintMaker) -> Void
  ) {
    let place = ConstraintSource(fileID: "\(file)", line: Int(line))
    item.makeInSnapKitForm(at: place, build).stop(file, line)
  }

  /// Makes constraints of the item, one handle a chain; `activate()` of a handle adds them.
  @discardableResult
  public func prepareConstraints(
    file: StaticString = #fileID, line: UInt = #line, _ build: (ConstraintMaker) -> Void
  ) -> [ConstraintHandle] {
    let place = ConstraintSource(fileID: "\(file)", line: Int(line))
    let (handles, defects) = item.prepareInSnapKitForm(at: place, build)
    defects.stop(file, line)
    return handles
  }

  /// Changes the constants of constraints of the item; if it has none, makes them.
  public func updateConstraints(
    file: StaticString = #fileID, line: UInt = #line, _ build: (ConstraintMaker) -> Void
  ) {
    let place = ConstraintSource(fileID: "\(file)", line: Int(line))
    item.updateInSnapKitForm(at: place, build).stop(file, line)
  }

  /// Replaces the constraints of the item.
  public func remakeConstraints(
    file: StaticString = #fileID, line: UInt = #line, _ build: (ConstraintMaker) -> Void
  ) {
    item.removeConstraints()
    makeConstraints(file: file, line: line, build)
  }

  /// Removes the constraints that were made for the item.
  public func removeConstraints() { item.removeConstraints() }

  /// The horizontal priority of the node's `contentHugging`.
  public var contentHuggingHorizontalPriority: Float {
    get { node?.contentHugging.horizontal.rawValue ?? 0 }
    nonmutating set { node?.contentHugging.horizontal = LayoutPriority(newValue) }
  }

  /// The vertical priority of the node's `contentHugging`.
  public var contentHuggingVerticalPriority: Float {
    get { node?.contentHugging.vertical.rawValue ?? 0 }
    nonmutating set { node?.contentHugging.vertical = LayoutPriority(newValue) }
  }

  /// The horizontal priority of the node's `contentCompressionResistance`.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { node?.contentCompressionResistance.horizontal.rawValue ?? 0 }
    nonmutating set { node?.contentCompressionResistance.horizontal = LayoutPriority(newValue) }
  }

  /// The vertical priority of the node's `contentCompressionResistance`.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { node?.contentCompressionResistance.vertical.rawValue ?? 0 }
    nonmutating set { node?.contentCompressionResistance.vertical = LayoutPriority(newValue) }
  }

  private var node: ViewNode? { item as? ViewNode }
}

extension LayoutItem {
  /// The item with the calls of SnapKit.
  public var snp: SnapKitForm { SnapKitForm(item: self) }
}

extension [ConstraintError.Defect] {
  fileprivate func stop(_ file: StaticString, _ line: UInt) {
    if isEmpty { return }
    DeveloperNotice.stop(map(\.description).joined(separator: "\n"), file: file, line: line)
  }
}

extension ConstraintHandle {
  /// The constraints: `constraints`.
  public var layoutConstraints: [LayoutConstraint] { constraints }

  /// Adds the constraints: sets `isActive`, and does not throw.
  public func activate() { isActive = true }

  /// The older name of `update(offset:)`.
  @discardableResult
  public func updateOffset(
    amount: some ConstraintConstantTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    update(offset: amount, fileID: fileID, line: line)
  }

  /// The older name of `update(inset:)`.
  @discardableResult
  public func updateInsets(
    amount: some ConstraintConstantTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    update(inset: amount, fileID: fileID, line: line)
  }

  /// The older name of `update(priority:)`.
  @discardableResult
  public func updatePriority(
    amount: Double, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    update(priority: amount, fileID: fileID, line: line)
  }
}

extension LayoutPriority {
  /// The name of UIKit for `high`.
  public static let defaultHigh = high

  /// The name of UIKit for `low`.
  public static let defaultLow = low

  /// The number: `rawValue`.
  public var value: Float { rawValue }

  /// Returns a priority that is higher by a number, or lower by a negative one.
  public func advanced(by number: Float) -> LayoutPriority { LayoutPriority(rawValue + number) }
}

extension LayoutInsets {
  /// Makes insets from the leading and trailing edge, which constraints read as left and right.
  public init(top: Double = 0, leading: Double, bottom: Double = 0, trailing: Double) {
    self.init(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

// With UIKit the names belong to SnapKit and UIKit themselves.
#if !canImport(UIKit)
  /// The name of SnapKit for a kept chain.
  public typealias Constraint = ConstraintHandle

  /// The name of SnapKit for a view.
  public typealias ConstraintView = ViewNode

  /// The name of SnapKit for a guide.
  public typealias ConstraintLayoutGuide = LayoutGuide

  /// The name of SnapKit for a priority.
  public typealias ConstraintPriority = LayoutPriority

  /// The name of UIKit for a priority.
  public typealias UILayoutPriority = LayoutPriority

  /// The name of SnapKit for insets.
  public typealias ConstraintInsets = LayoutInsets

  /// The name of SnapKit for insets by direction.
  public typealias ConstraintDirectionalInsets = LayoutInsets

  /// The name of UIKit for insets.
  public typealias UIEdgeInsets = LayoutInsets

  /// The name of UIKit for insets by direction.
  public typealias NSDirectionalEdgeInsets = LayoutInsets
#endif
