import AutoScale
import ViewTree

// MARK: - Cells and what scrolls

extension PicturePainter {
  /// Draws what the system puts at the trailing edge of a cell, and the line below it.
  mutating func draw(_ cell: TableCellNode, _ view: PictureView) {
    let table = cell.parent as? TableNode
    if table?.hasSeparators ?? false {
      let start = min(16, view.size.width)
      fill(
        LayoutRect(
          x: start, y: view.size.height - hairline, width: view.size.width - start,
          height: hairline),
        with: table?.separatorColor ?? .separator)
    }
    let middle = view.size.height / 2
    func place(_ fromEdge: Double, _ side: Double) -> LayoutRect {
      LayoutRect(
        x: view.size.width - fromEdge - side, y: middle - side / 2, width: side, height: side)
    }
    switch cell.accessory {
    case .none: break
    case .disclosureIndicator:
      drawSymbol("chevron.right", in: place(14, 14), color: .placeholderText)
    case .detailDisclosureButton:
      drawSymbol("chevron.right", in: place(14, 14), color: .placeholderText)
      drawSymbol("info.circle", in: place(38, 22), color: view.tint)
    case .checkmark: drawSymbol("checkmark", in: place(16, 16), color: view.tint)
    case .detailButton: drawSymbol("info.circle", in: place(16, 22), color: view.tint)
    }
  }

  /// Draws the indicators of a view in which something is scrolled away.
  mutating func drawIndicators(of scroll: ScrollNode, _ view: PictureView) {
    guard scroll.isScrollEnabled, view.size.height > 40, view.size.width > 40 else { return }
    let content = tree.extents[view.index]
    if content.maxY > view.size.height + 1 {
      let length = max(36, (view.size.height - 6) * view.size.height / content.maxY)
      fill(
        LayoutRect(x: view.size.width - 6, y: 3, width: 3, height: length), radius: 1.5,
        with: .label.opacity(0.35))
    }
    if content.maxX > view.size.width + 1 {
      let length = max(36, (view.size.width - 6) * view.size.width / content.maxX)
      fill(
        LayoutRect(x: 3, y: view.size.height - 6, width: length, height: 3), radius: 1.5,
        with: .label.opacity(0.35))
    }
  }
}
