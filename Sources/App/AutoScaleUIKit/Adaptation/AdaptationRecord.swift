#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// The remembered values of a view, a layer or a constraint.
  ///
  /// It is an associated object: stored with its owner, without a reference to it, and released
  /// with it. A screen has one for each scaled element, so that what few elements have is apart.
  final class AdaptationRecord {
    /// The ledger entries of the scaled lengths.
    @exclusivity(unchecked) var entries = LedgerEntries()

    /// The switch of the font or the constant.
    @exclusivity(unchecked) var adapterScreen: Bool?

    /// What few elements have.
    @exclusivity(unchecked) private(set) var rareValues: RareValues?

    /// The same, made on demand.
    var rare: RareValues {
      if let rareValues { return rareValues }
      let values = RareValues()
      rareValues = values
      return values
    }

    /// What few elements have besides ledger entries.
    final class RareValues {
      /// The design lengths with exceptions for some screens.
      var screenValues: [ScaledProperty: ScreenValue<Double>] = [:]

      /// Whether the view is hidden, with exceptions for some screens.
      var screenIsHidden: ScreenValue<Bool>?

      /// The last value of `isHidden` that ``screenIsHidden`` gave; another one was set since.
      var lastIsHidden = false

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

      /// The app's handler that updates a button's configuration, and the screen for its titles.
      var updateHandler: ScaledUpdateHandler?

      /// The view in this one that follows its screen.
      var follower: FollowingView?

      /// What scales the view with its window.
      var scaler: ViewScaler?

      /// Whether walks scale the view and its subviews.
      var isScalingEnabled = true

      /// Whether a runtime attribute scaled the image.
      var isImageScaled = false

      /// Whether a runtime attribute scaled the shadow of a text.
      var isShadowScaled = false
    }

    /// Returns the record of an object, or `nil` if it has none.
    static func existing(for object: AnyObject) -> AdaptationRecord? {
      objc_getAssociatedObject(object, key) as? AdaptationRecord
    }

    /// Returns what few objects have, or `nil` if the object has none of it.
    static func rare(for object: AnyObject) -> RareValues? { existing(for: object)?.rareValues }

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

  /// The ledger entries of an element, of which most have one: a dictionary would take ten times its
  /// memory.
  struct LedgerEntries {
    private var entry = LedgerEntry(design: 0, applied: 0)
    private var others: [(property: ScaledProperty, entry: LedgerEntry)] = []
    private var property: ScaledProperty?

    subscript(wanted: ScaledProperty) -> LedgerEntry? {
      get {
        if property == wanted { return entry }
        return others.isEmpty ? nil : others.first { $0.property == wanted }?.entry
      }
      set {
        if property == wanted
          || property == nil && !others.contains(where: { $0.property == wanted })
        {
          property = newValue == nil ? nil : wanted
          if let newValue { entry = newValue }
        } else {
          others.removeAll { $0.property == wanted }
          if let newValue { others.append((wanted, newValue)) }
        }
      }
    }
  }
#endif
