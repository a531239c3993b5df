// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// Source: https://developer.apple.com/documentation/glkit/glkview
@preconcurrency @MainActor open class GLKView: UIView {
  open weak var delegate: (any GLKViewDelegate)?
}

// Source: https://developer.apple.com/documentation/glkit/glkviewdelegate
public protocol GLKViewDelegate: AnyObject {}
