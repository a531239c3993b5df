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

  /// Gives a view that shows its frame its size, its background and its other looks.
  func finish(_ unit: inout SwiftUIUnit) {
    let isFramed = showsFrame
    // A text that is smaller than its frame is in the middle of it by itself.
    let axes =
      isFramed
      ? unit.sized : unit.place == SwiftUIAlignment() ? [] : unit.sized.intersection([.horizontal])
    if !axes.isEmpty { unit.view = unit.view.modified(.fill(axes, unit.place)) }
    unit.view = unit.view.looking(unit.trailingLooks + decoration() + looks())
  }

  /// The modifiers of the background, the shape and the border.
  func decoration() -> [Expression] {
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
      if let behind { modifiers.append(.call(".background", texts: [behind])) }
      if radius > 0, clips || background != nil {
        modifiers.append(clip(radius))
      } else if clips, exceedsFrame {
        modifiers.append(".clipped()")
      }
    }
    if node.borderWidth > 0 { modifiers.append(border(radius, attributes)) }
    return modifiers
  }

  /// Whether the view is an image that may be larger than its frame.
  private var exceedsFrame: Bool {
    guard case .image(let image) = node.role else { return false }
    return image.isSymbol
      || ![.scaleToFill, .scaleAspectFit, .redraw].contains(node.appearance.contentMode)
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
