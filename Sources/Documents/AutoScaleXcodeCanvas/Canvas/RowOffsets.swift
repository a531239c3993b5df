import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees

/// The distances by which rows of tables are higher on devices than on the canvas.
///
/// The canvas shows a header above prototypes, and above and below sections without titles. Devices show
/// none there: rows of plain tables touch, and those of grouped ones begin at a fixed distance.
struct RowOffsets {
  /// The distances in points, by row and by the view below the rows.
  private(set) var offsets: [ObjectIdentifier: Double] = [:]

  /// The height of the largest header that a canvas shows.
  private static let largestHeader = 60.0

  /// Reads the stored frames of the tables of a document.
  init(_ document: InterfaceDocument) {
    for node in document.views.lazy.flatMap(\.subtree) {
      if case .table(let table) = node.role { add(table) }
    }
  }

  private mutating func add(_ table: TableNode) {
    let first = table.style == .plain ? 0 : Lengths.onDevices["grouped table top"]
    var (offset, end, footer) = (0.0, 0.0, String?.none)
    var isFirst = true
    for row in table.children.sorted(by: { $0.frame.y < $1.frame.y }) {
      if let cell = row.role.tableCell {
        let kept = isFirst ? first : 0
        let header = row.frame.y - end - kept
        let isUntitled = cell.sectionHeaderTitle == nil && footer == nil
        if isUntitled, isFirst || table.style == .plain, header > 0,
          header + kept <= Self.largestHeader
        {
          offset += header
        }
        (isFirst, footer) = (false, cell.sectionFooterTitle)
      }
      if offset > 0 { offsets[ObjectIdentifier(row)] = offset }
      end = row.frame.maxY
    }
  }
}
