/// The elements that are view controllers, and their classes in UIKit.
enum ControllerClasses {
  private static let classNames = [
    "viewController": "UIViewController",
    "viewControllerPlaceholder": "UIViewController",
    "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController",
    "hostingController": "UIHostingController",
    "imagePickerController": "UIImagePickerController",
    "avPlayerViewController": "AVPlayerViewController",
    "glkViewController": "GLKViewController",
  ]

  /// Whether the element of a name is a view controller.
  static func contains(_ name: String) -> Bool { classNames[name] != nil }

  /// The class of the view controller that an element is; nil for one that is none.
  static func className(of name: String) -> String? { classNames[name] }
}
