import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes the statements about a view as the nodes of this package say them.
struct NodeWriter {
  let document: InterfaceDocument
  let options: CodeOptions

  /// Writes the class, its initializer and all that differs from a new node.
  func write(_ view: ViewCode) {
    let node = view.node
    view.className = String(describing: type(of: node))
    view.arguments = [view.name.literal]
    if let name = node.customClass { view.set("customClass", name.literal) }
    if Placement.hasFrame(node, isRoot: view.place == .root) || Self.placesByFrame(node) {
      view.statements.append(
        .assignment(
          view.dot + "frame",
          .call("LayoutRect", node.frame.literalArguments.split(separator: ",").map(Self.trimmed))))
    }
    writePlacement(of: view)
    writeLengths(of: view)
    writeFont(of: view)
    writeRole(of: view)
    writeAppearance(of: view)
  }

  private static func trimmed(_ text: Substring) -> String { String(text.drop { $0 == " " }) }

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
    if !parts.isEmpty { view.set("autoresizingMask", "[\(parts.joined(separator: ", "))]") }
    if node.isHidden { view.set("isHidden", "true") }
    if node.preservesSuperviewLayoutMargins { view.set("preservesSuperviewLayoutMargins", "true") }
    if !node.insetsLayoutMarginsFromSafeArea {
      view.set("insetsLayoutMarginsFromSafeArea", "false")
    }
    if node.layoutMarginsFollowReadableWidth {
      view.set("layoutMarginsFollowReadableWidth", "true")
    }
    write(node.contentHugging, "contentHugging", standard: 250, view)
    write(node.contentCompressionResistance, "contentCompressionResistance", standard: 750, view)
  }

  private func write(
    _ priority: ContentPriority, _ property: String, standard: LayoutPriority, _ view: ViewCode
  ) {
    if priority.horizontal != standard {
      view.set("\(property).horizontal", Double(priority.horizontal.rawValue).literal)
    }
    if priority.vertical != standard {
      view.set("\(property).vertical", Double(priority.vertical.rawValue).literal)
    }
  }

  private func writeLengths(of view: ViewCode) {
    let node = view.node
    let options = scaling(of: node)
    if let scales = node.adapterScreen { view.set("adapterScreen", "\(scales)") }
    if node.cornerRadius != 0 { view.set("cornerRadius", node.cornerRadius.length(in: options)) }
    if node.borderWidth != 0 { view.set("borderWidth", node.borderWidth.length(in: options)) }
    if let margins = node.layoutMargins { set("layoutMargins", margins, view) }
    if let stack = node.role.stack, stack.spacing != 0 {
      view.set("spacing", stack.spacing.length(in: options))
    }
  }

  private func scaling(of node: ViewNode) -> CodeOptions {
    var options = options
    if node.adapterScreen == false { options.scalesLengths = false }
    return options
  }

  /// States insets.
  func set(_ property: String, _ insets: LayoutInsets, _ view: ViewCode) {
    let lengths = [insets.top, insets.left, insets.bottom, insets.right].map {
      $0.length(in: options)
    }
    let names = ["top", "left", "bottom", "right"]
    view.statements.append(
      .assignment(
        view.dot + property, .call("LayoutInsets", zip(names, lengths).map { "\($0): \($1)" })))
  }

  private func writeFont(of view: ViewCode) {
    guard let font = view.node.font, font != view.node.role.defaultFont else { return }
    view.set("font", Self.font(font, in: scaling(of: view.node)))
  }

  /// The expression of a font.
  static func font(_ font: FontDescriptor, in options: CodeOptions) -> String {
    if let style = font.textStyle { return ".preferred(.\(style.rawValue))" }
    let size = font.size.length(in: options)
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
  static func size(_ size: LayoutSize) -> String {
    "LayoutSize(width: \(size.width.literal), height: \(size.height.literal))"
  }

  private func writeAppearance(of view: ViewCode) {
    let appearance = view.node.appearance
    func set(_ property: String, _ value: String) { view.set("appearance." + property, value) }
    if appearance.alpha != 1 { set("alpha", appearance.alpha.literal) }
    if let clips = appearance.clipsToBounds { set("clipsToBounds", "\(clips)") }
    if appearance.contentMode != .scaleToFill {
      set("contentMode", ".\(appearance.contentMode.rawValue)")
    }
    if appearance.textAlignment != .natural {
      set("textAlignment", ".\(appearance.textAlignment.rawValue)")
    }
    if let mode = appearance.lineBreakMode { set("lineBreakMode", ".\(mode.rawValue)") }
    let colors: [(String, ViewColor?)] = [
      ("backgroundColor", appearance.backgroundColor), ("tintColor", appearance.tintColor),
      ("textColor", appearance.textColor),
    ]
    for (property, color) in colors {
      if let color {
        set(property, Self.color(color, stated: document.color(property, of: view.node)))
      }
    }
    guard !appearance.textRuns.isEmpty else { return }
    let runs = appearance.textRuns.map { run(of: view, $0) }
    view.statements.append(.lines(view.dot + "appearance.textRuns = ", runs, tail: ""))
  }

  private func run(of view: ViewCode, _ run: ViewAppearance.TextRun) -> Statement {
    var arguments = ["length: \(run.length)"]
    if let font = run.font {
      arguments.append("font: \(Self.font(font, in: scaling(of: view.node)))")
    }
    if let color = run.color { arguments.append("color: \(Self.color(color, stated: nil))") }
    return .call("ViewAppearance.TextRun", arguments)
  }

  /// The expression of a color, by its name if it has one.
  static func color(_ color: ViewColor, stated: InterfaceColor?) -> String {
    if case .system(let name) = stated, ViewColor.system(name) != nil {
      return ".system(\(name.literal))"
    }
    if color == .clear { return ".clear" }
    if color == .black { return ".black" }
    if color == .white { return ".white" }
    let parts = color.light
    let alpha = parts.alpha == 1 ? "" : ", alpha: \(parts.alpha.literal)"
    if parts.red == parts.green, parts.green == parts.blue {
      return "ViewColor(white: \(parts.red.literal)\(alpha))"
    }
    return
      "ViewColor(red: \(parts.red.literal), green: \(parts.green.literal), blue: \(parts.blue.literal)\(alpha))"
  }
}
