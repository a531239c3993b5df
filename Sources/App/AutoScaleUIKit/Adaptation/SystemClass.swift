#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// The facts about a class of views or constraints that scaling needs.
  package struct SystemClass {
    /// Whether the class comes with the system.
    package let isSystem: Bool

    /// Whether the class is an undocumented class of UIKit, such as that of a button's label.
    package let isPrivate: Bool

    /// Whether the system lays out everything inside a view of the class, such as a switch or a
    /// map, or inside the view of a controller of the class, such as an alert.
    let isClosed: Bool

    /// The gaps, insets and sizes of views of the class, besides those of every view.
    let possibleLengths: ScaledPropertySet

    /// Whether views of the class are labels: most of a screen are, and few have a length of their own.
    let isLabel: Bool

    /// Whether views of the class are buttons.
    let isButton: Bool

    /// Whether the app's subclasses of the class are closed too.
    private let closesSubclasses: Bool

    /// The path of the binary that the class comes from.
    private let image: String

    /// The binaries besides UIKit that superclasses of the class come from, such as MapKit's.
    private let frameworks: Set<String>

    /// Returns the facts about a class, cached by class.
    @MainActor
    package static func of(_ type: AnyClass) -> SystemClass {
      // A walk asks for one class several times, and neighbours are often of one class.
      if let last, last.type == type { return last.found }
      let found =
        known[ObjectIdentifier(type)]
        // A closure, because Swift 6.0 does not let `map` take a function of the main actor.
        ?? SystemClass(type, above: superclass(of: type).map { of($0) })
      known[ObjectIdentifier(type)] = found
      last = (type, found)
      return found
    }

    @MainActor private static var last: (type: AnyClass, found: SystemClass)?

    @MainActor private static var known: [ObjectIdentifier: SystemClass] = [:]

    /// Whether a view of the class has subviews of its framework, which lays them out.
    var hasSystemParts: Bool { !frameworks.isEmpty }

    /// Whether a subview of another class belongs to the framework that a view of this class is from.
    func hasPart(_ other: SystemClass) -> Bool { frameworks.contains(other.image) }

    private init(_ type: AnyClass, above parent: SystemClass?) {
      image = class_getImageName(type).map { String(cString: $0) } ?? ""
      let name = String(describing: type)
      let isUIKit = image.contains("/UIKit")
      isSystem = image.contains("/System/Library/")
      isPrivate = isSystem && isUIKit && !Self.documented.contains(name)
      // A map or web view: a class of another framework that inherits from UIKit's.
      let isForeign = isSystem && !isUIKit && parent?.isSystem == true
      let inherited = parent?.frameworks ?? []
      frameworks = isForeign && type is UIView.Type ? inherited.union([image]) : inherited
      let isSystemScreen =
        isSystem && type is UIViewController.Type && !Self.containers.contains(name)
      let isClosedHere =
        isForeign || isSystemScreen || Self.closed.contains(name)
        || name.hasPrefix("_UIHostingView")
      isClosed = isClosedHere || parent?.closesSubclasses == true
      // An app's subclass of a system controller or a map belongs to the app, with its content.
      let isOpenToSubclasses = (isSystemScreen || isForeign) && !Self.sealed.contains(name)
      closesSubclasses = isClosed && !isOpenToSubclasses
      // What every view may have, fonts and the widths of labels are looked up by themselves: most of a screen are
      // labels, and few have one.
      let own =
        ["UIView", "UILabel"].contains(name) ? [] : ScalableLength.properties(ofClassNamed: name)
      possibleLengths = (parent?.possibleLengths ?? []).union(own.subtracting(.fontSize))
      (isLabel, isButton) = (type is UILabel.Type, type is UIButton.Type)
    }

    /// Views with system content.
    private static let closed: Set<String> = [
      "UIActivityIndicatorView", "UICalendarView", "UIColorWell", "UIContentUnavailableView",
      "UIDatePicker", "UIListContentView", "UINavigationBar", "UIPageControl", "UIPasteControl",
      "UIPickerView", "UIProgressView", "UIRefreshControl", "UISearchBar", "UISegmentedControl",
      "UISlider", "UIStepper", "UISwitch",
      "UITabBar", "UIToolbar",
    ]

    /// System controllers whose views hold the app's content.
    private static let containers: Set<String> = [
      "UICollectionViewController", "UINavigationController", "UIPageViewController",
      "UISearchController", "UISplitViewController", "UITabBarController", "UITableViewController",
      "UIViewController",
    ]

    /// Controllers whose documentation rules out subclassing.
    private static let sealed: Set<String> = ["UIAlertController", "UIImagePickerController"]

    /// The view classes with a page at developer.apple.com/documentation/uikit.
    private static let documented: Set<String> = closed.union([
      "UIBackgroundExtensionView", "UIButton", "UICollectionReusableView", "UICollectionView",
      "UICollectionViewCell", "UICollectionViewListCell", "UIControl", "UIEventAttributionView",
      "UIImageView", "UIInputView", "UILabel",
      "UIScrollView", "UISearchTextField", "UIStackView", "UITableView", "UITableViewCell",
      "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIView", "UIVisualEffectView",
      "UIWindow",
    ])
  }
#endif
