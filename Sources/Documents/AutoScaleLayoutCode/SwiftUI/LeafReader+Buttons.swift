import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension LeafReader {
  /// Reads a button; its action becomes a closure of the structure.
  func readButton(_ button: ButtonNode, _ unit: inout SwiftUIUnit, _ look: LookReader) {
    unit.place.horizontal = place(of: button)
    if let vertical = facts.word("contentVerticalAlignment"), vertical != "center" {
      reader.leaveOut(button, "its content at the \(vertical)")
    }
    if button.style == .detail {
      return reader.leaveOut(button, "the system's sign for details")
    }
    if let configuration = facts.child("buttonConfiguration", key: "configuration") {
      return readConfiguration(configuration, button, &unit, look)
    }
    facts.whole("fontDescription", key: "fontDescription")
    guard var label = label(of: button, look) else {
      unit.view = reader.slot(for: button, facts)
      return
    }
    label = padded(label, button, in: unit)
    for state in facts.children("state") where state["key"] != "normal" { skipOther(state) }
    let action = actionName(of: button)
    unit.view = SwiftUIView(.button(label: label, action: action, isBordered: false))
  }

  private func place(of button: ButtonNode) -> SwiftUIAlignment.Place {
    switch button.contentHorizontalAlignment {
    case .left, .leading: return .start
    case .right, .trailing: return .end
    case .center: return .center
    case .fill:
      reader.leaveOut(button, "its content that fills it")
      return .center
    }
  }

  /// The states of a button look alike in SwiftUI, but for what its style does.
  private func skipOther(_ state: Reader) {
    let hasLook = state.element.children.contains { $0["key"] != "titleShadowColor" }
    if !hasLook, state["title"] == nil, state["image"] == nil { state.takeAll() }
  }

  /// The title and the image in the normal state.
  private func label(of button: ButtonNode, _ look: LookReader) -> SwiftUIView? {
    let state = facts.children("state").first { $0["key"] == "normal" }
    let title = state?.text("title") ?? ""
    var image = state.flatMap { self.image("image", of: $0) }
    if let state {
      state.whole("color", key: "titleShadowColor")
      if state.element.child("attributedString", key: "attributedTitle") != nil {
        state.whole("attributedString", key: "attributedTitle")
        reader.leaveOut(button, "the attributes of its title")
      }
      if state["backgroundImage"] != nil
        || state.element.child("imageReference", key: "backgroundImage") != nil
      {
        state.skip("backgroundImage")
        reader.leaveOut(button, "the image behind its title")
      }
      if let symbol = state.child("preferredSymbolConfiguration") {
        image?.looks += symbolLooks([symbol])
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
      let text = texts.view(title, of: facts.element, keys: "normalTitle")
      views.append(.leaf(text).looking(fontLooks(of: button)))
    }
    // UIKit puts an image and a title together without a space.
    return joined(views, along: .horizontal)?.looking(titleColor(of: state, button, look))
  }

  /// The image and the title of a button as one view, or nil without any.
  func joined(
    _ views: [SwiftUIView], along axis: LayoutAxis, spacing: Double = 0
  ) -> SwiftUIView? {
    if views.count < 2 { return views.first }
    let stack = SwiftUIStack(
      axis: axis, alignment: SwiftUIAlignment(), spacing: spacing, views: views)
    return SwiftUIView(.stack(stack))
  }

  /// The color of a title; UIKit's own is white for a button that does not follow the tint.
  private func titleColor(
    of state: Reader?, _ button: ButtonNode, _ look: LookReader
  ) -> [Expression] {
    if let state, let color = look.color("titleColor", of: state) {
      return [.call(".foregroundStyle", texts: [color])]
    }
    return button.style == .custom && button.imageName == nil
      ? [.call(".foregroundStyle", texts: [".white"])] : []
  }

  /// Adds the insets of a button's content; by itself UIKit adds space above and below a title.
  private func padded(
    _ label: SwiftUIView, _ button: ButtonNode, in unit: SwiftUIUnit
  ) -> SwiftUIView {
    for key in ["titleEdgeInsets", "imageEdgeInsets"] {
      if let insets = facts.insets(key), insets != .zero {
        reader.leaveOut(button, "its \(key)")
      }
    }
    let insets = facts.insets("contentEdgeInsets") ?? .zero
    if insets != .zero { return label.modified(.padding(insets)) }
    guard button.imageName == nil, !unit.sized.contains(.vertical) else { return label }
    return label.modified(.padding(LayoutInsets(top: 6, bottom: 6)))
  }

  /// The closure that the button's action or segue calls.
  func actionName(of node: ViewNode) -> String {
    let connections = facts.element.elements(in: "connections")
    let actions = connections.filter { $0.name == "action" }
    if let action = actions.first, let selector = action["selector"] {
      for connection in actions { context.takeAll(of: connection) }
      return screen.action(selector)
    }
    if let segue = connections.first(where: { $0.name == "segue" }) {
      context.takeAll(of: segue)
      let kind = segue["kind"] ?? "show"
      let name = segue["identifier"]?.camelCased() ?? kind.propertyName ?? "show"
      return screen.action(
        name, documentation: "The segue \(segue["identifier"].map { "`\($0)`" } ?? kind).")
    }
    let names = names(of: node, without: ["Button"])
    return screen.closure(names[0] == "button" ? ["act"] : names)
  }
}
