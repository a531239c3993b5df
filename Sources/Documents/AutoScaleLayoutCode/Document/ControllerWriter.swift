import AutoScaleInterfaceBuilder

/// Writes the properties of a view's controller.
struct ControllerWriter {
  let context: CodeContext
  let screen: ScreenCode

  private static let classNames = [
    "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
  ]

  /// The class of a controller's element.
  private static func className(of element: MarkupElement) -> String {
    classNames[element.name] ?? "UIViewController"
  }

  /// The rules of all controllers, for values that count before the view is loaded.
  private static let rules: [AttributeRule] = [
    .choice("modalPresentationStyle", standard: "automatic"),
    .choice("modalTransitionStyle", standard: "coverVertical"),
    .flag("hidesBottomBarWhenPushed"), .flag("extendedLayoutIncludesOpaqueBars"),
    .flag("definesPresentationContext"), .flag("providesPresentationContextTransitionStyle"),
    .text("restorationIdentifier"),
  ]

  func write(_ controller: MarkupElement) {
    let facts = context.coverage.facts(of: controller)
    facts.skip("customClass", "customModule", "autoresizesArchivedViewToFullSize")
    write(facts, name: "controller") { screen.controller.early.append($0) }
    if facts.takeFlag("clearsSelectionOnViewWillAppear") == false {
      screen.controller.className = Self.className(of: controller)
      early("clearsSelectionOnViewWillAppear", "false")
    }
    // Without this switch a scroll view keeps clear of bars where it scrolls alone.
    if facts.takeFlag("automaticallyAdjustsScrollViewInsets") == false {
      screen.documentation.append("Its controller does not adjust the insets of scroll views.")
    }
    if let item = facts.child("navigationItem", key: "navigationItem") {
      if let title = item.takeText("title") {
        late("navigationItem.title", context.text(title, of: item.markup, keys: "title"))
      }
      BarItemWriter(context: context, screen: screen).writeNavigation(item) { property, value in
        late("navigationItem.\(property)", value)
      }
    }
    if let items = facts.child("toolbarItems") {
      let list = items.markup.children.compactMap {
        BarItemWriter(context: context, screen: screen).item($0)
      }
      if !list.isEmpty { late("toolbarItems", .list(list)) }
    }
    writeOtherViews()
    let attributes = runtimeAttributes(of: facts) { screen.controller.className = $0 }
    screen.controller.early += attributes
    if !screen.controller.early.isEmpty || !screen.controller.late.isEmpty {
      screen.controller.className = screen.controller.className ?? "UIViewController"
    }
  }

  /// The statements that set values by key path, which may need the class of the app.
  func runtimeAttributes(of facts: ElementFacts, use className: (String) -> Void) -> [Statement] {
    guard facts.markup.child("userDefinedRuntimeAttributes") != nil else { return [] }
    let base = Self.className(of: facts.markup)
    let name = screen.appClass(of: facts, superclass: base, in: context) ?? base
    let object = ObjectCode(.custom, facts: facts, name: "controller", className: name)
    RuntimeAttributeWriter(context: context, screen: screen).write(object)
    if !object.statements.isEmpty { className(name) }
    return object.statements.map(object.named)
  }

  private func early(_ property: String, _ value: Expression) {
    screen.controller.early.append(.assignment("controller.\(property)", value))
  }

  private func late(_ property: String, _ value: Expression) {
    screen.controller.late.append(.assignment("controller.\(property)", value))
  }

  /// Writes the values that all controllers have.
  func write(_ facts: ElementFacts, name: String, append: (Statement) -> Void) {
    func set(_ property: String, _ value: Expression) {
      append(.assignment("\(name).\(property)", value))
    }
    if let title = context.text("title", in: facts) { set("title", title) }
    for (property, value) in context.values(of: Self.rules, in: facts) { set(property, value) }
    if facts.takeFlag("useStoryboardIdentifierAsRestorationIdentifier") == true,
      let identifier = facts["storyboardIdentifier"]
    {
      set("restorationIdentifier", .text(identifier.literal))
    }
    if let edges = facts.child("extendedEdge", key: "edgesForExtendedLayout") {
      let names = ["top", "left", "bottom", "right"].filter { edges.takeFlag($0) == true }
      if names.count < 4 { set("edgesForExtendedLayout", .list(names.map { .text("." + $0) })) }
    }
    if let size = facts.children("value").first(where: {
      $0["key"] == "contentSizeForViewInPopover"
    }) {
      size.skip("type")
      set("preferredContentSize", context.size(of: size))
    }
    guard let item = facts.child("tabBarItem", key: "tabBarItem") else { return }
    let writer = BarItemWriter(context: context, screen: screen)
    let custom = screen.appClass(of: item, superclass: "UITabBarItem", in: context)
    set("tabBarItem", .call(custom ?? "UITabBarItem", writer.tabArguments(of: item)))
    writer.writeTabValues(of: item) { property, value in set("tabBarItem.\(property)", value) }
  }

  /// Writes the views that the controller holds besides its own.
  private func writeOtherViews() {
    for view in screen.views where view.facts["key"] == "refreshControl" && view.node.parent == nil
    {
      view.facts.skip("key")
      if screen.root?.node.role.scrollView != nil {
        screen.root?.set("refreshControl", .text(view.name))
      } else {
        late("refreshControl", .text(view.name))
      }
    }
  }
}
