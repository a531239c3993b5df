import AutoLayout
import AutoScale
import ViewTree

extension PicturePainter {
  /// Opens the element of a view.
  mutating func open(_ view: PictureView, at origin: (x: Double, y: Double)) {
    var place = PathData()
    place.append("translate(", [origin.x, origin.y])
    let alpha = view.appearance.alpha
    svg.open(
      "g",
      [
        "data-view": .number(Double(view.index)), "transform": .text(place.text + ")"),
        "opacity": alpha < 1 ? .number(alpha) : nil,
      ])
  }

  /// Closes the element of a view.
  mutating func close(_ view: PictureView) { svg.close("g") }

  /// Opens what cuts off the views in a view that pass its edges, and what moves them, where that is.
  mutating func openContent(of view: PictureView) {
    if cuts(view) {
      let id = "\(options.idPrefix)c\(view.index)"
      svg.open("clipPath", ["id": .text(id)])
      svg.element(
        "rect",
        [
          "width": .number(view.size.width), "height": .number(view.size.height),
          "rx": view.cornerRadius > 0 ? .number(view.cornerRadius) : nil,
        ])
      svg.close("clipPath")
      svg.open("g", ["clip-path": .text("url(#\(id))")])
    }
    let shift = tree.contentShifts[view.index]
    guard shift > 0 else { return }
    var place = PathData()
    place.append("translate(0 ", [shift])
    svg.open("g", ["transform": .text(place.text + ")")])
  }

  /// Draws what lies over the views in a view.
  mutating func closeContent(of view: PictureView) {
    if tree.contentShifts[view.index] > 0 { svg.close("g") }
    if cuts(view) { svg.close("g") }
    if let scroll = view.node.role.scrollView { drawIndicators(of: scroll, view) }
    if view.node.borderWidth > 0 {
      stroke(
        view.bounds, radius: view.cornerRadius,
        with: Stroke(color: view.appearance.borderColor ?? .black, width: view.node.borderWidth))
    }
  }

  private func cuts(_ view: PictureView) -> Bool {
    guard view.node.clips, !tree.children(of: view.index).isEmpty else { return false }
    return view.cornerRadius > 0 || tree.overflows(view)
      || tree.contentShifts[view.index] > 0
  }

  /// Draws the background of a view and what it shows by itself.
  mutating func draw(_ view: PictureView) {
    drawShadow(of: view)
    let background = view.appearance.backgroundColor ?? view.node.role.defaultBackground
    if case .tableCell(let cell) = view.node.role, cell.isInInsetGroup {
      fill(path: groupPart(of: view), with: background)
    } else {
      fill(view.bounds, radius: view.cornerRadius, with: background)
    }
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
      drawWheels([["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]], view)
    case .image(let image): draw(image, view)
    case .progress(let bar): draw(bar, view)
    case .activityIndicator(let indicator): draw(indicator, view)
    case .visualEffect(let effect): draw(effect, view)
    case .web: drawPlaceholder("Web page", view)
    case .map: drawPlaceholder("Map", view)
    case .tableCell(let cell): draw(cell, view)
    case .navigationBar(let bar): draw(bar, view)
    case .tabBar(let bar): draw(bar, view)
    case .toolbar(let bar): draw(bar, view)
    case .view, .control, .stack, .scroll, .table, .tableHeaderFooter, .contentView, .collection,
      .collectionReusable, .collectionCell:
      break
    }
  }

  private mutating func drawShadow(of view: PictureView) {
    guard let shadow = view.appearance.shadow, shadow.radius > 0,
      view.appearance.backgroundColor != nil
    else { return }
    let offset = LayoutRect(x: shadow.offset.width, y: shadow.offset.height)
    // Rings of little alpha look like a blur, and need no filter.
    let rings = 4
    for ring in 0..<rings {
      let spread = shadow.radius * (1 - 2 * Double(ring) / Double(rings))
      fill(
        view.bounds.inset(-spread, -spread).moved(by: offset),
        radius: max(0, view.cornerRadius + spread),
        with: shadow.color.opacity(1 / Double(rings)))
    }
  }
}

extension ViewNode.Role {
  /// The color behind views of the role that have none of their own; nil for none.
  fileprivate var defaultBackground: ViewColor? {
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
