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
  open var alwaysBounceHorizontal = false
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var bouncesZoom = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indicatorStyle = IndicatorStyle.default
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  // Source: https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  // Source: https://developer.apple.com/documentation/uikit/uiscrollview/indicatorstyle-swift.enum
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  // Source: https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

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
  open var estimatedRowHeight = UITableView.automaticDimension
  // Source: https://developer.apple.com/documentation/uikit/uitableview/separatorstyle
  @available(tvOS, unavailable)
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  @available(tvOS, unavailable)
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var backgroundView: UIView?
  open var tableHeaderView: UIView? { didSet { tableHeaderView.map(addSubview) } }
  open var tableFooterView: UIView? { didSet { tableFooterView.map(addSubview) } }
  // Source: https://developer.apple.com/documentation/uikit/uitableview/datasource
  open weak var dataSource: (any UITableViewDataSource)?
  open var isPrefetchingEnabled = true
  var cells = CellPool<UITableViewCell>()

  // Source: https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
  public enum Style: Int, Sendable {
    case plain, grouped
    @available(tvOS, unavailable)
    case insetGrouped
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  open private(set) var style = Style.plain

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // Source: https://developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
}

// Source: https://developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor open class UITableViewCell: UIView {
  private let content = UITableViewCellContentView()

  // Source: https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  // Source: https://developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  // Source: https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  // Source: https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
    hasDetail = style != .default
  }

  private var hasDetail = false

  /// A view of a standard cell, which the cell makes when it is asked for it.
  private func addContent<View: UIView>(_ view: View) -> View {
    content.addSubview(view)
    return view
  }

  open private(set) var reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = addContent(UILabel())
  open private(set) lazy var detailTextLabel: UILabel? =
    hasDetail ? addContent(UILabel()) : nil
  open private(set) lazy var imageView: UIImageView? = addContent(UIImageView())
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  open var editingAccessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var separatorInset = UIEdgeInsets.zero

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  open var contentView: UIView { content }
}

/// The class of the content view of a cell, which no page names.
final class UITableViewCellContentView: UIView {}

// Source: https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor open class UICollectionViewLayout {
  public init() {}
}

// Source: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  // Source: https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  // Source: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/itemsize
  open var itemSize = CGSize(width: 50, height: 50)
  // Source: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/estimateditemsize
  open var estimatedItemSize = CGSize.zero
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  // Source: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/sectioninsetreference-swift.enum
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

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
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open var collectionViewLayout: UICollectionViewLayout
  open var isPrefetchingEnabled = true
  open var backgroundView: UIView?

  // Source: https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forcellwithreuseidentifier:)-h7w8
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  // Source: https://developer.apple.com/documentation/uikit/uicollectionview/register(_:forsupplementaryviewofkind:withreuseidentifier:)-7iw51
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}

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
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// A cell that sizes itself changes the size of what its layout provides.
  // Source: https://developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
}

// Source: https://developer.apple.com/documentation/uikit/uicollectionviewcell
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  open var contentView: UIView { content }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
}

// Source: https://developer.apple.com/documentation/uikit/uivisualeffectview
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let content = UIView()

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  open var contentView: UIView { content }
}

// Source: https://developer.apple.com/documentation/uikit/uivisualeffect
@preconcurrency @MainActor open class UIVisualEffect {
  init() {}
}

// Source: https://developer.apple.com/documentation/uikit/uiblureffect
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  // Source: https://developer.apple.com/documentation/uikit/uiblureffect/style
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  public convenience init(style: Style) { self.init() }
}

// Source: https://developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
}

// Source: https://developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?
}

// Source: https://developer.apple.com/documentation/uikit/uitabbar
@preconcurrency @MainActor open class UITabBar: UIView {
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
}

// Source: https://developer.apple.com/documentation/uikit/uitoolbar
@available(tvOS, unavailable)
@preconcurrency @MainActor open class UIToolbar: UIView {
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
}
