import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Reads the title and the buttons of a controller's navigation item.
struct NavigationReader {
  let context: Reader
  let screen: SwiftUIScreen

  /// Returns the modifiers for the navigation item of a controller.
  func looks(of controller: MarkupElement) -> [Expression] {
    let facts = context.part(controller)
    let texts = SwiftUIText(context: context)
    let item = facts.child("navigationItem", key: "navigationItem")
    var looks: [Expression] = []
    let (own, general) = (item?.text("title"), facts.text("title"))
    if let title = own ?? general, !title.isEmpty {
      let element = own == nil ? controller : item?.element ?? controller
      looks.append(
        .call(".navigationTitle", ["_": texts.title(title, of: element, keys: "title")]))
    }
    let mode = item?.word("largeTitleDisplayMode")
    // SwiftUI begins with large titles, and UIKit without.
    if !looks.isEmpty, mode == "never" || !context.index.hasLargeTitles {
      looks.append(.call(".navigationBarTitleDisplayMode", texts: [".inline"]))
    }
    guard let item else { return looks }
    let items = self.items(of: item)
    if !items.isEmpty { looks.append(.call(".toolbar", ["_": .closure("", items)])) }
    return looks
  }

  /// The places of buttons by the keys and the lists of documents.
  private static let places = [
    "leftBarButtonItem": "topBarLeading", "rightBarButtonItem": "topBarTrailing",
    "leftBarButtonItems": "topBarLeading", "rightBarButtonItems": "topBarTrailing",
  ]

  private func items(of item: Reader) -> [Statement] {
    var statements: [Statement] = []
    for child in item.children {
      guard let place = Self.places[child["key"] ?? child.element.name] else { continue }
      let buttons = child.element.name == "barButtonItem" ? [child] : child.children
      // UIKit lists the items at the right from the edge inwards.
      let isReversed =
        child["key"] == "rightBarButtonItems" || child.element.name == "rightBarButtonItems"
      for button in isReversed ? buttons.reversed() : buttons {
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
    let title = facts.text("title") ?? ""
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
    let text = system.flatMap { Self.titles[$0] } ?? title
    guard !text.isEmpty else { return nil }
    let expression = SwiftUIText(context: context).title(text, of: facts.element, keys: "title")
    return .expression(
      .call(
        "Button", ["_": expression, "action": .text(action(of: facts, text))],
        tail: (isBold ? ".bold()" : "") + end))
  }

  private func button(_ facts: Reader, _ image: Statement, _ end: String) -> Statement {
    let word = facts["systemItem"] ?? facts["image"] ?? "act"
    let action = action(of: facts, word)
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
    "reply": "arrowshape.turn.up.left",
    "play": "play", "pause": "pause", "stop": "xmark", "rewind": "backward",
    "fastForward": "forward", "close": "xmark",
  ]
}
