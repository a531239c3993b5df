import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

// MARK: - The column and the fold of an iPhone Duo

extension PicturePainter {
  /// Draws what the system takes of the screen: the column with the status and the items of bars, and the fold.
  mutating func drawRegions(of shape: ScreenShape) {
    for region in shape.regions {
      switch region.kind {
      case .column: drawColumn(region.frame)
      case .status: drawStatus(in: region.frame)
      case .camera: fill(region.frame, radius: region.frame.width / 2, with: .black)
      case .division: drawDivision(region.frame)
      }
    }
    drawItems(inColumnOf: shape)
    for corner in shape.corners where corner.radius > shape.cornerRadius {
      draw(corner, of: shape.size)
    }
  }

  /// The column is free but for the status and the items: views show through it.
  private mutating func drawColumn(_ place: LayoutRect) {
    fill(place, with: ViewColor.systemGray.opacity(0.16))
    stroke(place, with: Stroke(color: .systemGray3, dashes: "4 3"))
  }

  private mutating func drawStatus(in place: LayoutRect) {
    fill(place, with: ViewColor.systemGray5.opacity(0.92))
    let middle = place.y + place.height / 2
    drawTime(
      in: LayoutRect(x: place.x, y: middle - 22, width: place.width, height: 20), size: 15, .label)
    drawBattery(x: place.x + place.width / 2 - 12, y: middle + 6, .label)
  }

  private static let fold = ViewColor(
    light: .init(red: 1, green: 0.58, blue: 0), dark: .init(red: 1, green: 0.62, blue: 0.04))

  private mutating func drawDivision(_ place: LayoutRect) {
    fill(place, with: Self.fold.opacity(0.14))
    stroke(place, with: Stroke(color: Self.fold, dashes: "6 4"))
  }

  /// Draws a corner that is rounder than the picture's.
  private mutating func draw(_ corner: ScreenCorner, of size: LayoutSize) {
    let (x, y) = (corner.isAtLeft ? 0 : size.width, corner.isAtTop ? 0 : size.height)
    let (along, down) = (
      corner.isAtLeft ? corner.radius : -corner.radius,
      corner.isAtTop ? corner.radius : -corner.radius
    )
    var path = PathData()
    // An arc turns clockwise from its first point to its second.
    let isFromSide = corner.isAtLeft == corner.isAtTop
    path.move(isFromSide ? x : x + along, isFromSide ? y + down : y)
    path.arc(corner.radius, isFromSide ? x + along : x, isFromSide ? y : y + down)
    stroke(path: path, with: Stroke(color: .systemGray3, width: 1))
  }

  /// Draws the items of bars below the status, the first ones where they do not all fit.
  private mutating func drawItems(inColumnOf shape: ScreenShape) {
    guard let column = shape.regions.first(where: { $0.kind == .column })?.frame else { return }
    let status = shape.regions.first { $0.kind == .status }?.frame
    var y = status.map { $0.maxY < column.maxY ? $0.maxY : 0 } ?? 0
    let end = status.map { $0.y > y ? $0.y : column.maxY } ?? column.maxY
    for item in itemsInColumn where y + Self.itemHeight <= end - shape.safeArea.bottom {
      let place = LayoutRect(x: column.x, y: y, width: column.width, height: Self.itemHeight)
      let color = item.isEnabled ? item.tintColor ?? .systemBlue : .placeholderText
      drawImage(named: item.imageName ?? "circle", ofItemIn: place.centeredSquare(24), color: color)
      y += Self.itemHeight
    }
  }

  /// The height of an item in the column, in points: a target for a finger; nothing published states it.
  private static let itemHeight = 52.0

  /// The items that go into the column: those of the navigation bar and the toolbar with an image, and the tabs.
  private var itemsInColumn: [BarItem] {
    guard let bars else { return [] }
    let items =
      (bars.navigationBar.map { $0.leadingItems + $0.trailingItems } ?? [])
      + (bars.toolbar?.items ?? [])
    return items.filter { $0.kind == .button && !isInRow($0) } + (bars.tabBar?.items ?? [])
  }

  /// The width of the status beside the items of a navigation bar, on an open and upright iPhone Duo.
  var statusInBand: Double {
    guard let pose = context.duoPose, pose.columnEdge == nil else { return 0 }
    return Screen(duo: pose).regions.first { $0.kind == .status }?.frame.width ?? 0
  }

  /// Whether an item stays in a horizontal bar: always without a column, and beside one without an image.
  func isInRow(_ item: BarItem) -> Bool {
    context.safeArea.columnEdge == nil || item.imageName == nil
  }
}
