import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Reads the frame, the background and the other looks that all views have.
struct LookReader {
  let reader: SwiftUIReader
  let facts: ElementFacts
  let node: ViewNode
  /// Whether the background is a modifier; a view that has a color alone is the color.
  var drawsBackground = true

  private var context: CodeContext { reader.context }

  /// Returns a color of a child as a style, such as `.red`.
  func color(_ key: String, of facts: ElementFacts? = nil, isTyped: Bool = false) -> String? {
    let facts = facts ?? self.facts
    guard let element = facts.markup.child("color", key: key), let stated = InterfaceColor(element),
      let color = SwiftUINames.color(stated, in: context.document.resources, isTyped: isTyped)
    else { return nil }
    _ = facts.color(key)
    return color
  }

  /// Whether a view has a background, a border or a shape, which show its frame.
  var showsFrame: Bool {
    guard let element = facts.markup.child("color", key: "backgroundColor") else {
      return node.borderWidth > 0
    }
    let color = InterfaceColor(element)
    return !(color.map(Self.isClear) ?? false) || node.borderWidth > 0
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
    addFrames(&unit, isFramed: isFramed)
    unit.view = unit.view.looking(unit.trailingLooks)
    for modifier in decoration() { unit.view = unit.view.modified(modifier) }
    if isFramed { unit.view = unit.view.modified(.mark(node)) } else { markLayout(&unit) }
    unit.view = unit.view.looking(looks())
  }

  /// Marks a view whose frame nobody sees, but whose content fills it.
  private func markLayout(_ unit: inout ArrangedUnit) {
    guard case .leaf = unit.view.content, !reader.isContainer(node), !isCentered(unit.view) else {
      return
    }
    unit.view = unit.view.modified(.mark(node))
  }

  /// Whether a view keeps its content's size in a larger frame.
  private func isCentered(_ view: SwiftUIView) -> Bool {
    guard case .leaf(let leaf) = view.content, !reader.isContainer(node) else { return false }
    return leaf.sizing == .text || node is ActivityIndicatorNode
  }

  private func addFrames(_ unit: inout ArrangedUnit, isFramed: Bool) {
    func fixed(_ axis: LayoutAxis) -> Double? {
      if case .fixed(let length)? = unit.extents[axis] { length } else { nil }
    }
    let (width, height) = (fixed(.horizontal), fixed(.vertical))
    if width != nil || height != nil {
      unit.view = unit.view.modified(.frame(width: width, height: height, unit.place))
      if width != nil { unit.greedy.remove(.horizontal) }
      if height != nil { unit.greedy.remove(.vertical) }
    }
    guard isFramed || unit.isFitted else { return }
    let axes = Set(LayoutAxis.allCases.filter { unit.extents[$0] == .stretched })
      .subtracting(unit.greedy)
    if !axes.isEmpty { unit.view = unit.view.modified(.fill(axes, unit.place)) }
    unit.greedy.formUnion(axes)
  }

  /// The modifiers of the background, the shape and the border.
  func decoration() -> [SwiftUIModifier] {
    let background = color("backgroundColor", isTyped: false)
    let radius = node.cornerRadius
    let clips = facts.takeFlag("clipsSubviews") ?? false
    let attributes = RuntimeLook(facts)
    var modifiers: [Expression] = []
    let scales = context.options.scalesLengths
    let isClear = !showsFrame && node.borderWidth == 0
    if let background, !isClear, drawsBackground {
      modifiers.append(.call(".background", texts: [background]))
    }
    if radius > 0, background != nil || node is ImageNode || clips {
      modifiers.append(
        scales
          ? .call(".autoCornerRadius", texts: [radius.literal])
          : .call(".clipShape", texts: [".rect(cornerRadius: \(radius.literal))"]))
    } else if clips || attributes.masks, node is ImageNode {
      modifiers.append(".clipped()")
    }
    if node.borderWidth > 0 { modifiers.append(border(radius, attributes)) }
    return modifiers.map { .look($0) }
  }

  private func border(_ radius: Double, _ attributes: RuntimeLook) -> Expression {
    let color =
      attributes.borderColor.flatMap {
        SwiftUINames.color($0, in: context.document.resources, isTyped: false)
      } ?? ".black"
    let width = node.borderWidth.literal
    let shape = radius > 0 ? "RoundedRectangle(cornerRadius: \(radius.literal))" : "Rectangle()"
    return .call(
      ".overlay",
      [.init(nil, .closure("", ["\(shape).strokeBorder(\(color), lineWidth: \(width))"]))])
  }

  /// The modifiers that change no frame and show none.
  func looks() -> [Expression] {
    var looks: [Expression] = []
    if let tint = color("tintColor", isTyped: false) {
      looks.append(.call(node is ImageNode ? ".foregroundStyle" : ".tint", texts: [tint]))
    }
    if let alpha = facts.takeNumber("alpha"), alpha != 1 {
      looks.append(.call(".opacity", texts: [alpha.literal]))
    }
    if facts.takeFlag("hidden") == true { looks.append(".hidden()") }
    if node is ControlNode, facts.takeFlag("enabled") == false { looks.append(".disabled(true)") }
    if let isEnabled = facts.takeFlag("userInteractionEnabled"), !isEnabled,
      !(node is LabelNode || node is ImageNode)
    {
      looks.append(".allowsHitTesting(false)")
    }
    return looks + accessibility()
  }

  private func accessibility() -> [Expression] {
    var looks: [Expression] = []
    let texts = SwiftUIText(context: context)
    for facts in facts.children("accessibility") {
      for (attribute, name, key) in [
        ("identifier", "accessibilityIdentifier", ""),
        ("label", "accessibilityLabel", "accessibilityLabel"),
        ("hint", "accessibilityHint", "accessibilityHint"),
        ("value", "accessibilityValue", "accessibilityValue"),
      ] {
        guard let value = facts.takeText(attribute), !value.isEmpty else { continue }
        let text = texts.title(value, of: self.facts.markup, keys: key)
        looks.append(.call("." + name, [.init(nil, text)]))
      }
      if facts.child("bool", key: "isElement")?.takeFlag("value") == false {
        looks.append(".accessibilityHidden(true)")
      }
      guard let traits = facts.child("accessibilityTraits") else { continue }
      for name in traits.markup.attributes.map(\.name) where traits.takeFlag(name) == true {
        guard let trait = Self.traits[name] else { continue }
        looks.append(.call(".accessibilityAddTraits", texts: ["." + trait]))
      }
    }
    return looks
  }

  /// The traits of SwiftUI by those of documents; the others are those that its controls have.
  private static let traits = [
    "button": "isButton", "link": "isLink", "image": "isImage", "selected": "isSelected",
    "header": "isHeader", "searchField": "isSearchField", "staticText": "isStaticText",
    "summaryElement": "isSummaryElement", "updatesFrequently": "updatesFrequently",
    "playsSound": "playsSound", "startsMediaSession": "startsMediaSession",
  ]
}

/// The runtime attributes of a view's layer.
struct RuntimeLook {
  private(set) var borderColor: InterfaceColor?
  private(set) var masks = false

  init(_ facts: ElementFacts) {
    guard let list = facts.child("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children("userDefinedRuntimeAttribute") {
      switch attribute["keyPath"] {
      case "layer.cornerRadius", "cornerRadius", "layer.borderWidth": attribute.skipAll()
      case "layer.masksToBounds", "clipsToBounds":
        masks = attribute["value"] == "YES"
        attribute.skipAll()
      case "layer.borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor":
        borderColor = attribute.markup.child("color", key: "value").flatMap { InterfaceColor($0) }
        attribute.skipAll()
      case let path? where ScalingAttribute.fonts.contains(path): attribute.skipAll()
      default: break
      }
    }
  }
}
