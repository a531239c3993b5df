import AutoScale

/// Cells in a grid or in another arrangement: `UICollectionView`.
open class CollectionNode: ScrollNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UICollectionView", of: CollectionNode.self) }

  /// The role of this class.
  public override var role: Role { .collection(self) }

  /// Whether the cells are in lines, as `UICollectionViewFlowLayout` has them.
  package final var hasFlowLayout = false

  /// Whether the lines are columns, side by side.
  package final var scrollsHorizontally = false

  /// The size of the items, in points; `nil` means that their content decides.
  public final var itemSize: LayoutSize? {
    get {
      guard let width = self[.width], let height = self[.height] else { return nil }
      return LayoutSize(width: width, height: height)
    }
    set { (self[.width], self[.height]) = (newValue?.width, newValue?.height) }
  }

  /// The length of the headers of sections in the direction of scrolling, in points; `nil` means none.
  public final var headerLength: Double? {
    get { self[.headerHeight] }
    set { self[.headerHeight] = newValue }
  }

  /// The length of the footers of sections in the direction of scrolling, in points; `nil` means none.
  public final var footerLength: Double? {
    get { self[.footerHeight] }
    set { self[.footerHeight] = newValue }
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
