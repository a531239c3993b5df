import AutoScale
import ViewTree

// MARK: - Bars

extension PicturePainter {
  mutating func draw(_ bar: NavigationBarNode, _ view: PictureView) {
    drawBackground(bar.barTintColor, view)
    fill(
      LayoutRect(y: view.size.height - hairline, width: view.size.width, height: hairline),
      with: .separator)
    let row = LayoutRect(
      y: max(0, view.size.height - 44), width: view.size.width, height: min(44, view.size.height))
    var left = 16.0
    for item in bar.leadingItems { left += draw(item, at: left, in: row, view.tint) + 16 }
    var right = view.size.width - 16
    for item in bar.trailingItems {
      let width = width(of: item)
      _ = draw(item, at: right - width, in: row, view.tint)
      right -= width + 16
    }
    let side = max(left, view.size.width - right)
    draw(
      Text(
        content: bar.title ?? "", font: .system(17, weight: .semibold), color: .label,
        alignment: .center),
      in: row.inset(side, 0))
  }

  mutating func draw(_ bar: ToolbarNode, _ view: PictureView) {
    drawBackground(bar.barTintColor, view)
    fill(LayoutRect(width: view.size.width, height: hairline), with: .separator)
    let row = LayoutRect(width: view.size.width, height: min(44, view.size.height))
    let flexible = bar.items.filter { $0.kind == .flexibleSpace }.count
    let gap = 8.0
    let needed =
      bar.items.map(width).reduce(0, +) + gap * Double(max(0, bar.items.count - 1)) + 32
    let share = flexible > 0 ? max(0, view.size.width - needed) / Double(flexible) : 0
    var x = 16.0
    for item in bar.items {
      x += (item.kind == .flexibleSpace ? share : draw(item, at: x, in: row, view.tint)) + gap
    }
  }

  mutating func draw(_ bar: TabBarNode, _ view: PictureView) {
    drawBackground(bar.barTintColor, view)
    fill(LayoutRect(width: view.size.width, height: hairline), with: .separator)
    guard !bar.items.isEmpty else { return }
    let width = view.size.width / Double(bar.items.count)
    for (index, item) in bar.items.enumerated() {
      let place = LayoutRect(
        x: Double(index) * width, width: width, height: min(49, view.size.height))
      let color = index == 0 ? view.tint : .systemGray
      drawSymbol(
        item.imageName ?? "circle",
        in: LayoutRect(x: place.x + width / 2 - 12, y: 6, width: 24, height: 24), color: color)
      draw(
        Text(
          content: item.title ?? "", font: .system(10, weight: .medium), color: color,
          alignment: .center),
        in: LayoutRect(x: place.x, y: 33, width: width, height: 12))
    }
  }

  private mutating func drawBackground(_ tint: ViewColor?, _ view: PictureView) {
    guard view.appearance.backgroundColor == nil || tint != nil else { return }
    fill(view.bounds, with: tint ?? Self.barColor)
  }

  /// What the material of bars looks like over a plain background.
  private static let barColor = ViewColor(
    light: .init(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.94),
    dark: .init(red: 0.114, green: 0.114, blue: 0.114, alpha: 0.94))

  /// Draws an item from a place on, and returns its width in points.
  private mutating func draw(
    _ item: BarItem, at x: Double, in row: LayoutRect, _ tint: ViewColor
  ) -> Double {
    let width = width(of: item)
    guard item.kind == .button else { return width }
    let color = item.isEnabled ? item.tintColor ?? tint : .placeholderText
    let place = LayoutRect(x: x, y: row.y, width: width, height: row.height)
    if let name = item.imageName {
      drawSymbol(name, in: place.centeredSquare(22), color: color)
    } else {
      draw(
        Text(content: item.title ?? "", font: font(of: item), color: color), in: place)
    }
    return width
  }

  private func width(of item: BarItem) -> Double {
    switch item.kind {
    case .fixedSpace(let width): width
    case .flexibleSpace: 0
    case .button: item.imageName == nil ? width(of: item.title ?? "", font: font(of: item)) : 24
    }
  }

  private func font(of item: BarItem) -> FontDescriptor {
    .system(17, weight: item.isProminent ? .semibold : .regular)
  }
}
