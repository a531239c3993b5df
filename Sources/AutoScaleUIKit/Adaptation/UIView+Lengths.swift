#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIView {
    /// A gap, in points; nil for one that the view does not have or leaves to the system.
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

    /// Insets, in points; nil for those that the view does not have or leaves to the system.
    package subscript(insets: ScaledProperty.Insets) -> LayoutInsets? {
      get {
        switch insets {
        case .layoutMargins: ownMargins
        case .content:
          (self as? UIScrollView)?.contentInset.ifSet ?? (self as? UIButton)?.ownContentInsets
        case .section: flowLayout?.sectionInset.ifSet
        case .title: (self as? UIButton)?.legacyInsets.title.ifSet
        case .image: (self as? UIButton)?.legacyInsets.image.ifSet
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
        }
      }
    }

    /// The margins; nil while all are the system's, or while they cannot be read.
    ///
    /// UIKit adds the safe area to them, and makes them as large as the superview's where the view
    /// preserves those.
    private var ownMargins: LayoutInsets? {
      let hasSafeArea = insetsLayoutMarginsFromSafeArea && safeAreaInsets != .zero
      guard !hasSafeArea, !preservesSuperviewLayoutMargins else { return nil }
      let margins = LayoutInsets(layoutMargins)
      // Most views have these, and nothing is remembered of them.
      if margins == LayoutInsets(top: 8, left: 8, bottom: 8, right: 8),
        AdaptationRecord.existing(for: self) == nil
      {
        return nil
      }
      return LayoutInsets.Edge.allCases.allSatisfy { isSystemMargin(margins[$0], $0) }
        ? nil : margins
    }

    /// Whether a margin is one that UIKit gives to a view whose margins were never set, and that was
    /// not scaled.
    func isSystemMargin(_ margin: Double, _ edge: LayoutInsets.Edge) -> Bool {
      let property = ScaledProperty.insets(.layoutMargins, edge)
      if AdaptationRecord.existing(for: self)?.entries[property] != nil { return false }
      return margin == 0 || systemMargins(edge).contains(margin)
    }

    /// The margins that UIKit gives to views like this one at an edge, in points.
    private func systemMargins(_ edge: LayoutInsets.Edge) -> [Double] {
      let isVertical = edge == .top || edge == .bottom
      if let controller = next as? UIViewController {
        let least = controller.systemMinimumLayoutMargins
        return isVertical
          ? [8, Double(least.top), Double(least.bottom)]
          : [8, Double(least.leading), Double(least.trailing)]
      }
      let isCell =
        self is UITableViewCell || self is UITableViewHeaderFooterView
        || self is UICollectionReusableView
      guard isCell else { return [8] }
      // No page has them: seen in cells whose margins were never set, in lists of both widths.
      return isVertical ? [8, 11] : [8, 16, 20]
    }

    var flowLayout: UICollectionViewFlowLayout? {
      (self as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
    }
  }

  extension UIEdgeInsets {
    /// The insets; nil for none at all.
    var ifSet: LayoutInsets? { self == .zero ? nil : LayoutInsets(self) }
  }
#endif
