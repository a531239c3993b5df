#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// The remembered values of a view, a layer or a constraint.
  ///
  /// It is an associated object: stored with its owner, without a reference to it, and released
  /// with it.
  final class AdaptationRecord {
    /// The ledger entries of the scaled lengths.
    var entries: [ScaledProperty: LedgerEntry] = [:]

    /// The design lengths with exceptions for some screens.
    var screenValues: [ScaledProperty: ScreenValue<Double>] = [:]

    /// Whether the view is hidden, with exceptions for some screens.
    var screenIsHidden: ScreenValue<Bool>?

    /// The last value of `isHidden` that ``screenIsHidden`` gave; another one was set since.
    var lastIsHidden = false

    /// The switch of the font or the constant.
    var adapterScreen: Bool?

    /// The text style that the font follows.
    var textStyle: TextStyle?

    /// How the font follows the text size, if it does.
    var followedFont: FollowedFont?

    /// Whether the view tells of changes of the text size.
    var observesTextSize = false

    /// The transformer of a button's title before scaling.
    var titleTransformer: UIConfigurationTextAttributesTransformer?

    /// The transformer of a button's subtitle before scaling.
    var subtitleTransformer: UIConfigurationTextAttributesTransformer?

    /// The view in this one that follows its screen.
    var follower: FollowingView?

    /// What scales the view with its window.
    var scaler: ViewScaler?

    /// Whether a runtime attribute scaled the image.
    var isImageScaled = false

    /// Whether a runtime attribute scaled the shadow of a text.
    var isShadowScaled = false

    /// Returns the record of an object, or `nil` if it has none.
    static func existing(for object: AnyObject) -> AdaptationRecord? {
      objc_getAssociatedObject(object, key) as? AdaptationRecord
    }

    /// Returns the record of an object, made on demand.
    static func record(for object: AnyObject) -> AdaptationRecord {
      if let existing = existing(for: object) { return existing }
      let record = AdaptationRecord()
      objc_setAssociatedObject(object, key, record, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return record
    }

    /// Stores or removes the ledger entry of a length.
    static func remember(
      _ entry: LedgerEntry?, of property: ScaledProperty, at object: AnyObject
    ) {
      let record = entry == nil ? existing(for: object) : record(for: object)
      record?.entries[property] = entry
    }

    // Only the address matters; the value is never accessed.
    nonisolated(unsafe) private static let key = UnsafeRawPointer(
      UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }
#endif
