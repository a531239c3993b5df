import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// What the reader of a view knows of its class.
struct ViewScope {
  /// The view that is read.
  let node: ViewNode
  let element: MarkupElement
  let place: ObjectFacts.Place
  let frameworkClass: String
  /// The objects of the class that are no views, by the indices of their elements.
  let objects: Set<Int>
}

extension Reader {
  /// Reads what differs from a view made in code.
  mutating func look(of view: ViewScope) -> Look {
    var look = Look()
    let (node, element) = (view.node, view.element)
    readArguments(of: view, into: &look)
    look.settings += placement(of: view)
    look.settings += settings(
      Rules.rules(for: node, className: view.frameworkClass), of: element)
    for (key, property) in Rules.colors where Self.hasColor(property, node) {
      guard let color = color(key, of: element) else { continue }
      // A label made in code has this color.
      if key == "textColor", node is LabelNode, color == .color(.system("label")) { continue }
      look.set(property, color)
    }
    readContent(of: view, into: &look)
    look.settings += margins(of: node, element)
    look.settings += priorities(of: node, element)
    look.settings += accessibility(of: element)
    readRuntimeAttributes(of: element, node, into: &look)
    return look
  }

  private func placement(of view: ViewScope) -> [Setting] {
    // A standard cell places its own texts and image.
    if case .cellPart = view.place { return [] }
    guard source.hasFrame(view.node, isProperty: view.place == .property) else { return [] }
    var frame = view.node.frame
    // The owner of a class places its object.
    if view.place == .root { (frame.x, frame.y) = (0, 0) }
    let parts = view.node.autoresizingMask.parts
    guard view.place == .property, source.isPlacedByFrame(view.node), !parts.isEmpty else {
      return [.set("frame", .frame(frame))]
    }
    return [.set("frame", .frame(frame)), .set("autoresizingMask", .options(parts))]
  }

  private static func hasColor(_ property: String, _ node: ViewNode) -> Bool {
    switch property {
    case "shadowColor", "highlightedTextColor": node is LabelNode
    case "textColor": node is LabelNode || node is TextFieldNode || node is TextViewNode
    default: true
    }
  }

  private mutating func margins(of node: ViewNode, _ element: MarkupElement) -> [Setting] {
    // Elsewhere constraints to the margins are to the guide of the readable width.
    let isReadable = flag("layoutMarginsFollowReadableWidth", of: element) == true
    let table: [Setting] =
      isReadable && node is TableNode
      ? [.set("cellLayoutMarginsFollowReadableWidth", .flag(true))] : []
    let isDirectional =
      whole("directionalEdgeInsets", key: "directionalLayoutMargins", of: element) != nil
    whole("edgeInsets", key: "layoutMargins", of: element)
    guard let margins = node.layoutMargins else { return table }
    return table + [
      isDirectional
        ? .set("directionalLayoutMargins", .directionalInsets(margins))
        : .set("layoutMargins", .insets(margins))
    ]
  }

  /// Reads the resistance against compression; hugging depends on all views of a class.
  private mutating func priorities(of node: ViewNode, _ element: MarkupElement) -> [Setting] {
    for name in ["HuggingPriority", "CompressionResistancePriority"] {
      for axis in ["horizontal", "vertical"] { coverage.take(axis + name, of: element) }
    }
    let resistance = node.contentCompressionResistance
    return [(resistance.horizontal, "horizontal"), (resistance.vertical, "vertical")]
      .filter { $0.0.rawValue != 750 }
      .map { priority, axis in
        .call(
          "setContentCompressionResistancePriority",
          [.init(nil, .priority(priority)), .init("for", .word(axis))])
      }
  }

  /// Reads what assistive technologies and tests see.
  mutating func accessibility(of owner: MarkupElement) -> [Setting] {
    var settings: [Setting] = []
    for element in children("accessibility", of: owner) {
      settings += values(Rules.accessibility, of: element, textsOf: owner).map { .set($0, $1) }
      if let element = child("bool", key: "isElement", of: element),
        let isElement = flag("value", of: element)
      {
        settings.append(.set("isAccessibilityElement", .flag(isElement)))
      }
      guard let traits = child("accessibilityTraits", of: element) else { continue }
      let names = options(of: traits, among: Rules.accessibilityTraits)
      if !names.isEmpty {
        settings.append(.set("accessibilityTraits", .options(names)))
      } else if flag("none", of: traits) == true {
        settings.append(.set("accessibilityTraits", .word("none")))
      }
    }
    return settings
  }
}

extension Reader {
  /// Reads texts, fonts, images and what else only some classes have.
  private mutating func readContent(of view: ViewScope, into look: inout Look) {
    let (node, element) = (view.node, view.element)
    look.settings += values(Rules.content(node), of: element).map { .set($0, $1) }
    switch node.role {
    case .label(let label): readLabel(label, element, into: &look)
    case .textField: readField(node, element, into: &look)
    case .textView:
      readText(of: node, element, standard: nil, into: &look)
      if let detectors = child("dataDetectorType", key: "dataDetectorTypes", of: element) {
        look.set("dataDetectorTypes", .options(options(of: detectors)))
      }
    case .button(let button): readButton(button, element, into: &look)
    case .stack(let stack):
      if stack.spacing != 0 { look.set("spacing", .length(stack.spacing)) }
      if stack.isLayoutMarginsRelativeArrangement {
        look.set("isLayoutMarginsRelativeArrangement", .flag(true))
      }
    case .searchBar: readScopes(of: element, into: &look)
    case .segmentedControl: readSegments(of: element, into: &look)
    case .datePicker: readDates(of: element, into: &look)
    case .map:
      if flag("showsPointsOfInterest", of: element) == false {
        look.set("pointOfInterestFilter", .word("excludingAll"))
      }
    case .activityIndicator(let indicator) where indicator.isAnimating:
      look.settings.append(.call("startAnimating"))
    case .tableCell: readListContent(of: element, into: &look)
    case .navigationBar, .tabBar, .toolbar: look.settings += bar(of: element)
    default: break
    }
    readContentMode(of: element, into: &look)
    if node is ScrollNode { look.settings += settings(Rules.scrollInsets, of: element) }
    readInput(of: node, element, into: &look)
    if let name = string("sceneName", of: element) {
      look.set("scene", .made("SCNScene", [.init("named", .literal(name))]))
    }
  }

  /// The content modes that Interface Builder gives to views of a class by itself.
  private static let contentModes = [
    "label": "left", "tableViewCellContentView": "center", "collectionViewCell": "center",
    "collectionReusableView": "center", "searchBar": "redraw", "refreshControl": "center",
    "collectionViewCellContentView": "center",
  ]

  private mutating func readContentMode(of element: MarkupElement, into look: inout Look) {
    let standard = Self.contentModes[element.name] ?? "scaleToFill"
    guard let mode = word("contentMode", of: element), mode != standard, mode != "scaleToFill"
    else { return }
    look.set("contentMode", .word(mode))
  }

  /// Reads the text with its font, or with the attributes of its runs.
  private mutating func readText(
    of node: ViewNode, _ element: MarkupElement, standard: FontDescriptor?, into look: inout Look
  ) {
    whole("fontDescription", key: "fontDescription", of: element)
    let attributed = attributedText(
      "attributedText", of: element, keys: ["attributedText", "text"], of: element)
    if let attributed { return look.set("attributedText", attributed) }
    if let font = node.font, font != standard || source.scalesFont(of: node) {
      look.set("font", .font(.init(font, of: node)))
    }
    look.settings += settings([Rule(.text, "text", as: .text)], of: element)
  }

  private mutating func readLabel(
    _ label: LabelNode, _ element: MarkupElement, into look: inout Look
  ) {
    readText(of: label, element, standard: .system(17), into: &look)
    let shrinks = flag("adjustsFontSizeToFit", of: element) ?? true
    if shrinks, let factor = label.minimumScaleFactor {
      look.set("adjustsFontSizeToFitWidth", .flag(true))
      look.set("minimumScaleFactor", .number(factor))
    }
    look.settings += settings([Rule(.size, "shadowOffset")], of: element)
  }

  private mutating func readField(
    _ field: ViewNode, _ element: MarkupElement, into look: inout Look
  ) {
    readText(of: field, element, standard: nil, into: &look)
    look.settings += settings([Rule(.text, "placeholder", as: .placeholder)], of: element)
    let shrinks = flag("adjustsFontSizeToFit", of: element) ?? true
    if let size = number("minimumFontSize", of: element), shrinks, size < field.font?.size ?? 17 {
      look.set("adjustsFontSizeToFitWidth", .flag(true))
      look.set("minimumFontSize", .length(size))
    }
  }

  private mutating func readScopes(of element: MarkupElement, into look: inout Look) {
    guard let titles = whole("scopeButtonTitles", of: element) else { return }
    let texts = titles.children.enumerated().map { index, title in
      source.text(title.text, of: element, keys: "scopeButtonTitles[\(index)]")
    }
    if !texts.isEmpty { look.set("scopeButtonTitles", .list(texts)) }
  }

  private mutating func readSegments(of element: MarkupElement, into look: inout Look) {
    for (index, segment) in segments(of: element).enumerated() {
      func call(_ function: String, _ value: Value) {
        look.settings.append(
          .call(function, [.init(nil, value), .init("forSegmentAt", .number(Double(index)))]))
      }
      if let width = number("width", of: segment), width > 0 { call("setWidth", .length(width)) }
      if flag("enabled", of: segment) == false { call("setEnabled", .flag(false)) }
      if let offset = child("size", key: "contentOffset", of: segment) {
        call("setContentOffset", size(of: offset))
      }
    }
  }

  private mutating func readDates(of element: MarkupElement, into look: inout Look) {
    for key in ["date", "minimumDate", "maximumDate"] {
      guard let date = child("date", key: key, of: element),
        let seconds = number("timeIntervalSinceReferenceDate", of: date)
      else { continue }
      let name = "timeIntervalSinceReferenceDate"
      look.set(key, .made("Date", [.init(name, .number(seconds))]))
    }
    if let locale = child("locale", key: "locale", of: element),
      let identifier = string("localeIdentifier", of: locale)
    {
      look.set("locale", .made("Locale", [.init("identifier", .literal(identifier))]))
    }
  }

  private mutating func readListContent(of element: MarkupElement, into look: inout Look) {
    guard let content = child("listContentConfiguration", of: element) else { return }
    let rules = [Rule(.text, "text", as: .text), Rule(.text, "secondaryText", as: .title)]
    let texts = values(rules, of: content, textsOf: element, under: "contentConfiguration.")
    guard !texts.isEmpty else { return }
    look.set(
      "contentConfiguration",
      .local(
        LocalObject(
          name: "Content", making: ".defaultContentConfiguration()",
          settings: texts.map { .set($0, $1) })))
  }

  private mutating func readInput(
    of node: ViewNode, _ element: MarkupElement, into look: inout Look
  ) {
    guard let traits = child("textInputTraits", key: "textInputTraits", of: element) else { return }
    let isSearch = node is SearchBarNode
    look.settings += settings(Rules.input(isSearch: isSearch), of: traits)
    guard let type = traits["textContentType"], let name = Rules.contentTypes[type] else { return }
    coverage.take("textContentType", of: traits)
    look.set((isSearch ? "searchTextField." : "") + "textContentType", .word(name))
  }
}
