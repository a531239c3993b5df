#if canImport(UIKit)
  import AutoScale
  import AutoScaleTrees
  import AutoScaleUIKit
  import UIKit

  extension UIView {
    /// Makes a node of the view's role, with the properties of that role.
    func makeNode() -> ViewNode {
      switch self {
      case let label as UILabel: label.labelNode
      case let control as UIControl: control.controlNode
      case let stack as UIStackView: stack.stackNode
      case let scroll as UIScrollView: scroll.scrollNode
      case let image as UIImageView: image.imageNode
      case let cell as UITableViewCell: cell.cellNode
      case is UITableViewHeaderFooterView: TableHeaderFooterNode()
      case is UICollectionViewCell: CollectionCellNode()
      case is UICollectionReusableView: CollectionReusableNode()
      case is UIVisualEffectView: VisualEffectNode()
      case is UINavigationBar: NavigationBarNode()
      case is UITabBar: TabBarNode()
      case is UIProgressView: ProgressNode()
      case let indicator as UIActivityIndicatorView: indicator.indicatorNode
      case let bar as UISearchBar: bar.searchBarNode
      default: isContentView ? ContentViewNode() : touchNode
      }
    }

    /// Whether the view is the content view of a cell.
    var isContentView: Bool {
      (superview as? UITableViewCell)?.contentView === self
        || (superview as? UICollectionViewCell)?.contentView === self
    }

    /// The node of a view that does not exist on televisions.
    private var touchNode: ViewNode {
      #if os(tvOS)
        ViewNode()
      #else
        switch self {
        case is UIToolbar: ToolbarNode()
        case is UIPickerView: PickerNode()
        default: ViewNode()
        }
      #endif
    }
  }

  extension UILabel {
    fileprivate var labelNode: LabelNode {
      let node = LabelNode()
      node.text = text
      node.numberOfLines = numberOfLines
      if adjustsFontSizeToFitWidth { node.minimumScaleFactor = Double(minimumScaleFactor) }
      node.appearance.textAlignment = .init(textAlignment)
      node.appearance.lineBreakMode = .init(lineBreakMode)
      return node
    }
  }

  extension UIImageView {
    fileprivate var imageNode: ImageNode {
      let node = ImageNode()
      node.imageSize = image.map {
        LayoutSize(width: Double($0.size.width), height: Double($0.size.height))
      }
      return node
    }
  }

  extension UIActivityIndicatorView {
    fileprivate var indicatorNode: ActivityIndicatorNode {
      let node = ActivityIndicatorNode()
      node.isLarge = style == .large
      node.isAnimating = isAnimating
      node.hidesWhenStopped = hidesWhenStopped
      return node
    }
  }

  extension UISearchBar {
    fileprivate var searchBarNode: SearchBarNode {
      let node = SearchBarNode()
      node.text = text
      node.placeholder = placeholder
      return node
    }
  }

  extension ViewAppearance.TextAlignment {
    init(_ alignment: NSTextAlignment) {
      self =
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        @unknown default: .natural
        }
    }
  }

  extension ViewAppearance.LineBreakMode {
    init?(_ mode: NSLineBreakMode) {
      switch mode {
      case .byWordWrapping: self = .wordWrap
      case .byCharWrapping: self = .characterWrap
      case .byClipping: self = .clip
      case .byTruncatingHead: self = .headTruncation
      case .byTruncatingTail: self = .tailTruncation
      case .byTruncatingMiddle: self = .middleTruncation
      @unknown default: return nil
      }
    }
  }
#endif
