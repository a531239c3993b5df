// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// Source: https://developer.apple.com/documentation/metal/mtlpixelformat
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case depth32Float = 252
  case stencil8 = 253
  case depth32Float_stencil8 = 260
}

// Source: https://developer.apple.com/documentation/metalkit/mtkview
@preconcurrency @MainActor open class MTKView: UIView {
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  open var sampleCount = 1
  open var preferredFramesPerSecond = 60
  open var isPaused = false
  open var enableSetNeedsDisplay = false
  open weak var delegate: (any MTKViewDelegate)?
}

// Source: https://developer.apple.com/documentation/metalkit/mtkviewdelegate
public protocol MTKViewDelegate: AnyObject {}
