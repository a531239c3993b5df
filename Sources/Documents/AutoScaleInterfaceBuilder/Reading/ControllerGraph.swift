/// The containment of view controllers, from the segues of a document.
struct ControllerGraph {
  /// The position of a view controller in a navigation controller.
  struct Navigation {
    /// The navigation controller.
    let controller: MarkupElement

    /// The view controller whose title and items the bar shows.
    let top: MarkupElement

    /// The previous view controller, to which the back button leads, or `nil` for the first one.
    let previous: MarkupElement?

    /// Whether the title is large.
    let hasLargeTitle: Bool

    /// Whether the bottom bar is hidden.
    let hidesBottomBar: Bool
  }

  private var controllers: [String: MarkupElement] = [:]

  /// The first view controllers of navigation controllers, by the ids of these.
  private var roots: [String: MarkupElement] = [:]

  /// The navigation controllers around view controllers, by the ids of these.
  private(set) var navigations: [String: Navigation] = [:]

  /// The tab bar controllers around view controllers, by the ids of these.
  private(set) var tabBarControllers: [String: MarkupElement] = [:]

  /// The view controllers of tab bar controllers in their order, by the ids of these.
  private(set) var tabs: [String: [MarkupElement]] = [:]

  /// The ids of the controllers in the columns of split view controllers before the detail.
  private var besideDetail: Set<String> = []

  /// The styles in which segues present view controllers, by the ids of these.
  private var presentationStyles: [String: String] = [:]

  /// The ids of the controllers that segues embed, by the ids of the views that show them.
  private(set) var embedded: [String: String] = [:]

  /// The ids of the controllers that a view controller pushes.
  private var pushed: [String: [String]] = [:]

  /// Reads the segues of a document.
  ///
  /// - Complexity: O(*n*) in the elements.
  init(_ tree: MarkupTree) {
    var pending: [(root: String, controller: String)] = []
    for (source, segue) in readSegues(of: tree) {
      guard let destination = segue["destination"] else { continue }
      switch (controllers[source]?.name, segue["kind"], segue["relationship"]) {
      case ("navigationController", "relationship", "rootViewController"):
        roots[source] = controllers[destination]
        pending.append((destination, source))
      case ("tabBarController", "relationship", "viewControllers"):
        guard let tab = controllers[destination] else { continue }
        tabs[source, default: []].append(tab)
        tabBarControllers[destination] = controllers[source]
      case ("splitViewController", "relationship", "masterViewController"),
        ("splitViewController", "relationship", "supplementaryViewController"):
        besideDetail.insert(destination)
      case (_, "show", _), (_, "push", _): pushed[source, default: []].append(destination)
      case (_, "embed", _): embedded[segue.parent?.parent?["id"] ?? ""] = destination
      case (_, "presentation", _), (_, "modal", _):
        presentationStyles[destination] = segue["modalPresentationStyle"]
      default: continue
      }
    }
    // After all segues, since a controller may push one that comes earlier in the file.
    for (root, controller) in pending { fill(controller, from: root) }
  }

  /// Returns the first view controller of a navigation controller, or `nil` for another controller.
  func root(of controller: MarkupElement) -> MarkupElement? {
    controller["id"].flatMap { roots[$0] }
  }

  /// Returns the id of the controller whose view is seen first in a container: the first one of a navigation
  /// or a tab bar controller, or else the controller itself.
  func shownController(of id: String) -> String {
    var (id, seen) = (id, Set<String>())
    // Damaged files may have containers that contain each other.
    while seen.insert(id).inserted, let inner = roots[id]?["id"] ?? tabs[id]?.first?["id"] {
      id = inner
    }
    return id
  }

  /// Returns the tab bar controller around a view controller or around its navigation controller,
  /// with the id of that tab.
  func tab(around id: String?) -> (tab: String, controller: MarkupElement)? {
    [id, id.flatMap { navigations[$0]?.controller["id"] }].lazy.compactMap { tab in
      tab.flatMap { tab in tabBarControllers[tab].map { (tab, $0) } }
    }.first
  }

  /// Returns whether a view controller, or a container of it, is in a column of a split view controller before
  /// the detail.
  func isBesideDetail(_ id: String) -> Bool {
    let tab = tab(around: id)?.controller["id"]
    return [id, navigations[id]?.controller["id"], tab].contains {
      $0.map(besideDetail.contains) ?? false
    }
  }

  /// Returns whether a view controller, or its navigation controller, is presented as a form sheet.
  func isFormSheet(_ id: String) -> Bool {
    [id, navigations[id]?.controller["id"]].compactMap(\.self).contains { id in
      (presentationStyles[id] ?? controllers[id]?["modalPresentationStyle"]) == "formSheet"
    }
  }

  /// Finds the view controllers of a navigation controller, starting with the first.
  private mutating func fill(_ controller: String, from root: String) {
    guard let controller = controllers[controller], let top = controllers[root],
      enter(root, showing: top, in: controller, after: nil)
    else { return }
    var pending = [root]
    while let id = pending.popLast() { pending += follow(id) }
  }

  /// Finds the view controllers of a document, and returns its segues with the ids of their sources.
  private mutating func readSegues(
    of tree: MarkupTree
  ) -> [(source: String, segue: MarkupElement)] {
    var segues: [(source: String, segue: MarkupElement)] = []
    var source: (id: String, end: Int)?
    for index in tree.records.indices {
      let element = MarkupElement(tree: tree, index: index)
      if element.name == "segue" {
        if let source, index < source.end { segues.append((source.id, element)) }
      } else if ControllerClasses.contains(element.name), let id = element["id"] {
        // References count for the first of two elements with one id.
        controllers[id] = controllers[id] ?? element
        source = (id, element.end)
      }
    }
    return segues
  }

  /// Adds a view controller to a navigation controller, unless it is in one; returns whether it
  /// did.
  private mutating func enter(
    _ id: String, showing top: MarkupElement, in controller: MarkupElement,
    after previous: Navigation?
  ) -> Bool {
    // Segues may go in a circle.
    guard navigations[id] == nil, id != controller["id"] else { return false }
    let bar = controller.child("navigationBar")
    let allowsLargeTitles = bar?["largeTitles"] == "YES"
    let isLarge: Bool =
      switch top.child("navigationItem")?["largeTitleDisplayMode"] {
      case "always": true
      case "never": false
      // Without a mode a controller takes that of the one before it; the first one is large.
      default: previous?.hasLargeTitle ?? true
      }
    navigations[id] = Navigation(
      controller: controller, top: top, previous: previous?.top,
      hasLargeTitle: allowsLargeTitles && isLarge,
      hidesBottomBar: previous?.hidesBottomBar ?? false
        || top["hidesBottomBarWhenPushed"] == "YES")
    return true
  }

  /// Adds the controllers that a view controller pushes to its navigation controller, and returns
  /// the new ones.
  private mutating func follow(_ id: String) -> [String] {
    guard let navigation = navigations[id] else { return [] }
    let isTabBarController = tabs[id] != nil
    var found: [String] = []
    for tab in tabs[id] ?? [] {
      guard let tabID = tab["id"] else { continue }
      // The bar shows the title of the tab bar controller, whichever tab is selected.
      let isNew = enter(tabID, showing: navigation.top, in: navigation.controller, after: nil)
      if isNew { found.append(tabID) }
    }
    for destination in pushed[id] ?? [] where !isTabBarController {
      guard let top = controllers[destination], tabs[destination] == nil,
        // A split view or another navigation controller brings bars of its own.
        top.name != "navigationController", top.name != "splitViewController"
      else { continue }
      let isNew = enter(destination, showing: top, in: navigation.controller, after: navigation)
      if isNew { found.append(destination) }
    }
    return found
  }
}
