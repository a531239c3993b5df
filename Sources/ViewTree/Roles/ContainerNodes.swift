import AutoScale

/// Views in a row or a column that lays itself out: `UIStackView`.
///
///     StackNode("fields", axis: .vertical, spacing: 12) {
///       TextFieldNode("email", placeholder: "Email")
///       TextFieldNode("password", placeholder: "Password")
///     }
open class StackNode: ViewNode {
  /// The direction in which the arranged views follow each other.
  public enum Axis: String, CaseIterable, Hashable, Sendable, Codable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
  }

  /// How the arranged views share the length along the axis.
  public enum Distribution: String, CaseIterable, Hashable, Sendable, Codable {
    /// Their own sizes, stretched or compressed by priority.
    case fill
    /// Equal sizes.
    case fillEqually
    /// Sizes in proportion to their own.
    case fillProportionally
    /// Equal gaps.
    case equalSpacing
    /// Equal distances between centres.
    case equalCentering
  }

  /// Where the arranged views lie across the axis.
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
  open override class var className: String { "UIStackView" }

  /// The direction in which the arranged views follow each other.
  public final var axis = Axis.horizontal

  /// How the arranged views share the length along the axis.
  public final var distribution = Distribution.fill

  /// Where the arranged views lie across the axis.
  public final var alignment = Alignment.fill

  /// The gap between arranged views, in points.
  public final var spacing = 0.0

  /// Makes a stack of its children.
  public convenience init(
    _ identifier: String? = nil,
    axis: Axis,
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

  /// Axis, spacing, distribution and alignment, as far as they are unusual.
  open override var details: [String] {
    var details = [axis.rawValue]
    if spacing != 0 { details.append("spacing \(spacing.shortDescription)") }
    if distribution != .fill { details.append("distribution \(distribution)") }
    if alignment != .fill { details.append("alignment \(alignment)") }
    return details
  }

  /// The lengths of every node, and those of this role.
  open override var adaptableProperties: AdaptedPropertySet {
    var properties = super.adaptableProperties
    if spacing != 0 { properties.insert(.spacing(.stack)) }
    return properties
  }

  /// A length in points.
  open override func adaptableLength(_ property: AdaptedProperty) -> Double {
    switch property {
    case .spacing(.stack): spacing
    default: super.adaptableLength(property)
    }
  }

  /// Changes a length, in points.
  open override func setAdaptableLength(_ length: Double, of property: AdaptedProperty) {
    switch property {
    case .spacing(.stack): spacing = length
    default: super.setAdaptableLength(length, of: property)
    }
  }
}

/// A window onto larger content: `UIScrollView`.
open class ScrollNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { "UIScrollView" }

  /// The distances by which the content can be scrolled beyond its edges, in points.
  public final var contentInset = EdgeInsets.zero

  /// The inset of the content.
  open override var details: [String] { insets("content inset", contentInset) }

  /// The lengths of every node, and those of this role.
  open override var adaptableProperties: AdaptedPropertySet {
    var properties = super.adaptableProperties
    if contentInset != .zero { properties.insert(.insets(.content)) }
    return properties
  }

  /// A length in points.
  open override func adaptableLength(_ property: AdaptedProperty) -> Double {
    switch property {
    case .insets(.content, let edge): contentInset[edge]
    default: super.adaptableLength(property)
    }
  }

  /// Changes a length, in points.
  open override func setAdaptableLength(_ length: Double, of property: AdaptedProperty) {
    switch property {
    case .insets(.content, let edge): contentInset[edge] = length
    default: super.setAdaptableLength(length, of: property)
    }
  }
}

/// A list of rows: `UITableView`.
open class TableNode: ScrollNode {
  /// The name of the UIKit class.
  open override class var className: String { "UITableView" }
}

/// A row of a table: `UITableViewCell`.
open class TableCellNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { "UITableViewCell" }
}

/// A header or footer of a table's section: `UITableViewHeaderFooterView`.
open class TableHeaderFooterNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { "UITableViewHeaderFooterView" }
}

/// The view in a cell that holds what the user put there.
open class ContentViewNode: ViewNode {}

/// Cells in a grid or in another arrangement: `UICollectionView`.
open class CollectionNode: ScrollNode {
  /// The name of the UIKit class.
  open override class var className: String { "UICollectionView" }

  /// The least gap between lines of cells, in points.
  public final var lineSpacing = 0.0

  /// The least gap between cells of a line, in points.
  public final var interitemSpacing = 0.0

  /// The distances from a section's edges to its cells, in points.
  public final var sectionInset = EdgeInsets.zero

  /// The gaps and the insets.
  open override var details: [String] {
    var details = super.details
    if lineSpacing != 0 { details.append("line spacing \(lineSpacing.shortDescription)") }
    if interitemSpacing != 0 {
      details.append("interitem spacing \(interitemSpacing.shortDescription)")
    }
    return details + insets("section inset", sectionInset)
  }

  /// The lengths of every node, and those of this role.
  open override var adaptableProperties: AdaptedPropertySet {
    var properties = super.adaptableProperties
    if lineSpacing != 0 { properties.insert(.spacing(.line)) }
    if interitemSpacing != 0 { properties.insert(.spacing(.interitem)) }
    if sectionInset != .zero { properties.insert(.insets(.section)) }
    return properties
  }

  /// A length in points.
  open override func adaptableLength(_ property: AdaptedProperty) -> Double {
    switch property {
    case .spacing(.line): lineSpacing
    case .spacing(.interitem): interitemSpacing
    case .insets(.section, let edge): sectionInset[edge]
    default: super.adaptableLength(property)
    }
  }

  /// Changes a length, in points.
  open override func setAdaptableLength(_ length: Double, of property: AdaptedProperty) {
    switch property {
    case .spacing(.line): lineSpacing = length
    case .spacing(.interitem): interitemSpacing = length
    case .insets(.section, let edge): sectionInset[edge] = length
    default: super.setAdaptableLength(length, of: property)
    }
  }
}

/// A view that a collection uses again: `UICollectionReusableView`.
open class CollectionReusableNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { "UICollectionReusableView" }
}

/// A cell of a collection: `UICollectionViewCell`.
open class CollectionCellNode: CollectionReusableNode {
  /// The name of the UIKit class.
  open override class var className: String { "UICollectionViewCell" }
}
