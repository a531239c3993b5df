#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension TextStyle {
    /// Makes the style that UIKit calls so; nil for one that has no sizes here.
    public init?(_ style: UIFont.TextStyle) {
      guard let known = Self.allCases.first(where: { UIFont.TextStyle($0) == style }) else {
        return nil
      }
      self = known
    }
  }

  extension UIFont.TextStyle {
    /// Makes the style of UIKit; `title1` for the large title where there is none, on a television.
    public init(_ style: TextStyle) {
      self =
        switch style {
        #if os(tvOS)
          case .largeTitle: .title1
        #else
          case .largeTitle: .largeTitle
        #endif
        case .title1: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .body: .body
        case .callout: .callout
        case .subheadline: .subheadline
        case .footnote: .footnote
        case .caption1: .caption1
        case .caption2: .caption2
        }
    }
  }
#endif
