import AutoScale
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees

// MARK: - Cells and scroll views

extension PicturePainter {
  /// Draws the titles of sections around a cell, its separator and its accessory.
  mutating func draw(_ cell: TableCellNode, _ view: PictureView) {
    drawTitles(of: cell, view)
    drawConfiguration(of: cell, view)
    drawSeparator(of: cell, view)
    drawAccessory(of: cell, view)
  }

  private mutating func drawTitles(of cell: TableCellNode, _ view: PictureView) {
    // A cell by itself is in no section.
    guard let table = cell.parent as? TableNode else { return }
    let isPlain = table.style == .plain
    let start = isPlain || cell.isInInsetGroup ? 16.0 : 20
    if let title = cell.sectionHeaderTitle, !title.isEmpty {
      // The title is above its first cell, in the space that the table keeps for it.
      let place = LayoutRect(y: -28, width: view.size.width, height: 28)
      // Titles of plain tables have a background, since cells scroll under them.
      if isPlain { fill(place, with: .systemGray6) }
      draw(
        Text(
          content: isPlain || !metrics.capitalizesSectionTitles ? title : title.uppercased(),
          font: isPlain ? .system(17, weight: .semibold) : .system(13),
          color: isPlain ? .label : .secondaryLabel),
        in: place.inset(start, 0))
    }
    if let title = cell.sectionFooterTitle, !title.isEmpty {
      draw(
        Text(
          content: title, font: .system(13), color: .secondaryLabel, lineLimit: 0,
          vertical: .top),
        in: LayoutRect(y: view.size.height + 8, width: view.size.width, height: 60)
          .inset(start, 0))
    }
  }

  /// Draws the texts of a cell's content configuration, the second one below the first.
  private mutating func drawConfiguration(of cell: TableCellNode, _ view: PictureView) {
    let texts = [(cell.configuredText, 17.0), (cell.configuredSecondaryText, 12)]
      .compactMap { text, size in
        text.flatMap { $0.isEmpty ? nil : (text: $0, font: FontDescriptor.system(size)) }
      }
    // The margin follows the width of the screen, as in a layout.
    let margin = context.width < Lengths.onDevices["wide screen"] ? 16.0 : 20
    let height = view.size.height / Double(max(1, texts.count))
    for (index, line) in texts.enumerated() {
      draw(
        Text(
          content: line.text, font: line.font, color: index == 0 ? .label : .secondaryLabel),
        in: LayoutRect(
          y: Double(index) * height, width: view.size.width, height: height
        ).inset(margin, 0))
    }
  }

  private mutating func drawSeparator(of cell: TableCellNode, _ view: PictureView) {
    guard let table = cell.parent as? TableNode, table.hasSeparators else { return }
    // The last cell of an inset group ends with round corners and needs no line.
    if cell.isInInsetGroup, !tree.neighbors(ofCell: view.index).below { return }
    let start = min(16, view.size.width)
    fill(
      LayoutRect(
        x: start, y: view.size.height - hairline, width: view.size.width - start,
        height: hairline),
      with: table.separatorColor ?? .separator)
  }

  /// Returns the outline of a cell in an inset group, with the round corners at the ends of the group.
  func groupPart(of view: PictureView) -> PathData {
    let (above, below) = tree.neighbors(ofCell: view.index)
    let radius = min(metrics.group, view.size.width / 2, view.size.height / 2)
    let (top, bottom) = (above ? 0 : radius, below ? 0 : radius)
    let (width, height) = (view.size.width, view.size.height)
    var path = PathData()
    path.move(top, 0)
    path.line(width - top, 0)
    path.arc(top, width, top)
    path.line(width, height - bottom)
    path.arc(bottom, width - bottom, height)
    path.line(bottom, height)
    path.arc(bottom, 0, height - bottom)
    path.line(0, top)
    path.arc(top, top, 0)
    path.close()
    return path
  }

  private mutating func drawAccessory(of cell: TableCellNode, _ view: PictureView) {
    // UITableViewCell: an accessory view replaces the accessory type.
    if let accessory = cell.accessoryView { return draw(accessory: accessory, view) }
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

  /// Draws the accessory view of a cell.
  private mutating func draw(accessory: ViewNode, _ view: PictureView) {
    let width = min(accessory.frame.width, max(0, view.size.width - 32))
    let isReversed = context.layoutDirection == .rightToLeft
    draw(
      otherTree: accessory, as: "accessoryView",
      in: LayoutRect(
        x: isReversed ? 16 : view.size.width - 16 - width,
        y: (view.size.height - accessory.frame.height) / 2, width: width,
        height: accessory.frame.height))
  }

  /// Draws the indicators of a view whose content is larger than itself.
  mutating func drawIndicators(of scroll: ScrollNode, _ view: PictureView) {
    guard scroll.isScrollEnabled, view.size.height > 40, view.size.width > 40 else { return }
    let content = tree.extents[view.index]
    let color: ViewColor =
      switch scroll.indicatorStyle {
      case .automatic: .label
      case .black: .black
      case .white: .white
      }
    if scroll.showsVerticalScrollIndicator, content.maxY > view.size.height + 1 {
      // The indicator begins below the bars, as the content does.
      let top = tree.contentShifts[view.index]
      let room = max(0, view.size.height - top - 6)
      // An indicator is to its view as the view is to its content.
      let length = min(room, max(36, room * room / content.maxY))
      fill(
        LayoutRect(x: view.size.width - 6, y: top + 3, width: 3, height: length), radius: 1.5,
        with: color.opacity(0.35))
    }
    if scroll.showsHorizontalScrollIndicator, content.maxX > view.size.width + 1 {
      let length = max(36, (view.size.width - 6) * view.size.width / content.maxX)
      fill(
        LayoutRect(x: 3, y: view.size.height - 6, width: length, height: 3), radius: 1.5,
        with: color.opacity(0.35))
    }
  }
}

extension TableCellNode {
  /// Whether the cell is in a table whose sections have round corners.
  var isInInsetGroup: Bool { (parent as? TableNode)?.style == .insetGrouped }
}
