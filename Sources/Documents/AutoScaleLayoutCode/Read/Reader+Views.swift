import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension Reader {
  /// Reads what differs from a view made in code.
  ///
  /// The objects are those of the class that are no views, by the indices of their elements.
  mutating func readView(_ node: ViewNode, of view: ObjectFacts, _ objects: Set<Int>) {
    // In the order of the code: what makes the view, its place, its class's values, its content.
    readArguments(of: node, view.place, objects)
    readPlacement(of: node, view.place)
    apply(Rules.rows(for: node, className: view.frameworkClass))
    for rule in Rules.colors.rows(of: ["UIView", view.frameworkClass, "others"]) {
      let color = color(rule.key)
      // A label made in code has this color.
      if rule.key == "textColor", node is LabelNode, color == ".label" { continue }
      set(rule.property, color)
    }
    apply(Rules.content[view.frameworkClass])
    readContent(of: node)
    readMargins(of: node)
    readPriorities(of: node)
    readAccessibility()
    readRuntimeAttributes(of: node)
  }

  private mutating func readPlacement(of node: ViewNode, _ place: ObjectFacts.Place) {
    // A standard cell places its own texts and image.
    if case .part(_, isOptional: true) = place { return }
    guard source.hasFrame(node, isProperty: place == .property) else { return }
    var frame = node.frame
    // The owner of a class places its object.
    if place == .root { (frame.x, frame.y) = (0, 0) }
    set("frame", options.frame(frame))
    let parts = node.autoresizingMask.parts
    // The owner of a class resizes its object.
    guard place == .property, source.isPlacedByFrame(node), !parts.isEmpty else { return }
    set("autoresizingMask", .options(parts))
  }

  private mutating func readMargins(of node: ViewNode) {
    // Elsewhere constraints to the margins are to the guide of the readable width.
    if flag("layoutMarginsFollowReadableWidth") == true, node is TableNode {
      set("cellLayoutMarginsFollowReadableWidth", .flag(true))
    }
    let directional = whole("directionalEdgeInsets", key: "directionalLayoutMargins")
    whole("edgeInsets", key: "layoutMargins")
    guard let margins = node.layoutMargins else { return }
    if directional == nil {
      set("layoutMargins", options.insets(margins))
    } else {
      set("directionalLayoutMargins", options.directionalInsets(margins))
    }
  }

  /// Reads the resistance against compression; hugging depends on all views of a class.
  private mutating func readPriorities(of node: ViewNode) {
    let resistance = node.contentCompressionResistance
    // 750: the resistance of each new view.
    for (priority, axis) in [
      (resistance.horizontal, "horizontal"), (resistance.vertical, "vertical"),
    ] where priority.rawValue != 750 {
      call(
        "setContentCompressionResistancePriority",
        ["_": CodeOptions.priority(priority), "for": .word(axis)])
    }
  }

  /// Reads what assistive technologies and tests see.
  mutating func readAccessibility() {
    let owner = element
    for part in children("accessibility") {
      read(part.element) { $0.apply(Rules.parts["accessibility"], textsOf: owner) }
      let isElement = part.child("bool", key: "isElement")?.flag("value")
      set("isAccessibilityElement", isElement.map { .flag($0) })
      guard let traits = part.child("accessibilityTraits") else { continue }
      let names = traits.options(among: Rules.accessibilityTraits)
      if !names.isEmpty {
        set("accessibilityTraits", .options(names))
      } else if traits.flag("none") == true {
        set("accessibilityTraits", .word("none"))
      }
    }
  }
}

/// Texts, fonts, images and what else only some classes have.
extension Reader {
  private mutating func readContent(of node: ViewNode) {
    switch node.role {
    // 17: the font of a label that is made in code.
    case .label(let label):
      readText(of: node, standard: .system(17))
      let shrinks = flag("adjustsFontSizeToFit") ?? true
      if shrinks, let factor = label.minimumScaleFactor {
        set("adjustsFontSizeToFitWidth", .flag(true))
        set("minimumScaleFactor", .number(factor))
      }
      apply([Rule("size:shadowOffset")])
    case .textField:
      readText(of: node)
      apply([Rule("text:placeholder")])
      let shrinks = flag("adjustsFontSizeToFit") ?? true
      // Xcode states 17 for fields that do not shrink, too.
      if let size = number("minimumFontSize"), shrinks, size < node.font?.size ?? 17 {
        set("adjustsFontSizeToFitWidth", .flag(true))
        set("minimumFontSize", options.length(size))
      }
    case .textView:
      readText(of: node)
      let types = child("dataDetectorType", key: "dataDetectorTypes")
      set("dataDetectorTypes", types.map { .options($0.options()) })
    case .button(let button): readButton(button)
    case .stack(let stack):
      if stack.spacing != 0 { set("spacing", options.length(stack.spacing)) }
      if stack.isLayoutMarginsRelativeArrangement {
        set("isLayoutMarginsRelativeArrangement", .flag(true))
      }
    case .searchBar: readScopes()
    case .segmentedControl: readSegments()
    case .datePicker: readDates()
    case .map:
      // Deprecated since iOS 13, which has a filter in its place.
      if flag("showsPointsOfInterest") == false {
        set("pointOfInterestFilter", .word("excludingAll"))
      }
    case .activityIndicator(let indicator) where indicator.isAnimating: call("startAnimating")
    case .tableCell: readListContent()
    case .navigationBar, .tabBar, .toolbar: readBar()
    default: break
    }
    // Interface Builder states these modes by itself.
    let mode = word("contentMode", unless: Rules.contentModes[element.name])
    if let mode, mode != "scaleToFill" { set("contentMode", .word(mode)) }
    if node is ScrollNode { apply("scrolling") }
    readInput(isSearch: node is SearchBarNode)
    let scene = string("sceneName")
    set("scene", scene.map { .call("SCNScene", ["named": .literal($0)]) })
  }

  private mutating func readScopes() {
    guard let titles = whole("scopeButtonTitles") else { return }
    let texts = titles.children.enumerated().map { index, title in
      source.text(title.text, of: element, keys: "scopeButtonTitles[\(index)]")
    }
    if !texts.isEmpty { set("scopeButtonTitles", .list(texts)) }
  }

  var segments: [Reader] { child("segments")?.children("segment") ?? [] }

  private mutating func readSegments() {
    for (index, segment) in segments.enumerated() {
      let place = Expression.number(Double(index))
      if let width = segment.number("width"), width > 0 {
        call("setWidth", ["_": options.length(width), "forSegmentAt": place])
      }
      if segment.flag("enabled") == false {
        call("setEnabled", ["_": .flag(false), "forSegmentAt": place])
      }
      if let offset = segment.size("contentOffset") {
        call("setContentOffset", ["_": offset, "forSegmentAt": place])
      }
    }
  }

  private mutating func readDates() {
    for key in ["date", "minimumDate", "maximumDate"] {
      // Xcode stores the seconds since 2001, which need no calendar.
      let name = "timeIntervalSinceReferenceDate"
      let seconds = child("date", key: key)?.number(name)
      set(key, seconds.map { .call("Date", [name: .number($0)]) })
    }
    let identifier = child("locale", key: "locale")?.string("localeIdentifier")
    set("locale", identifier.map { .call("Locale", ["identifier": .literal($0)]) })
  }

  private mutating func readListContent() {
    guard var content = child("listContentConfiguration") else { return }
    content.apply(Rules.parts["list-content"], textsOf: element, under: "contentConfiguration.")
    let texts = content.look.settings
    guard !texts.isEmpty else { return }
    set(
      "contentConfiguration",
      .local(.init(name: "Content", making: ".defaultContentConfiguration()", settings: texts)))
  }

  private mutating func readInput(isSearch: Bool) {
    read("textInputTraits", "textInputTraits") { reader in
      reader.apply(Rules.parts.rows(of: isSearch ? ["input", "search-input"] : ["input"]))
      let name = reader.word("textContentType", in: Rules.contentTypes)
      let owner = isSearch ? "searchTextField." : ""
      reader.set(owner + "textContentType", name.map { .word($0) })
    }
  }
}
