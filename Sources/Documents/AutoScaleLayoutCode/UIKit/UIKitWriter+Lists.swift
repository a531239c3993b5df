import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension UIKitWriter {
  /// Writes the heights and the insets of a table.
  func writeTable(_ view: ViewCode) {
    for key in [
      "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedRowHeight",
      "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight",
    ] {
      guard let height = view.facts.takeNumber(key), height >= 0 else { continue }
      view.set(key, context.length(height))
    }
    writeSeparatorInset(of: view)
  }

  /// Writes what only cells have.
  func writeCell(_ view: ViewCode) {
    // The property has had no meaning since iOS 3.
    view.facts.skip(
      "rowHeight", "reuseIdentifier", "textLabel", "detailTextLabel", "imageView",
      "hidesAccessoryWhenEditing", "style")
    writeSeparatorInset(of: view)
    guard let content = view.facts.child("listContentConfiguration") else { return }
    var body: [Statement] = []
    for (key, variable) in [("text", Expression.Variable.text), ("secondaryText", .title)] {
      guard let text = content.takeText(key), !text.isEmpty else { continue }
      let value = context.text(
        text, of: view.facts.markup, keys: "contentConfiguration.\(key)")
      body.append(
        .assignment("\(PropertyCode.localMark)Content.\(key)", .varying(variable, value)))
    }
    guard !body.isEmpty else { return }
    view.statements.append(
      "var \(PropertyCode.localMark)Content = \(PropertyCode.mark).defaultContentConfiguration()")
    view.statements += body
    view.set("contentConfiguration", .text("\(PropertyCode.localMark)Content"))
  }

  private func writeSeparatorInset(of view: ViewCode) {
    guard let inset = view.facts.child("inset", key: "separatorInset") else { return }
    view.set("separatorInset", context.insets(inset.takeInsets()))
  }

  /// Writes how far the content of a scroll view can be scrolled beyond its edges.
  func writeInsets(of view: ViewCode) {
    for key in ["contentInset", "scrollIndicatorInsets"] {
      guard let inset = view.facts.child("inset", key: key) else { continue }
      let value = context.insets(inset.takeInsets())
      if key == "contentInset" {
        view.set(key, value)
      } else {
        view.set("verticalScrollIndicatorInsets", value)
        view.set("horizontalScrollIndicatorInsets", value)
      }
    }
  }

  /// The arguments of a collection's initializer: its layout is a property if it has values.
  func collectionArguments(of view: ViewCode) -> [Expression.Argument] {
    let element = ["collectionViewFlowLayout", "collectionViewLayout"].lazy
      .compactMap { view.facts.markup.child($0, key: "collectionViewLayout") }.first
    let layout = element.flatMap { screen.object(of: $0) }
    if let layout, view.place == .root {
      view.set("collectionViewLayout", .text(layout.name))
    } else if layout != nil {
      view.isLazy = true
    }
    return [
      .init("frame", ".zero"),
      .init("collectionViewLayout", .text(layout?.name ?? "UICollectionViewFlowLayout()")),
    ]
  }

  /// The arguments of a web view's initializer: its configuration is a property if it has values.
  func webArguments(of view: ViewCode) -> [Expression.Argument] {
    guard let element = view.facts.markup.child("wkWebViewConfiguration", key: "configuration"),
      let configuration = screen.object(of: element), view.place == .property
    else { return [] }
    view.isLazy = true
    return [.init("frame", ".zero"), .init("configuration", .text(configuration.name))]
  }
}

extension ElementFacts {
  /// Returns the insets of an element `inset`; the least positive number means none.
  func takeInsets() -> LayoutInsets {
    func edge(_ name: String) -> Double {
      let number = takeNumber(name) ?? 0
      return number.magnitude < 1e-9 ? 0 : number
    }
    return LayoutInsets(
      top: edge("minY"), left: edge("minX"), bottom: edge("maxY"), right: edge("maxX"))
  }
}
