#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIView {
    /// The size that a list gives to its rows or items, or a label to its lines, in points, or `nil` if the view lacks it or
    /// leaves it to the system.
    subscript(size: ScaledProperty.ItemSize) -> Double? {
      get {
        let table = self as? UITableView
        let length: CGFloat? =
          switch size {
          case .rowHeight: table?.rowHeight
          case .headerHeight: table?.sectionHeaderHeight ?? flowLayout?.headerLength
          case .footerHeight: table?.sectionFooterHeight ?? flowLayout?.footerLength
          case .width: ownItemSize?.width
          case .height: ownItemSize?.height
          case .textWidth: (self as? UILabel)?.preferredMaxLayoutWidth
          }
        // Automatic heights are negative.
        return length.flatMap { $0 > 0 ? Double($0) : nil }
      }
      set {
        guard let length = newValue.map({ CGFloat($0) }) else { return }
        let table = self as? UITableView
        switch size {
        case .rowHeight: table?.rowHeight = length
        case .headerHeight:
          table?.sectionHeaderHeight = length
          flowLayout?.headerLength = length
        case .footerHeight:
          table?.sectionFooterHeight = length
          flowLayout?.footerLength = length
        case .width: flowLayout?.itemSize.width = length
        case .height: flowLayout?.itemSize.height = length
        case .textWidth: (self as? UILabel)?.preferredMaxLayoutWidth = length
        }
      }
    }

    /// The size of a collection's items, or `nil` if it is the system's of 50 points, or automatic.
    private var ownItemSize: CGSize? {
      guard let size = flowLayout?.itemSize, size != UICollectionViewFlowLayout.automaticSize,
        size != CGSize(width: 50, height: 50)
      else { return nil }
      return size
    }
  }

  extension UICollectionViewFlowLayout {
    /// The length of the headers in the direction in which the items scroll; the other one has no effect.
    fileprivate var headerLength: CGFloat {
      get { headerReferenceSize[keyPath: scrolledSide] }
      set { headerReferenceSize[keyPath: scrolledSide] = newValue }
    }

    /// The length of the footers in the direction in which the items scroll; the other one has no effect.
    fileprivate var footerLength: CGFloat {
      get { footerReferenceSize[keyPath: scrolledSide] }
      set { footerReferenceSize[keyPath: scrolledSide] = newValue }
    }

    private var scrolledSide: WritableKeyPath<CGSize, CGFloat> {
      scrollDirection == .vertical ? \.height : \.width
    }
  }

  extension NSCollectionLayoutDimension {
    /// Returns a length of the design, in points, scaled to the current screen.
    ///
    ///     NSCollectionLayoutDimension.absolute(auto: 44)  // 45.76 on a screen 390 points wide
    ///
    /// A dimension is immutable: make the layout again when the window changes.
    public static func absolute(auto length: CGFloat) -> Self { .absolute(CGFloat(length.auto())) }

    /// Returns an estimate of the design, in points, scaled to the current screen.
    public static func estimated(auto length: CGFloat) -> Self {
      .estimated(CGFloat(length.auto()))
    }
  }
#endif
