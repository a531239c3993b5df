#if canImport(UIKit)
  import AutoScale
  import AutoScaleTrees
  import AutoScaleUIKit
  import UIKit

  /// A tree of nodes made from views, with the node of each view.
  @MainActor struct ViewSnapshot {
    private var views: [(view: UIView, node: ViewNode)] = []
    private var nodes: [ObjectIdentifier: ViewNode] = [:]
    private var guides: [ObjectIdentifier: LayoutGuide] = [:]

    /// Makes the nodes of a view and its subviews.
    mutating func addNodes(for root: UIView) -> ViewNode {
      let rootNode = addNode(for: root)
      var next = views.count - 1
      while next < views.count {
        let (view, node) = views[next]
        next += 1
        for child in view.shownSubviews { node.addChild(addNode(for: child)) }
      }
      for (view, node) in views { node.copySpacing(behind: view) }
      return rootNode
    }

    private mutating func addNode(for view: UIView) -> ViewNode {
      let node = view.makeNode()
      node.copyLayout(of: view)
      node.copyLengths(of: view)
      node.copyAppearance(of: view)
      views.append((view, node))
      nodes[ObjectIdentifier(view)] = node
      return node
    }

    /// Makes the constraints of all views, once their nodes exist.
    mutating func addConstraints() {
      for (view, node) in views {
        for constraint in view.constraints {
          if let copy = copy(of: constraint) { node.addConstraint(copy) }
        }
      }
    }

    private mutating func copy(of constraint: NSLayoutConstraint) -> LayoutConstraint? {
      let constant = constraint.adaptableConstant
      guard !constant.isSystem, let first = item(constraint.firstItem),
        let attribute = LayoutAttribute(constraint.firstAttribute)
      else { return nil }
      let second = item(constraint.secondItem)
      guard (second == nil) == (constraint.secondItem == nil) else { return nil }
      let copy = LayoutConstraint(
        first, attribute, LayoutRelation(constraint.relation), to: second,
        LayoutAttribute(constraint.secondAttribute), multiplier: Double(constraint.multiplier),
        priority: LayoutPriority(constraint.priority.rawValue), identifier: constraint.identifier)
      copy.adaptableConstant = constant
      return copy
    }

    /// The node or the guide for an item of a constraint, or `nil` for one outside the tree.
    private mutating func item(_ item: AnyObject?) -> (any LayoutItem)? {
      if let view = item as? UIView { return nodes[ObjectIdentifier(view)] }
      guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
        let node = nodes[ObjectIdentifier(owner)]
      else { return nil }
      if let known = guides[ObjectIdentifier(guide)] { return known }
      let kind = guide.kind
      let copy = kind == .custom ? LayoutGuide(identifier: guide.identifier) : node.guide(kind)
      if kind == .custom { node.addGuide(copy) }
      guides[ObjectIdentifier(guide)] = copy
      return copy
    }
  }

  extension UIView {
    /// The subviews that get nodes: a stack's arranged views, and otherwise all but private ones.
    fileprivate var shownSubviews: [UIView] {
      let views = (self as? UIStackView)?.arrangedSubviews ?? adaptableChildren
      // A button without an image makes an image view when it is asked for it.
      let button = self as? UIButton
      let image = button?.currentImage == nil ? nil : button?.imageView
      return views.filter { $0.isShown && $0 !== image }
    }

    /// Whether the view or one of its descendants is of a documented class, or the content view of a cell.
    private var isShown: Bool {
      if self is FollowingView { return false }
      return isContentView || !SystemClass.of(type(of: self)).isPrivate
        || subviews.contains(where: \.isShown)
    }
  }

  extension UILayoutGuide {
    /// The rectangle that the guide stands for, by the identifiers in UIKit's messages about
    /// constraints.
    ///
    /// A comparison with the guides of the view would make those that it does not have.
    @MainActor fileprivate var kind: LayoutGuide.Kind {
      #if !os(tvOS)
        if self is UIKeyboardLayoutGuide { return .keyboard }
      #endif
      return switch identifier {
      case "UIViewSafeAreaLayoutGuide": .safeArea
      case "UIViewLayoutMarginsGuide": .layoutMargins
      case "UIViewReadableContentGuide": .readableContent
      case "UIScrollView-contentLayoutGuide": .content
      case "UIScrollView-frameLayoutGuide": .frame
      default: .custom
      }
    }
  }

  extension ViewColor {
    /// Makes a color from its light and dark appearance.
    init(_ color: UIColor) {
      self.init(light: Components(color, in: .light), dark: Components(color, in: .dark))
    }
  }

  extension ViewColor.Components {
    /// Reads the components of a color in an appearance; black for a pattern, which has none.
    fileprivate init(_ color: UIColor, in style: UIUserInterfaceStyle) {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
  }

  extension ViewNode {
    /// Copies the look of a view, as far as it is set.
    @MainActor func copyAppearance(of view: UIView) {
      appearance.alpha = Double(view.alpha)
      appearance.backgroundColor = view.backgroundColor.map(ViewColor.init)
      let textColor =
        (view as? UILabel)?.textColor ?? (view as? UITextField)?.textColor
        ?? (view as? UITextView)?.textColor
      appearance.textColor = textColor.map(ViewColor.init)
    }
  }
#endif
