import AutoScaleInterfaceBuilder

/// What a document states about the controller of a view.
struct ControllerFacts {
  let element: MarkupElement
  /// The settings that count before the view is loaded.
  var early = Look()
  /// The settings of its bars.
  var late: [Setting] = []
  /// The class that the settings need.
  var className = "UIViewController"
  var adjustsScrollViewInsets = true
}

/// What a document states about a controller that shows others.
struct ContainerFacts {
  /// A kind of controller.
  struct Kind {
    let className: String
    /// The parameters of a function that makes one: the controllers that it shows.
    let parameters: [String]
  }

  static let kinds = [
    "navigationController": Kind(
      className: "UINavigationController", parameters: ["root: UIViewController"]),
    "tabBarController": Kind(
      className: "UITabBarController", parameters: ["tabs: [UIViewController]"]),
    "splitViewController": Kind(
      className: "UISplitViewController",
      parameters: ["primary: UIViewController", "secondary: UIViewController"]),
    "pageViewController": Kind(className: "UIPageViewController", parameters: []),
  ]

  let root: InterfaceRoot
  let element: MarkupElement
  let kind: Kind
  var appClass: String?
  var look = Look()
  /// The items of bars that show while the container itself is on a navigation stack.
  var items: [ObjectFacts] = []
  /// The settings that need the items.
  var itemSettings: [Setting] = []
  /// The names of the controllers that segues put into the container.
  var shown: [String] = []
}
