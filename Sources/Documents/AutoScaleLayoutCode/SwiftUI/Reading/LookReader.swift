import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Reads the frame, the background and the other looks that all views have.
struct LookReader {
  let reader: SwiftUIReader
  let facts: Reader
  let node: ViewNode
  /// Whether the background is a modifier; a view that has a color alone is the color.
  var drawsBackground = true

  var context: Reader { reader.context }

  /// Returns a color of a child as a style, such as `.red`.
  func color(_ key: String, of facts: Reader? = nil) -> String? {
    (facts ?? self.facts).color(key, as: SwiftUINames.color)
  }

  /// Whether a view has a background, a border or a shape, which show its frame.
  var showsFrame: Bool { node.borderWidth > 0 || isBordered || background != nil }

  /// Whether a button has the border of its style.
  private var isBordered: Bool {
    guard case .button(let button) = node.role else { return false }
    return button.style == .configured && button.configuration != .plain
  }

  /// The color behind the view, or `nil` for none.
  private var background: String? {
    guard let element = facts.element.child("color", key: "backgroundColor"),
      let stated = InterfaceColor(element), !Self.isClear(stated)
    else { return nil }
    return SwiftUINames.typedColor(stated, context.document.resources)
  }

  private static func isClear(_ color: InterfaceColor) -> Bool {
    switch color {
    case .components(_, _, _, let alpha, _), .gray(_, let alpha, _): alpha == 0
    case .system(let name): name == "clearColor" || name == "clear"
    default: false
    }
  }

  /// Gives a view its frame, its background and its other looks, and marks it.
  func finish(_ unit: inout ArrangedUnit) {
    let isFramed = showsFrame
    if !isFramed, isCentered(unit.view) {
      unit.view = unit.view.modified(.mark(node))
      reader.texts[ObjectIdentifier(node)] = unit.place
    }
    fix(&unit)
    if isFramed || unit.isFitted { fill(&unit) }
    unit.view = unit.view.looking(unit.trailingLooks)
    for modifier in decoration() { unit.view = unit.view.modified(modifier) }
    if isFramed || isLayout(unit.view) { unit.view = unit.view.modified(.mark(node)) }
    unit.view = unit.view.looking(looks())
  }

  /// Whether the content of a view fills its invisible frame.
  private func isLayout(_ view: SwiftUIView) -> Bool {
    guard case .leaf = view.content else { return false }
    return !reader.isContainer(node) && !isCentered(view)
  }

  /// Whether a view keeps its content's size in a larger frame.
  private func isCentered(_ view: SwiftUIView) -> Bool {
    guard case .leaf(let leaf) = view.content, !reader.isContainer(node) else { return false }
    return leaf.sizing == .text || node is ActivityIndicatorNode
  }

  /// Gives a view its fixed lengths.
  private func fix(_ unit: inout ArrangedUnit) {
    func fixed(_ axis: LayoutAxis) -> Double? {
      if case .fixed(let length)? = unit.extents[axis] { length } else { nil }
    }
    let (width, height) = (fixed(.horizontal), fixed(.vertical))
    guard width != nil || height != nil else { return }
    unit.view = unit.view.modified(.frame(width: width, height: height, unit.place))
    if width != nil { unit.greedy.remove(.horizontal) }
    if height != nil { unit.greedy.remove(.vertical) }
  }

  /// Lets a view fill the room that its frame does.
  private func fill(_ unit: inout ArrangedUnit) {
    let axes = Set(LayoutAxis.allCases.filter { unit.extents[$0] == .stretched })
      .subtracting(unit.greedy)
    if !axes.isEmpty { unit.view = unit.view.modified(.fill(axes, unit.place)) }
    unit.greedy.formUnion(axes)
  }

  /// Passes over the looks of an invisible view.
  func passOver() {
    _ = decoration()
    _ = looks()
  }

  /// The modifiers of the background, the shape and the border.
  func decoration() -> [SwiftUIModifier] {
    _ = color("backgroundColor")
    let attributes = RuntimeLook(facts)
    let clips = facts.flag("clipsSubviews") == true || attributes.masks
    let behind = drawsBackground ? background : nil
    let radius = node.cornerRadius
    var modifiers: [Expression] = []
    // Without clipping only the background has the corners.
    if radius > 0, !clips, let behind, !context.options.scalesLengths {
      let shape = ".rect(cornerRadius: \(radius.literal))"
      modifiers.append(
        .call(".background", ["_": .text(behind), "in": .text(shape)]))
    } else {
      if let behind { modifiers.append(fill(behind)) }
      if radius > 0, clips || background != nil {
        modifiers.append(clip(radius))
      } else if clips, exceedsFrame {
        modifiers.append(".clipped()")
      }
    }
    if node.borderWidth > 0 { modifiers.append(border(radius, attributes)) }
    return modifiers.map { .look($0) }
  }

  /// Whether the view is an image that may be larger than its frame.
  private var exceedsFrame: Bool {
    guard case .image(let image) = node.role else { return false }
    return image.isSymbol
      || ![.scaleToFill, .scaleAspectFit, .redraw].contains(node.appearance.contentMode)
  }

  /// The background in a color, which SwiftUI would continue under bars that the view touches.
  private func fill(_ color: String) -> Expression {
    .call(".background", ["_": .text(color), "ignoresSafeAreaEdges": touchesBars ? "[]" : nil])
  }

  /// Whether the view ends where the safe area does.
  private var touchesBars: Bool {
    zip(reader.samples.screens, reader.samples[node]).contains { screen, frame in
      let bottom = screen.size.height - screen.safeArea.bottom
      return screen.safeArea.top > 0 && abs(frame.y - screen.safeArea.top) < 0.5
        || screen.safeArea.bottom > 0 && abs(frame.maxY - bottom) < 0.5
    }
  }

  private func clip(_ radius: Double) -> Expression {
    context.options.scalesLengths
      ? .call(".autoCornerRadius", texts: [radius.literal])
      : .call(".clipShape", texts: [".rect(cornerRadius: \(radius.literal))"])
  }

  private func border(_ radius: Double, _ attributes: RuntimeLook) -> Expression {
    let color =
      attributes.borderColor.flatMap { SwiftUINames.color($0, context.document.resources) }
      ?? ".black"
    let width = node.borderWidth.literal
    let shape = radius > 0 ? "RoundedRectangle(cornerRadius: \(radius.literal))" : "Rectangle()"
    return .call(
      ".overlay",
      ["_": .closure("", ["\(shape).strokeBorder(\(color), lineWidth: \(width))"])])
  }

  /// The modifiers that change no frame and show none.
  func looks() -> [Expression] {
    var looks: [Expression] = []
    if let tint = color("tintColor") {
      looks.append(.call(node is ImageNode ? ".foregroundStyle" : ".tint", texts: [tint]))
    }
    if let alpha = facts.number("alpha"), alpha != 1 {
      looks.append(.call(".opacity", texts: [alpha.literal]))
    }
    // `hidden()` keeps the room of the view, as UIKit does outside of stacks.
    if facts.flag("hidden") == true { looks.append(".hidden()") }
    if node is ControlNode, facts.flag("enabled") == false { looks.append(".disabled(true)") }
    if let isEnabled = facts.flag("userInteractionEnabled"), !isEnabled,
      !(node is LabelNode || node is ImageNode)
    {
      looks.append(".allowsHitTesting(false)")
    }
    return looks + accessibility()
  }
}
