import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension Reader {
  /// Reads the controller of a view.
  mutating func controller(_ element: MarkupElement, of views: [ObjectFacts]) -> ControllerFacts {
    var controller = ControllerFacts(element: element)
    coverage.visit(element)
    for name in ["customClass", "customModule"] { coverage.take(name, of: element) }
    readController(element, into: &controller.early)
    let classes = [
      "tableViewController": "UITableViewController",
      "collectionViewController": "UICollectionViewController",
    ]
    let base = classes[element.name] ?? "UIViewController"
    if flag("clearsSelectionOnViewWillAppear", of: element) == false {
      controller.neededClass = base
      controller.early.set("clearsSelectionOnViewWillAppear", .flag(false))
    }
    // UIKit has no such switch since iOS 11, so that the comment of the class states it.
    controller.adjustsScrollViewInsets =
      flag("automaticallyAdjustsScrollViewInsets", of: element) ?? true
    if let item = child("navigationItem", key: "navigationItem", of: element) {
      controller.late += navigationItem(item, of: views)
    }
    if let items = child("toolbarItems", of: element) {
      let list = items.children.compactMap { item($0) }
      if !list.isEmpty { controller.late.append(.set("toolbarItems", .list(list))) }
    }
    let name = readRuntimeAttributes(of: controller.element, base: base, into: &controller.early)
    if let name { controller.neededClass = name }
    return controller
  }

  private mutating func navigationItem(
    _ item: MarkupElement, of views: [ObjectFacts]
  ) -> [Setting] {
    let title = string(inside: "title", of: item).map {
      Setting.set("navigationItem.title", source.text($0, of: item, keys: "title"))
    }
    return [title].compactMap(\.self)
      + navigationValues(of: item, in: views).map { $0.prefixed("navigationItem") }
  }

  /// Reads the values by key path of a controller, and returns the class that they need.
  private mutating func readRuntimeAttributes(
    of element: MarkupElement, base: String, into look: inout Look
  ) -> String? {
    guard element.child("userDefinedRuntimeAttributes") != nil else { return nil }
    let name = appClass(of: element, superclass: base, into: &look) ?? base
    let count = look.settings.count
    readRuntimeAttributes(of: element, into: &look)
    return look.settings.count > count ? name : nil
  }

  /// Reads the values that all controllers have.
  private mutating func readController(_ element: MarkupElement, into look: inout Look) {
    look.set("title", text("title", of: element))
    look.settings += settings(Rules.controller, of: element)
    if flag("useStoryboardIdentifierAsRestorationIdentifier", of: element) == true,
      let identifier = element["storyboardIdentifier"]
    {
      look.set("restorationIdentifier", .literal(identifier))
    }
    if let edges = child("extendedEdge", key: "edgesForExtendedLayout", of: element) {
      let names = ["top", "left", "bottom", "right"].filter { flag($0, of: edges) == true }
      if names.count < 4 {
        look.set("edgesForExtendedLayout", .list(names.map { .word($0) }))
      }
    }
    let sizes = element.children.filter {
      $0.name == "value" && $0["key"] == "contentSizeForViewInPopover"
    }
    if let size = sizes.first {
      coverage.visit(size)
      coverage.take("type", of: size)
      look.set("preferredContentSize", self.size(of: size))
    }
    guard let item = child("tabBarItem", key: "tabBarItem", of: element) else { return }
    let name = appClass(of: item, superclass: "UITabBarItem", into: &look) ?? "UITabBarItem"
    look.set("tabBarItem", .made(name, tabArguments(of: item)))
    look.settings += tabValues(of: item).map { $0.prefixed("tabBarItem") }
  }
}

extension Reader {
  /// Reads a controller that shows others, or returns `nil` for another root.
  mutating func container(_ root: InterfaceRoot) -> ContainerFacts? {
    guard root.view == nil, let element = source.index[root.identifier],
      let kind = ContainerFacts.kinds[element.name]
    else { return nil }
    coverage.visit(element)
    var container = ContainerFacts(root: root, element: element, kind: kind)
    container.appClass = appClass(of: element, superclass: kind.className, into: &container.look)
    for name in ["automaticallyAdjustsScrollViewInsets", "customModule"] {
      coverage.take(name, of: element)
    }
    container.shown = shownControllers(of: element)
    switch element.name {
    case "navigationController": readNavigation(element, into: &container.look)
    case "tabBarController":
      container.look.set("viewControllers", .code("tabs"))
      readBar("tabBar", Rules.tabBar, of: element, into: &container.look)
    case "splitViewController":
      container.look.arguments = [.init("style", .word("doubleColumn"))]
      for name in ["primary", "secondary"] {
        container.look.settings.append(
          .call("setViewController", [.init(nil, .code(name)), .init("for", .word(name))]))
      }
      container.look.settings += settings(Rules.splitController, of: element)
    default: readPages(element, into: &container.look)
    }
    readController(element, into: &container.look)
    _ = readRuntimeAttributes(of: element, base: kind.className, into: &container.look)
    if let item = child("navigationItem", key: "navigationItem", of: element) {
      container.items = objects(in: [], controller: element, others: [])
        .map { filled($0, in: []) }
      container.itemSettings = navigationItem(item, of: [])
    }
    whole("toolbarItems", of: element)
    return container
  }

  /// Reads the names of the controllers that segues put into a container.
  private mutating func shownControllers(of element: MarkupElement) -> [String] {
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
  private mutating func readNavigation(_ element: MarkupElement, into look: inout Look) {
    let bars = [("navigationBar", "UINavigationBar"), ("toolbar", "UIToolbar")]
    let classes = bars.map { key, base -> Value in
      guard let name = element.child(key, key: key).flatMap(source.appClass) else {
        return .missing
      }
      look.appClasses.append((name, base))
      return .code("\(name).self")
    }
    if classes == [.missing, .missing] {
      look.arguments = [.init("rootViewController", .code("root"))]
    } else {
      // The initializer with classes takes no controller.
      look.arguments = zip(bars, classes).map { .init($0.0 + "Class", $1) }
      look.set("viewControllers", .code("[root]"))
    }
    look.settings += settings(Rules.navigationController, of: element)
    readBar("navigationBar", Rules.navigationBar, of: element, into: &look)
    readBar("toolbar", Rules.bar, of: element, into: &look)
  }

  private mutating func readPages(_ element: MarkupElement, into look: inout Look) {
    let isScroll = word("transitionStyle", of: element) == "scroll"
    let isVertical = word("navigationOrientation", of: element) == "vertical"
    look.arguments = [
      .init("transitionStyle", .word(isScroll ? "scroll" : "pageCurl")),
      .init("navigationOrientation", .word(isVertical ? "vertical" : "horizontal")),
    ]
    var options: [Value.Entry] = []
    if let spacing = number("pageSpacing", of: element), spacing != 0 {
      options.append(.init(key: ".interPageSpacing", value: .length(spacing)))
    }
    if let spine = word("spineLocation", of: element, unless: "none") {
      let value = "UIPageViewController.SpineLocation.\(spine).rawValue"
      options.append(.init(key: ".spineLocation", value: .code(value)))
    }
    if !options.isEmpty { look.arguments.append(.init("options", .entries(options))) }
    look.settings += settings([.flag("doubleSided", "isDoubleSided")], of: element)
  }

  /// Reads the look of a bar of a controller.
  private mutating func readBar(
    _ key: String, _ rules: [Rule], of element: MarkupElement, into look: inout Look
  ) {
    guard let bar = child(key, key: key, of: element) else { return }
    if bar.appClass != nil { coverage.take("customClass", of: bar) }
    var settings = settings(rules + Rules.ownedBar, of: bar)
    for name in ["backgroundColor", "barTintColor", "tintColor", "unselectedItemTintColor"] {
      guard let color = color(name, of: bar) else { continue }
      // Interface Builder states a clear background for bars that have none.
      if name == "backgroundColor", case .color(let stated, _) = color, stated.isClear { continue }
      settings.append(.set(name, color))
    }
    settings += barLook(of: bar)
    look.settings += settings.map { $0.prefixed(key) }
    let items = bar.child("items")
    if let items, !items.children.contains(where: { _ in true }) { takeAll(of: items) }
  }
}

extension Setting {
  /// The setting of a part of another object.
  fileprivate func prefixed(_ path: String) -> Setting {
    switch self {
    case .set(let property, let value): .set("\(path).\(property)", value)
    case .call(let name, let arguments): .call("\(path).\(name)", arguments)
    }
  }
}
