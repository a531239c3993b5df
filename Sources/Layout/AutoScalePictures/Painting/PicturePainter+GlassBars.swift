import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

// MARK: - Glass

extension PicturePainter {
  /// The color of glass over a plain background.
  private static let glass = ViewColor(
    light: .init(red: 1, green: 1, blue: 1, alpha: 0.85),
    dark: .init(red: 0.157, green: 0.157, blue: 0.157, alpha: 0.85))

  /// The color of glass over a color that the document states.
  private static let clearGlass = ViewColor(
    light: .init(red: 1, green: 1, blue: 1, alpha: 0.2),
    dark: .init(red: 0, green: 0, blue: 0, alpha: 0.3))

  /// The color of the rim of glass.
  private static let rim = ViewColor(
    light: .init(red: 0, green: 0, blue: 0, alpha: 0.08),
    dark: .init(red: 1, green: 1, blue: 1, alpha: 0.16))

  /// Draws a capsule of glass with its shadow, or of a color, over a background that the document states.
  mutating func drawCapsule(
    in place: LayoutRect, color: ViewColor? = nil, over background: ViewColor? = nil
  ) {
    let radius = min(place.width, place.height) / 2
    for spread in [3.0, 1.5] {
      fill(
        place.inset(-spread, -spread).offset(y: 1), radius: radius + spread,
        with: .black.opacity(0.02))
    }
    // On a color of the document's, glass is nearly clear.
    let glass = visiblePaint(background) == nil ? Self.glass : Self.clearGlass
    fill(place, radius: radius, with: color ?? glass)
    if color == nil { stroke(place, radius: radius, with: Stroke(color: Self.rim, width: 0.5)) }
  }
}

// MARK: - Buttons on glass

/// Items of a bar that share a capsule of glass.
struct GlassGroup {
  /// The items, buttons or a single space.
  var items: [BarItem]

  /// Divides the items of a bar into groups.
  ///
  /// Images next to each other share a capsule; a title and a prominent item have one of their own.
  ///
  /// Source: Apple, WWDC 2025, Build a UIKit app with the new design.
  static func groups(of items: [BarItem]) -> [GlassGroup] {
    items.reduce(into: []) { groups, item in
      if item.sharesGlass, let last = groups.last?.items.last, last.sharesGlass {
        groups[groups.count - 1].items.append(item)
      } else {
        groups.append(GlassGroup(items: [item]))
      }
    }
  }

  /// The kind of the group.
  var kind: BarItem.Kind { items[0].kind }

  /// Whether the capsule has the tint color.
  var isProminent: Bool { items[0].isProminent && items[0].isEnabled }
}

extension BarItem {
  fileprivate var sharesGlass: Bool { kind == .button && imageName != nil && !isProminent }
}

extension PicturePainter {
  /// Returns the width of a group on glass, in points.
  func width(of group: GlassGroup) -> Double {
    switch group.kind {
    // A view of the document's has glass too: it is as wide as a button at least.
    case .fixedSpace(let width):
      view(of: group.items[0]) == nil ? width : max(metrics.glassButton, width)
    case .flexibleSpace: 0
    case .button: group.items.map(widthOnGlass).reduce(0, +)
    }
  }

  private func widthOnGlass(of item: BarItem) -> Double {
    // An image fits in the round button; a title makes its capsule longer.
    let width = item.imageName == nil ? width(of: item) + 2 * metrics.glassPadding : 0
    return max(metrics.glassButton, width)
  }

  /// Draws a group on glass.
  ///
  /// - Parameters:
  ///   - group: The items.
  ///   - room: The part of the bar's row for the capsule.
  ///   - colors: The tint color and the background that the document states for the bar.
  mutating func draw(
    _ group: GlassGroup, in room: LayoutRect, _ colors: (tint: ViewColor?, background: ViewColor?)
  ) {
    let shown = view(of: group.items[0])
    guard group.kind == .button || shown != nil else { return }
    let height = min(metrics.glassButton, room.height)
    let place = room.centered(LayoutSize(width: room.width, height: height))
    let tint = colors.tint ?? group.items[0].tintColor
    drawCapsule(
      in: place, color: group.isProminent ? tint ?? .systemBlue : nil, over: colors.background)
    if let shown { return draw(barView: shown, in: place) }
    var left = place.x
    // In a narrow bar the items of a capsule share less room than they want.
    let share = place.width / max(1, width(of: group))
    for item in group.items {
      let width = widthOnGlass(of: item) * share
      let content = min(self.width(of: item), max(0, width - metrics.glassPadding))
      draw(
        // In a tinted capsule the sign is white, as on a filled button.
        group.isProminent ? item.untinted : item,
        in: LayoutRect(
          x: left + (width - content) / 2, y: place.y, width: content, height: place.height),
        group.isProminent ? .white : tint ?? .label)
      left += width
    }
  }

  /// Draws the items at both sides of a navigation bar on glass, and returns the space between them.
  mutating func drawGlassItems(
    of bar: NavigationBarNode, in row: LayoutRect
  ) -> LayoutRect {
    let colors = (bar.appearance.visibleTint, bar.barTintColor ?? bar.appearance.backgroundColor)
    let isReversed = context.layoutDirection == .rightToLeft
    var room = BarRoom(in: row, gap: metrics.glassGap)
    var leading = bar.leadingItems.filter(isInRow)
    if bar.leadingItems.isEmpty, bar.backTitle != nil, context.safeArea.columnEdge == nil {
      // The back button of iOS 26 is a chevron without a title.
      leading = [BarItem(imageName: isReversed ? "chevron.right" : "chevron.left")]
    }
    for (items, side) in room.sides(
      of: leading, bar.trailingItems.filter(isInRow), context.layoutDirection)
    {
      for group in GlassGroup.groups(of: items) {
        draw(group, in: room.place(width(of: group), at: side), colors)
      }
    }
    return room.rest
  }

  /// Draws the items of a toolbar on glass.
  mutating func drawGlassItems(of bar: ToolbarNode, in row: LayoutRect) {
    let colors = (bar.appearance.visibleTint, bar.barTintColor ?? bar.appearance.backgroundColor)
    let groups = GlassGroup.groups(of: bar.items)
    let items = groups.map { (kind: $0.kind, width: width(of: $0)) }
    for (group, place) in zip(groups, BarRoom.places(of: items, gap: metrics.glassGap, in: row)) {
      draw(group, in: place, colors)
    }
  }
}

extension BarItem {
  /// The item without a tint color of its own, which its capsule has.
  fileprivate var untinted: BarItem {
    var item = self
    item.tintColor = nil
    return item
  }
}

// MARK: - Floating tab bars

extension PicturePainter {
  /// Draws a tab bar as a capsule over the bottom of its place.
  mutating func drawFloating(_ bar: TabBarNode, _ view: PictureView) {
    let items = shownItems(of: bar)
    guard view.size.height > 0 else { return }
    // A scene may announce a bar whose tabs are in another document.
    let capsule = capsule(for: items.isEmpty ? 3 : items.count, in: view.bounds)
    drawCapsule(in: capsule)
    guard !items.isEmpty else { return }
    let padding = metrics.tabPadding
    let width = (capsule.width - 2 * padding) / Double(items.count)
    let isReversed = context.layoutDirection == .rightToLeft
    let selected = min(bar.selectedIndex, items.count - 1)
    for (index, item) in items.enumerated() {
      let place = Double(isReversed ? items.count - 1 - index : index)
      let tab = LayoutRect(
        x: capsule.x + padding + place * width, y: capsule.y + padding, width: width,
        height: capsule.height - 2 * padding)
      if index == selected {
        fill(tab.inset(padding, padding), radius: tab.height / 2, with: .tertiarySystemFill)
      }
      drawFloating(item, in: tab, index == selected ? view.tint : .label)
    }
  }

  /// Returns the capsule of a tab bar, lower where it has no room for its margin.
  private func capsule(for count: Int, in place: LayoutRect) -> LayoutRect {
    let hasRoom = place.height >= metrics.tabCapsule + metrics.tabMargin
    let height = hasRoom ? metrics.tabCapsule : max(0, place.height - 8)
    let margin = hasRoom ? metrics.tabMargin : 4
    let most = max(0, place.width - 2 * metrics.tabMargin)
    let isWide = count < 3 || place.width > 500
    let width = isWide ? Double(count) * metrics.fewTab + 2 * metrics.tabPadding : most
    return LayoutRect(
      x: (place.width - min(width, most)) / 2, y: place.height - margin - height,
      width: min(width, most), height: height)
  }

  private mutating func drawFloating(_ item: BarItem, in tab: LayoutRect, _ color: ViewColor) {
    let content = tab.centered(LayoutSize(width: tab.width, height: min(40, tab.height)))
    drawImage(
      named: item.imageName ?? "circle",
      ofItemIn: LayoutRect(x: content.x, y: content.y, width: content.width, height: 26)
        .centeredSquare(24), color: color)
    draw(
      Text(
        content: item.title ?? "", font: .system(10, weight: .medium), color: color,
        alignment: .center),
      in: LayoutRect(x: content.x, y: content.y + 27, width: content.width, height: 12))
  }
}
