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
  func read(_ unit: inout ArrangedUnit) -> Bool {
    let node = unit.node
    for axis in LayoutAxis.allCases { unit.extents[axis] = extent(of: unit, along: axis) }
    setRatio(&unit)
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
      facts.takeAll()
      reader.refuse(node, Self.reason(for: node))
      return false
    }
    look.finish(&unit)
    return true
  }

  /// The reason for which SwiftUI has no view of a kind.
  static func reason(for node: ViewNode) -> String {
    switch node.role {
    case .table, .collection: "SwiftUI lays out the rows of a List by itself"
    case .textView: "a TextEditor has other margins"
    case .navigationBar, .tabBar, .toolbar: "SwiftUI has no bar to place in a view"
    case .label, .button, .image, .textField, .switch, .slider, .stepper, .progress,
      .activityIndicator, .segmentedControl:
      "it has no view around it"
    default: "SwiftUI has no view that looks like a \(node.className)"
    }
  }

  /// The cause of a length: the content, a number of points, or the view around.
  private func extent(of unit: ArrangedUnit, along axis: LayoutAxis) -> ArrangedUnit.Extent {
    let lengths = unit.boxes.map { $0.length(along: axis) }
    let natural = zip(reader.samples.screens, unit.boxes).map { screen, box in
      screen.contentSize(of: unit.node, width: box.width)?[axis] ?? .nan
    }
    // A tenth of a point: both systems round the widths of texts.
    if zip(lengths, natural).allSatisfy({ ($0 - $1).magnitude < 0.1 }) { return .content }
    return lengths.common.map { .fixed($0) } ?? .stretched
  }

  /// Finds a ratio of width to height that stays the same where the size does not.
  private func setRatio(_ unit: inout ArrangedUnit) {
    guard unit.extents[.horizontal] == .stretched, unit.extents[.vertical] == .stretched,
      unit.boxes.map({ $0.width / max($0.height, 1e-9) }).common != nil
    else { return }
    unit.extents[.vertical] = .ratio
  }

  /// The ratio of width to height, if it decides the height.
  static func ratio(of unit: ArrangedUnit) -> Double? {
    guard unit.extents[.vertical] == .ratio else { return nil }
    return unit.boxes[0].width / unit.boxes[0].height
  }

  /// Reads a view that has a color alone; one without a color takes space that others leave anyway.
  private func readColor(_ unit: inout ArrangedUnit, _ look: LookReader) -> Bool {
    guard look.showsFrame else {
      look.passOver()
      reader.refuseEmpty(unit.node, facts)
      return false
    }
    let color = facts.color("backgroundColor", as: SwiftUINames.typedColor)
    unit.view = .leaf(.text(color ?? "Color.clear"), of: nil, .flexible)
    unit.greedy = [.horizontal, .vertical]
    applyRatio(&unit)
    var look = look
    look.drawsBackground = false
    look.finish(&unit)
    return true
  }

  /// Gives a view that fills its room its ratio.
  func applyRatio(_ unit: inout ArrangedUnit) {
    guard let ratio = Self.ratio(of: unit) else { return }
    unit.view = unit.view.modified(.aspectRatio((ratio * 1e4).rounded() / 1e4))
    unit.greedy = [.horizontal]
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
