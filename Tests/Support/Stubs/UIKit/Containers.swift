// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uistackview
@preconcurrency @MainActor open class UIStackView: UIView {
  // Source: https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  // Source: https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

  private var custom: [ObjectIdentifier: CGFloat] = [:]
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false
  open var isBaselineRelativeArrangement = false

  open func addArrangedSubview(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    arrangedSubviews.append(view)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    custom[ObjectIdentifier(arrangedSubview)] = spacing
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    custom[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
}

// Source: https://developer.apple.com/documentation/uikit/uiscrollview
@preconcurrency @MainActor open class UIScrollView: UIView {
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var alwaysBounceVertical = false

  open var contentLayoutGuide: UILayoutGuide { systemGuide("UIScrollView-contentLayoutGuide") }
  open var frameLayoutGuide: UILayoutGuide { systemGuide("UIScrollView-frameLayoutGuide") }
}

// Source: https://developer.apple.com/documentation/uikit/uitableview
@preconcurrency @MainActor open class UITableView: UIScrollView {
  // Source: https://developer.apple.com/documentation/uikit/uitableview/automaticdimension
  public nonisolated static let automaticDimension: CGFloat = -1
  open var rowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
}

// Source: https://developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor open class UITableViewCell: UIView {
  private let content = UITableViewCellContentView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  open var contentView: UIView { content }
}

/// The class of the content view of a cell, which no page names.
final class UITableViewCellContentView: UIView {}

// Source: https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {}

// Source: https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor open class UICollectionViewLayout {
  public init() {}
}

// Source: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  // Source: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/itemsize
  open var itemSize = CGSize(width: 50, height: 50)
  // Source: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/automaticsize
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

// Source: https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension
@preconcurrency @MainActor open class NSCollectionLayoutDimension {
  public let dimension: CGFloat
  public let isAbsolute: Bool
  public let isEstimated: Bool

  public required init(_ dimension: CGFloat, isAbsolute: Bool) {
    (self.dimension, self.isAbsolute, isEstimated) = (dimension, isAbsolute, !isAbsolute)
  }

  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(absoluteDimension, isAbsolute: true)
  }

  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(estimatedDimension, isAbsolute: false)
  }
}

// Source: https://developer.apple.com/documentation/uikit/uicollectionview
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
}

// Source: https://developer.apple.com/documentation/uikit/uicollectionreusableview
@preconcurrency @MainActor open class UICollectionReusableView: UIView {}

// Source: https://developer.apple.com/documentation/uikit/uicollectionviewcell
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {}

// Source: https://developer.apple.com/documentation/uikit/uivisualeffectview
@preconcurrency @MainActor open class UIVisualEffectView: UIView {}

// Source: https://developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
}

// Source: https://developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor open class UINavigationBar: UIView {}

// Source: https://developer.apple.com/documentation/uikit/uitabbar
@preconcurrency @MainActor open class UITabBar: UIView {}

// Source: https://developer.apple.com/documentation/uikit/uitoolbar
@preconcurrency @MainActor open class UIToolbar: UIView {}
