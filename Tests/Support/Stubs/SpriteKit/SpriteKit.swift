// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// Source: https://developer.apple.com/documentation/spritekit/skview
@preconcurrency @MainActor open class SKView: UIView {
  open weak var delegate: (any SKViewDelegate)?
}

// Source: https://developer.apple.com/documentation/spritekit/skviewdelegate
public protocol SKViewDelegate: AnyObject {}
