import AutoScale
import AutoScaleTrees

// MARK: - Buttons

extension PicturePainter {
  mutating func draw(_ button: ButtonNode, _ view: PictureView) {
    drawBackground(of: button, view)
    let title = button.title ?? ""
    let image = imageSize(of: button, button.font ?? .system(15))
    let gap = button.style == .configured && image.width > 0 && !title.isEmpty ? 5.0 : 0
    let insets = button.contentInsets ?? .zero
    let room = LayoutRect(
      x: insets.left, y: insets.top, width: max(0, view.size.width - insets.horizontal),
      height: max(0, view.size.height - insets.vertical))
    let titleRoom = max(0, room.width - image.width - gap)
    let titleWidth = title.isEmpty ? 0 : width(of: title, in: button)
    let shownWidth = min(titleWidth, titleRoom)
    let x = start(of: image.width + gap + shownWidth, in: room, button.contentHorizontalAlignment)
    let color = titleColor(of: button, view)
    let movesParts = button.style != .configured
    drawImage(
      of: button, color: color,
      in: moved(
        LayoutRect(
          x: x, y: room.y + (room.height - image.height) / 2, width: image.width,
          height: image.height),
        by: movesParts ? button.imageInsets : nil, width: image.width, of: button))
    let titleInsets = movesParts ? button.titleInsets : nil
    draw(
      titleText(of: button, view, color: color),
      in: moved(
        LayoutRect(
          x: x + image.width + gap, y: room.y, width: shownWidth, height: room.height),
        by: titleInsets, width: min(titleWidth, max(0, titleRoom - (titleInsets?.horizontal ?? 0))),
        of: button))
  }

  /// Returns the place of a part of a button that its insets move, in the direction of its alignment.
  private func moved(
    _ place: LayoutRect, by insets: LayoutInsets?, width: Double, of button: ButtonNode
  ) -> LayoutRect {
    guard let insets else { return place }
    var (inside, moved) = (place, place)
    inside.x += insets.left
    inside.width -= insets.horizontal
    moved.x = start(of: width, in: inside, button.contentHorizontalAlignment)
    moved.y += (insets.top - insets.bottom) / 2
    moved.width = width
    return moved
  }

  private mutating func drawBackground(of button: ButtonNode, _ view: PictureView) {
    if let name = button.backgroundImageName {
      let title = CoveringText(rect: view.bounds, color: titleColor(of: button, view))
      draw(
        Image(name: name, mode: .scaleToFill, tint: view.tint), in: view.bounds,
        under: texts(over: view) + ((button.title ?? "").isEmpty ? [] : [title]))
    }
    if button.style == .configured { drawConfiguration(of: button, view) }
  }

  private mutating func drawImage(of button: ButtonNode, color: ViewColor, in place: LayoutRect) {
    guard let name = button.imageName else { return }
    // A symbol is a shape of ours, which takes any color; an image is a file.
    guard button.symbolFont == nil else { return drawSymbol(name, in: place, color: color) }
    // UIKit draws the images of system buttons as templates.
    let isTemplate = button.style == .system
    draw(Image(name: name, size: button.imageSize, tint: color, isTemplate: isTemplate), in: place)
  }

  private func titleText(of button: ButtonNode, _ view: PictureView, color: ViewColor) -> Text {
    Text(
      content: button.title ?? "", font: button.font ?? .system(15), color: color,
      alignment: .center, mode: view.appearance.lineBreakMode ?? .middleTruncation,
      // Word wrap gives a UIButton as many lines as its title needs.
      lineLimit: view.appearance.lineBreakMode == .wordWrap ? 0 : 1,
      slack: slack(of: button.font ?? .system(15), in: view), shadow: view.appearance.shadow,
      runs: view.appearance.textRuns)
  }

  private mutating func drawConfiguration(of button: ButtonNode, _ view: PictureView) {
    let color: ViewColor? =
      switch button.configuration {
      case .plain: button.configurationColor
      case .gray: button.configurationColor ?? .tertiarySystemFill
      case .tinted: button.configurationColor ?? view.tint.opacity(0.18)
      case .filled: button.configurationColor ?? view.tint
      }
    let radius = min(metrics.button, view.size.width / 2, view.size.height / 2)
    fill(
      view.bounds, radius: view.cornerRadius > 0 ? view.cornerRadius : radius,
      // Disabled buttons are gray whatever their color is.
      with: button.isEnabled ? color : color.map { _ in .tertiarySystemFill })
  }

  private func titleColor(of button: ButtonNode, _ view: PictureView) -> ViewColor {
    // A stated color is drawn in both states; UIKit grays out only its own.
    if !button.isEnabled, view.appearance.textColor == nil { return .placeholderText }
    if let color = view.appearance.textColor { return color }
    switch button.style {
    case .system, .detail: return view.tint
    // A UIButton of type custom has a white title by default.
    case .custom: return .white
    case .configured: return button.configuration == .filled ? .white : view.tint
    }
  }

  /// Returns the size of a button's image.
  ///
  /// The size of a symbol follows the title's font.
  private func imageSize(of button: ButtonNode, _ font: FontDescriptor) -> LayoutSize {
    guard button.imageName != nil else { return .zero }
    return button.imageSize ?? LayoutSize(width: font.size * 1.25, height: font.size * 1.25)
  }

  private func start(
    of width: Double, in room: LayoutRect, _ alignment: ControlNode.HorizontalAlignment
  ) -> Double {
    let isReversed = context.layoutDirection == .rightToLeft
    switch alignment {
    case .left: return room.x
    case .right: return room.maxX - width
    case .leading: return isReversed ? room.maxX - width : room.x
    case .trailing: return isReversed ? room.x : room.maxX - width
    case .center, .fill: return room.x + (room.width - width) / 2
    }
  }
}
