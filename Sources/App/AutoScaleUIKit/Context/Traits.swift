#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension Idiom {
    /// Makes an idiom from UIKit's; unknown newer ones become unspecified.
    public init(_ idiom: UIUserInterfaceIdiom) {
      if #available(iOS 17, tvOS 17, *), idiom == .vision {
        self = .vision
        return
      }
      self =
        switch idiom {
        case .phone: .phone
        case .pad: .pad
        case .tv: .tv
        case .carPlay: .carPlay
        case .mac: .mac
        default: .unspecified
        }
    }
  }

  extension TextSizeCategory {
    /// Makes a category from UIKit's; an unspecified one becomes `large`, the default.
    public init(_ category: UIContentSizeCategory) {
      self =
        switch category {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        default: .large
        }
    }
  }

  extension UIContentSizeCategory {
    /// Makes UIKit's category.
    init(_ category: TextSizeCategory) {
      self =
        switch category {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        }
    }
  }
#endif
