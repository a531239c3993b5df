/// The elements of view controllers, and their classes in UIKit.
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

  /// Returns whether an element name is a view controller's.
  static func contains(_ name: String) -> Bool { classNames[name] != nil }

  /// Returns the class of an element's view controller, or `nil` for another element.
  static func className(of name: String) -> String? { classNames[name] }
}
