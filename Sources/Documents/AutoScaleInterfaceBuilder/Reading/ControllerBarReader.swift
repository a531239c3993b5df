import AutoScale
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

  /// Returns a root with the bars over its view.
  mutating func withBars(
    over root: InterfaceRoot, reader: inout ElementReader
  ) -> InterfaceRoot {
    var root = root
    let metrics = metrics(around: root, reader)
    root.bars = bars(of: root, in: metrics, &reader)
    root.bars.itemViews = itemViews(of: root.bars)
    root.bars.edgesBesideView = edges(beside: root, in: metrics)
    root.bars.isBesideDetail = root.identifier.map(graph.isBesideDetail) ?? false
    root.isFormSheet = root.identifier.map(graph.isFormSheet) ?? false
    return root
  }

  /// Connects the views of containers with the views of the controllers that segues embed in them.
  func connectEmbeddedViews(of roots: [InterfaceRoot]) {
    guard !graph.embedded.isEmpty else { return }
    var views: [String: ViewNode] = [:]
    for root in roots { root.identifier.map { views[$0] = root.view } }
    for (container, controller) in graph.embedded {
      (index.item(withID: container) as? ViewNode)?.embeddedView =
        views[graph.shownController(of: controller)]
    }
  }

  /// Returns the surroundings of a root in the canvas: the status bar and the bottom bar are those of its container
  /// controllers unless it requests its own.
  ///
  /// Frames of three documents end at a bar that only their navigation controllers request.
  private func metrics(around root: InterfaceRoot, _ reader: ElementReader) -> SimulatedMetrics {
    var metrics = root.simulatedMetrics
    // The defects of the controllers' metrics were reported when these were read as roots.
    var looking = reader
    if let navigation = root.identifier.flatMap({ graph.navigations[$0]?.controller }) {
      let around = looking.simulatedMetrics(of: navigation)
      if metrics.bottomBar == .inferred { metrics.bottomBar = around.bottomBar }
      if metrics.statusBar == .inferred { metrics.statusBar = around.statusBar }
    }
    if metrics.statusBar == .inferred, let tab = graph.tab(around: root.identifier)?.controller {
      metrics.statusBar = looking.simulatedMetrics(of: tab).statusBar
    }
    return metrics
  }

  /// Returns the bars over a root's view: those that the document requests for the canvas, or else
  /// those of its container controllers.
  private mutating func bars(
    of root: InterfaceRoot, in metrics: SimulatedMetrics, _ reader: inout ElementReader
  ) -> ControllerBars {
    let navigation = root.identifier.flatMap { graph.navigations[$0] }
    var bars = ControllerBars()
    bars.statusBar = metrics.statusBar.bar
    // The document's request for the canvas decides where Xcode stored its frames.
    switch metrics.topBar {
    case .inferred where navigation?.controller["navigationBarHidden"] != "YES":
      bars.navigationBar = navigation.map { navigationBar(in: $0, &reader) }
    case .navigationBar:
      bars.navigationBar =
        navigation.map { navigationBar(in: $0, &reader) } ?? looseNavigationBar(of: root, &reader)
    default: break
    }
    // The status bar over a black navigation bar is light: `UINavigationController.preferredStatusBarStyle`.
    if metrics.statusBar == .inferred, bars.navigationBar != nil,
      navigation?.controller.child("navigationBar")?["barStyle"]?.hasPrefix("black") ?? false
    {
      bars.statusBar = .lightContent
    }
    // As in UIKit, controllers pushed from this one have no bottom bar either.
    guard navigation?.hidesBottomBar != true else { return bars }
    let tabBar = tabBar(around: root, &reader)
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

  /// Returns the bar over a view without a navigation controller in the document.
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
    bar.titleView = item?.titleViewID.flatMap { index.item(withID: $0) as? ViewNode }
    // UIKit shows the title of the controller, but not beside a title view.
    if bar.title == nil, item?.titleViewID == nil {
      bar.title = reader.string("title", of: controller)
    }
  }

  /// Returns the views that items of bars show, by their ids.
  private func itemViews(of bars: ControllerBars) -> [String: ViewNode] {
    let lists = [
      bars.navigationBar?.leadingItems, bars.navigationBar?.trailingItems, bars.toolbar?.items,
    ]
    return lists.compactMap(\.self).joined().reduce(into: [:]) { views, item in
      guard let id = item.viewIdentifier else { return }
      views[id] = index.item(withID: id) as? ViewNode
    }
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

  /// Returns the bar of the tab bar controller around a root or around its navigation controller.
  private mutating func tabBar(
    around root: InterfaceRoot, _ reader: inout ElementReader
  ) -> TabBarNode? {
    guard let (tab, controller) = graph.tab(around: root.identifier), let id = controller["id"]
    else { return nil }
    let tabs = graph.tabs[id] ?? []
    let bar = TabBarNode()
    bar.items = items(of: tabs, in: id, &reader)
    bar.selectedIndex = tabs.firstIndex { $0["id"] == tab } ?? 0
    if let look = controller.child("tabBar") {
      var looking = reader
      looking.readAppearance(of: bar, from: look)
      bar.barTintColor = looking.color("barTintColor", of: look)
    }
    return bar
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

// MARK: - Edges

extension ControllerBarReader {
  /// Returns the edges at which bars are beside the view of a root, if there are bars.
  ///
  /// A view extends under translucent bars, and under opaque ones on request, unless its controller limits
  /// the edges.
  private func edges(
    beside root: InterfaceRoot, in metrics: SimulatedMetrics
  ) -> Set<LayoutInsets.Edge> {
    guard !root.bars.isEmpty, let controller = element(of: root) else { return [] }
    var edges = Set<LayoutInsets.Edge>()
    if let extended = controller.child("extendedEdge", key: "edgesForExtendedLayout") {
      edges = Set(
        [.top, .bottom].filter { (edge: LayoutInsets.Edge) in extended[edge.name] != "YES" })
    }
    if controller["extendedLayoutIncludesOpaqueBars"] != "YES" {
      edges.formUnion(opaqueEdges(of: root, in: metrics))
    }
    if root.bars.navigationBar == nil { edges.remove(.top) }
    if root.bars.toolbar == nil, root.bars.tabBar == nil { edges.remove(.bottom) }
    return edges
  }

  /// Returns the edges with an opaque bar: that of the canvas, if the document requests one, or
  /// else that of a container controller.
  private func opaqueEdges(
    of root: InterfaceRoot, in metrics: SimulatedMetrics
  ) -> Set<LayoutInsets.Edge> {
    let navigation = root.identifier.flatMap { graph.navigations[$0]?.controller }
    let tabs = graph.tab(around: root.identifier)?.controller
    let isTopOpaque = metrics.topBar.isOpaque ?? navigation?.hasOpaque("navigationBar")
    let isBottomOpaque =
      metrics.bottomBar.isOpaque
      ?? (root.bars.tabBar == nil ? navigation?.hasOpaque("toolbar") : tabs?.hasOpaque("tabBar"))
    var edges = Set<LayoutInsets.Edge>()
    if isTopOpaque ?? false { edges.insert(.top) }
    if isBottomOpaque ?? false { edges.insert(.bottom) }
    return edges
  }
}

extension MarkupElement {
  /// The id of the view in place of a navigation item's title, inside the item or named by its outlet.
  fileprivate var titleViewID: String? {
    barView("titleView")?["id"]
      ?? child("connections")?.children.first { $0["property"] == "titleView" }?["destination"]
  }

  /// Returns whether the bar of a container controller is opaque.
  fileprivate func hasOpaque(_ bar: String) -> Bool { child(bar)?["translucent"] == "NO" }
}

extension SimulatedMetrics.Bar {
  /// Whether a bar of the canvas is opaque; `nil` unless the document requests one.
  fileprivate var isOpaque: Bool? {
    switch self {
    case .navigationBar(let isTranslucent, _), .tabBar(let isTranslucent),
      .toolbar(let isTranslucent):
      !isTranslucent
    case .inferred, .none, .other: nil
    }
  }
}

extension SimulatedMetrics.StatusBar {
  /// The status bar in pictures.
  fileprivate var bar: ControllerBars.StatusBar {
    switch self {
    case .inferred: .automatic
    case .none: .hidden
    case .style(let name):
      // Older names of the light style, such as `blackOpaque`.
      name.hasPrefix("black") ? .lightContent : .init(rawValue: name) ?? .automatic
    }
  }
}
