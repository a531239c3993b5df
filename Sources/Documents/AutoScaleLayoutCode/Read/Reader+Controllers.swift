import AutoScaleInterfaceBuilder

extension Reader {
  /// Reads the controller of a view.
  func controller(_ element: MarkupElement, of views: [ObjectFacts]) -> ControllerFacts {
    var controller = ControllerFacts(element: element)
    let classes = [
      "tableViewController": "UITableViewController",
      "collectionViewController": "UICollectionViewController",
    ]
    let base = classes[element.name] ?? "UIViewController"
    var reader = object(element)
    reader.skip("customClass", "customModule")
    reader.readController()
    if reader.flag("clearsSelectionOnViewWillAppear") == false {
      controller.className = base
      reader.set("clearsSelectionOnViewWillAppear", .flag(false))
    }
    // UIKit has no such switch since iOS 11, so that the comment of the class states it.
    controller.adjustsScrollViewInsets = reader.flag("automaticallyAdjustsScrollViewInsets") ?? true
    controller.className = reader.readOwnAttributes(base: base) ?? controller.className
    controller.early = reader.look
    // The items exist once the view is loaded.
    var items = part(element)
    items.readNavigationItem(of: views)
    items.setItems("toolbarItems", in: "toolbarItems")
    controller.late = items.look.settings
    return controller
  }

  private mutating func readNavigationItem(of views: [ObjectFacts]) {
    read("navigationItem", "navigationItem", at: "navigationItem") { reader in
      reader.set("title", reader.localized("title"))
      reader.readNavigationValues(in: views)
    }
  }

  /// Reads the values by key path of a controller, and returns the class that they need.
  private mutating func readOwnAttributes(base: String) -> String? {
    guard element.child("userDefinedRuntimeAttributes") != nil else { return nil }
    let name = appClass(superclass: base) ?? base
    let count = look.settings.count
    readRuntimeAttributes()
    return look.settings.count > count ? name : nil
  }

  /// Reads the values that all controllers have.
  private mutating func readController() {
    // First: UIKit gives it to the items of bars too, which may then get titles of their own.
    set("title", shown("title"))
    apply("controller")
    if flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
      set("restorationIdentifier", element["storyboardIdentifier"].map { .literal($0) })
    }
    if let edges = child("extendedEdge", key: "edgesForExtendedLayout") {
      let names = ["top", "left", "bottom", "right"].filter { edges.flag($0) == true }
      // All four are what a controller made in code has.
      if names.count < 4 { set("edgesForExtendedLayout", .list(names.map { .word($0) })) }
    }
    // The format keeps the name that the property had before iOS 7.
    set("preferredContentSize", size("contentSizeForViewInPopover", in: "value"))
    read("tabBarItem", "tabBarItem", at: "tabBarItem") { reader in
      let name = reader.appClass(superclass: "UITabBarItem") ?? "UITabBarItem"
      reader.look.settings.append(.set("tabBarItem", .call(name, reader.tabArguments())))
      reader.readTabValues()
    }
  }
}

extension Reader {
  /// Reads a controller that shows others, or returns `nil` for another root.
  func container(_ root: InterfaceRoot) -> ContainerFacts? {
    guard root.view == nil, let element = source.index[root.identifier],
      let kind = ContainerFacts.kinds[element.name]
    else { return nil }
    var container = ContainerFacts(root: root, element: element, kind: kind)
    var reader = object(element)
    container.appClass = reader.appClass(superclass: kind.className)
    reader.skip("automaticallyAdjustsScrollViewInsets", "customModule")
    container.shown = reader.shownControllers
    switch element.name {
    case "navigationController": reader.readNavigation()
    case "tabBarController":
      reader.set("viewControllers", "tabs")
      reader.readBar("tabBar", "UITabBar")
    case "splitViewController": reader.readColumns()
    default: reader.readPages()
    }
    reader.readController()
    _ = reader.readOwnAttributes(base: kind.className)
    reader.whole("toolbarItems")
    container.look = reader.look
    guard element.child("navigationItem", key: "navigationItem") != nil else { return container }
    var item = part(element)
    item.readNavigationItem(of: [])
    container.itemSettings = item.look.settings
    // A container on a navigation stack shows items of its own.
    container.items = objects(in: [], controller: element, others: []).map { filled($0, in: []) }
    return container
  }

  /// The names of the controllers that segues put into a container.
  private var shownControllers: [String] {
    element.elements(in: "connections").compactMap { segue in
      guard segue.name == "segue", segue["kind"] == "relationship" else { return nil }
      takeAll(of: segue)
      guard case .object(let shown) = source.index.destination(of: segue) else { return nil }
      if shown.name == "viewControllerPlaceholder" { takeAll(of: shown) }
      let words = [
        shown["customClass"], shown["storyboardIdentifier"], shown["userLabel"], shown["title"],
        shown["referencedIdentifier"], shown["storyboardName"],
      ]
      return words.lazy.compactMap { $0 }.first.map { "`\($0)`" }
    }
  }

  /// Reads a navigation controller, whose bars may be of classes of the app.
  private mutating func readNavigation() {
    let bars = [("navigationBar", "UINavigationBar"), ("toolbar", "UIToolbar")]
    let classes = bars.map { key, base -> Expression in
      guard let name = element.child(key, key: key).flatMap(source.appClass) else {
        return .missing
      }
      look.appClasses.append((name, base))
      return "\(name).self"
    }
    if classes == [.missing, .missing] {
      look.arguments = ["rootViewController": "root"]
    } else {
      // The initializer with classes takes no controller.
      look.arguments = Arguments(zip(bars.map { $0.0 + "Class" }, classes))
      set("viewControllers", "[root]")
    }
    apply("navigation-controller")
    readBar("navigationBar", "UINavigationBar")
    readBar("toolbar", "UIToolbar")
  }

  private mutating func readColumns() {
    // `setViewController(_:for:)` needs a style of columns.
    look.arguments = ["style": .word("doubleColumn")]
    for name in ["primary", "secondary"] {
      call("setViewController", ["_": .text(name), "for": .word(name)])
    }
    apply("split-controller")
  }

  private mutating func readPages() {
    // What a document does not state is a page curl from side to side, as Interface Builder begins.
    let style = word("transitionStyle") == "scroll" ? "scroll" : "pageCurl"
    let orientation = word("navigationOrientation") == "vertical" ? "vertical" : "horizontal"
    let spacing = number("pageSpacing").flatMap { $0 == 0 ? nil : options.length($0) }
    let spine = word("spineLocation", unless: "none").map {
      Expression.text("UIPageViewController.SpineLocation.\($0).rawValue")
    }
    let entries: Arguments = [".interPageSpacing": spacing, ".spineLocation": spine]
    look.arguments = [
      "transitionStyle": .word(style), "navigationOrientation": .word(orientation),
      "options": entries.isEmpty ? nil : .brackets(entries),
    ]
    apply([Rule("doubleSided>isDoubleSided=NO")])
  }

  /// Reads the look of a bar of a controller.
  private mutating func readBar(_ key: String, _ className: String) {
    read(element.child(key, key: key), at: key) { reader in
      if reader.element.appClass != nil { reader.skip("customClass") }
      // The bars of a controller have other values than new ones: UIKit makes them itself.
      reader.apply(Rules.views[className] + Rules.parts["owned-bar"])
      for name in ["backgroundColor", "barTintColor", "tintColor", "unselectedItemTintColor"] {
        let color = reader.color(name)
        // Interface Builder states a clear background for bars that have none.
        if name == "backgroundColor", color == ".clear" { continue }
        reader.set(name, color)
      }
      reader.readBarLook()
      if let items = reader.element.child("items"), items.children.allSatisfy({ _ in false }) {
        reader.takeAll(of: items)
      }
    }
  }
}
