#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension TextStyle {
    /// Makes a style from UIKit's, or returns `nil` for a style without sizes here.
    public init?(_ style: UIFont.TextStyle) {
      guard let known = Self.allCases.first(where: { UIFont.TextStyle($0) == style }) else {
        return nil
      }
      self = known
    }
  }

  extension UIFont.TextStyle {
    /// Makes UIKit's style; on a television, which lacks the large title, `title1` replaces it.
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
