import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The properties of this package's nodes that differ from those of new nodes; the tree of a document has them.
enum NodeSettings {
  /// Returns the setting of a property, or `nil` if a new node has the value, or no such property.
  private typealias Row = @Sendable (ViewNode) -> Setting?

  static func settings(of view: ObjectFacts, in source: DocumentSource) -> [Setting] {
    guard let node = view.node else { return [] }
    let hasFrame = source.hasFrame(node, isProperty: view.place == .property) || keepsFrame(node)
    let hasFont = node.font != node.role.defaultFont || source.scalesFont(of: node)
    let font = hasFont ? node.font.map { Value.font(.init($0, ofNode: node)) } : nil
    let (look, document) = (node.appearance, source.document)
    let colors = [
      ("backgroundColor", look.backgroundColor), ("tintColor", look.tintColor),
      ("textColor", look.textColor),
    ].map { name, color in
      setting(
        "appearance." + name, color.map { value(of: $0, stated: document.color(name, of: node)) })
    }
    let runs = look.textRuns.map { run in
      Value.made(
        "ViewAppearance.TextRun",
        [
          "length": run.length.value, "font": run.font.map { .font(.init($0, ofNode: node)) },
          "color": run.color.map { value(of: $0, stated: nil) },
        ])
    }
    let start = [
      setting("customClass", node.customClass.value),
      setting("frame", hasFrame ? .frame(node.frame) : nil),
    ]
    let end = [
      setting(
        "appearance.textRuns", runs.isEmpty ? nil : runs.count == 1 ? .list(runs) : .column(runs))
    ]
    return
      (start + placement.map { $0(node) } + [setting("font", font)]
      + roles.map { $0(node) } + colors + end).compactMap(\.self)
  }

  private static func setting(_ name: String, _ value: Value?) -> Setting? {
    value.map { .set(name, $0) }
  }

  /// Whether a table, a collection or a bar keeps the frames of its content.
  private static func keepsFrame(_ node: ViewNode) -> Bool {
    node.parent == nil || node is TableNode || node is CollectionNode || node is TableCellNode
      || node is CollectionReusableNode || node is ContentViewNode || node.parent is TableNode
      || node.parent is VisualEffectNode
  }

  /// The color of a node, by its name if it has one.
  private static func value(of color: ViewColor, stated: InterfaceColor?) -> Value {
    if case .system(let name) = stated, ViewColor.system(name) != nil {
      return .color(.system(name))
    }
    let names: [(ViewColor, String)] = [(.clear, "clear"), (.black, "black"), (.white, "white")]
    return names.first { $0.0 == color }.map { .word($0.1) } ?? .color(StatedColor(color.light))
  }

  private static let placement =
    rows(
      ViewNode(),
      .init(
        "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
      .init("autoresizingMask", \.autoresizingMask), .init("isHidden", \.isHidden),
      .init("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
      .init("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
      .init("layoutMarginsFollowReadableWidth", \.layoutMarginsFollowReadableWidth),
      .init("contentHugging.horizontal", \.contentHugging.horizontal),
      .init("contentHugging.vertical", \.contentHugging.vertical),
      .init("contentCompressionResistance.horizontal", \.contentCompressionResistance.horizontal),
      .init("contentCompressionResistance.vertical", \.contentCompressionResistance.vertical),
      .init("adapterScreen", \.adapterScreen), .length("cornerRadius", \.cornerRadius),
      .length("borderWidth", \.borderWidth), .init("layoutMargins", \.layoutMargins))
    + rows(StackNode(), .length("spacing", \.spacing))

  /// The rows of roles, those of superclasses after them.
  private static let roles: [Row] =
    rows(
      LabelNode(), .init("text", \.text), .init("numberOfLines", \.numberOfLines),
      .init("minimumScaleFactor", { $0.minimumScaleFactor.map { .exact($0) } }),
      .init("lineHeight", \.lineHeight))
    + rows(
      TextFieldNode(), .init("text", \.text), .init("placeholder", \.placeholder),
      .init("borderStyle", \.borderStyle), .init("isSecureTextEntry", \.isSecureTextEntry))
    + rows(TextViewNode(), .init("text", \.text), .init("lineHeight", \.lineHeight))
    + rows(SearchBarNode(), .init("text", \.text), .init("placeholder", \.placeholder))
    + rows(
      ButtonNode(), .init("title", \.title), .init("imageName", \.imageName),
      .init("imageSize", \.imageSize),
      .init("symbolFont") { button in
        button.symbolFont.map { .font(.init($0, ofNode: button)) }
      }, .init("backgroundImageName", \.backgroundImageName),
      .init("backgroundImageSize", \.backgroundImageSize), .init("style", \.style),
      .init("configuration", \.configuration), .init("contentInsets", \.contentInsets),
      .init("titleInsets", \.titleInsets), .init("imageInsets", \.imageInsets),
      .init("configurationColor") { button in
        button.configurationColor.map { value(of: $0, stated: nil) }
      })
    + rows(
      ImageNode(), .init("imageName", \.imageName), .init("imageSize", \.imageSize),
      .init("isSymbol", \.isSymbol))
    + rows(
      StackNode(), .init("axis", \.axis), .init("distribution", \.distribution),
      .init("alignment", \.alignment),
      .init("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
      .init("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement))
    + rows(
      SegmentedControlNode(), .init("titles") { .list($0.titles.map { .literal($0) }) },
      .init("segmentWidths") { stated($0.segmentWidths) { .length($0) } },
      .init("imageWidths") { stated($0.imageWidths) { .number($0) } },
      .init("selectedSegmentIndex", \.selectedSegmentIndex),
      .init("apportionsWidthsByContent", \.apportionsWidthsByContent))
    + rows(PageControlNode(), .init("numberOfPages", \.numberOfPages))
    + rows(DatePickerNode(), .init("mode", \.mode), .init("style", \.style))
    + rows(SwitchNode(), .init("isOn", \.isOn))
    + rows(
      SliderNode(), .init("minimumValue", \.minimumValue), .init("maximumValue", \.maximumValue),
      .init("value", \.value))
    + rows(ProgressNode(), .init("progress", \.progress))
    + rows(
      ActivityIndicatorNode(), .init("isLarge", \.isLarge), .init("isAnimating", \.isAnimating),
      .init("hidesWhenStopped", \.hidesWhenStopped))
    + rows(
      TableCellNode(), .init("hasAccessory", \.hasAccessory), .init("accessory", \.accessory),
      .init("sectionHeaderTitle", \.sectionHeaderTitle),
      .init("sectionFooterTitle", \.sectionFooterTitle))
    + rows(
      NavigationBarNode(), .init("title", \.title), .init("prompt", \.prompt),
      .init("backTitle", \.backTitle), .init("hasLargeTitle", \.hasLargeTitle))
    + rows(VisualEffectNode(), .init("blurStyle", \.blurStyle))
    + rows(
      ControlNode(), .init("isEnabled", \.isEnabled),
      .init("contentHorizontalAlignment", \.contentHorizontalAlignment))
    + rows(
      ScrollNode(), .init("isScrollEnabled", \.isScrollEnabled),
      .init("alwaysBounceVertical", \.alwaysBounceVertical),
      .init("adjustsContentInset", \.adjustsContentInset), .init("contentInset", \.contentInset))
    + rows(TableNode(), .init("style", \.style), .init("hasSeparators", \.hasSeparators))
    + rows(
      CollectionNode(), .length("lineSpacing", \.lineSpacing),
      .length("interitemSpacing", \.interitemSpacing), .init("sectionInset", \.sectionInset))
    + rows(
      ViewNode(), .init("appearance.alpha", \.appearance.alpha),
      .init("appearance.clipsToBounds", \.appearance.clipsToBounds),
      .init("appearance.contentMode", \.appearance.contentMode),
      .init("appearance.textAlignment", \.appearance.textAlignment),
      .init("appearance.lineBreakMode", { $0.appearance.lineBreakMode.map { .word($0.rawValue) } }))

  /// A list of widths, or `nil` if none is stated.
  @Sendable private static func stated(_ widths: [Double], _ value: (Double) -> Value) -> Value? {
    widths.contains { $0 != 0 } ? .list(widths.map(value)) : nil
  }

  /// The rows of a class, with the values of a new node.
  private static func rows<Node: ViewNode>(_ new: Node, _ rows: NodeProperty<Node>...) -> [Row] {
    rows.map { row in
      let standard = row.value(new)
      return { node in
        guard let value = (node as? Node).flatMap(row.value), value != standard else { return nil }
        return .set(row.name, value)
      }
    }
  }
}

/// A property of a class of nodes.
private struct NodeProperty<Node: ViewNode>: Sendable {
  let name: String
  let value: @Sendable (Node) -> Value?

  init(_ name: String, _ value: @escaping @Sendable (Node) -> Value?) {
    (self.name, self.value) = (name, value)
  }

  init(_ name: String, _ path: KeyPath<Node, some NodeValue> & Sendable) {
    self.init(name) { $0[keyPath: path].value }
  }

  init(_ name: String, _ path: KeyPath<Node, some RawRepresentable<String> & Sendable> & Sendable) {
    self.init(name) { .word($0[keyPath: path].rawValue) }
  }

  static func length(_ name: String, _ path: KeyPath<Node, Double> & Sendable) -> Self {
    Self(name) { .length($0[keyPath: path]) }
  }
}

/// A value of a node's property.
private protocol NodeValue: Sendable {
  var value: Value? { get }
}

extension Optional: NodeValue where Wrapped: NodeValue {
  fileprivate var value: Value? { flatMap(\.value) }
}
extension Bool: NodeValue { fileprivate var value: Value? { .flag(self) } }
extension Double: NodeValue { fileprivate var value: Value? { .number(self) } }
extension Int: NodeValue { fileprivate var value: Value? { .number(Double(self)) } }
extension String: NodeValue { fileprivate var value: Value? { .literal(self) } }
extension LayoutInsets: NodeValue { fileprivate var value: Value? { .insets(self) } }
extension LayoutPriority: NodeValue {
  fileprivate var value: Value? { .number(Double(rawValue)) }
}
extension AutoresizingMask: NodeValue {
  fileprivate var value: Value? { parts.isEmpty ? nil : .list(parts.map { .word($0) }) }
}
extension LayoutSize: NodeValue {
  fileprivate var value: Value? {
    .made("LayoutSize", ["width": .number(width), "height": .number(height)])
  }
}
extension LineHeight: NodeValue {
  fileprivate var value: Value? {
    .made(
      "LineHeight",
      [
        "multiple": .number(multiple), "minimum": .length(minimum), "maximum": .length(maximum),
        "spacing": .length(spacing),
      ])
  }
}
