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

  override class var zeroByDefault: ScaledPropertySet {
    super.zeroByDefault.union(.spacing(.stack))
  }

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

/// A window onto larger content: `UIScrollView`.
open class ScrollNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UIScrollView", of: ScrollNode.self) }

  /// The role of this class.
  public override var role: Role { .scroll(self) }

  override class var zeroByDefault: ScaledPropertySet {
    super.zeroByDefault.union(.insets(.content))
  }

  /// Whether the user can scroll the content; a text view that cannot scroll is as high as its
  /// lines.
  public final var isScrollEnabled = true

  /// Whether content that is not higher than the view bounces vertically too.
  public final var alwaysBounceVertical = false

  /// Whether the content begins within the safe area while not scrolled.
  public final var adjustsContentInset = true

  /// The color of the scroll indicators.
  public enum IndicatorStyle: String, CaseIterable, Hashable, Sendable, Codable {
    /// Dark on a light background, and light on a dark one.
    case automatic = "default"
    /// Black.
    case black
    /// White.
    case white
  }

  /// The color of the scroll indicators.
  public final var indicatorStyle = IndicatorStyle.automatic

  /// The distances by which the content can be scrolled beyond its edges, in points.
  public final var contentInset: LayoutInsets {
    get { lengths[.content] ?? .zero }
    set { setPlain(newValue, of: .content) }
  }

  /// The inset of the content.
  open override var details: [String] { insets("content inset", contentInset) }
}

/// A list of rows: `UITableView`.
open class TableNode: ScrollNode {
  /// The style of a table.
  public enum Style: String, CaseIterable, Hashable, Sendable, Codable {
    /// Sections one after the other.
    case plain
    /// Separate sections.
    case grouped
    /// Separate sections, inset from the edges.
    case insetGrouped
  }

  /// The name of the UIKit class.
  open override class var className: String { name("UITableView", of: TableNode.self) }

  /// The role of this class.
  public override var role: Role { .table(self) }

  /// The style of the table.
  public final var style = Style.plain

  /// Whether thin lines lie between the rows.
  public final var hasSeparators = true

  /// The color of the lines between rows; `nil` means the system's.
  public final var separatorColor: ViewColor?
}

/// A row of a table: `UITableViewCell`.
open class TableCellNode: ViewNode {
  /// The accessory at the trailing edge.
  public enum Accessory: String, CaseIterable, Hashable, Sendable, Codable {
    /// Nothing.
    case none
    /// A disclosure arrow.
    case disclosureIndicator
    /// An information button and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// An information button.
    case detailButton
  }

  /// The name of the UIKit class.
  open override class var className: String { name("UITableViewCell", of: TableCellNode.self) }

  /// The role of this class.
  public override var role: Role { .tableCell(self) }

  /// Whether the trailing edge has an accessory, such as an arrow or a custom view.
  public final var hasAccessory = false

  /// The accessory that the system draws at the trailing edge.
  public final var accessory = Accessory.none

  /// The view that stands at the trailing edge in place of an accessory, with a frame of its own size.
  ///
  /// It is no subview in the tree, and no layout places it.
  public final var accessoryView: ViewNode?

  /// The text of the cell's content configuration, if it has one, and the text below it.
  public final var configuredText, configuredSecondaryText: String?

  /// The text above the section that begins with this cell.
  public final var sectionHeaderTitle: String?

  /// The text below the section that ends with this cell.
  public final var sectionFooterTitle: String?
}

/// A header or footer of a table's section: `UITableViewHeaderFooterView`.
open class TableHeaderFooterNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String {
    name("UITableViewHeaderFooterView", of: TableHeaderFooterNode.self)
  }

  /// The role of this class.
  public override var role: Role { .tableHeaderFooter }
}

/// The view in a cell that holds the cell's own content.
open class ContentViewNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UIView", of: ContentViewNode.self) }

  /// The role of this class.
  public override var role: Role { .contentView }
}

/// Cells in a grid or in another arrangement: `UICollectionView`.
open class CollectionNode: ScrollNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UICollectionView", of: CollectionNode.self) }

  /// The role of this class.
  public override var role: Role { .collection(self) }

  override class var zeroByDefault: ScaledPropertySet {
    super.zeroByDefault.union([.spacing(.line), .spacing(.interitem), .insets(.section)])
  }

  /// The minimum gap between lines of cells, in points.
  public final var lineSpacing: Double {
    get { lengths[value: .spacing(.line)] }
    set { setPlain(newValue, of: .spacing(.line)) }
  }

  /// The minimum gap between cells of a line, in points.
  public final var interitemSpacing: Double {
    get { lengths[value: .spacing(.interitem)] }
    set { setPlain(newValue, of: .spacing(.interitem)) }
  }

  /// The distances from a section's edges to its cells, in points.
  public final var sectionInset: LayoutInsets {
    get { lengths[.section] ?? .zero }
    set { setPlain(newValue, of: .section) }
  }

  /// The gaps and the insets.
  open override var details: [String] {
    var details = super.details
    if lineSpacing != 0 { details.append("line spacing \(lineSpacing.text)") }
    if interitemSpacing != 0 {
      details.append("interitem spacing \(interitemSpacing.text)")
    }
    return details + insets("section inset", sectionInset)
  }
}

/// A reusable view of a collection: `UICollectionReusableView`.
open class CollectionReusableNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String {
    name("UICollectionReusableView", of: CollectionReusableNode.self)
  }

  /// The role of this class.
  public override var role: Role { .collectionReusable }
}

/// A cell of a collection: `UICollectionViewCell`.
open class CollectionCellNode: CollectionReusableNode {
  /// The name of the UIKit class.
  open override class var className: String {
    name("UICollectionViewCell", of: CollectionCellNode.self)
  }

  /// The role of this class.
  public override var role: Role { .collectionCell }
}
