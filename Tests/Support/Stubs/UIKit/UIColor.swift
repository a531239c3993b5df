// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
  private let components: @Sendable (UITraitCollection) -> [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = { _ in [red, green, blue, alpha] }
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    components = { dynamicProvider($0).components($0) }
  }

  // Source: https://developer.apple.com/documentation/uikit/uicolor/init(displayp3red:green:blue:alpha:)
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  // Source: https://developer.apple.com/documentation/uikit/uicolor/init(named:)
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }

  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let resolved = components(traits)
    return UIColor(red: resolved[0], green: resolved[1], blue: resolved[2], alpha: resolved[3])
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (target, value) in zip([red, green, blue, alpha], components(.ofTheDevice)) {
      target?.pointee = value
    }
    return true
  }
}
