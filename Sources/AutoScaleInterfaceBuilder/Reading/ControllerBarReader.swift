import AutoScaleTrees

/// Makes the bars over the views of view controllers.
struct ControllerBarReader {
  private let graph: ControllerGraph
  private let index: ElementIndex

  /// The items of tab bars, by the ids of their controllers.
  private var tabItems: [String: [BarItem]] = [:]

  /// Reads the segues of a document.
  init(_ markup: MarkupTree, index: ElementIndex) {
    self.index = index
    graph = ControllerGraph(markup)
  }

  /// A root with the bars over its view.
  mutating func withBars(
    over root: InterfaceRoot, reader: inout ElementReader
  ) -> InterfaceRoot {
    var root = root
    root.bars = bars(of: root, &reader)
    return root
  }

  /// The bars over a root's view: those that the document requests for the canvas, or else those of
  /// its container controllers.
  private mutating func bars(
    of root: InterfaceRoot, _ reader: inout ElementReader
  ) -> ControllerBars {
    let metrics = root.simulatedMetrics
    let navigation = root.identifier.flatMap { graph.navigations[$0] }
    var bars = ControllerBars()
    bars.statusBar = metrics.statusBar.bar
    switch metrics.topBar {
    case .inferred where navigation?.controller["navigationBarHidden"] != "YES":
      bars.navigationBar = navigation.map { navigationBar(in: $0, &reader) }
    case .navigationBar:
      bars.navigationBar =
        navigation.map { navigationBar(in: $0, &reader) } ?? looseNavigationBar(of: root, &reader)
    default: break
    }
    guard navigation?.hidesBottomBar != true else { return bars }
    let tabBar = tabBar(around: [root.identifier, navigation?.controller["id"]], &reader)
    switch metrics.bottomBar {
    case .inferred:
      bars.tabBar = tabBar
      if navigation?.controller["toolbarHidden"] == "NO" {
        bars.toolbar = toolbar(of: root, &reader)
      }
    case .tabBar: bars.tabBar = tabBar ?? TabBarNode()
    case .toolbar: bars.toolbar = toolbar(of: root, &reader)
    default: break
    }
    return bars
  }

  private func navigationBar(
    in navigation: ControllerGraph.Navigation, _ reader: inout ElementReader
  ) -> NavigationBarNode {
    let bar = NavigationBarNode()
    bar.hasLargeTitle = navigation.hasLargeTitle
    bar.backTitle = navigation.previous.map { backTitle(of: $0, reader) }
    if let look = navigation.controller.child("navigationBar") {
      // The defects of the bar's look were reported when it was read as a view.
      var looking = reader
      looking.readLook(of: bar, from: look)
    }
    readItem(of: bar, from: navigation.top, &reader)
    return bar
  }

  /// The bar over a view without a navigation controller in the document.
  private func looseNavigationBar(
    of root: InterfaceRoot, _ reader: inout ElementReader
  ) -> NavigationBarNode {
    let bar = NavigationBarNode()
    bar.title = root.title
    if let element = element(of: root) { readItem(of: bar, from: element, &reader) }
    return bar
  }

  private func readItem(
    of bar: NavigationBarNode, from controller: MarkupElement, _ reader: inout ElementReader
  ) {
    let item = controller.child("navigationItem")
    if let item { reader.readItem(item, into: bar) }
    let hasTitleView = item?.children.contains { $0["key"] == "titleView" } ?? false
    if bar.title == nil, !hasTitleView { bar.title = reader.string("title", of: controller) }
  }

  private func backTitle(of controller: MarkupElement, _ reader: ElementReader) -> String {
    let item = controller.child("navigationItem")
    let button = item?.child("barButtonItem", key: "backBarButtonItem")
    return button.flatMap { reader.string("title", of: $0) }
      ?? item.flatMap { reader.string("title", of: $0) } ?? reader.string("title", of: controller)
      ?? "Back"
  }

  private func toolbar(of root: InterfaceRoot, _ reader: inout ElementReader) -> ToolbarNode {
    let bar = ToolbarNode()
    if let list = element(of: root)?.child("toolbarItems") {
      bar.items = list.children.filter { $0.name == "barButtonItem" }.map {
        reader.barItem(from: $0)
      }
    }
    return bar
  }

  /// The bar of the first tab bar controller that contains one of the given controllers.
  private mutating func tabBar(
    around ids: [String?], _ reader: inout ElementReader
  ) -> TabBarNode? {
    for case let id? in ids {
      guard let controller = graph.tabBarControllers[id], let controllerID = controller["id"] else {
        continue
      }
      let tabs = graph.tabs[controllerID] ?? []
      let bar = TabBarNode()
      bar.items = items(of: tabs, in: controllerID, &reader)
      bar.selectedIndex = tabs.firstIndex { $0["id"] == id } ?? 0
      if let look = controller.child("tabBar") {
        var looking = reader
        looking.readAppearance(of: bar, from: look)
        bar.barTintColor = looking.color("barTintColor", of: look)
      }
      return bar
    }
    return nil
  }

  private mutating func items(
    of tabs: [MarkupElement], in id: String, _ reader: inout ElementReader
  ) -> [BarItem] {
    if let known = tabItems[id] { return known }
    let items = tabs.map { tab -> BarItem in
      let root = graph.root(of: tab)
      let item = tab.child("tabBarItem") ?? root?.child("tabBarItem")
      if let item { return reader.barItem(from: item) }
      return BarItem(title: reader.string("title", of: root ?? tab))
    }
    tabItems[id] = items
    return items
  }

  private func element(of root: InterfaceRoot) -> MarkupElement? {
    root.identifier.flatMap { index.element(withID: $0) }
  }
}

extension SimulatedMetrics.StatusBar {
  /// The status bar in pictures.
  fileprivate var bar: ControllerBars.StatusBar {
    switch self {
    case .inferred: .automatic
    case .none: .hidden
    case .style(let name):
      name.hasPrefix("black") ? .lightContent : .init(rawValue: name) ?? .automatic
    }
  }
}
