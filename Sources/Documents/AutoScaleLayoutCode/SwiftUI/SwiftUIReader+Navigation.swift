import AutoScaleInterfaceBuilder

/// The title and the buttons of a controller's navigation item.
extension SwiftUIReader {
  /// Returns the modifiers for the navigation item of a controller.
  func navigationLooks(of controller: MarkupElement) -> [Expression] {
    let facts = context.part(controller)
    let item = facts.child("navigationItem", key: "navigationItem")
    var looks: [Expression] = []
    let general = facts.shown("title")
    if let title = item?.text("title") == nil ? general : item?.shown("title") {
      looks.append(.call(".navigationTitle", ["_": title]))
    }
    let mode = item?.word("largeTitleDisplayMode")
    // SwiftUI begins with large titles, and UIKit without.
    if !looks.isEmpty, mode == "never" || !context.index.hasLargeTitles {
      looks.append(".navigationBarTitleDisplayMode(.inline)")
    }
    let items = item.map(self.items) ?? []
    return items.isEmpty ? looks : looks + [.call(".toolbar", ["_": .closure("", items)])]
  }

  private func items(of item: Reader) -> [Statement] {
    var statements: [Statement] = []
    for child in item.children {
      let place: String
      switch (child["key"] ?? child.element.name).prefix(while: \.isLowercase) {
      case "left": place = "topBarLeading"
      case "right": place = "topBarTrailing"
      default: continue
      }
      let buttons = child.element.name == "barButtonItem" ? [child] : child.children
      // UIKit lists the items at the right from the edge inwards.
      for button in place == "topBarTrailing" ? buttons.reversed() : buttons {
        guard let statement = self.button(button) else { continue }
        statements.append(.block("ToolbarItem(placement: .\(place)) {", [statement]))
      }
    }
    return statements
  }

  /// A button of a bar, or `nil` for one that shows a view of its own.
  private func button(_ facts: Reader) -> Statement? {
    guard facts.element.name == "barButtonItem",
      !facts.element.children.contains(where: { $0.name == "view" || $0.name == "button" })
    else { return nil }
    let system = facts["systemItem"]
    let title = facts.localized("title")
    let image = facts["image"]
    let isBold = facts["style"] == "done" || system == "done" || system == "save"
    let end = facts.flag("enabled") == false ? ".disabled(true)" : ""
    facts.skip("style", "width")
    if let system {
      guard Self.titles[system] != nil || Self.symbols[system] != nil else { return nil }
      facts.skip("systemItem")
    }
    if let symbol = system.flatMap({ Self.symbols[$0] }) {
      return button(facts, "Image(systemName: \(symbol.literal))", end)
    }
    if let image {
      facts.skip("image", "catalog")
      let label = facts["catalog"] == "system" ? "systemName: " : ""
      return button(facts, "Image(\(label)\(image.literal))", end)
    }
    let known = system.flatMap { Self.titles[$0] }
    guard let text = known ?? facts.element.string("title"), !text.isEmpty else { return nil }
    return .expression(
      .call(
        "Button",
        [
          "_": known.map { .literal($0) } ?? title, "action": .text(action(of: facts, text)),
        ], tail: (isBold ? ".bold()" : "") + end))
  }

  private func button(_ facts: Reader, _ image: Statement, _ end: String) -> Statement {
    let action = action(of: facts, facts["systemItem"] ?? facts["image"] ?? "act")
    guard !end.isEmpty else { return .block("Button(action: \(action)) {", [image]) }
    return .expression(
      .call("Button", ["action": .text(action), "_": .closure("", [image])], tail: end))
  }

  /// The closure that a button calls.
  private func action(of facts: Reader, _ word: String) -> String {
    for connection in facts.element.elements(in: "connections") {
      guard let name = connection["selector"] ?? connection["identifier"] ?? connection["kind"]
      else { continue }
      context.takeAll(of: connection)
      return screen.action(name)
    }
    return screen.closure([word.camelCased() ?? "act"])
  }

  /// The titles of the system's items.
  private static let titles = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo",
    "redo": "Redo",
  ]

  /// The symbols of the system's items.
  ///
  /// Source: Apple's page on `UIBarButtonItem.SystemItem`, whose images are those of the symbols.
  private static let symbols = [
    "add": "plus", "compose": "square.and.pencil", "action": "square.and.arrow.up",
    "search": "magnifyingglass", "trash": "trash", "refresh": "arrow.clockwise",
    "camera": "camera", "organize": "folder", "bookmarks": "book",
    "reply": "arrowshape.turn.up.left", "play": "play", "pause": "pause", "stop": "xmark",
    "rewind": "backward", "fastForward": "forward", "close": "xmark",
  ]
}
