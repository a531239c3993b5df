import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The properties of this package's nodes, whose values the tree of a document has.
enum NodeRules {
  /// A row: the setting of a node, or `nil` if a new node has the value, or no such property.
  private typealias Row = @Sendable (ViewNode) -> Setting?

  /// Returns all that differs from a new node.
  static func settings(of view: ObjectFacts, in source: DocumentSource) -> [Setting] {
    guard let node = view.node else { return [] }
    var settings: [Setting] = []
    func set(_ property: String, _ value: Value?) {
      if let value { settings.append(.set(property, value)) }
    }
    set("customClass", node.customClass.map { .literal($0) })
    if source.hasFrame(node, isProperty: view.place == .property) || placesByFrame(node) {
      set("frame", .frame(node.frame))
    }
    settings += placement.compactMap { $0(node) }
    if let font = node.font, font != node.role.defaultFont || source.scalesFont(of: node) {
      set("font", .font(.init(font, ofNode: node)))
    }
    settings += roles.compactMap { $0(node) }
    for (name, color) in [
      ("backgroundColor", node.appearance.backgroundColor),
      ("tintColor", node.appearance.tintColor), ("textColor", node.appearance.textColor),
    ] {
      let stated = source.document.color(name, of: node)
      set("appearance." + name, color.map { .color($0, stated: stated) })
    }
    let runs = node.appearance.textRuns.map { run(of: node, $0) }
    if !runs.isEmpty {
      set("appearance.textRuns", runs.count == 1 ? .list(runs) : .column(runs))
    }
    return settings
  }

  /// Whether a table, a collection or a bar keeps the frames of its content.
  private static func placesByFrame(_ node: ViewNode) -> Bool {
    node.parent == nil || node is TableNode || node is CollectionNode || node is TableCellNode
      || node is CollectionReusableNode || node is ContentViewNode || node.parent is TableNode
      || node.parent is VisualEffectNode
  }

  private static func run(of node: ViewNode, _ run: ViewAppearance.TextRun) -> Value {
    let values: [(String, Value?)] = [
      ("length", .number(Double(run.length))),
      ("font", run.font.map { .font(.init($0, ofNode: node)) }),
      ("color", run.color.map { .color($0, stated: nil) }),
    ]
    return .made(
      "ViewAppearance.TextRun", values.compactMap { name, value in value.map { .init(name, $0) } })
  }

  private static let placement: [Row] = [
    row(
      "translatesAutoresizingMaskIntoConstraints",
      \ViewNode.translatesAutoresizingMaskIntoConstraints
    ) {
      $0.map { .flag($0) }
    },
    row("autoresizingMask", \ViewNode.autoresizingMask.parts) { parts in
      parts.isEmpty ? nil : .list(parts.map { .word($0) })
    },
    flag("isHidden", \ViewNode.isHidden),
    flag("preservesSuperviewLayoutMargins", \ViewNode.preservesSuperviewLayoutMargins),
    flag(
      "insetsLayoutMarginsFromSafeArea", \ViewNode.insetsLayoutMarginsFromSafeArea, unless: true),
    flag("layoutMarginsFollowReadableWidth", \ViewNode.layoutMarginsFollowReadableWidth),
    priority("contentHugging.horizontal", \ViewNode.contentHugging.horizontal, unless: 250),
    priority("contentHugging.vertical", \ViewNode.contentHugging.vertical, unless: 250),
    priority(
      "contentCompressionResistance.horizontal", \ViewNode.contentCompressionResistance.horizontal,
      unless: 750),
    priority(
      "contentCompressionResistance.vertical", \ViewNode.contentCompressionResistance.vertical,
      unless: 750),
    row("adapterScreen", \ViewNode.adapterScreen) { $0.map { .flag($0) } },
    length("cornerRadius", \ViewNode.cornerRadius), length("borderWidth", \ViewNode.borderWidth),
    row("layoutMargins", \ViewNode.layoutMargins) { $0.map { .insets($0) } },
    length("spacing", \StackNode.spacing),
  ]

  private static let roles: [Row] =
    texts + buttons + containers + controls + superclasses + [
      number("appearance.alpha", \ViewNode.appearance.alpha, unless: 1),
      row("appearance.clipsToBounds", \ViewNode.appearance.clipsToBounds) { $0.map { .flag($0) } },
      word("appearance.contentMode", \ViewNode.appearance.contentMode, unless: .scaleToFill),
      word("appearance.textAlignment", \ViewNode.appearance.textAlignment, unless: .natural),
      row("appearance.lineBreakMode", \ViewNode.appearance.lineBreakMode) {
        $0.map { .word($0.rawValue) }
      },
    ]

  private static let texts: [Row] = [
    text("text", \LabelNode.text),
    row("numberOfLines", \LabelNode.numberOfLines) { $0 == 1 ? nil : .number(Double($0)) },
    row("minimumScaleFactor", \LabelNode.minimumScaleFactor) { $0.map { .exact($0) } },
    row("lineHeight", \LabelNode.lineHeight, lineHeight),
    text("text", \TextFieldNode.text), text("placeholder", \TextFieldNode.placeholder),
    word("borderStyle", \TextFieldNode.borderStyle, unless: .none),
    flag("isSecureTextEntry", \TextFieldNode.isSecureTextEntry),
    text("text", \TextViewNode.text), row("lineHeight", \TextViewNode.lineHeight, lineHeight),
    text("text", \SearchBarNode.text), text("placeholder", \SearchBarNode.placeholder),
  ]

  private static let buttons: [Row] = [
    text("title", \ButtonNode.title), text("imageName", \ButtonNode.imageName),
    row("imageSize", \ButtonNode.imageSize, size),
    { node in
      (node as? ButtonNode)?.symbolFont.map { .set("symbolFont", .font(.init($0, ofNode: node))) }
    },
    text("backgroundImageName", \ButtonNode.backgroundImageName),
    row("backgroundImageSize", \ButtonNode.backgroundImageSize, size),
    word("style", \ButtonNode.style, unless: .system),
    word("configuration", \ButtonNode.configuration, unless: .plain),
    row("contentInsets", \ButtonNode.contentInsets) { $0.map { .insets($0) } },
    row("configurationColor", \ButtonNode.configurationColor) {
      $0.map { .color($0, stated: nil) }
    },
    text("imageName", \ImageNode.imageName), row("imageSize", \ImageNode.imageSize, size),
    flag("isSymbol", \ImageNode.isSymbol),
  ]

  private static let containers: [Row] = [
    word("axis", \StackNode.axis, unless: .horizontal),
    word("distribution", \StackNode.distribution, unless: .fill),
    word("alignment", \StackNode.alignment, unless: .fill),
    flag(
      "isLayoutMarginsRelativeArrangement", \StackNode.isLayoutMarginsRelativeArrangement),
    flag("isBaselineRelativeArrangement", \StackNode.isBaselineRelativeArrangement),
    flag("hasAccessory", \TableCellNode.hasAccessory),
    word("accessory", \TableCellNode.accessory, unless: .none),
    text("sectionHeaderTitle", \TableCellNode.sectionHeaderTitle),
    text("sectionFooterTitle", \TableCellNode.sectionFooterTitle),
    text("title", \NavigationBarNode.title), text("prompt", \NavigationBarNode.prompt),
    text("backTitle", \NavigationBarNode.backTitle),
    flag("hasLargeTitle", \NavigationBarNode.hasLargeTitle),
    text("blurStyle", \VisualEffectNode.blurStyle),
  ]

  private static let controls: [Row] = [
    row("titles", \SegmentedControlNode.titles) { titles in
      titles.isEmpty ? nil : .list(titles.map { .literal($0) })
    },
    row("segmentWidths", \SegmentedControlNode.segmentWidths) { widths in
      widths.contains { $0 != 0 } ? .list(widths.map { .length($0) }) : nil
    },
    row("imageWidths", \SegmentedControlNode.imageWidths) { widths in
      widths.contains { $0 != 0 } ? .list(widths.map { .number($0) }) : nil
    },
    row("selectedSegmentIndex", \SegmentedControlNode.selectedSegmentIndex) {
      $0 < 0 ? nil : .number(Double($0))
    },
    flag("apportionsWidthsByContent", \SegmentedControlNode.apportionsWidthsByContent),
    row("numberOfPages", \PageControlNode.numberOfPages) { .number(Double($0)) },
    word("mode", \DatePickerNode.mode, unless: .dateAndTime),
    word("style", \DatePickerNode.style, unless: .automatic), flag("isOn", \SwitchNode.isOn),
    number("minimumValue", \SliderNode.minimumValue),
    number("maximumValue", \SliderNode.maximumValue, unless: 1),
    number("value", \SliderNode.value), number("progress", \ProgressNode.progress),
    flag("isLarge", \ActivityIndicatorNode.isLarge),
    flag("isAnimating", \ActivityIndicatorNode.isAnimating),
    flag("hidesWhenStopped", \ActivityIndicatorNode.hidesWhenStopped, unless: true),
  ]

  private static let superclasses: [Row] = [
    flag("isEnabled", \ControlNode.isEnabled, unless: true),
    word(
      "contentHorizontalAlignment", \ControlNode.contentHorizontalAlignment, unless: .center),
    flag("isScrollEnabled", \ScrollNode.isScrollEnabled, unless: true),
    flag("alwaysBounceVertical", \ScrollNode.alwaysBounceVertical),
    flag("adjustsContentInset", \ScrollNode.adjustsContentInset, unless: true),
    row("contentInset", \ScrollNode.contentInset) { $0 == .zero ? nil : .insets($0) },
    word("style", \TableNode.style, unless: .plain),
    flag("hasSeparators", \TableNode.hasSeparators, unless: true),
    length("lineSpacing", \CollectionNode.lineSpacing),
    length("interitemSpacing", \CollectionNode.interitemSpacing),
    row("sectionInset", \CollectionNode.sectionInset) { $0 == .zero ? nil : .insets($0) },
  ]
}

extension NodeRules {
  private static func row<Node: ViewNode, Property>(
    _ name: String, _ path: KeyPath<Node, Property> & Sendable,
    _ value: @escaping @Sendable (Property) -> Value?
  ) -> Row {
    { node in
      (node as? Node).flatMap { value($0[keyPath: path]) }.map { .set(name, $0) }
    }
  }

  private static func flag<Node: ViewNode>(
    _ name: String, _ path: KeyPath<Node, Bool> & Sendable, unless standard: Bool = false
  ) -> Row {
    row(name, path) { $0 == standard ? nil : .flag($0) }
  }

  private static func number<Node: ViewNode>(
    _ name: String, _ path: KeyPath<Node, Double> & Sendable, unless standard: Double = 0
  ) -> Row {
    row(name, path) { $0 == standard ? nil : .number($0) }
  }

  private static func priority(
    _ name: String, _ path: KeyPath<ViewNode, LayoutPriority> & Sendable, unless standard: Double
  ) -> Row {
    row(name, path) { Double($0.rawValue) == standard ? nil : .number(Double($0.rawValue)) }
  }

  private static func length<Node: ViewNode>(
    _ name: String, _ path: KeyPath<Node, Double> & Sendable
  ) -> Row {
    row(name, path) { $0 == 0 ? nil : .length($0) }
  }

  private static func text<Node: ViewNode>(
    _ name: String, _ path: KeyPath<Node, String?> & Sendable
  ) -> Row {
    row(name, path) { $0.map { .literal($0) } }
  }

  private static func word<Node: ViewNode, Case: RawRepresentable<String> & Equatable & Sendable>(
    _ name: String, _ path: KeyPath<Node, Case> & Sendable, unless standard: Case
  ) -> Row {
    row(name, path) { $0 == standard ? nil : .word($0.rawValue) }
  }

  @Sendable private static func size(_ size: LayoutSize?) -> Value? {
    size.map {
      .made("LayoutSize", [.init("width", .number($0.width)), .init("height", .number($0.height))])
    }
  }

  @Sendable private static func lineHeight(_ height: LineHeight?) -> Value? {
    height.map {
      .made(
        "LineHeight",
        [
          .init("multiple", .number($0.multiple)), .init("minimum", .length($0.minimum)),
          .init("maximum", .length($0.maximum)), .init("spacing", .length($0.spacing)),
        ])
    }
  }
}

extension Value {
  /// The color of a node, by its name if it has one.
  fileprivate static func color(_ color: ViewColor, stated: InterfaceColor?) -> Value {
    if case .system(let name) = stated, ViewColor.system(name) != nil {
      return .color(.system(name))
    }
    let names: [(ViewColor, String)] = [(.clear, "clear"), (.black, "black"), (.white, "white")]
    return names.first { $0.0 == color }.map { .word($0.1) } ?? .color(StatedColor(color.light))
  }
}
