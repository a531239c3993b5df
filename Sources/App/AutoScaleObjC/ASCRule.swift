import AutoScaleUIKit
import Foundation

// Each attribute names the headers of the types that it hands to Objective-C.

/// A rule that turns design lengths into screen lengths.
///
///     ASCRule *rule = [ASCRule ruleWithReferenceWidth:414 error:&error];
///     [ASCScale followWindow:window rule:rule];
#if canImport(ObjectiveC)  // NSObject.h
  @objc(ASCRule)
#endif
public final class ASCRule: NSObject {
  /// The rule, for Swift code, which has all rules of the package.
  public let rule: ScalingRule

  /// Makes a rule from one of Swift.
  public init(_ rule: ScalingRule) { self.rule = rule }

  /// Returns the rule for designs of 375 points.
  #if canImport(ObjectiveC)  // NSObject.h
    @objc(standardRule)
  #endif
  public static func standard() -> ASCRule { ASCRule(.standard) }

  /// Returns the rule with one factor on both displays of a phone that folds.
  #if canImport(ObjectiveC)  // NSObject.h
    @objc(upToWidestPhoneRule)
  #endif
  public static func upToWidestPhone() -> ASCRule { ASCRule(.upToWidestPhone) }

  /// Makes a rule for designs of a width in points, such as 414, or 750 for a design in pixels.
  ///
  /// - Throws: An `NSError` with the message of `InvalidParameterError` for a width that is not
  ///   finite and greater than zero.
  #if canImport(ObjectiveC)  // NSError.h, CGBase.h
    @objc(ruleWithReferenceWidth:error:)
  #endif
  public static func make(referenceWidth: CGFloat) throws -> ASCRule {
    do { return ASCRule(try ScalingRule(referenceWidth: Double(referenceWidth))) } catch {
      throw error.asNSError
    }
  }

  /// Makes a rule for designs of a width in points, with the smallest and the largest factor.
  ///
  /// - Throws: An `NSError` for a width or a factor that is not finite and greater than zero, and if
  ///   the smallest factor is above the largest one.
  #if canImport(ObjectiveC)  // NSError.h, CGBase.h
    @objc(ruleWithReferenceWidth:minimumFactor:maximumFactor:error:)
  #endif
  public static func make(
    referenceWidth: CGFloat, minimumFactor: CGFloat, maximumFactor: CGFloat
  ) throws -> ASCRule {
    let (least, greatest) = (Double(minimumFactor), Double(maximumFactor))
    do {
      // A range of them would trap.
      guard least <= greatest else {
        throw InvalidParameterError(
          "minimumFactor", mustBe: "at most maximumFactor", butIs: least)
      }
      return ASCRule(
        try ScalingRule(referenceWidth: Double(referenceWidth), limits: least...greatest))
    } catch let error as InvalidParameterError {
      throw error.asNSError
    }
  }
}
