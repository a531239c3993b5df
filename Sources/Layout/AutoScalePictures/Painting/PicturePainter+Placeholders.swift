import AutoScale
import AutoScaleTrees

// MARK: - Placeholders

extension PicturePainter {
  /// A text in front of a view, in the coordinates of the view.
  struct CoveringText {
    let rect: LayoutRect
    let color: ViewColor
  }

  /// Returns the texts in front of a view.
  func texts(over view: PictureView) -> [CoveringText] {
    tree.textsInFront(of: view.index).map { index, rect in
      CoveringText(rect: rect, color: tree.nodes[index].shownTextColor)
    }
  }

  /// Draws a placeholder for a view whose content is loaded at run time.
  mutating func drawPlaceholder(_ name: String, _ view: PictureView) {
    drawPlaceholder(name, in: view.bounds, under: texts(over: view))
  }

  /// Draws a gray rectangle with a name that no text covers.
  ///
  /// On light screens, the gray is darker under light text.
  mutating func drawPlaceholder(
    _ name: String, in rect: LayoutRect, under texts: [CoveringText] = []
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let covering = texts.filter { $0.rect.sharesArea(with: rect) }
    let isDark = covering.contains { paint($0.color).light.isWhitish }
    fill(rect, with: color(onLight: isDark ? .systemGray : .systemFill, onDark: .systemFill))
    drawName(
      name, in: rect,
      color: color(onLight: isDark ? .white : .secondaryLabel, onDark: .secondaryLabel),
      avoiding: covering)
  }

  /// Draws a faint outline with the class name of a view that shows nothing.
  mutating func drawOutline(of view: PictureView) {
    stroke(
      view.bounds, radius: view.cornerRadius, with: Stroke(color: .systemGray3, dashes: "4 3"))
    drawName(
      view.node.className, in: view.bounds, color: .placeholderText, avoiding: texts(over: view))
  }

  /// The smallest size of a name that can be read, in points.
  static let smallestName = 7.0

  /// Draws a name in the middle of a rectangle, or in a corner if texts cover the middle.
  private mutating func drawName(
    _ name: String, in rect: LayoutRect, color: ViewColor, avoiding texts: [CoveringText]
  ) {
    let size = min(11, rect.height * 0.6)
    guard size >= Self.smallestName, rect.width >= 16 else { return }
    let font = FontDescriptor.system(size)
    let room = rect.inset(2, 0)
    let place = texts.isEmpty ? room : freePlace(for: name, font, in: room, texts)
    guard let place else { return }
    draw(
      Text(
        content: name, font: font, color: color, alignment: .center, mode: .middleTruncation,
        minimumScaleFactor: Self.smallestName / size),
      in: place)
  }

  /// Returns the middle or the first corner of a rectangle that no text covers.
  private func freePlace(
    for name: String, _ font: FontDescriptor, in room: LayoutRect, _ texts: [CoveringText]
  ) -> LayoutRect? {
    let size = LayoutSize(
      width: min(room.width, width(of: name, font: font)), height: font.size * 1.2)
    let middle = room.centered(size)
    // The corners of a screen are round.
    let margin = min(24, max(3, min(room.width, room.height) / 12))
    let (left, top) = (room.x + margin, room.y + margin)
    let (right, bottom) = (
      room.maxX - size.width - margin, room.maxY - size.height - margin
    )
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map {
      LayoutRect(x: $0, y: $1, width: size.width, height: size.height)
    }
    func isFree(_ place: LayoutRect) -> Bool {
      !texts.contains { $0.rect.sharesArea(with: place) }
    }
    return isFree(middle) ? room : corners.first(where: isFree)
  }
}

extension ViewNode {
  /// The color of the text in the view.
  var shownTextColor: ViewColor {
    if let color = appearance.textColor { return color }
    if case .button(let button) = role, button.style == .custom { return .white }
    return .label
  }
}

extension DrawingShade {
  /// Whether the shade is nearly white and not transparent.
  var isWhitish: Bool {
    let sum = (color >> 16) + (color >> 8 & 0xFF) + (color & 0xFF)
    return sum > 3 * 200 && opacity > 0.5
  }
}

extension LayoutRect {
  /// Returns whether two rectangles share an area.
  fileprivate func sharesArea(with other: LayoutRect) -> Bool {
    let shared = intersection(other)
    return shared.width > 0 && shared.height > 0
  }
}
