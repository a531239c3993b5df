#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// What is remembered of a view, a layer or a constraint.
  ///
  /// It is an associated object: kept beside its owner, which it does not know, and released with
  /// it.
  final class AdaptationRecord {
    /// The lengths that were scaled.
    var entries: [ScaledProperty: LedgerEntry] = [:]

    /// The switch of the font or the constant.
    var adapterScreen: Bool?

    /// The text style that the font follows by the user's choice.
    var textStyle: TextStyle?

    /// What gave a button's title its attributes before it was scaled.
    var titleTransformer: UIConfigurationTextAttributesTransformer?

    /// What gave a button's subtitle its attributes before it was scaled.
    var subtitleTransformer: UIConfigurationTextAttributesTransformer?

    /// Whether an attribute of a file scaled the image.
    var isImageScaled = false

    /// Whether an attribute of a file scaled the shadow of a text.
    var isShadowScaled = false

    /// The record beside an object; nil while nothing is remembered of it.
    static func existing(for object: AnyObject) -> AdaptationRecord? {
      objc_getAssociatedObject(object, key) as? AdaptationRecord
    }

    /// The record beside an object, made when there is none.
    static func record(for object: AnyObject) -> AdaptationRecord {
      if let existing = existing(for: object) { return existing }
      let record = AdaptationRecord()
      objc_setAssociatedObject(object, key, record, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      return record
    }

    /// Remembers what was applied to a length, or forgets it.
    ///
    /// - Returns: What was remembered before.
    @discardableResult
    static func remember(
      _ entry: LedgerEntry?, of property: ScaledProperty, at object: AnyObject
    ) -> LedgerEntry? {
      guard let record = entry == nil ? existing(for: object) : record(for: object) else {
        return nil
      }
      let previous = record.entries[property]
      record.entries[property] = entry
      return previous
    }

    // Only the address counts: nobody reads or writes what is there.
    nonisolated(unsafe) private static let key = UnsafeRawPointer(
      UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }
#endif
