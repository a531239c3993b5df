#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIView {
    /// A gap, in points; nil for one that the view does not have or leaves to the system.
    subscript(gap: ScaledProperty.Gap) -> Double? {
      get {
        let length: CGFloat? =
          switch gap {
          case .stack: (self as? UIStackView)?.spacing
          case .line: flowLayout?.minimumLineSpacing
          case .interitem: flowLayout?.minimumInteritemSpacing
          case .custom: (superview as? UIStackView)?.customSpacing(after: self)
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
        }
      }
    }

    /// Insets, in points; nil for those that the view does not have or leaves to the system.
    subscript(insets: ScaledProperty.Insets) -> EdgeInsets? {
      get {
        switch insets {
        case .layoutMargins: ownMargins
        case .content:
          (self as? UIScrollView)?.contentInset.ifSet ?? (self as? UIButton)?.ownContentInsets
        case .section: flowLayout?.sectionInset.ifSet
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
        }
      }
    }

    /// The margins that were set, as long as they can be read: UIKit adds the safe area to them,
    /// and makes them as large as the superview's where the view preserves those.
    private var ownMargins: EdgeInsets? {
      let hasSafeArea = insetsLayoutMarginsFromSafeArea && safeAreaInsets != .zero
      guard !hasSafeArea, !preservesSuperviewLayoutMargins else { return nil }
      let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      return layoutMargins == standard ? nil : layoutMargins.ifSet
    }

    private var flowLayout: UICollectionViewFlowLayout? {
      (self as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
    }
  }

  extension UIButton {
    /// The insets of title and image, in points, leading as left; nil while they are the system's.
    fileprivate var ownContentInsets: EdgeInsets? {
      get {
        guard let configuration else { return legacy.contentEdgeInsets.ifSet }
        let insets = configuration.contentInsets
        return insets == Configuration.plain().contentInsets ? nil : EdgeInsets(insets)
      }
      set {
        guard let newValue else { return }
        if configuration == nil {
          legacy.contentEdgeInsets = UIEdgeInsets(newValue)
        } else {
          configuration?.contentInsets = NSDirectionalEdgeInsets(newValue)
        }
      }
    }

    private var legacy: any ButtonWithoutConfiguration { self }
  }

  /// What a button without configuration has: deprecated for new code, and in every old screen.
  @MainActor private protocol ButtonWithoutConfiguration: AnyObject {
    var contentEdgeInsets: UIEdgeInsets { get set }
  }

  extension UIButton: ButtonWithoutConfiguration {}

  extension UIEdgeInsets {
    /// The insets; nil for none at all.
    fileprivate var ifSet: EdgeInsets? { self == .zero ? nil : EdgeInsets(self) }
  }
#endif
