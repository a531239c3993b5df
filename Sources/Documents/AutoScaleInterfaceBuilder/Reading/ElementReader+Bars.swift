import AutoScaleTrees

extension ElementReader {
  /// Reads the colors of a navigation bar, and the content of its top item.
  mutating func readBar(_ bar: NavigationBarNode, from element: MarkupElement) {
    readColors(of: bar, from: element)
    bar.hasLargeTitle = flag("largeTitles", of: element)
    guard let item = element.child("items")?.child("navigationItem") else { return }
    readItem(item, into: bar)
  }

  /// Reads the look of a navigation bar outside the view trees.
  mutating func readLook(of bar: NavigationBarNode, from element: MarkupElement) {
    readAppearance(of: bar, from: element)
    readColors(of: bar, from: element)
  }

  private func readColors(of bar: NavigationBarNode, from element: MarkupElement) {
    let isBlack = element["barStyle"]?.hasPrefix("black") ?? false
    let texts = element.child("textAttributes", key: "titleTextAttributes")
    bar.barTintColor = color("barTintColor", of: element) ?? (isBlack ? Self.blackBar : nil)
    bar.titleColor = texts.flatMap { color("textColor", of: $0) } ?? (isBlack ? .white : nil)
  }

  /// The color of a bar in the black style, over a plain background.
  private static let blackBar = ViewColor(white: 0.11)

  /// Reads the content that a navigation bar shows for an item.
  mutating func readItem(_ item: MarkupElement, into bar: NavigationBarNode) {
    bar.title = string("title", of: item)
    bar.prompt = string("prompt", of: item)
    bar.leadingItems = barItems("left", of: item)
    bar.trailingItems = barItems("right", of: item)
  }

  /// Returns the items at one side of a navigation item, outermost first.
  private mutating func barItems(_ side: String, of item: MarkupElement) -> [BarItem] {
    let single = item.child("barButtonItem", key: "\(side)BarButtonItem").map { [$0] } ?? []
    let list = item.child("\(side)BarButtonItems").map { Array($0.children) } ?? []
    return (single + list).filter { $0.name == "barButtonItem" }.map { barItem(from: $0) }
  }

  /// Returns the items of a toolbar or a tab bar.
  mutating func barItems(of element: MarkupElement) -> [BarItem] {
    let items = element.child("items").map { Array($0.children) } ?? []
    return items.filter { ["barButtonItem", "tabBarItem"].contains($0.name) }
      .map { barItem(from: $0) }
  }

  /// Returns one item, whose title and image may be the system's.
  mutating func barItem(from element: MarkupElement) -> BarItem {
    let system = element["systemItem"].flatMap { Self.systemItems[$0] }
    var item = BarItem(
      barItemKind(of: element), title: string("title", of: element) ?? system?.title,
      imageName: element.imageName ?? system?.symbol)
    // UIKit makes Save and Done stand out, as it does items in the style `done`.
    item.isProminent =
      ["done", "prominent"].contains(element["style"])
      || ["done", "save"].contains(element["systemItem"])
    item.isEnabled = flag("enabled", of: element, or: true)
    item.tintColor = color("tintColor", of: element)
    item.viewIdentifier = element.barView("customView")?["id"]
    return item
  }

  private mutating func barItemKind(of element: MarkupElement) -> BarItem.Kind {
    switch element["systemItem"] {
    case "flexibleSpace": .flexibleSpace
    case "fixedSpace": .fixedSpace(number("width", of: element) ?? 8)
    // A custom view is drawn separately, and takes its width from the bar.
    default:
      element.barView("customView")?.child("rect", key: "frame")?.length("width")
        .map { .fixedSpace($0) } ?? .button
    }
  }

  /// The English titles and the symbols of the system's items.
  private static let systemItems: [String: (title: String?, symbol: String?)] = [
    "cancel": ("Cancel", nil), "done": ("Done", nil), "edit": ("Edit", nil),
    "save": ("Save", nil), "undo": ("Undo", nil), "redo": ("Redo", nil), "close": ("Close", nil),
    "add": (nil, "plus"), "compose": (nil, "square.and.pencil"),
    "action": (nil, "square.and.arrow.up"), "trash": (nil, "trash"),
    "refresh": (nil, "arrow.clockwise"), "stop": (nil, "xmark"), "play": (nil, "play.fill"),
    "pause": (nil, "pause.fill"), "rewind": (nil, "backward.fill"),
    "fastForward": (nil, "forward.fill"), "organize": (nil, "folder"),
    "reply": (nil, "arrowshape.turn.up.left"), "camera": (nil, "camera"),
    "search": ("Search", "magnifyingglass"), "bookmarks": ("Bookmarks", "book"),
    "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"),
    "featured": ("Featured", "star.fill"), "topRated": ("Top Rated", "star.fill"),
    "recents": ("Recents", "clock.fill"), "contacts": ("Contacts", "person.crop.circle.fill"),
    "history": ("History", "clock.fill"), "downloads": ("Downloads", "square.and.arrow.down.fill"),
    "mostRecent": ("Most Recent", "clock.fill"), "mostViewed": ("Most Viewed", "list.number"),
  ]
}

extension MarkupElement {
  /// Returns the view of an item of a bar, its `titleView` or its `customView`.
  func barView(_ key: String) -> MarkupElement? { children.first { $0["key"] == key } }
}
