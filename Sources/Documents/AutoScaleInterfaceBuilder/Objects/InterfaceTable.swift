import AutoScaleTrees

/// The structure of a table: its style, its heights, and its cells by section.
///
///     let table = document.table(of: node)
///     table?.sections.map(\.headerTitle)  // ["Account", "Privacy"]
///     table?.sections.first?.rows.first?.height  // 44
///
/// Heights are in points; `nil` means that the content decides.
public struct InterfaceTable {
  /// The style of a table.
  public typealias Style = TableNode.Style

  /// A cell with its height.
  public struct Row {
    /// The cell.
    public let cell: TableCellNode
    /// The cell's own height, or else that of the table's rows, or `nil` if the content decides.
    public let height: Double?
  }

  /// A section of a table with static cells.
  public struct Section {
    /// The text above the rows.
    public let headerTitle: String?
    /// The text below the rows.
    public let footerTitle: String?
    /// The rows in order.
    public internal(set) var rows: [Row]
  }

  /// The style of the table.
  public let style: Style

  /// The default height of rows, or `nil` if their content decides.
  public let rowHeight: Double?

  /// The height of the header of a section, or `nil` if its content decides.
  public let sectionHeaderHeight: Double?

  /// The height of the footer of a section, or `nil` if its content decides.
  public let sectionFooterHeight: Double?

  /// The view above all sections.
  public let headerView: ViewNode?

  /// The view below all sections.
  public let footerView: ViewNode?

  /// The prototype cells.
  public internal(set) var prototypes: [Row] = []

  /// The sections of a table with static cells.
  public internal(set) var sections: [Section] = []
}
