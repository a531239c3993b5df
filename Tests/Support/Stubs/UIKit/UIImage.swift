// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable {
  public let width, height: Int

  /// A picture without pixels; the real one is made of data.
  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

// Source: https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
  // Source: https://developer.apple.com/documentation/uikit/uiimage/orientation-swift.enum
  public enum Orientation: Int, Sendable {
    case up, down, left, right
  }

  // Source: https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public let cgImage: CGImage?
  public let scale: CGFloat
  public let imageOrientation: Orientation
  public let renderingMode: RenderingMode
  open var isSymbolImage: Bool { false }
  open var capInsets: UIEdgeInsets { .zero }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale, orientation, .automatic)
  }

  public override convenience init() { self.init(nil, 1, .up, .automatic) }

  private init(
    _ cgImage: CGImage?, _ scale: CGFloat, _ orientation: Orientation, _ mode: RenderingMode
  ) {
    (self.cgImage, self.scale, imageOrientation, renderingMode) = (
      cgImage, scale, orientation, mode
    )
  }

  /// In points, that is, pixels divided by the scale.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(cgImage, scale, imageOrientation, renderingMode)
  }
}
