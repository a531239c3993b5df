import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The properties of this package's nodes that differ from those of new nodes; the tree of a document has them.
enum NodeSettings {
  /// Returns the setting of a property, or `nil` if a new node has the value, or no such property.
  private typealias Row = @Sendable (ViewNode, CodeOptions) -> Setting?

  static func settings(of view: ObjectFacts, in source: DocumentSource) -> [Setting] {
    guard let node = view.node else { return [] }
    let (look, document, options) = (node.appearance, source.document, source.options)
    let hasFrame = source.hasFrame(node, isProperty: view.place == .property) || keepsFrame(node)
    // A new node has the font of its role, which is no design value until it is stated.
    let hasFont = node.font != node.role.defaultFont || source.scalesFont(of: node)
    let font = hasFont ? node.font.map { options.nodeFont($0, of: node) } : nil
    let colors = [
      ("backgroundColor", look.backgroundColor), ("tintColor", look.tintColor),
      ("textColor", look.textColor),
    ].map { name, color in
      setting(
        "appearance." + name,
        color.map { options.value(of: $0, stated: document.color(name, of: node)) })
    }
    let runs = look.textRuns.map { run in
      Expression.call(
        "ViewAppearance.TextRun",
        [
          "length": .number(Double(run.length)),
          "font": run.font.map { options.nodeFont($0, of: node) },
          "color": run.color.map { options.value(of: $0) },
        ])
    }
    let start = [
      setting("customClass", node.customClass.map { .literal($0) }),
      setting("frame", hasFrame ? options.frame(node.frame) : nil),
    ]
    let end = [
      setting(
        "appearance.textRuns", runs.isEmpty ? nil : runs.count == 1 ? .list(runs) : .column(runs))
    ]
    return
      (start + placement.map { $0(node, options) } + [setting("font", font)]
      + roles.map { $0(node, options) } + colors + end).compactMap(\.self)
  }

  private static func setting(_ name: String, _ value: Expression?) -> Setting? {
    value.map { .set(name, $0) }
  }

  /// Whether a table, a collection or a bar keeps the frames of its content.
  private static func keepsFrame(_ node: ViewNode) -> Bool {
    node.parent == nil || node is TableNode || node is CollectionNode || node is TableCellNode
      || node is CollectionReusableNode || node is ContentViewNode || node.parent is TableNode
      || node.parent is VisualEffectNode
  }

  private static let placement =
    rows(
      ViewNode(),
      ("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
      ("autoresizingMask", \.autoresizingMask), ("isHidden", \.isHidden),
      ("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
      ("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
      ("layoutMarginsFollowReadableWidth", \.layoutMarginsFollowReadableWidth),
      ("contentHugging.horizontal", \.contentHugging.horizontal),
      ("contentHugging.vertical", \.contentHugging.vertical),
      ("contentCompressionResistance.horizontal", \.contentCompressionResistance.horizontal),
      ("contentCompressionResistance.vertical", \.contentCompressionResistance.vertical),
      ("adapterScreen", \.adapterScreen), ("cornerRadius", \.cornerRadius),
      ("borderWidth", \.borderWidth), ("layoutMargins", \.layoutMargins))
    + rows(StackNode(), ("spacing", \.spacing))

  /// The rows of roles, those of superclasses after them.
  private static let roles: [Row] =
    rows(
      LabelNode(), ("text", \.text), ("numberOfLines", \.numberOfLines),
      ("minimumScaleFactor", \.minimumScaleFactor), ("lineHeight", \.lineHeight))
    + rows(
      TextFieldNode(), ("text", \.text), ("placeholder", \.placeholder),
      ("borderStyle", \.borderStyle), ("isSecureTextEntry", \.isSecureTextEntry))
    + rows(TextViewNode(), ("text", \.text), ("lineHeight", \.lineHeight))
    + rows(SearchBarNode(), ("text", \.text), ("placeholder", \.placeholder))
    + rows(
      ButtonNode(), ("title", \.title), ("imageName", \.imageName), ("imageSize", \.imageSize),
      ("symbolFont", \.symbolFont), ("backgroundImageName", \.backgroundImageName),
      ("backgroundImageSize", \.backgroundImageSize), ("style", \.style),
      ("configuration", \.configuration), ("contentInsets", \.contentInsets),
      ("titleInsets", \.titleInsets), ("imageInsets", \.imageInsets),
      ("configurationColor", \.configurationColor))
    + rows(
      ImageNode(), ("imageName", \.imageName), ("imageSize", \.imageSize), ("isSymbol", \.isSymbol))
    + rows(
      StackNode(), ("axis", \.axis), ("distribution", \.distribution), ("alignment", \.alignment),
      ("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
      ("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement))
    + rows(
      SegmentedControlNode(), ("titles", \.titles), ("segmentWidths", \.segmentWidths),
      ("imageWidths", \.imageWidths), ("selectedSegmentIndex", \.selectedSegmentIndex),
      ("apportionsWidthsByContent", \.apportionsWidthsByContent))
    + rows(PageControlNode(), ("numberOfPages", \.numberOfPages))
    + rows(DatePickerNode(), ("mode", \.mode), ("style", \.style))
    + rows(SwitchNode(), ("isOn", \.isOn))
    + rows(
      SliderNode(), ("minimumValue", \.minimumValue), ("maximumValue", \.maximumValue),
      ("value", \.value)) + rows(ProgressNode(), ("progress", \.progress))
    + rows(
      ActivityIndicatorNode(), ("isLarge", \.isLarge), ("isAnimating", \.isAnimating),
      ("hidesWhenStopped", \.hidesWhenStopped))
    + rows(
      TableCellNode(), ("hasAccessory", \.hasAccessory), ("accessory", \.accessory),
      ("sectionHeaderTitle", \.sectionHeaderTitle), ("sectionFooterTitle", \.sectionFooterTitle))
    + rows(
      NavigationBarNode(), ("title", \.title), ("prompt", \.prompt), ("backTitle", \.backTitle),
      ("hasLargeTitle", \.hasLargeTitle)) + rows(VisualEffectNode(), ("blurStyle", \.blurStyle))
    + rows(
      ControlNode(), ("isEnabled", \.isEnabled),
      ("contentHorizontalAlignment", \.contentHorizontalAlignment))
    + rows(
      ScrollNode(), ("isScrollEnabled", \.isScrollEnabled),
      ("alwaysBounceVertical", \.alwaysBounceVertical),
      ("adjustsContentInset", \.adjustsContentInset), ("contentInset", \.contentInset))
    + rows(TableNode(), ("style", \.style), ("hasSeparators", \.hasSeparators))
    + rows(
      CollectionNode(), ("lineSpacing", \.lineSpacing), ("interitemSpacing", \.interitemSpacing),
      ("sectionInset", \.sectionInset))
    + rows(
      ViewNode(), ("appearance.alpha", \.appearance.alpha),
      ("appearance.clipsToBounds", \.appearance.clipsToBounds),
      ("appearance.contentMode", \.appearance.contentMode),
      ("appearance.textAlignment", \.appearance.textAlignment),
      ("appearance.lineBreakMode", \.appearance.lineBreakMode))

  /// The rows of a class, with the values of a new node.
  private static func rows<Node: ViewNode>(
    _ new: Node, _ paths: (String, PartialKeyPath<Node> & Sendable)...
  ) -> [Row] {
    paths.map { name, path in
      // Compared without scaling, as new nodes have lengths too.
      let plain = CodeOptions(style: .autoscale)
      let standard = plain.value(of: new[keyPath: path], name, new)
      return { node, options in
        guard let node = node as? Node else { return nil }
        let value = node[keyPath: path]
        guard plain.value(of: value, name, node) != standard else { return nil }
        return setting(name, options.value(of: value, name, node))
      }
    }
  }

  /// The properties that are lengths.
  fileprivate static let lengths = Set(
    words: "cornerRadius borderWidth spacing lineSpacing interitemSpacing segmentWidths")
}

extension CodeOptions {
  /// The color of a node, by its name if it has one.
  fileprivate func value(of color: ViewColor, stated: InterfaceColor? = nil) -> Expression {
    if case .system(let name) = stated, ViewColor.system(name) != nil {
      return self.color(.system(name))
    }
    let names: [(ViewColor, String)] = [(.clear, "clear"), (.black, "black"), (.white, "white")]
    return names.first { $0.0 == color }.map { .word($0.1) }
      ?? self.color(StatedColor(color.light))
  }

  /// A value of a node's property, or `nil` for one that is missing.
  fileprivate func value(of any: Any, _ name: String, _ node: ViewNode) -> Expression? {
    let isLength = NodeSettings.lengths.contains(name)
    switch any {
    case let flag as Bool: return .flag(flag)
    case let number as Int: return .number(Double(number))
    case let number as Double:
      // A millionth of a factor counts for the size of a large font.
      if name == "minimumScaleFactor" { return .text(number.exactLiteral) }
      return isLength ? length(number) : .number(number)
    case let text as String: return .literal(text)
    case let texts as [String]: return .list(texts.map { .literal($0) })
    case let numbers as [Double]:
      guard numbers.contains(where: { $0 != 0 }) else { return nil }
      return .list(numbers.map { isLength ? length($0) : .number($0) })
    case let insets as LayoutInsets: return self.insets(insets)
    case let priority as LayoutPriority: return .number(Double(priority.rawValue))
    case let mask as AutoresizingMask:
      return mask.parts.isEmpty ? nil : .list(mask.parts.map { .word($0) })
    case let size as LayoutSize:
      return .call("LayoutSize", ["width": .number(size.width), "height": .number(size.height)])
    case let height as LineHeight:
      return .call(
        "LineHeight",
        [
          "multiple": .number(height.multiple), "minimum": length(height.minimum),
          "maximum": length(height.maximum), "spacing": length(height.spacing),
        ])
    case let font as FontDescriptor: return nodeFont(font, of: node)
    case let color as ViewColor: return value(of: color)
    default: return ((any as? any RawRepresentable)?.rawValue as? String).map { .word($0) }
    }
  }
}
