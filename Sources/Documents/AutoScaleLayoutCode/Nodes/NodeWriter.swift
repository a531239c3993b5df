import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes the statements about a view in the nodes of this package.
struct NodeWriter {
  let context: CodeContext

  private var document: InterfaceDocument { context.document }

  /// Writes the class, its initializer and all that differs from a new node.
  func write(_ view: ViewCode) {
    let node = view.node
    view.className = String(describing: type(of: node))
    view.arguments = [.init(nil, .text(view.name.literal))]
    if let name = node.customClass { view.set("customClass", .text(name.literal)) }
    if Placement.hasFrame(view, in: context) || Self.placesByFrame(node) {
      view.set("frame", context.frame(node.frame, of: "LayoutRect"))
    }
    writePlacement(of: view)
    writeLengths(of: view)
    writeFont(of: view)
    writeRole(of: view)
    writeAppearance(of: view)
  }

  /// Whether a table, a collection or a bar keeps the frames of its content.
  private static func placesByFrame(_ node: ViewNode) -> Bool {
    if node.parent == nil || node is TableNode || node is CollectionNode { return true }
    if node is TableCellNode || node is CollectionReusableNode || node is ContentViewNode {
      return true
    }
    return node.parent is TableNode || node.parent is VisualEffectNode
  }

  private func writePlacement(of view: ViewCode) {
    let node = view.node
    if let isByFrame = node.translatesAutoresizingMaskIntoConstraints {
      view.set("translatesAutoresizingMaskIntoConstraints", "\(isByFrame)")
    }
    let parts = Placement.maskParts(of: node.autoresizingMask)
    if !parts.isEmpty { view.set("autoresizingMask", .list(parts.map { .text($0) })) }
    view.set("isHidden", node.isHidden, unless: false)
    view.set(
      "preservesSuperviewLayoutMargins", node.preservesSuperviewLayoutMargins, unless: false)
    view.set(
      "insetsLayoutMarginsFromSafeArea", node.insetsLayoutMarginsFromSafeArea, unless: true)
    view.set(
      "layoutMarginsFollowReadableWidth", node.layoutMarginsFollowReadableWidth, unless: false)
    write(node.contentHugging, "contentHugging", standard: 250, view)
    write(node.contentCompressionResistance, "contentCompressionResistance", standard: 750, view)
  }

  private func write(
    _ priority: ContentPriority, _ property: String, standard: Double, _ view: ViewCode
  ) {
    let (horizontal, vertical) = (priority.horizontal.rawValue, priority.vertical.rawValue)
    view.set("\(property).horizontal", Double(horizontal), unless: standard)
    view.set("\(property).vertical", Double(vertical), unless: standard)
  }

  private func writeLengths(of view: ViewCode) {
    let node = view.node
    if let scales = node.adapterScreen { view.set("adapterScreen", "\(scales)") }
    setLength("cornerRadius", node.cornerRadius, view)
    setLength("borderWidth", node.borderWidth, view)
    if let margins = node.layoutMargins { set("layoutMargins", margins, view) }
    if let stack = node.role.stack { setLength("spacing", stack.spacing, view) }
  }

  /// States a length that is not 0.
  func setLength(_ property: String, _ length: Double, _ view: ViewCode) {
    if length != 0 { view.set(property, context.length(length)) }
  }

  /// States insets.
  func set(_ property: String, _ insets: LayoutInsets, _ view: ViewCode) {
    let edges = context.edges(insets, ["top", "left", "bottom", "right"])
    view.set(property, .call("LayoutInsets", edges))
  }

  private func writeFont(of view: ViewCode) {
    let node = view.node
    guard let font = node.font, font != node.role.defaultFont || context.scalesFont(of: node)
    else { return }
    view.set("font", self.font(font, of: node))
  }

  /// The expression of a view's font.
  func font(_ font: FontDescriptor, of node: ViewNode) -> Expression {
    let scales = context.scalesFont(of: node)
    if let style = font.textStyle {
      return scales
        ? "FontDescriptor.preferred(.\(style.rawValue)).auto()" : ".preferred(.\(style.rawValue))"
    }
    let size = scales ? font.size.designLiteral : font.size.literal
    if let name = font.name {
      let family = font.family.map { ", family: \($0.literal)" } ?? ""
      return ".named(\(name.literal)\(family), size: \(size))"
    }
    let weight = font.weight == .regular ? "" : ", weight: .\(font.weight.rawValue)"
    let traits = font.traits.contains(.italic) ? ", traits: .italic" : ""
    if let family = font.family {
      return "FontDescriptor(family: \(family.literal), size: \(size)\(weight)\(traits))"
    }
    return ".system(\(size)\(weight)\(traits))"
  }

  /// The expression of a size.
  static func size(_ size: LayoutSize) -> Expression {
    .call(
      "LayoutSize",
      [.init("width", .text(size.width.literal)), .init("height", .text(size.height.literal))])
  }

  private func writeAppearance(of view: ViewCode) {
    let appearance = view.node.appearance
    view.set("appearance.alpha", appearance.alpha, unless: 1)
    if let clips = appearance.clipsToBounds { view.set("appearance.clipsToBounds", "\(clips)") }
    view.set("appearance.contentMode", appearance.contentMode, unless: .scaleToFill)
    view.set("appearance.textAlignment", appearance.textAlignment, unless: .natural)
    if let mode = appearance.lineBreakMode {
      view.set("appearance.lineBreakMode", ".\(mode.rawValue)")
    }
    let colors: [(String, ViewColor?)] = [
      ("backgroundColor", appearance.backgroundColor), ("tintColor", appearance.tintColor),
      ("textColor", appearance.textColor),
    ]
    for case (let property, let color?) in colors {
      view.set(
        "appearance." + property,
        Self.color(color, stated: document.color(property, of: view.node)))
    }
    guard !appearance.textRuns.isEmpty else { return }
    let runs = appearance.textRuns.map { run(of: view, $0) }
    view.set("appearance.textRuns", runs.count == 1 ? .list(runs) : .column(runs))
  }

  private func run(of view: ViewCode, _ run: ViewAppearance.TextRun) -> Expression {
    var arguments = [Expression.Argument("length", .text("\(run.length)"))]
    if let font = run.font {
      arguments.append(.init("font", self.font(font, of: view.node)))
    }
    if let color = run.color { arguments.append(.init("color", Self.color(color, stated: nil))) }
    return .call("ViewAppearance.TextRun", arguments)
  }

  /// The expression of a color, by its name if it has one.
  static func color(_ color: ViewColor, stated: InterfaceColor?) -> Expression {
    if case .system(let name) = stated, ViewColor.system(name) != nil {
      return .text(".system(\(name.literal))")
    }
    if color == .clear { return ".clear" }
    if color == .black { return ".black" }
    if color == .white { return ".white" }
    let parts = color.light
    var arguments: [(String, Double)] =
      parts.red == parts.green && parts.green == parts.blue
      ? [("white", parts.red)]
      : [("red", parts.red), ("green", parts.green), ("blue", parts.blue)]
    if parts.alpha != 1 { arguments.append(("alpha", parts.alpha)) }
    return .call("ViewColor", arguments.map { .init($0, .text($1.literal)) })
  }
}
