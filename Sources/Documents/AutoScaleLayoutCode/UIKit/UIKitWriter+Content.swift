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
    case .searchBar: writeSearchBar(view)
    case .segmentedControl: writeSegments(view)
    case .datePicker: writeDates(view)
    case .map: writeMap(view)
    case .activityIndicator(let indicator):
      view.facts.skip("animating")
      if indicator.isAnimating { view.call("startAnimating") }
    case .tableCell: writeCell(view)
    case .collectionCell, .collectionReusable: view.facts.skip("reuseIdentifier")
    case .navigationBar, .tabBar, .toolbar:
      BarWriter(context: context, screen: screen).writeLook(of: view)
    default: break
    }
    writeContentMode(of: view)
    if view.node is ScrollNode { writeInsets(of: view) }
    writeInput(of: view)
    if let name = view.facts.take("sceneName") {
      view.set("scene", .call("SCNScene", [.init("named", .text(name.literal))]))
    }
  }

  /// The content modes that Interface Builder gives to views of a class by itself.
  private static let contentModes = [
    "label": "left", "tableViewCellContentView": "center", "collectionViewCell": "center",
    "collectionReusableView": "center", "searchBar": "redraw", "refreshControl": "center",
    "collectionViewCellContentView": "center",
  ]

  private func writeContentMode(of view: ViewCode) {
    let standard = Self.contentModes[view.facts.markup.name] ?? "scaleToFill"
    guard let mode = view.facts.takeCase("contentMode"), mode != standard, mode != "scaleToFill"
    else { return }
    view.set("contentMode", .text("." + mode))
  }

  /// States texts, localised ones by their keys.
  func writeTexts(_ keys: [(key: String, variable: Expression.Variable)], _ view: ViewCode) {
    for (key, variable) in keys {
      if let text = context.text(key, in: view.facts) { view.set(key, .varying(variable, text)) }
    }
  }

  /// Writes the text with its font, or with the attributes of its runs.
  private func writeText(_ view: ViewCode, standard: FontDescriptor?) {
    view.facts.skipChild("fontDescription", key: "fontDescription")
    if AttributedTextWriter(context: context).write(view) { return }
    writeFont(view, standard: standard)
    writeTexts([("text", .text)], view)
  }

  private func writeFont(_ view: ViewCode, standard: FontDescriptor?) {
    guard let font = view.node.font, font != standard || context.scalesFont(of: view.node)
    else { return }
    view.set("font", context.font(font, of: view.node))
  }

  private func writeLabel(_ view: ViewCode) {
    writeText(view, standard: .system(17))
    let facts = view.facts
    let shrinks = facts.takeFlag("adjustsFontSizeToFit") ?? true
    facts.skip("minimumScaleFactor", "minimumFontSize")
    if shrinks, case .label(let label) = view.node.role, let factor = label.minimumScaleFactor {
      view.set("adjustsFontSizeToFitWidth", "true")
      view.set("minimumScaleFactor", .text(factor.literal))
    }
    if let offset = facts.child("size", key: "shadowOffset") {
      view.set("shadowOffset", context.size(of: offset))
    }
  }

  private func writeField(_ view: ViewCode) {
    writeText(view, standard: nil)
    writeTexts([("placeholder", .placeholder)], view)
    let shrinks = view.facts.takeFlag("adjustsFontSizeToFit") ?? true
    if let size = view.facts.takeNumber("minimumFontSize"), shrinks,
      size < view.node.font?.size ?? 17
    {
      view.set("adjustsFontSizeToFitWidth", "true")
      view.set("minimumFontSize", context.length(size))
    }
  }

  private func writeTextView(_ view: ViewCode) {
    writeText(view, standard: nil)
    if let detectors = view.facts.child("dataDetectorType", key: "dataDetectorTypes") {
      view.set("dataDetectorTypes", options(of: detectors))
    }
  }

  /// The options of an element, which are attributes that are YES.
  func options(of facts: ElementFacts) -> Expression {
    let names = facts.markup.attributes.map(\.name).filter {
      $0 != "key" && $0.isIdentifier && facts.takeFlag($0) == true && $0 != "none"
    }
    return names.count == 1 ? .text("." + names[0]) : .list(names.map { .text("." + $0) })
  }

  private func writeImage(_ view: ViewCode) {
    if let image = UIKitImages.image("image", of: view.facts) {
      view.set("image", .varying(.image, image))
    }
    let key = "preferredSymbolConfiguration"
    if let facts = view.facts.child(key, key: key),
      let configuration = UIKitImages.symbolConfiguration(facts, in: context)
    {
      view.set(key, configuration)
    }
  }

  private func writeStack(_ stack: StackNode, _ view: ViewCode) {
    view.facts.skip("spacing", "spacingType")
    if stack.spacing != 0 { view.set("spacing", context.length(stack.spacing)) }
    if stack.isLayoutMarginsRelativeArrangement {
      view.set("isLayoutMarginsRelativeArrangement", "true")
    }
  }

  private func writeSearchBar(_ view: ViewCode) {
    writeTexts([("text", .text), ("placeholder", .placeholder), ("prompt", .text)], view)
    guard let titles = view.facts.child("scopeButtonTitles") else { return }
    titles.skipAll()
    let texts = titles.markup.children.enumerated().map { index, title in
      context.text(title.text, of: view.facts.markup, keys: "scopeButtonTitles[\(index)]")
    }
    if !texts.isEmpty { view.set("scopeButtonTitles", .list(texts)) }
  }

  private func writeSegments(_ view: ViewCode) {
    for (index, segment) in (view.facts.child("segments")?.children("segment") ?? []).enumerated() {
      let place = Expression.Argument("forSegmentAt", .text(String(index)))
      if let width = segment.takeNumber("width"), width > 0 {
        view.call("setWidth", [.init(nil, context.length(width)), place])
      }
      if segment.takeFlag("enabled") == false {
        view.call("setEnabled", [.init(nil, "false"), place])
      }
      if let offset = segment.child("size", key: "contentOffset") {
        view.call("setContentOffset", [.init(nil, context.size(of: offset)), place])
      }
    }
  }

  private func writeDates(_ view: ViewCode) {
    view.facts.skip("useCurrentDate")
    for key in ["date", "minimumDate", "maximumDate"] {
      guard let date = view.facts.child("date", key: key),
        let seconds = date.takeNumber("timeIntervalSinceReferenceDate")
      else { continue }
      view.set(
        key,
        .call("Date", [.init("timeIntervalSinceReferenceDate", .text(seconds.literal))]))
      screen.imports.insert("Foundation")
    }
    if let locale = view.facts.child("locale", key: "locale")?.take("localeIdentifier") {
      view.set("locale", .call("Locale", [.init("identifier", .text(locale.literal))]))
      screen.imports.insert("Foundation")
    }
  }

  private func writeMap(_ view: ViewCode) {
    if view.facts.takeFlag("showsPointsOfInterest") == false {
      view.set("pointOfInterestFilter", ".excludingAll")
    }
  }
}
