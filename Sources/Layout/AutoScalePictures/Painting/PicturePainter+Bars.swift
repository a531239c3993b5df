import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The background of a bar without a color of its own.
enum BarBackdrop {
  /// A material with a hairline.
  case material
  /// Nothing.
  case clear
}

// MARK: - Navigation bars

extension PicturePainter {
  mutating func draw(_ bar: NavigationBarNode, _ view: PictureView, on backdrop: BarBackdrop) {
    drawBackground(bar.barTintColor, view, on: backdrop, hairlineAt: view.size.height - hairline)
    let large = min(bar.hasLargeTitle ? barHeights.largeTitle : 0, view.size.height)
    let height = min(barHeights.row, view.size.height - large)
    // On a phone on its side the row lies beside the camera.
    let row = LayoutRect(
      y: view.size.height - large - height, width: view.size.width, height: height
    ).inset(
      by: LayoutInsets(left: context.safeArea.left, right: context.safeArea.right + statusInBand))
    let room =
      metrics.bars == .floating
      ? drawGlassItems(of: bar, in: row)
      : drawItems(of: bar, in: row, view.tint)
    let title = Text(
      content: bar.title ?? "", font: .system(17, weight: .semibold),
      color: bar.titleColor ?? .label, alignment: .center)
    if let view = bar.titleView {
      draw(barView: view, in: place(ofTitle: view.frame.width, in: row, between: room))
    }
    if large > 0 {
      var largeTitle = title
      (largeTitle.font, largeTitle.alignment) = (.system(34, weight: .bold), .natural)
      draw(largeTitle, in: LayoutRect(y: row.maxY, width: row.maxX, height: large).inset(16, 0))
    } else {
      let width = width(of: title.content, font: title.font)
      draw(title, in: place(ofTitle: width, in: row, between: room))
    }
    guard let prompt = bar.prompt else { return }
    let place = LayoutRect(
      x: row.x, y: row.y - barHeights.prompt, width: row.width, height: barHeights.prompt)
    var text = title
    (text.content, text.font) = (prompt, .system(13))
    draw(text, in: place.inset(16, 0))
  }

  /// Returns the place of a title: centered in its bar, or between the items if it does not fit
  /// there.
  private func place(
    ofTitle width: Double, in row: LayoutRect, between room: LayoutRect
  ) -> LayoutRect {
    // The wider side counts at both ends, so that the middle of the title is that of the bar.
    let side = max(room.x - row.x, row.maxX - room.maxX)
    let centered = row.inset(side, 0)
    return width <= centered.width ? centered : room
  }

  /// Draws the items at both sides of a navigation bar, and returns the space between them.
  private mutating func drawItems(
    of bar: NavigationBarNode, in row: LayoutRect, _ tint: ViewColor
  ) -> LayoutRect {
    let isReversed = context.layoutDirection == .rightToLeft
    var room = BarRoom(in: row, gap: 16)
    // Items of the document's replace the back button: leftItemsSupplementBackButton is false.
    if bar.leadingItems.isEmpty, let title = bar.backTitle, context.safeArea.columnEdge == nil {
      let item = BarItem(title: title)
      let start = room.take(width(of: item) + 10, at: isReversed ? .right : .left)
      let chevron = LayoutRect(
        x: isReversed ? start + width(of: item) : start - 8, y: row.y, width: 18,
        height: row.height)
      drawSymbol(
        isReversed ? "chevron.right" : "chevron.left", in: chevron.centeredSquare(18), color: tint)
      let place = LayoutRect(
        x: isReversed ? start : start + 10, y: row.y, width: width(of: item), height: row.height)
      draw(item, in: place, tint)
    }
    let sides = room.sides(
      of: bar.leadingItems.filter(isInRow), bar.trailingItems.filter(isInRow),
      context.layoutDirection)
    for (items, side) in sides {
      for item in items { draw(item, in: room.place(width(of: item), at: side), tint) }
    }
    return room.rest
  }
}

// MARK: - Toolbars and tab bars

extension PicturePainter {
  mutating func draw(_ bar: ToolbarNode, _ view: PictureView, on backdrop: BarBackdrop) {
    drawBackground(bar.barTintColor, view, on: backdrop, hairlineAt: 0)
    let row = LayoutRect(
      width: view.size.width, height: min(barHeights.toolbar, view.size.height))
    if metrics.bars == .floating { return drawGlassItems(of: bar, in: row) }
    let items = bar.items.map { (kind: $0.kind, width: width(of: $0)) }
    for (item, place) in zip(bar.items, BarRoom.places(of: items, gap: 8, in: row)) {
      draw(item, in: place, view.tint)
    }
  }

  mutating func draw(_ bar: TabBarNode, _ view: PictureView, on backdrop: BarBackdrop) {
    if metrics.bars == .floating { return drawFloating(bar, view) }
    drawBackground(bar.barTintColor, view, on: backdrop, hairlineAt: 0)
    let items = shownItems(of: bar)
    guard !items.isEmpty else { return }
    let width = view.size.width / Double(items.count)
    let row = LayoutRect(width: width, height: min(barHeights.tabBar, view.size.height))
    let isReversed = context.layoutDirection == .rightToLeft
    for (index, item) in items.enumerated() {
      let place = Double(isReversed ? items.count - 1 - index : index)
      // A document may state a tab that it does not have.
      let isSelected = index == min(bar.selectedIndex, items.count - 1)
      draw(
        tab: item, in: row.offset(x: place * width),
        isSelected ? view.tint : .systemGray)
    }
  }

  /// Returns the items of a tab bar that are shown: at most five on a phone.
  func shownItems(of bar: TabBarNode) -> [BarItem] {
    // UITabBarController shows five tabs on a phone; the rest is behind More.
    guard bar.items.count > 5, context.idiom == .phone else { return bar.items }
    return bar.items.prefix(4) + [BarItem(title: "More", imageName: "ellipsis")]
  }

  /// Draws an item of a tab bar: its image above its title, or beside it in a low bar.
  private mutating func draw(tab item: BarItem, in place: LayoutRect, _ color: ViewColor) {
    let image = item.imageName ?? "circle"
    let title = item.title ?? ""
    // In compact height UITabBar writes the title beside the image.
    guard place.height < 40 else {
      drawImage(
        named: image,
        ofItemIn: LayoutRect(x: place.x, y: 6, width: place.width, height: 24).centeredSquare(24),
        color: color)
      return draw(
        Text(
          content: title, font: .system(10, weight: .medium), color: color, alignment: .center),
        in: LayoutRect(x: place.x, y: 33, width: place.width, height: 12))
    }
    let font = FontDescriptor.system(13)
    let width = 18 + 6 + width(of: title, font: font)
    let start = max(place.x, place.x + (place.width - width) / 2)
    drawImage(
      named: image,
      ofItemIn: LayoutRect(x: start, y: place.y, width: 18, height: place.height)
        .centeredSquare(18), color: color)
    draw(
      Text(content: title, font: font, color: color),
      in: LayoutRect(
        x: start + 24, y: place.y, width: max(0, place.maxX - start - 24), height: place.height))
  }
}

// MARK: - Bars of controllers

extension PicturePainter {
  /// Draws the bars of controllers over a screen, or in the insets of the root's safe area without one.
  mutating func drawControllerBars(in shape: ScreenShape?) {
    guard let bars else { return }
    let backdrop = backdropOfBottomBars(in: shape)
    if let bar = bars.navigationBar {
      let place =
        shape?.place?.topBar
        ?? LayoutRect(width: screenSize.width, height: context.safeArea.top)
      // A screen is drawn at the top of its content, where bars show no material since iOS 15.
      draw(bar, in: place) { painter, view in
        painter.draw(bar, view, on: painter.metrics.bars == .material ? .material : .clear)
      }
    }
    // The column of an iPhone Duo has the items of all bars.
    guard context.safeArea.columnEdge == nil else { return }
    let bottom = placeOfBottomBars(in: shape)
    if let bar = bars.toolbar {
      draw(bar, in: bottom) { $0.draw(bar, $1, on: backdrop) }
    }
    if let bar = bars.tabBar {
      // A toolbar is above a tab bar.
      let above = bars.toolbar == nil ? 0 : barHeights.toolbar
      let place = LayoutRect(
        x: bottom.x, y: bottom.y + above, width: bottom.width,
        height: max(0, bottom.height - above))
      draw(bar, in: place) { $0.draw(bar, $1, on: backdrop) }
    }
  }

  /// Returns the place of bars at the bottom, on the screen or in the root without one.
  private func placeOfBottomBars(in shape: ScreenShape?) -> LayoutRect {
    let height = context.safeArea.bottom
    return shape?.place?.bottomBars
      ?? LayoutRect(y: screenSize.height - height, width: screenSize.width, height: height)
  }

  /// Returns the background of bars at the bottom: since iOS 15 none unless content scrolls under
  /// them.
  func backdropOfBottomBars(in shape: ScreenShape?) -> BarBackdrop {
    switch metrics.bars {
    case .material: .material
    case .scrollEdge:
      tree.scrollsContent(
        below: placeOfBottomBars(in: shape).y - (shape?.place?.frame.y ?? 0))
        ? .material : .clear
    case .floating: .clear
    }
  }

  /// Draws a bar with its own background.
  private mutating func draw(
    _ bar: ViewNode, in place: LayoutRect,
    _ content: (inout PicturePainter, PictureView) -> Void
  ) {
    guard place.height > 0 else { return }
    let view = PictureView(
      index: 0, node: bar, size: LayoutSize(width: place.width, height: place.height),
      tint: bar.appearance.visibleTint ?? .systemBlue)
    drawing.append(.open(.bar(bar.barName)), place.x, place.y)
    // A floating tab bar has no background around its capsule.
    if !(bar is TabBarNode && metrics.bars == .floating) {
      fill(view.bounds, with: bar.appearance.backgroundColor)
    }
    content(&self, view)
    drawing.append(.close)
  }

  /// The heights of bars on this screen.
  var barHeights: BarHeights { BarHeights(on: context) }

  /// The background of a bar in a view, which no content scrolls under.
  var backdropOfViews: BarBackdrop { metrics.bars == .floating ? .clear : .material }
}

extension ViewNode {
  /// The name of a bar in pictures.
  fileprivate var barName: String {
    switch role {
    case .navigationBar: "navigationBar"
    case .tabBar: "tabBar"
    default: "toolbar"
    }
  }
}

extension ViewAppearance {
  /// The tint color, unless it is transparent: Xcode stores that for a bar's default.
  var visibleTint: ViewColor? { tintColor.flatMap { $0.light.alpha > 0 ? $0 : nil } }
}

// MARK: - Backgrounds

extension PicturePainter {
  /// Draws the color of a bar, or its material, and its hairline at a height.
  private mutating func drawBackground(
    _ tint: ViewColor?, _ view: PictureView, on backdrop: BarBackdrop, hairlineAt y: Double
  ) {
    // A background hides the material of the bar.
    if visiblePaint(view.appearance.backgroundColor) == nil || tint != nil {
      fill(view.bounds, with: tint ?? (backdrop == .material ? Self.barColor : nil))
    }
    if backdrop == .material {
      fill(LayoutRect(y: y, width: view.size.width, height: hairline), with: .separator)
    }
  }

  /// The color of the bar material over a plain background.
  private static let barColor = ViewColor(
    light: .init(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.94),
    dark: .init(red: 0.114, green: 0.114, blue: 0.114, alpha: 0.94))
}
