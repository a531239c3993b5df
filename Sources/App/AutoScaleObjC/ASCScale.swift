#if canImport(UIKit)
  import AutoScaleUIKit
  import UIKit

  // The interface for Objective-C code of a mixed app; its names begin with ASC and asc_. It is a
  // separate product: Swift code of an app does not depend on it. On Linux its attributes are only
  // type-checked, by .ci/availability. Each names the headers of the types that it hands to
  // Objective-C.

  /// The kinds of lengths that a walk scales; Objective-C code combines them with `|`.
  #if canImport(ObjectiveC)  // NSObjCRuntime.h, NSUInteger
    @objc(ASCAdaptScreenWidthType)
  #endif
  public enum ASCAdaptScreenWidthType: UInt {
    /// The constants of constraints, and the row and item sizes of lists.
    case constraint = 1
    /// The sizes of fonts.
    case fontSize = 2
    /// The radii of corners.
    case cornerRadius = 4
    /// The widths of borders.
    case borderWidth = 8
    /// The gaps in stacks and collections.
    case spacing = 16
    /// Layout margins and the insets of content.
    case insets = 32
    /// All of these.
    case all = 63
    /// Only the constraints and fonts whose own switch is on.
    case switchedOn = 64
  }

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
    public static func follow(_ window: UIWindow?) { ScreenContext.follow(window) }

    /// Keeps the context up to date for a window, and scales by a rule.
    #if canImport(ObjectiveC)  // UIWindow.h
      @objc(followWindow:rule:)
    #endif
    @MainActor
    public static func follow(_ window: UIWindow?, rule: ASCRule) {
      ScreenContext.follow(window, rule: rule.rule)
    }

    /// Keeps the context up to date for a window, and scales the window's views whenever it
    /// changes.
    #if canImport(ObjectiveC)  // UIWindow.h
      @objc(followAndScaleWindow:)
    #endif
    @MainActor
    public static func followAndScale(_ window: UIWindow?) {
      followAndScale(window, rule: ASCRule(.standard))
    }

    /// Keeps the context up to date for a window, and scales the window's views by a rule whenever
    /// it changes.
    #if canImport(ObjectiveC)  // UIWindow.h
      @objc(followAndScaleWindow:rule:)
    #endif
    @MainActor
    public static func followAndScale(_ window: UIWindow?, rule: ASCRule) {
      ScreenContext.follow(window, rule: rule.rule) { $0.adaptScreenWidth(in: $1) }
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

    /// Scales some kinds of lengths of this view and its subviews from the design to its screen.
    ///
    ///     [self.view asc_adaptScreenWidthWithType:
    ///       ASCAdaptScreenWidthTypeConstraint | ASCAdaptScreenWidthTypeFontSize except:@[]];
    ///
    /// - Parameters:
    ///   - type: The kinds, ``ASCAdaptScreenWidthType`` combined with `|`; other bits do nothing.
    ///   - classes: Classes of views to leave alone, including subclasses and subviews.
    #if canImport(ObjectiveC)  // NSArray.h; NSObjCRuntime.h, NSUInteger
      @objc(asc_adaptScreenWidthWithType:except:)
    #endif
    public func ascAdaptScreenWidth(type: UInt, except classes: [AnyClass]) {
      // Not the enumeration itself: a combination of its cases is none of them.
      adaptScreenWidth(
        type: AdaptScreenWidthType(rawValue: UInt8(truncatingIfNeeded: type)),
        except: classes.compactMap { $0 as? UIView.Type })
    }

    /// Whether scaling changes the font, as `adapterScreen` in Swift.
    #if canImport(ObjectiveC)  // objc.h, BOOL
      @objc(asc_adapterScreen)
    #endif
    public var ascAdapterScreen: Bool {
      get { adapterScreen }
      set { adapterScreen = newValue }
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

    /// Whether scaling changes the constant, as `adapterScreen` in Swift.
    #if canImport(ObjectiveC)  // objc.h, BOOL
      @objc(asc_adapterScreen)
    #endif
    public var ascAdapterScreen: Bool {
      get { adapterScreen }
      set { adapterScreen = newValue }
    }
  }
#endif
