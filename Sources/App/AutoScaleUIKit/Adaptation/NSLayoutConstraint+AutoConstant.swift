#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension NSLayoutConstraint {
    /// The design constant, in points.
    ///
    /// Setting it scales the constant immediately and turns ``adapterScreen`` on. The screen is that
    /// of the first item's view, or the current one if that view is in no window. A walk does not scale it again, and another screen starts from the design value:
    ///
    ///     top.autoConstant = 16  // the constant is 16.64 on a screen 390 points wide
    ///
    /// Zero, NaN and infinities are set unscaled, and not remembered.
    public var autoConstant: CGFloat {
      get { CGFloat(adaptableConstant.length.design) }
      set {
        var constant = adaptableConstant
        constant.length = TrackedLength(
          design: Double(newValue), of: .constraint, in: adaptableContext)
        constant.adapterScreen = true
        adaptableConstant = constant
      }
    }
  }

  extension TrackedLength {
    /// Makes a length from its design value, in points, scaled to a screen.
    init(design: Double, of property: ScaledProperty, in context: ScreenContext) {
      self.init(design)
      guard design.isFinite, design != 0 else { return }
      value = context.applied(design, to: property)
      ledgerEntry = LedgerEntry(design: design, applied: value)
    }
  }
#endif
