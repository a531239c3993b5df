#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIButton {
    /// The insets of title and image, in points, leading as left, or `nil` if they are the
    /// system's.
    var ownContentInsets: LayoutInsets? {
      get {
        guard let configuration else {
          let insets = legacyInsets.content
          return insets == standardLegacyInsets && !isScaled(.content) ? nil : LayoutInsets(insets)
        }
        // They depend on the size of the button, among others.
        var standard = configuration
        standard.setDefaultContentInsets()
        let insets = configuration.contentInsets
        return insets == standard.contentInsets && !isScaled(.content) ? nil : LayoutInsets(insets)
      }
      set {
        guard let newValue else { return }
        if configuration == nil {
          legacyInsets.content = UIEdgeInsets(newValue)
        } else {
          configuration?.contentInsets = NSDirectionalEdgeInsets(newValue)
        }
      }
    }

    /// The content insets of a new button without configuration.
    ///
    /// Source: UIButton.h, `contentEdgeInsets`: zero but on televisions, where all types but custom
    /// ones have others.
    private var standardLegacyInsets: UIEdgeInsets {
      #if os(tvOS)
        UIButton(type: buttonType).legacyInsets.content
      #else
        .zero
      #endif
    }

    /// The space between image and title, in points, or `nil` if it is the system's.
    var ownImagePadding: CGFloat? {
      guard let padding = configuration?.imagePadding,
        padding != Configuration.plain().imagePadding
      else { return nil }
      return padding
    }

    /// The space between title and subtitle, in points, or `nil` if it is the system's.
    var ownTitlePadding: CGFloat? {
      guard let padding = configuration?.titlePadding,
        padding != Configuration.plain().titlePadding
      else { return nil }
      return padding
    }

    /// The radius and the stroke of the configuration's background that are not the system's.
    var backgroundProperties: ScaledPropertySet {
      if configuration == nil { return [] }
      return [ScaledProperty.cornerRadius, .borderWidth].reduce(into: []) { properties, property in
        guard let length = backgroundLength(property), length != 0 else { return }
        properties.insert(ScaledPropertySet(only: property))
      }
    }

    /// The radius or the width of the stroke of the configuration's background, in points, or `nil` if it
    /// is the system's, or if the layer has the length.
    func backgroundLength(_ property: ScaledProperty) -> Double? {
      guard let background = configuration?.background,
        layer.adaptableProperties.isDisjoint(with: ScaledPropertySet(only: property))
      else { return nil }
      let length = background[property]
      if AdaptationRecord.existing(for: self)?.entries[property] != nil { return Double(length) }
      let standards: [Configuration] = [.plain(), .gray(), .tinted(), .filled()]
      return standards.contains { $0.background[property] == length } ? nil : Double(length)
    }

    func setBackgroundLength(_ length: CGFloat, of property: ScaledProperty) {
      if property == .cornerRadius {
        configuration?.background.cornerRadius = length
      } else {
        configuration?.background.strokeWidth = length
      }
    }

    /// The insets of a button without configuration, or zero for a button with one, which ignores
    /// them.
    var legacyInsets: (content: UIEdgeInsets, title: UIEdgeInsets, image: UIEdgeInsets) {
      get {
        if configuration != nil { return (.zero, .zero, .zero) }
        let button: any ButtonWithoutConfiguration = self
        return (button.contentEdgeInsets, button.titleEdgeInsets, button.imageEdgeInsets)
      }
      set {
        let button: any ButtonWithoutConfiguration = self
        let old = legacyInsets
        if old.content != newValue.content { button.contentEdgeInsets = newValue.content }
        if old.title != newValue.title { button.titleEdgeInsets = newValue.title }
        if old.image != newValue.image { button.imageEdgeInsets = newValue.image }
      }
    }
  }

  extension UIBackgroundConfiguration {
    fileprivate subscript(property: ScaledProperty) -> CGFloat {
      property == .cornerRadius ? cornerRadius : strokeWidth
    }
  }

  /// The insets of buttons without configuration: deprecated for new code, and used in every old
  /// screen.
  @MainActor private protocol ButtonWithoutConfiguration: AnyObject {
    var contentEdgeInsets: UIEdgeInsets { get set }
    var titleEdgeInsets: UIEdgeInsets { get set }
    var imageEdgeInsets: UIEdgeInsets { get set }
  }

  extension UIButton: ButtonWithoutConfiguration {}
#endif
