// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/quartzcore/calayer
open class CALayer {
  final var associatedObjects = AssociatedObjects()
  /// The values of properties that extensions declare, by their names.
  var stored: [String: Any] = [:]

  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var masksToBounds = false
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var zPosition: CGFloat = 0
  open var name: String?
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  public init() {}

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    sublayers = (sublayers ?? []) + [layer]
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}
