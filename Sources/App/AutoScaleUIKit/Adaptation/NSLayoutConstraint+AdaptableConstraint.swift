#if canImport(UIKit)
  import AutoScale
  import UIKit

  #if compiler(>=6.2)
    extension NSLayoutConstraint: @MainActor AdaptableConstraint {}
  #else
    extension NSLayoutConstraint: @preconcurrency AdaptableConstraint {}
  #endif

  extension NSLayoutConstraint {
    /// The constant, with its ledger entry and everything that decides whether it is scaled.
    public var adaptableConstant: TrackedConstant {
      get {
        let record = AdaptationRecord.existing(for: self)
        let entry = record?.entries[.constraint]
        return TrackedConstant(
          TrackedLength(Double(constant), ledgerEntry: entry),
          adapterScreen: touchesSwitchedOffView ? false : record?.adapterScreen,
          // A scaled constraint is none of the system's, and finding that out takes long.
          isSystem: entry == nil && isSystem, holdsScreenValue: record?.rareValues != nil)
      }
      set {
        let entry = newValue.length.ledgerEntry
        let isPlain = entry == nil && newValue.adapterScreen == nil
        if let record = isPlain
          ? AdaptationRecord.existing(for: self) : AdaptationRecord.record(for: self)
        {
          record.entries[.constraint] = entry
          record.adapterScreen = newValue.adapterScreen
        }
        // UIKit lays out again whenever a constant is set, so skip equal values.
        if Double(constant) != newValue.length.value { constant = CGFloat(newValue.length.value) }
      }
    }

    /// Whether a view of the constraint, or one around it, is switched off.
    private var touchesSwitchedOffView: Bool {
      guard UIView.hasSwitchedOffViews else { return false }
      let (first, second) = adaptableItems
      return first?.isInSwitchedOffView == true || second?.isInSwitchedOffView == true
    }

    /// Whether the multiplier is not 1.
    public var isProportion: Bool { multiplier != 1 }

    /// The views of both items; for a guide, its owning view.
    public var adaptableItems: (UIView?, UIView?) {
      (Self.view(of: firstItem), Self.view(of: secondItem))
    }

    /// The screen for calls that name none: that of the first item's view.
    public var adaptableContext: ScreenContext {
      Self.view(of: firstItem)?.adaptableContext ?? .current
    }

    /// The identifier, or the relation of a constraint without one, such as `title.top =
    /// screen.top`.
    public var adaptableName: String {
      if let identifier { return identifier }
      let first = "\(Self.name(of: firstItem)).\(firstAttribute.name ?? "?")"
      guard let second = secondAttribute.name else { return first }
      return "\(first) \(relation.symbol) \(Self.name(of: secondItem)).\(second)"
    }

    /// The path of the first item's view, and the name, such as `screen/title: title.top =
    /// screen.top`.
    public var adaptablePath: String {
      adaptableItems.0.map { "\($0.adaptablePath): \(adaptableName)" } ?? adaptableName
    }

    /// The name of the class.
    public var adaptableClassName: String { String(describing: type(of: self)) }

    /// Whether UIKit made the constraint: it has a private class or a system identifier, or it
    /// involves only private views, or a window and its guides.
    private var isSystem: Bool {
      let type = type(of: self)
      if type != NSLayoutConstraint.self && SystemClass.of(type).isSystem { return true }
      if let identifier, Self.systemPrefixes.contains(where: identifier.hasPrefix) { return true }
      let views = [firstItem, secondItem].compactMap { Self.view(of: $0) }
      if views.isEmpty { return false }
      if views.allSatisfy({ SystemClass.of(Swift.type(of: $0)).isPrivate }) { return true }
      return (firstItem is UILayoutGuide || secondItem is UILayoutGuide)
        && views.allSatisfy { $0 is UIWindow }
    }

    /// The prefixes of UIKit's identifiers, as seen in its messages about conflicts.
    private static let systemPrefixes = [
      "UISV-", "UIView-", "UIViewSafeAreaLayoutGuide-", "UIViewLayoutMarginsGuide-",
      "UIViewReadableContentGuide-", "UIViewKeyboardLayoutGuide-", "UIKeyboardLayoutGuide-",
      "UIScrollView-", "UITemporaryLayout", "_UI",
    ]

    static func view(of item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    private static func name(of item: AnyObject?) -> String {
      if let view = item as? UIView { return view.adaptableName }
      guard let guide = item as? UILayoutGuide else { return "?" }
      return guide.identifier.isEmpty ? String(describing: type(of: guide)) : guide.identifier
    }
  }
#endif
