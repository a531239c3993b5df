import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Reads a view without others in it, and the frame, the background and the looks that all views have.
struct LeafReader {
  let reader: SwiftUIReader
  let facts: Reader
  let node: ViewNode
  /// The axes along which something other than the content decides the length.
  var sized: Set<LayoutAxis> = []
  var view = SwiftUIView.leaf("Spacer()")
  /// The place of the content in the frame.
  var place = SwiftUIAlignment()
  /// The modifiers outside the frame.
  var trailingLooks: [Expression] = []
  /// Whether the background is a modifier; a view that has a color alone is the color.
  var drawsBackground = true

  var context: Reader { reader.context }
  var screen: SwiftUIScreen { reader.screen }
  var scales: Bool { context.options.scalesLengths }

  /// Reads the view; returns false for an invisible one.
  mutating func read() -> Bool {
    switch node.role {
    case .view: return readColor()
    case .label(let label): readLabel(label)
    case .button(let button): readButton(button)
    case .image(let image): if !readImage(image) { return false }
    case .textField(let field): readField(field)
    case .switch, .slider, .stepper, .progress, .activityIndicator, .segmentedControl: readControl()
    default:
      view = reader.slot(for: node, facts)
      return true
    }
    finish()
    return true
  }

  /// Reads a view that has a color alone; one without a color takes space that others leave anyway.
  private mutating func readColor() -> Bool {
    guard showsFrame else {
      _ = decoration() + looks()
      return false
    }
    view = .leaf(.text(facts.statedColor("backgroundColor")?.typedSwiftUI ?? "Color.clear"))
    // A color is as large as its room by itself.
    (drawsBackground, sized) = (false, [])
    finish()
    return true
  }

  /// Names a part of the view that has no code.
  func leaveOut(_ part: String) { reader.leaveOut(node, part) }

  /// The name of a value, such as `email` for the field `emailField`.
  func names(without endings: String...) -> [String] {
    reader.names(of: node).map { $0.without(endings) }
  }
}

/// Looks.
extension LeafReader {
  /// Returns a color of a child as a style, such as `.red`.
  func color(_ key: String, of facts: Reader? = nil) -> String? {
    (facts ?? self.facts).statedColor(key)?.swiftUI
  }

  /// Returns the modifier of a color, if the document states one.
  func colorLook(_ name: String, _ key: String, of facts: Reader? = nil) -> [Expression] {
    color(key, of: facts).map { [.call(name, texts: [$0])] } ?? []
  }

  /// Whether a view has a background, a border or a shape, which show its frame.
  var showsFrame: Bool {
    if case .button(let button) = node.role, button.style == .configured,
      button.configuration != .plain
    {
      return true
    }
    return node.borderWidth > 0 || background != nil
  }

  /// The color behind the view, or `nil` for none.
  private var background: String? {
    switch facts.peekedColor("backgroundColor") {
    case nil, .system("clear"), .gray(_, alpha: 0): nil
    case .rgb(let parts) where parts.alpha == 0, .displayP3(let parts) where parts.alpha == 0: nil
    case let color?: color.typedSwiftUI
    }
  }

  /// Gives a view that shows its frame its size, its background and its other looks.
  mutating func finish() {
    // A text that is smaller than its frame is in the middle of it by itself.
    let axes =
      showsFrame ? sized : place == SwiftUIAlignment() ? [] : sized.intersection([.horizontal])
    if !axes.isEmpty { view = view.modified(.fill(axes, place)) }
    view = view.looking(trailingLooks + decoration() + looks())
  }

  /// The modifiers of the background, the shape and the border.
  func decoration() -> [Expression] {
    _ = color("backgroundColor")
    let (borderColor, masks) = layerAttributes()
    let clips = facts.flag("clipsSubviews") == true || masks
    let behind = drawsBackground ? background : nil
    let radius = node.cornerRadius
    var modifiers: [Expression] = []
    // Without clipping only the background has the corners.
    if radius > 0, !clips, let behind, !scales {
      let shape = ".rect(cornerRadius: \(radius.literal))"
      modifiers.append(.call(".background", ["_": .text(behind), "in": .text(shape)]))
    } else {
      if let behind { modifiers.append(.call(".background", texts: [behind])) }
      if radius > 0, clips || background != nil {
        modifiers.append(
          scales
            ? .call(".autoCornerRadius", texts: [radius.literal])
            : .call(".clipShape", texts: [".rect(cornerRadius: \(radius.literal))"]))
      } else if clips, exceedsFrame {
        modifiers.append(".clipped()")
      }
    }
    guard node.borderWidth > 0 else { return modifiers }
    let color = borderColor?.swiftUI ?? ".black"
    let shape = radius > 0 ? "RoundedRectangle(cornerRadius: \(radius.literal))" : "Rectangle()"
    let border: Statement =
      "\(shape).strokeBorder(\(color), lineWidth: \(node.borderWidth.literal))"
    return modifiers + [.call(".overlay", ["_": .closure("", [border])])]
  }

  /// The color of the border and whether the layer clips, which only runtime attributes state.
  private func layerAttributes() -> (borderColor: StatedColor?, masks: Bool) {
    var (borderColor, masks): (StatedColor?, Bool) = (nil, false)
    let list = facts.child("userDefinedRuntimeAttributes")
    for attribute in list?.children("userDefinedRuntimeAttribute") ?? [] {
      switch attribute["keyPath"] {
      case "layer.cornerRadius", "cornerRadius", "layer.borderWidth": break
      case "layer.masksToBounds", "clipsToBounds": masks = attribute["value"] == "YES"
      case "layer.borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor":
        borderColor = attribute.peekedColor("value")
      case let path? where ScalingAttribute.fonts.contains(path): break
      default: continue
      }
      attribute.takeAll()
    }
    return (borderColor, masks)
  }

  /// Whether the view is an image that may be larger than its frame.
  private var exceedsFrame: Bool {
    guard case .image(let image) = node.role else { return false }
    return image.isSymbol
      || ![.scaleToFill, .scaleAspectFit, .redraw].contains(node.appearance.contentMode)
  }

  /// The modifiers that change no frame and show none.
  func looks() -> [Expression] {
    var looks = colorLook(node is ImageNode ? ".foregroundStyle" : ".tint", "tintColor")
    if let alpha = facts.number("alpha"), alpha != 1 {
      looks.append(.call(".opacity", texts: [alpha.literal]))
    }
    // `hidden()` keeps the room of the view, as UIKit does outside of stacks.
    if facts.flag("hidden") == true { looks.append(".hidden()") }
    if node is ControlNode, facts.flag("enabled") == false { looks.append(".disabled(true)") }
    if facts.flag("userInteractionEnabled") == false, !(node is LabelNode || node is ImageNode) {
      looks.append(".allowsHitTesting(false)")
    }
    return looks + accessibility()
  }

  /// The modifiers for those who do not see the view, and for tests.
  private func accessibility() -> [Expression] {
    var reader = facts
    reader.look = Look()
    reader.readAccessibility()
    return reader.look.settings.flatMap { setting -> [Expression] in
      guard case .set(let name, let value) = setting else { return [] }
      switch (name, value) {
      case ("isAccessibilityElement", _):
        return value == "false" ? [".accessibilityHidden(true)"] : []
      case ("accessibilityTraits", .brackets(let names, _)):
        return names.map(\.value).compactMap(Self.trait)
      case ("accessibilityTraits", _): return [value].compactMap(Self.trait)
      default: return [.call("." + name, ["_": value])]
      }
    }
  }

  /// The modifier of a trait, or `nil` for one that SwiftUI's controls have.
  private static func trait(_ name: Expression) -> Expression? {
    let word = String(name.flat?.dropFirst() ?? "")
    if plainTraits.contains(word) { return .call(".accessibilityAddTraits", texts: ["." + word]) }
    guard nameableTraits.contains(word) else { return nil }
    return .call(".accessibilityAddTraits", texts: [".is" + word.capitalizedFirst])
  }

  private static let plainTraits: Set = ["updatesFrequently", "playsSound", "startsMediaSession"]
  private static let nameableTraits = Set(
    words: "button link image selected header searchField staticText summaryElement")
}
