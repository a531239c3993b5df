#if canImport(UIKit)
  import AutoScale
  import AutoScaleTrees
  import AutoScaleUIKit
  import UIKit

  extension ViewNode {
    /// Copies the properties that decide about the frame of a view, besides its role.
    @MainActor func copyLayout(of view: UIView) {
      identifier = view.accessibilityIdentifier
      if !SystemClass.of(type(of: view)).isSystem { customClass = view.adaptableClassName }
      frame = LayoutRect(
        x: Double(view.frame.minX), y: Double(view.frame.minY), width: Double(view.frame.width),
        height: Double(view.frame.height))
      isHidden = view.isHidden
      contentHugging = ContentPriority(view.contentHuggingPriority)
      contentCompressionResistance = ContentPriority(view.contentCompressionResistancePriority)
      translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
      autoresizingMask = AutoresizingMask(rawValue: Int(view.autoresizingMask.rawValue))
      preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
      insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
      layoutMargins = view[.layoutMargins]
    }

    /// Copies the lengths of a view, with their ledger entries.
    @MainActor func copyLengths(of view: UIView) {
      adapterScreen = view.adaptableSwitch
      if let font = view.presentFont {
        self.font = FontDescriptor(font, following: view.followedTextStyle)
      }
      if case .button(let button) = role { button.contentInsets = view[.content] }
      var properties = view.presentProperties
      while let property = properties.popFirst() {
        setAdaptableLength(view.adaptableLength(property), of: property)
      }
    }

    /// Copies the gap after a view in a stack, once both have nodes.
    @MainActor func copySpacing(behind view: UIView) {
      guard let stack = parent?.role.stack, let spacing = view[.custom] else { return }
      stack.setCustomSpacing(spacing, after: self)
      setAdaptableLength(view.adaptableLength(.spacing(.custom)), of: .spacing(.custom))
    }
  }

  extension ContentPriority {
    /// Makes a pair from UIKit's values for each axis.
    fileprivate init(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) {
      self.init(
        horizontal: LayoutPriority(priority(.horizontal).rawValue),
        vertical: LayoutPriority(priority(.vertical).rawValue))
    }
  }
#endif
