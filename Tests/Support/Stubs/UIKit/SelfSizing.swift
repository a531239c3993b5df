// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Lists that size their cells by their constraints. They measure a cell before they add it, and prepare
// cells before these are visible. No page says that a cell is in a window when it is measured, and a cell
// that is prefetched is not: so here none is.
//
// Source: https://developer.apple.com/documentation/uikit/creating-self-sizing-table-view-cells
// Source: https://developer.apple.com/documentation/uikit/uitableview/isprefetchingenabled
// Source: https://developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)

/// The cells of a list, by their positions: those shown, one that is prefetched, and those for reuse.
struct CellPool<Cell> {
  var shown: [Int: Cell] = [:]
  var prefetched: [Int: Cell] = [:]
  var reusable: [Cell] = []

  /// Takes away the cells that are not in the rows, for reuse.
  mutating func hide(except rows: Range<Int>) -> [Cell] {
    let hidden = shown.filter { !rows.contains($0.key) }
    for (row, cell) in hidden {
      shown[row] = nil
      reusable.append(cell)
    }
    return hidden.map(\.value)
  }
}

extension UITableView {
  /// Shows rows of the first section, as after scrolling, and prepares the next one.
  func show(rows: Range<Int>) {
    guard let dataSource else { return }
    for cell in cells.hide(except: rows) { cell.removeFromSuperview() }
    let count = dataSource.tableView(self, numberOfRowsInSection: 0)
    traitCollection.performAsCurrent {
      for row in rows where row < count && cells.shown[row] == nil {
        let cell = cells.prefetched.removeValue(forKey: row) ?? preparedCell(at: row, dataSource)
        // A list whose size changed measures its cells again.
        measure(cell)
        cells.shown[row] = cell
        addSubview(cell)
      }
      if rows.upperBound < count && isPrefetchingEnabled && cells.prefetched.isEmpty {
        cells.prefetched[rows.upperBound] = preparedCell(at: rows.upperBound, dataSource)
      }
    }
  }

  private func preparedCell(at row: Int, _ source: any UITableViewDataSource) -> UITableViewCell {
    let cell = source.tableView(self, cellForRowAt: IndexPath(row: row, section: 0))
    measure(cell)
    return cell
  }

  private func measure(_ cell: UITableViewCell) {
    guard rowHeight == Self.automaticDimension else {
      cell.frame.size = CGSize(width: bounds.width, height: rowHeight)
      return
    }
    cell.frame.size = cell.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The height that a shown row was given.
  func shownHeight(ofRow row: Int) -> CGFloat? { cells.shown[row]?.frame.height }

  // Source: https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard
      let index = cells.reusable.firstIndex(where: { $0.reuseIdentifier == identifier })
    else { return nil }
    return cells.reusable.remove(at: index)
  }
}

// Source: https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes {
  open var frame = CGRect.zero
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  public init() {}
}

extension UICollectionView {
  /// Shows an item that was prepared outside of any window, in the size that it asked for.
  func show(_ cell: UICollectionViewCell, estimatedAt size: CGSize) {
    let attributes = UICollectionViewLayoutAttributes()
    attributes.size = size
    traitCollection.performAsCurrent {
      cell.frame = cell.preferredLayoutAttributesFitting(attributes).frame
    }
    addSubview(cell)
  }
}
