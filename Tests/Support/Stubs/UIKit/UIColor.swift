// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// Source: https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
  let white: CGFloat

  public init(white: CGFloat, alpha: CGFloat) { self.white = white }

  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var systemBackground: UIColor { white }
}

// Source: https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
  open var size: CGSize { .zero }
}
