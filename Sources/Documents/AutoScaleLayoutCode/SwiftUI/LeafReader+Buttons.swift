import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension LeafReader {
  /// Reads a button; its action becomes a closure of the structure.
  mutating func readButton(_ button: ButtonNode) {
    place.horizontal = place(of: button)
    if let vertical = facts.word("contentVerticalAlignment"), vertical != "center" {
      leaveOut("its content at the \(vertical)")
    }
    if button.style == .detail { return leaveOut("the system's sign for details") }
    let configuration = facts.child("buttonConfiguration", key: "configuration")
    if let configuration {
      facts.skipButtonStates()
      configuration.whole("fontDescription", key: "titleFontDescription")
    } else {
      facts.whole("fontDescription", key: "fontDescription")
    }
    guard let label = configuration.map({ label(of: $0, button) }) ?? label(of: button) else {
      view = reader.slot(for: button, facts)
      return
    }
    let own = configuration == nil ? padded(label, button) : label
    for state in facts.children("state") where state["key"] != "normal" && configuration == nil {
      skipOther(state)
    }
    let isBordered = configuration != nil && button.configuration != .plain
    view = SwiftUIView(.button(label: own, action: actionName, isBordered: isBordered))
    if let configuration { view = view.looking(style(of: configuration, button)) }
  }

  private func place(of button: ButtonNode) -> SwiftUIAlignment.Place {
    switch button.contentHorizontalAlignment {
    case .left, .leading: return .start
    case .right, .trailing: return .end
    case .center: return .center
    case .fill:
      leaveOut("its content that fills it")
      return .center
    }
  }

  /// The states of a button look alike in SwiftUI, but for what its style does.
  private func skipOther(_ state: Reader) {
    let hasLook = state.element.children.contains { $0["key"] != "titleShadowColor" }
    if !hasLook, state["title"] == nil, state["image"] == nil { state.takeAll() }
  }

  /// The title and the image in the normal state.
  private func label(of button: ButtonNode) -> SwiftUIView? {
    let state = facts.children("state").first { $0["key"] == "normal" }
    let title = state?.text("title") ?? ""
    let image = state.flatMap { self.image("image", of: $0) }
    if let state {
      state.whole("color", key: "titleShadowColor")
      if state.whole("attributedString", key: "attributedTitle") != nil {
        leaveOut("the attributes of its title")
      }
      if state["backgroundImage"] != nil
        || state.element.child("imageReference", key: "backgroundImage") != nil
      {
        state.skip("backgroundImage")
        leaveOut("the image behind its title")
      }
    }
    var views: [SwiftUIView] = []
    if let image {
      // The type system draws bitmaps in the tint.
      let template: [Expression] =
        button.style == .system && !image.hasMode ? [".renderingMode(.template)"] : []
      views.append(.leaf(image.base).looking(template + image.looks))
    }
    if !title.isEmpty {
      let text = context.textView(title, of: facts.element, keys: "normalTitle")
      views.append(.leaf(text).looking(fontLooks()))
    }
    // UIKit puts an image and a title together without a space.
    guard let label = joined(views, along: .horizontal) else { return nil }
    // Its own color is white for a title that does not follow the tint.
    let usual: [Expression] =
      button.style == .custom && button.imageName == nil ? [".foregroundStyle(.white)"] : []
    let color = state.map { colorLook(".foregroundStyle", "titleColor", of: $0) } ?? []
    return label.looking(color.isEmpty ? usual : color)
  }

  /// The image and the title of a button as one view, or nil without any.
  private func joined(
    _ views: [SwiftUIView], along axis: LayoutAxis, spacing: Double = 0
  ) -> SwiftUIView? {
    views.count < 2 ? views.first : .stack(axis, spacing: spacing, views, scales: scales)
  }

  /// Adds the insets of a button's content; by itself UIKit adds space above and below a title.
  private func padded(_ label: SwiftUIView, _ button: ButtonNode) -> SwiftUIView {
    for key in ["titleEdgeInsets", "imageEdgeInsets"] {
      if let insets = facts.insets(key), insets != .zero { leaveOut("its \(key)") }
    }
    let insets = facts.insets("contentEdgeInsets") ?? .zero
    if insets != .zero { return label.padded(insets, scales: scales) }
    guard button.imageName == nil, !sized.contains(.vertical) else { return label }
    return label.padded(LayoutInsets(top: 6, bottom: 6), scales: scales)
  }

  /// The closure that a button calls.
  private var actionName: String {
    if let stated = statedAction { return stated }
    let name = names(without: "Button")[0]
    return screen.closure(name == "button" ? ["act"] : [name, name + "Action"])
  }

  /// The closure for the action or the segue that the document states.
  var statedAction: String? {
    if let selector = takeActions() { return screen.action(selector) }
    let connections = facts.element.elements(in: "connections")
    guard let segue = connections.first(where: { $0.name == "segue" }) else { return nil }
    context.takeAll(of: segue)
    let kind = segue["kind"] ?? "show"
    let name = segue["identifier"]?.camelCased() ?? kind.propertyName ?? "show"
    return screen.action(
      name, documentation: "The segue \(segue["identifier"].map { "`\($0)`" } ?? kind).")
  }
}

/// Buttons with a configuration, which are those with a style.
extension LeafReader {
  private func label(of configuration: Reader, _ button: ButtonNode) -> SwiftUIView? {
    let title = configuration.text("title") ?? ""
    let image = image("image", of: configuration)
    let placement = configuration.word("imagePlacement") ?? "leading"
    let spacing = configuration.number("imagePadding") ?? 0
    var views = [image.map { SwiftUIView.leaf($0.base).looking($0.looks) }].compactMap(\.self)
    if !title.isEmpty {
      views.append(
        .leaf(context.textView(title, of: facts.element, keys: "configuration.title")))
    }
    if placement == "trailing" || placement == "bottom" { views.reverse() }
    let isRow = placement == "leading" || placement == "trailing"
    guard var label = joined(views, along: isRow ? .horizontal : .vertical, spacing: spacing)
    else { return nil }
    let hasFont = configuration.element.child("fontDescription", key: "titleFontDescription") != nil
    if hasFont || button.font?.textStyle == nil { label = label.looking(fontLooks()) }
    // The styles of bordered buttons have insets of their own; 7 and 12 are those of a plain configuration.
    guard button.configuration == .plain else { return label }
    let insets = configuration.child("directionalEdgeInsets", key: "contentInsets")
    func inset(_ edge: String, _ usual: Double) -> Double {
      insets.map { $0.number(edge) ?? 0 } ?? usual
    }
    return label.padded(
      LayoutInsets(
        top: inset("top", 7), left: inset("leading", 12), bottom: inset("bottom", 7),
        right: inset("trailing", 12)), scales: scales)
  }

  /// The style of a button, and its colors.
  private func style(of configuration: Reader, _ button: ButtonNode) -> [Expression] {
    var looks: [Expression] =
      switch button.configuration {
      case .plain: []
      case .filled: [".buttonStyle(.borderedProminent)"]
      case .gray, .tinted: [".buttonStyle(.bordered)"]
      }
    if button.configuration == .tinted, facts.element.child("color", key: "tintColor") == nil {
      looks.append(".tint(.accentColor)")
    }
    looks += colorLook(".tint", "baseBackgroundColor", of: configuration)
    looks += colorLook(".foregroundStyle", "baseForegroundColor", of: configuration)
    if configuration.word("cornerStyle", in: ["capsule": "capsule"]) != nil {
      looks.append(".buttonBorderShape(.capsule)")
    }
    return looks
  }
}
