import AutoScaleUIKit
import Foundation

// Each attribute names the headers of the types that it hands to Objective-C.

/// A screen onto which Objective-C code scales.
///
///     ASCContext *context = [ASCContext contextForView:self.view];
///     CGFloat inset = [context autoValue:16];  // 16.64 on a screen 390 points wide
#if canImport(ObjectiveC)  // NSObject.h
  @objc(ASCContext)
#endif
public final class ASCContext: NSObject {
  /// The context, for Swift code.
  public let context: ScreenContext

  /// Makes a context from one of Swift.
  public init(_ context: ScreenContext) { self.context = context }

  /// Returns the context in effect, ``AutoScale/ScreenContext/current``.
  #if canImport(ObjectiveC)  // NSObject.h
    @objc(currentContext)
  #endif
  public static func current() -> ASCContext { ASCContext(.current) }

  /// Makes a context for a phone of a size in points.
  ///
  /// - Throws: An `NSError` with the message of `InvalidParameterError` for a size that is not
  ///   finite and greater than zero.
  #if canImport(ObjectiveC)  // NSError.h, CGBase.h
    @objc(contextWithWidth:height:error:)
  #endif
  public static func make(width: CGFloat, height: CGFloat) throws -> ASCContext {
    try make(width: width, height: height, rule: ASCRule(.standard))
  }

  /// Makes a context for a phone of a size in points, scaled by a rule.
  ///
  /// - Throws: An `NSError`, as without a rule.
  #if canImport(ObjectiveC)  // NSError.h, CGBase.h
    @objc(contextWithWidth:height:rule:error:)
  #endif
  public static func make(width: CGFloat, height: CGFloat, rule: ASCRule) throws -> ASCContext {
    do {
      return ASCContext(
        try ScreenContext(
          width: Double(width), height: Double(height), idiom: .phone, rule: rule.rule))
    } catch {
      throw error.asNSError
    }
  }

  /// Makes a context for a screen of the catalog, such as `iPhone 17` or `iPhone Duo left half`.
  ///
  /// - Throws: An `NSError` with the message of `ScreenSpecificationError` for an unknown name.
  #if canImport(ObjectiveC)  // NSError.h, NSString.h
    @objc(contextWithScreenNamed:error:)
  #endif
  public static func make(screenNamed name: String) throws -> ASCContext {
    do {
      return ASCContext(try Screen(named: name).context())
    } catch {
      throw error.asNSError
    }
  }

  /// The width of the container, in points.
  #if canImport(ObjectiveC)  // CGBase.h
    @objc
  #endif
  public var width: CGFloat { CGFloat(context.width) }

  /// The height of the container, in points.
  #if canImport(ObjectiveC)  // CGBase.h
    @objc
  #endif
  public var height: CGFloat { CGFloat(context.height) }

  /// Screen points per design point.
  #if canImport(ObjectiveC)  // CGBase.h
    @objc
  #endif
  public var factor: CGFloat { CGFloat(context.factor) }

  /// Screen points per design point of fonts that follow no text style.
  #if canImport(ObjectiveC)  // CGBase.h
    @objc
  #endif
  public var fontFactor: CGFloat { CGFloat(context.applied(1, to: .fontSize, following: nil)) }

  /// The rule that turns design lengths into screen lengths.
  #if canImport(ObjectiveC)  // NSObject.h
    @objc
  #endif
  public var rule: ASCRule { ASCRule(context.rule) }

  /// Returns a length of the design, in points, scaled to this screen.
  #if canImport(ObjectiveC)  // CGBase.h
    @objc(autoValue:)
  #endif
  public func autoValue(_ length: CGFloat) -> CGFloat {
    CGFloat(Double(length).auto(in: context))
  }

  /// Runs a block in which this context is the current one.
  #if canImport(ObjectiveC)  // Block.h
    @objc(run:)
  #endif
  public func run(_ block: () -> Void) { ScreenContext.with(context, operation: block) }
}

#if canImport(UIKit)
  import UIKit

  extension ASCContext {
    /// Returns the context of a view's window.
    #if canImport(ObjectiveC)  // UIView.h
      @objc(contextForView:)
    #endif
    @MainActor
    public static func context(for view: UIView) -> ASCContext { ASCContext(view.screenContext) }
  }
#endif
