import AutoScale

/// A row or column of views that arranges itself: `UIStackView`.
///
///     StackNode("fields", axis: .vertical, spacing: 12) {
///       TextFieldNode("email", placeholder: "Email")
///       TextFieldNode("password", placeholder: "Password")
///     }
open class StackNode: ViewNode {
  /// The direction in which the arranged views follow each other.
  public typealias Axis = LayoutAxis

  /// How the arranged views share the length along the axis.
  public enum Distribution: String, CaseIterable, Hashable, Sendable, Codable {
    /// By their own sizes, stretched or compressed by priority.
    case fill
    /// In equal sizes.
    case fillEqually
    /// In proportion to their own sizes.
    case fillProportionally
    /// With equal gaps.
    case equalSpacing
    /// With equal distances between centers.
    case equalCentering
  }

  /// The alignment of the arranged views across the axis.
  public enum Alignment: String, CaseIterable, Hashable, Sendable, Codable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column.
    case leading
    /// At the top of a row.
    case top
    /// With the first baselines on one line.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column.
    case trailing
    /// At the bottom of a row.
    case bottom
    /// With the last baselines on one line.
    case lastBaseline
  }

  /// The name of the UIKit class.
  open override class var className: String { name("UIStackView", of: StackNode.self) }

  /// The role of this class.
  public override var role: Role { .stack(self) }

  /// The direction in which the arranged views follow each other.
  public final var axis = Axis.horizontal

  /// How the arranged views share the length along the axis.
  public final var distribution = Distribution.fill

  /// The alignment of the arranged views across the axis.
  public final var alignment = Alignment.fill

  /// Whether the arranged views stay within the layout margins rather than the edges.
  public final var isLayoutMarginsRelativeArrangement = false

  /// Whether gaps in a column run from baseline to baseline.
  public final var isBaselineRelativeArrangement = false

  /// Sets the gap after one arranged view, in points; `nil` restores the stack's spacing.
  ///
  /// The gap is scaled with the spacing. As in UIKit it belongs to this stack: it is removed when
  /// the view leaves the stack, and views outside the stack get none.
  public final func setCustomSpacing(_ spacing: Double?, after view: ViewNode) {
    if view.parent === self { view.customSpacing = spacing }
  }

  /// Sets the gap after one arranged view, in design points with exceptions for some screens.
  public final func setCustomSpacing(
    _ spacing: ScreenValue<some DesignNumber>, after view: ViewNode
  ) {
    guard view.parent === self else { return }
    view.customSpacing = spacing.base.designNumber
    view.setScreenValue(spacing, of: .spacing(.custom))
  }

  /// Returns the gap after an arranged view, in points: its own, or the stack's spacing.
  public final func spacing(after view: ViewNode) -> Double {
    view.parent === self ? view.customSpacing ?? spacing : spacing
  }

  /// The gap between arranged views, in points.
  public final var spacing: Double {
    get { lengths[value: .spacing(.stack)] }
    set { setPlain(newValue, of: .spacing(.stack)) }
  }

  /// Whether ``spacing`` stands for the system's, which UIKit knows as no number.
  package final var hasSystemSpacing = false

  /// Makes a stack of its children.
  public convenience init(
    _ identifier: String? = nil,
    axis: Axis = .horizontal,
    spacing: Double = 0,
    distribution: Distribution = .fill,
    alignment: Alignment = .fill,
    frame: LayoutRect = .zero,
    @NodeBuilder children: () -> [ViewNode] = { [] }
  ) {
    self.init(identifier, frame: frame, children: children)
    self.axis = axis
    self.spacing = spacing
    self.distribution = distribution
    self.alignment = alignment
  }

  /// Makes a stack of its children with a spacing in design points that has exceptions for some screens.
  public convenience init(
    _ identifier: String? = nil,
    axis: Axis = .horizontal,
    spacing: ScreenValue<some DesignNumber>,
    distribution: Distribution = .fill,
    alignment: Alignment = .fill,
    frame: LayoutRect = .zero,
    @NodeBuilder children: () -> [ViewNode] = { [] }
  ) {
    self.init(
      identifier, axis: axis, distribution: distribution, alignment: alignment, frame: frame,
      children: children)
    setScreenValue(spacing, of: .spacing(.stack))
  }

  /// Axis, spacing, distribution and alignment, if they differ from the defaults.
  open override var details: [String] {
    var details = [axis.rawValue]
    if spacing != 0 { details.append("spacing \(spacing.text)") }
    if distribution != .fill { details.append("distribution \(distribution)") }
    if alignment != .fill { details.append("alignment \(alignment)") }
    return details
  }
}
