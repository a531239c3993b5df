#if canImport(UIKit)
  import AutoScaleUIKit
  import UIKit

  // The interface for Objective-C code of a mixed app; its names begin with ASC and asc_. It is a
  // separate product: Swift code of an app does not depend on it. On Linux its attributes are only
  // type-checked, by .ci/availability. Each names the headers of the types that it hands to
  // Objective-C.

  /// Numbers and windows for Objective-C.
  ///
  ///     [ASCScale followWindow:window];
  ///     CGFloat inset = [ASCScale autoValue:16];  // 16.64 on a screen 390 points wide
  #if canImport(ObjectiveC)  // NSObject.h
    @objc(ASCScale)
  #endif
  public final class ASCScale: NSObject {
    /// Returns a length of the design, in points, scaled to the current screen.
    #if canImport(ObjectiveC)  // CGBase.h
      @objc(autoValue:)
    #endif
    public static func autoValue(_ length: CGFloat) -> CGFloat { CGFloat(Double(length).auto()) }

    /// Returns a length of the design, in points, scaled to the screen of a view's window.
    #if canImport(ObjectiveC)  // CGBase.h, UIView.h
      @objc(autoValue:inView:)
    #endif
    @MainActor
    public static func autoValue(_ length: CGFloat, in view: UIView) -> CGFloat {
      CGFloat(Double(length).auto(in: view.screenContext))
    }

    /// Keeps the context up to date for a window, as
    /// ``AutoScale/ScreenContext/follow(_:rule:isProcessWide:onChange:)``.
    #if canImport(ObjectiveC)  // UIWindow.h
      @objc(followWindow:)
    #endif
    @MainActor
    public static func follow(_ window: UIWindow) { ScreenContext.follow(window) }

    /// Keeps the context up to date for a window, and scales the window's views whenever it
    /// changes.
    #if canImport(ObjectiveC)  // UIWindow.h
      @objc(followAndScaleWindow:)
    #endif
    @MainActor
    public static func followAndScale(_ window: UIWindow) {
      ScreenContext.follow(window) { $0.adaptScreenWidth(in: $1) }
    }
  }

  extension UIView {
    /// Scales the lengths of this view and its subviews from the design to its screen.
    ///
    ///     [self.view asc_adaptScreenWidthExcept:@[UINavigationBar.class]];
    ///
    /// - Parameter classes: Classes of views to leave alone, including subclasses and subviews.
    #if canImport(ObjectiveC)  // NSArray.h
      @objc(asc_adaptScreenWidthExcept:)
    #endif
    public func ascAdaptScreenWidth(except classes: [AnyClass]) {
      adaptScreenWidth(except: classes.compactMap { $0 as? UIView.Type })
    }

    /// Restores the design value of every length of this view and its subviews.
    #if canImport(ObjectiveC)  // NSObject.h
      @objc(asc_restoreDesign)
    #endif
    public func ascRestoreDesign() { restoreDesign() }

    /// Scales this view and its subviews whenever it enters a window, and whenever the window
    /// changes.
    #if canImport(ObjectiveC)  // NSObject.h
      @objc(asc_scaleWithWindow)
    #endif
    public func ascScaleWithWindow() { scaleWithWindow() }
  }

  extension NSLayoutConstraint {
    /// The design constant, in points, as ``autoConstant`` in Swift.
    #if canImport(ObjectiveC)  // CGBase.h
      @objc(asc_autoConstant)
    #endif
    public var ascAutoConstant: CGFloat {
      get { autoConstant }
      set { autoConstant = newValue }
    }
  }
#endif
