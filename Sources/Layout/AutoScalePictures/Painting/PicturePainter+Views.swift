import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

extension PicturePainter {
  /// Opens the group of a view at a place in the enclosing group.
  mutating func open(_ view: PictureView, at origin: (x: Double, y: Double)) {
    let group = DrawingGroup.view(
      view.index, opacity: view.appearance.alpha, words: view.node.pictureWords)
    drawing.append(.open(group), origin.x, origin.y, view.size.width, view.size.height)
  }

  /// Opens the clip and scroll groups of a view's content, if it needs them.
  mutating func openContent(of view: PictureView) {
    // A clip is an element, and most contents stay within their views.
    if clipsContent(of: view) {
      open(.view(view.index), view.size, radius: view.cornerRadius > 0 ? view.cornerRadius : nil)
    }
    let shift = tree.contentShifts[view.index]
    if shift > 0 { drawing.append(.open(.scrolled), shift) }
  }

  /// Opens a group that clips its content to a rectangle at the origin.
  mutating func open(_ clip: DrawingClip, _ size: LayoutSize, radius: Double?) {
    drawing.append(
      .open(.clip(clip, isRounded: radius != nil)),
      [size.width, size.height] + (radius.map { [$0] } ?? []))
  }

  /// Closes the clip and scroll groups of a view's content, and draws over it.
  mutating func closeContent(of view: PictureView) {
    if tree.contentShifts[view.index] > 0 { drawing.append(.close) }
    if clipsContent(of: view) { drawing.append(.close) }
    if let scroll = view.node.role.scrollView { drawIndicators(of: scroll, view) }
    if view.node.borderWidth > 0 {
      stroke(
        view.bounds, radius: view.cornerRadius,
        with: Stroke(color: view.appearance.borderColor ?? .black, width: view.node.borderWidth))
    }
  }

  private func clipsContent(of view: PictureView) -> Bool {
    guard view.node.clips, !tree.children[view.index].isEmpty else { return false }
    return view.cornerRadius > 0 || tree.overflows(view)
      || tree.contentShifts[view.index] > 0
  }

  /// Draws a view without its subviews.
  mutating func draw(_ view: PictureView) {
    drawShadow(of: view)
    let background = view.appearance.backgroundColor ?? view.node.role.defaultBackground
    if case .tableCell(let cell) = view.node.role, cell.isInInsetGroup {
      fill(path: groupPart(of: view), with: background)
    } else {
      fill(view.bounds, radius: view.cornerRadius, with: background)
    }
    if tree.isBlankCustomView[view.index] { drawOutline(of: view) }
    drawEmbedded(in: view)
    switch view.node.role {
    case .label(let label): draw(label, view)
    case .textField(let field): draw(field, view)
    case .textView(let textView): draw(textView, view)
    case .searchBar(let bar): draw(bar, view)
    case .button(let button): draw(button, view)
    case .switch(let control): draw(control, view)
    case .slider(let slider): draw(slider, view)
    case .stepper(let stepper): draw(stepper, view)
    case .segmentedControl(let control): draw(control, view)
    case .pageControl(let control): draw(control, view)
    case .datePicker(let picker): draw(picker, view)
    case .picker:
      // The rows that Interface Builder's canvas shows.
      drawWheels([["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]], view)
    case .image(let image): draw(image, view)
    case .progress(let bar): draw(bar, view)
    case .activityIndicator(let indicator): draw(indicator, view)
    case .visualEffect(let effect): draw(effect, view)
    case .web: drawPlaceholder("Web page", view)
    case .map: drawPlaceholder("Map", view)
    case .tableCell(let cell): draw(cell, view)
    case .navigationBar(let bar): draw(bar, view, on: backdropOfViews)
    case .tabBar(let bar): draw(bar, view, on: backdropOfViews)
    case .toolbar(let bar): draw(bar, view, on: backdropOfViews)
    case .view, .control, .stack, .scroll, .table, .tableHeaderFooter, .contentView, .collection,
      .collectionReusable, .collectionCell:
      break
    }
  }

  private mutating func drawShadow(of view: PictureView) {
    // In UIKit, the shadow of a view without background is that of its content.
    guard let shadow = view.appearance.shadow, shadow.radius > 0,
      view.appearance.backgroundColor != nil
    else { return }
    // Rings of low opacity look like a blur without a filter.
    let rings = 4
    for ring in 0..<rings {
      let spread = shadow.radius * (1 - 2 * Double(ring) / Double(rings))
      fill(
        view.bounds.inset(-spread, -spread)
          .offset(x: shadow.offset.width, y: shadow.offset.height),
        radius: max(0, view.cornerRadius + spread),
        with: shadow.color.opacity(1 / Double(rings)))
    }
  }
}

extension ViewNode.Role {
  /// The default background of views of the role, if it has one.
  ///
  /// UIKit gives such views a background until a document states one.
  var defaultBackground: ViewColor? {
    switch self {
    case .table(let table):
      table.style == .plain ? .systemBackground : .systemGroupedBackground
    case .tableCell(let cell):
      (cell.parent as? TableNode).map { $0.style == .plain } ?? true
        ? .systemBackground : .secondarySystemGroupedBackground
    case .textView, .web: .systemBackground
    case .collection: .systemBackground
    case .view, .label, .textField, .searchBar, .control, .button, .switch, .slider, .stepper,
      .segmentedControl, .pageControl, .datePicker, .image, .progress, .activityIndicator,
      .picker, .visualEffect, .map, .stack, .scroll, .tableHeaderFooter, .contentView,
      .collectionReusable, .collectionCell, .navigationBar, .tabBar, .toolbar:
      nil
    }
  }
}
