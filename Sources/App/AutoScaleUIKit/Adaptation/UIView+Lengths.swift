#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIView {
    /// A gap, in points, or `nil` if the view lacks it or leaves it to the system.
    package subscript(gap: ScaledProperty.Gap) -> Double? {
      get {
        let length: CGFloat? =
          switch gap {
          case .stack: (self as? UIStackView)?.spacing
          case .line: flowLayout?.minimumLineSpacing
          case .interitem: flowLayout?.minimumInteritemSpacing
          case .custom: (superview as? UIStackView)?.customSpacing(after: self)
          case .image: (self as? UIButton)?.ownImagePadding
          case .title: (self as? UIButton)?.ownTitlePadding
          }
        guard let length, length != UIStackView.spacingUseDefault,
          length != UIStackView.spacingUseSystem
        else { return nil }
        return Double(length)
      }
      set {
        guard let length = newValue.map({ CGFloat($0) }) else { return }
        switch gap {
        case .stack: (self as? UIStackView)?.spacing = length
        case .line: flowLayout?.minimumLineSpacing = length
        case .interitem: flowLayout?.minimumInteritemSpacing = length
        case .custom: (superview as? UIStackView)?.setCustomSpacing(length, after: self)
        case .image: (self as? UIButton)?.configuration?.imagePadding = length
        case .title: (self as? UIButton)?.configuration?.titlePadding = length
        }
      }
    }

    /// Insets, in points, or `nil` if the view lacks them or leaves them to the system.
    package subscript(insets: ScaledProperty.Insets) -> LayoutInsets? {
      get {
        switch insets {
        case .layoutMargins: ownMargins(AdaptationRecord.existing(for: self))
        case .content:
          (self as? UIScrollView)?.contentInset.ifSet ?? (self as? UIButton)?.ownContentInsets
        case .section: flowLayout?.sectionInset.ifSet
        case .title: (self as? UIButton)?.legacyInsets.title.ifSet
        case .image: (self as? UIButton)?.legacyInsets.image.ifSet
        case .textContainer: (self as? UITextView)?.ownContainerInset
        case .separator: (self as? UITableView)?.ownSeparatorInset
        }
      }
      set {
        guard let newValue else { return }
        let uiInsets = UIEdgeInsets(newValue)
        switch insets {
        case .layoutMargins: layoutMargins = uiInsets
        case .content:
          (self as? UIScrollView)?.contentInset = uiInsets
          (self as? UIButton)?.ownContentInsets = newValue
        case .section: flowLayout?.sectionInset = uiInsets
        case .title: (self as? UIButton)?.legacyInsets.title = uiInsets
        case .image: (self as? UIButton)?.legacyInsets.image = uiInsets
        case .textContainer: (self as? UITextView)?.textContainerInset = uiInsets
        case .separator: (self as? UITableView)?.separatorInset = uiInsets
        }
      }
    }

    /// The margins, or `nil` if all are the system's, or if they cannot be read.
    ///
    /// UIKit adds the safe area to them, and enlarges them to the superview's if the view preserves
    /// those.
    func ownMargins(_ record: AdaptationRecord?) -> LayoutInsets? {
      let hasSafeArea = insetsLayoutMarginsFromSafeArea && safeAreaInsets != .zero
      guard !hasSafeArea, !preservesSuperviewLayoutMargins else { return nil }
      let margins = LayoutInsets(layoutMargins)
      return LayoutInsets.Edge.allCases.allSatisfy { isSystemMargin(margins[$0], $0, record) }
        ? nil : margins
    }

    /// Whether a margin is the system's for a view whose margins were never set, and unscaled.
    func isSystemMargin(
      _ margin: Double, _ edge: LayoutInsets.Edge, _ record: AdaptationRecord?
    ) -> Bool {
      if record?.entries[.insets(.layoutMargins, edge)] != nil { return false }
      // Most views have one of these.
      return margin == 8 || margin == 0 || systemMargins(edge).contains(margin)
    }

    /// The system's margins for views like this one at an edge, in points, besides those of every view.
    func systemMargins(_ edge: LayoutInsets.Edge) -> [Double] {
      let isVertical = edge == .top || edge == .bottom
      if let controller = next as? UIViewController {
        let least = controller.systemMinimumLayoutMargins
        return isVertical
          ? [Double(least.top), Double(least.bottom)]
          : [Double(least.leading), Double(least.trailing)]
      }
      let isCell =
        self is UITableViewCell || self is UITableViewHeaderFooterView
        || self is UICollectionReusableView
      guard isCell else { return [] }
      // Undocumented: observed in cells with default margins, in lists of both widths.
      return isVertical ? [8, 11] : [8, 16, 20]
    }

    /// Whether the view holds the app's content of a cell or an effect; its class has no page.
    var isContentView: Bool {
      switch superview {
      case let cell as UITableViewCell: cell.contentView === self
      case let cell as UICollectionViewCell: cell.contentView === self
      case let view as UITableViewHeaderFooterView: view.contentView === self
      case let view as UIVisualEffectView: view.contentView === self
      default: false
      }
    }

    var flowLayout: UICollectionViewFlowLayout? {
      (self as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
    }
  }

  extension UITextView {
    /// The insets of the text, or `nil` if they are the system's.
    ///
    /// Source: UITextView.h, `textContainerInset`: 8 at the top and the bottom.
    fileprivate var ownContainerInset: LayoutInsets? {
      let isScaled = isScaled(.textContainer)
      let isStandard = textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      return isStandard && !isScaled ? nil : textContainerInset.ifSet
    }
  }

  extension UITableView {
    /// The insets of the separators, or `nil` if they are the system's.
    fileprivate var ownSeparatorInset: LayoutInsets? {
      // Undocumented: observed in lists of both widths, at the leading side.
      let system: Set<CGFloat> = [0, 15, 16, 20]
      let insets = separatorInset
      let isStandard =
        system.contains(insets.left) && system.contains(insets.right)
        && (insets.left == 0 || insets.right == 0)
      return isStandard && !isScaled(.separator) ? nil : insets.ifSet
    }
  }

  extension UIEdgeInsets {
    /// The insets, or `nil` if all are zero.
    var ifSet: LayoutInsets? { self == .zero ? nil : LayoutInsets(self) }
  }
#endif
