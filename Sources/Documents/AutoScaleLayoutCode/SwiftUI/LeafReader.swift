import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Reads a view without others in it.
struct LeafReader {
  let reader: SwiftUIReader
  let facts: Reader

  var context: Reader { reader.context }
  var screen: SwiftUIScreen { reader.screen }
  var texts: SwiftUIText { SwiftUIText(context: context) }
  var scales: Bool { context.options.scalesLengths }

  /// Reads the view of a unit; returns false for an invisible one, or for one without code.
  func read(_ unit: inout SwiftUIUnit) -> Bool {
    let node = unit.node
    let look = LookReader(reader: reader, facts: facts, node: node)
    switch node.role {
    case .view: return readColor(&unit, look)
    case .label(let label): readLabel(label, &unit, look)
    case .button(let button): readButton(button, &unit, look)
    case .image(let image):
      guard readImage(image, &unit, look) else { return false }
    case .textField(let field): readField(field, &unit, look)
    case .switch, .slider, .stepper, .progress, .activityIndicator, .segmentedControl:
      ControlReader(leaf: self, look: look).read(&unit)
    default:
      unit.view = reader.slot(for: node, facts)
      return true
    }
    look.finish(&unit)
    return true
  }

  /// Reads a view that has a color alone; one without a color takes space that others leave anyway.
  private func readColor(_ unit: inout SwiftUIUnit, _ look: LookReader) -> Bool {
    guard look.showsFrame else {
      _ = look.decoration() + look.looks()
      return false
    }
    let color = facts.color("backgroundColor", as: SwiftUINames.typedColor)
    unit.view = .leaf(.text(color ?? "Color.clear"))
    var look = look
    look.drawsBackground = false
    // A color is as large as its room by itself.
    unit.sized = []
    look.finish(&unit)
    return true
  }

  /// The name of a value, such as `email` for the field `emailField`.
  func names(of node: ViewNode, without endings: [String]) -> [String] {
    context.names(of: node, facts.element).map { name in
      for ending in endings where name.hasSuffix(ending) && name.count > ending.count {
        return String(name.dropLast(ending.count))
      }
      return name
    }
  }

  /// The words of a control for those who do not see it.
  func title(of node: ViewNode) -> Expression {
    let name = names(of: node, without: ["Switch", "Slider", "Stepper", "SegmentedControl"])[0]
    return .text(name.spacedTitle.literal)
  }
}

extension String {
  /// The words of a name in camel case, such as `Sound on`.
  fileprivate var spacedTitle: String {
    var result = ""
    for character in self {
      if character.isUppercase, !result.isEmpty { result += " " }
      result += result.isEmpty ? character.uppercased() : character.lowercased()
    }
    return result
  }
}
