// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable {
  public let width, height: Int

  /// A picture without pixels; the real one is made of data.
  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  public var dataProvider: CGDataProvider? { nil }
}

// Source: https://developer.apple.com/documentation/coregraphics/cgdataprovider
public final class CGDataProvider: Sendable {
  public var data: NSData? { nil }
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

  /// The sizes of images that tests put into the catalog of the app, by their names.
  package nonisolated(unsafe) static var catalog: [String: CGSize] = [:]

  // Source: https://developer.apple.com/documentation/uikit/uiimage/init(named:)
  public convenience init?(named name: String) {
    guard let size = Self.catalog[name] else { return nil }
    self.init(
      CGImage(width: Int(size.width * 1000), height: Int(size.height * 1000)), 1000, .up, .automatic
    )
  }

  // Source: https://developer.apple.com/documentation/uikit/uiimage/init(systemname:)
  public convenience init?(systemName name: String) { self.init(named: name) }

  // Source: https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    public override init() {}
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }
    public convenience init(scale: SymbolScale) { self.init() }
  }

  // Source: https://developer.apple.com/documentation/uikit/uiimage/symbolscale
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

  // Source: https://developer.apple.com/documentation/uikit/uiimage/symbolweight
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(cgImage, scale, imageOrientation, renderingMode)
  }
}

// Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer {
  public init(size: CGSize) {}

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
}

// Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext {}
