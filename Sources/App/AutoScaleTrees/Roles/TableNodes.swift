import AutoScale

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

  /// The height of rows without one of their own, in points; `nil` means that their content decides.
  public final var rowHeight: Double? {
    get { self[.rowHeight] }
    set { self[.rowHeight] = newValue }
  }

  /// The height of the headers of sections, in points; `nil` means that their content decides.
  public final var sectionHeaderHeight: Double? {
    get { self[.headerHeight] }
    set { self[.headerHeight] = newValue }
  }

  /// The height of the footers of sections, in points; `nil` means that their content decides.
  public final var sectionFooterHeight: Double? {
    get { self[.footerHeight] }
    set { self[.footerHeight] = newValue }
  }

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

  /// The height of the row in place of the table's, in points; `nil` means the table's.
  public final var rowHeight: Double? {
    get { self[.rowHeight] }
    set { self[.rowHeight] = newValue }
  }

  /// Whether the trailing edge has an accessory, such as an arrow or a custom view.
  public final var hasAccessory = false

  /// The accessory that the system draws at the trailing edge.
  public final var accessory = Accessory.none

  /// The view at the trailing edge in place of an accessory, with a frame of its own size.
  ///
  /// It is not a subview in the tree, and no layout places it.
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
