import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension UIKitWriter {
  /// Writes texts, fonts, images and what else only some classes have.
  func writeContent(of view: ViewCode) {
    switch view.node.role {
    case .label: writeLabel(view)
    case .textField: writeField(view)
    case .textView: writeTextView(view)
    case .button(let button): writeButton(button, view)
    case .image: writeImage(view)
    case .stack(let stack): writeStack(stack, view)
    case .table: writeTable(view)
    case .collection(let collection): writeCollection(collection, view)
    case .searchBar: writeTexts(["text", "placeholder", "prompt"], view)
    case .activityIndicator(let indicator):
      view.facts.skip(["animating"])
      if indicator.isAnimating { view.statements.append(.call(view.dot + "startAnimating", [])) }
    case .tableCell:
      view.facts.skip(["rowHeight", "reuseIdentifier", "textLabel", "detailTextLabel"])
    case .collectionCell, .collectionReusable:
      view.facts.skip(["reuseIdentifier", "size:customSize"])
    default: break
    }
    writeContentMode(of: view)
    if let scroll = view.node as? ScrollNode { writeInsets(of: scroll, view) }
    writeInput(of: view)
    view.facts.skip([
      "tableViewCellContentView:contentView", "view:contentView",
      "collectionViewCellContentView:contentView",
    ])
  }

  private func writeContentMode(of view: ViewCode) {
    let mode = view.node.appearance.contentMode
    let isPlain = view.node is ImageNode || type(of: view.node) == ViewNode.self
    if isPlain, mode != .scaleToFill { view.set("contentMode", ".\(mode.rawValue)") }
  }

  /// Returns a text as a literal, or looked up by its key in a table.
  func text(_ text: String, key: String, of view: ViewCode) -> Statement {
    guard let table = options.textTable, let id = view.node.identifier else {
      return .line(text.literal)
    }
    return .call(
      "NSLocalizedString",
      [
        "\(id).\(key)".literal, "tableName: \(table.literal)", "value: \(text.literal)",
        "comment: \"\"",
      ])
  }

  private func writeTexts(_ keys: [String], _ view: ViewCode) {
    for key in keys {
      guard let value = view.facts.takeText(key), !value.isEmpty else { continue }
      view.statements.append(.assignment(view.dot + key, text(value, key: key, of: view)))
    }
  }

  private func writeFont(_ property: String, _ view: ViewCode, standard: FontDescriptor?) {
    view.facts.skip(["fontDescription:fontDescription"])
    guard let font = view.node.font, font != standard else { return }
    view.set(property, UIKitNames.font(font, in: scaling(of: view)))
  }

  /// The options for the lengths of a view, which its own switch may except from scaling.
  func scaling(of view: ViewCode) -> CodeOptions {
    var options = options
    if view.node.adapterScreen == false { options.scalesLengths = false }
    return options
  }

  private func writeLabel(_ view: ViewCode) {
    writeFont("font", view, standard: .system(17))
    writeTexts(["text"], view)
    writeAttributedText(view)
    let facts = view.facts
    let shrinks = facts.takeFlag("adjustsFontSizeToFit") ?? true
    facts.skip(["minimumScaleFactor", "minimumFontSize"])
    if shrinks, case .label(let label) = view.node.role, let factor = label.minimumScaleFactor {
      view.set("adjustsFontSizeToFitWidth", "true")
      view.set("minimumScaleFactor", factor.literal)
    }
    if let offset = facts.takeChild("size", key: "shadowOffset") {
      view.set(
        "shadowOffset",
        "CGSize(width: \(offset["width"] ?? "0"), height: \(offset["height"] ?? "0"))")
    }
  }

  private func writeAttributedText(_ view: ViewCode) {
    guard view.facts.takeChild("attributedString", key: "attributedText") != nil else { return }
    let shown: String? =
      switch view.node.role {
      case .label(let label): label.text
      case .textField(let field): field.text
      case .textView(let text): text.text
      default: nil
      }
    guard let shown else { return }
    view.statements.append(.assignment(view.dot + "text", text(shown, key: "text", of: view)))
    if let color = view.node.appearance.textColor,
      view.facts.markup.child("color", key: "textColor") == nil
    {
      view.set("textColor", Self.literal(of: color))
    }
    let alignment = view.node.appearance.textAlignment
    if alignment != .natural, view.facts.markup["textAlignment"] == nil {
      view.set("textAlignment", ".\(alignment.rawValue)")
    }
    if view.facts.markup.fragments.count > 1 { view.comments.append("a text with several runs") }
    if view.facts.markup.fragments.contains(where: {
      $0.child("attributes")?.child("paragraphStyle") != nil
    }) {
      view.comments.append("a text with a paragraph style")
    }
  }

  private static func literal(of color: ViewColor) -> String {
    let parts = color.light
    return UIKitNames.color(
      .components(
        red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha, colorSpace: "sRGB"
      ))
  }

  private func writeField(_ view: ViewCode) {
    writeFont("font", view, standard: nil)
    writeTexts(["placeholder", "text"], view)
    writeAttributedText(view)
    view.facts.skip(["background", "disabledBackground"])
    let shrinks = view.facts.takeFlag("adjustsFontSizeToFit") ?? true
    if shrinks, let size = view.facts.takeNumber("minimumFontSize"),
      size < view.node.font?.size ?? 17
    {
      view.set("adjustsFontSizeToFitWidth", "true")
      view.set("minimumFontSize", size.literal)
    }
    view.facts.skip(["minimumFontSize"])
  }

  private func writeTextView(_ view: ViewCode) {
    writeFont("font", view, standard: nil)
    writeTexts(["text"], view)
    writeAttributedText(view)
    if let detectors = view.facts.takeChild("dataDetectorType", key: "dataDetectorTypes") {
      let names = detectors.attributes.filter { $0.value == "YES" && $0.name.isIdentifier }
      if !names.isEmpty {
        view.set("dataDetectorTypes", "[\(names.map { ".\($0.name)" }.joined(separator: ", "))]")
      }
    }
  }

  /// The expression of an image, or `nil` for none.
  static func image(_ key: String, of element: MarkupElement) -> String? {
    let reference = element.child("imageReference", key: key)
    guard let name = element[key] ?? reference?["image"] else { return nil }
    let isSymbol = (reference ?? element)["catalog"] == "system"
    return "UIImage(\(isSymbol ? "systemName" : "named"): \(name.literal))"
  }

  private func writeImage(_ view: ViewCode) {
    let facts = view.facts
    facts.skip(["image", "catalog", "imageReference:image", "highlightedImage"])
    if let image = Self.image("image", of: facts.markup) { view.set("image", image) }
    if let image = Self.image("highlightedImage", of: facts.markup) {
      view.set("highlightedImage", image)
    }
    if let element = facts.takeChild(
      "preferredSymbolConfiguration", key: "preferredSymbolConfiguration"),
      let configuration = Self.symbolConfiguration(element)
    {
      view.set("preferredSymbolConfiguration", configuration)
    }
  }

  /// The expression of a symbol's configuration.
  static func symbolConfiguration(_ element: MarkupElement) -> String? {
    let scale = element["scale"].flatMap { $0.isIdentifier ? "scale: .\($0)" : nil }
    let size = element["pointSize"].flatMap(Double.init).map { "pointSize: \($0.literal)" }
    let weight = element["weight"].flatMap { $0.isIdentifier ? "weight: .\($0)" : nil }
    if size != nil {
      let arguments = [size, weight ?? (scale == nil ? nil : "weight: .regular"), scale].compactMap
      { $0 }
      return "UIImage.SymbolConfiguration(\(arguments.joined(separator: ", ")))"
    }
    return scale.map { "UIImage.SymbolConfiguration(\($0))" }
  }

  private func writeStack(_ stack: StackNode, _ view: ViewCode) {
    view.facts.skip(["spacing", "spacingType"])
    if stack.spacing != 0 { view.set("spacing", stack.spacing.length(in: scaling(of: view))) }
    if stack.isLayoutMarginsRelativeArrangement {
      view.set("isLayoutMarginsRelativeArrangement", "true")
    }
  }

  private func writeTable(_ view: ViewCode) {
    for key in ["rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedRowHeight"] {
      guard let height = view.facts.takeNumber(key) else { continue }
      if height >= 0, height != UIKitWriter.automatic[key] {
        view.set(key, height.length(in: options))
      }
    }
    view.facts.skip([
      "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "prototypes", "sections",
    ])
    if let inset = view.facts.takeChild("inset", key: "separatorInset") {
      view.set("separatorInset", Self.insets(of: inset))
    }
  }

  private static let automatic: [String: Double] = ["estimatedRowHeight": -1]

  /// The expression of the insets of an element `inset`.
  static func insets(of element: MarkupElement) -> String {
    func edge(_ name: String) -> String {
      let number = element[name].flatMap(Double.init) ?? 0
      return number.magnitude < 1e-9 || !number.isFinite ? "0" : number.literal
    }
    return
      "UIEdgeInsets(top: \(edge("minY")), left: \(edge("minX")), bottom: \(edge("maxY")), right: \(edge("maxX")))"
  }

  private func writeInsets(of scroll: ScrollNode, _ view: ViewCode) {
    for key in ["contentInset", "scrollIndicatorInsets"] {
      guard let inset = view.facts.takeChild("inset", key: key) else { continue }
      view.set(
        key == "contentInset" ? key : "verticalScrollIndicatorInsets", Self.insets(of: inset))
    }
  }

  private func writeCollection(_ collection: CollectionNode, _ view: ViewCode) {
    view.facts.skip(["cells"])
    for key in ["sectionHeaderView", "sectionFooterView"] {
      view.facts.skip(["collectionReusableView:\(key)"])
    }
    guard
      let layout = view.facts.takeChild("collectionViewFlowLayout", key: "collectionViewLayout"),
      layout["customClass"] == nil
    else { return }
    let name = view.place == .root ? "layout" : view.name + "Layout"
    var body: [Statement] = []
    if layout["scrollDirection"] == "horizontal" {
      body.append(.line("\(name).scrollDirection = .horizontal"))
    }
    for (key, value) in [
      ("minimumLineSpacing", collection.lineSpacing),
      ("minimumInteritemSpacing", collection.interitemSpacing),
    ] where value != 10 { body.append(.line("\(name).\(key) = \(value.length(in: options))")) }
    body += sizes(of: layout, name)
    if let inset = layout.child("inset", key: "sectionInset") {
      body.append(.assignment("\(name).sectionInset", .line(Self.insets(of: inset))))
    }
    guard !body.isEmpty else { return }
    view.statements +=
      [.line("let \(name) = UICollectionViewFlowLayout()")] + body
      + [.assignment(view.dot + "collectionViewLayout", .line(name))]
  }

  private func sizes(of layout: MarkupElement, _ name: String) -> [Statement] {
    [("itemSize", 50.0), ("headerReferenceSize", 0), ("footerReferenceSize", 0)].compactMap {
      key, standard in
      guard let size = layout.child("size", key: key),
        let width = size["width"].flatMap(Double.init),
        let height = size["height"].flatMap(Double.init), (width, height) != (standard, standard),
        width.isFinite, height.isFinite
      else { return nil }
      return .line("\(name).\(key) = CGSize(width: \(width.literal), height: \(height.literal))")
    }
  }
}
