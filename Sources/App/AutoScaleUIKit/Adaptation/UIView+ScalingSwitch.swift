#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIView {
    /// Whether walks scale this view and its subviews; true unless it is set.
    ///
    ///     advertisement.isScalingEnabled = false
    ///
    /// Setting false restores the design of what is scaled, and leaves it to the app: no walk from above
    /// and no `scaleWithWindow()` inside changes it, nor a constraint that touches it. Setting true takes
    /// effect with the next walk. Calls in the subtree itself, such as `autoConstant = 16`, still scale.
    public var isScalingEnabled: Bool {
      get { AdaptationRecord.rare(for: self)?.isScalingEnabled ?? true }
      set {
        if newValue == isScalingEnabled { return }
        if !newValue { restoreDesign() }
        AdaptationRecord.record(for: self).rare.isScalingEnabled = newValue
        Self.hasSwitchedOffViews = true
      }
    }

    /// Whether a view was ever switched off: until then no walk asks for the switches of all views.
    static private(set) var hasSwitchedOffViews = false

    /// Whether this view is switched off.
    var isSwitchedOff: Bool { Self.hasSwitchedOffViews && !isScalingEnabled }

    /// Whether this view or one around it is switched off.
    var isInSwitchedOffView: Bool {
      Self.hasSwitchedOffViews
        && sequence(first: self, next: \.superview).contains { !$0.isScalingEnabled }
    }
  }
#endif
