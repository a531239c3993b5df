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
  open var renderingMode: RenderingMode { details.renderingMode }
  // Source: https://developer.apple.com/documentation/uikit/uiimage/alignmentrectinsets
  open var alignmentRectInsets: UIEdgeInsets { details.alignmentRectInsets }
  // Source: https://developer.apple.com/documentation/uikit/uiimage/baselineoffsetfrombottom-3dvb6
  open var baselineOffsetFromBottom: CGFloat? { details.baselineOffsetFromBottom }
  // Source: https://developer.apple.com/documentation/uikit/uiimage/flipsforrighttoleftlayoutdirection
  open var flipsForRightToLeftLayoutDirection: Bool { details.flips }
  // Source: https://developer.apple.com/documentation/uikit/uiimage/imageasset
  open internal(set) var imageAsset: UIImageAsset?
  // Source: https://developer.apple.com/documentation/uikit/uiimage/traitcollection
  open internal(set) var traitCollection = UITraitCollection()

  /// What a copy keeps besides pixels.
  private struct Details {
    var renderingMode = RenderingMode.automatic
    var alignmentRectInsets = UIEdgeInsets.zero
    var baselineOffsetFromBottom: CGFloat?
    var flips = false
  }

  private let details: Details
  open var isSymbolImage: Bool { false }
  open var capInsets: UIEdgeInsets { .zero }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale, orientation, Details())
  }

  public override convenience init() { self.init(nil, 1, .up, Details()) }

  private init(
    _ cgImage: CGImage?, _ scale: CGFloat, _ orientation: Orientation, _ details: Details
  ) {
    (self.cgImage, self.scale, imageOrientation, self.details) = (
      cgImage, scale, orientation, details
    )
  }

  private func changing(_ change: (inout Details) -> Void) -> UIImage {
    var details = details
    change(&details)
    return UIImage(cgImage, scale, imageOrientation, details)
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
      CGImage(width: Int(size.width * 1000), height: Int(size.height * 1000)), 1000, .up, Details()
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
    changing { $0.renderingMode = renderingMode }
  }

  // Source: https://developer.apple.com/documentation/uikit/uiimage/withalignmentrectinsets(_:)
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentRectInsets = alignmentInsets }
  }

  // Source: https://developer.apple.com/documentation/uikit/uiimage/withbaselineoffset(frombottom:)
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changing { $0.baselineOffsetFromBottom = baselineOffset }
  }

  // Source: https://developer.apple.com/documentation/uikit/uiimage/imageflippedforrighttoleftlayoutdirection()
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flips = true } }
}

/// The variants of an image by style, of which the one of the traits is shown.
// Source: https://developer.apple.com/documentation/uikit/uiimageasset
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var variants: [UIUserInterfaceStyle: UIImage] = [:]

  // Source: https://developer.apple.com/documentation/uikit/uiimageasset/register(_:with:)-6gd8v
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    variants[traitCollection.userInterfaceStyle] = image
    image.imageAsset = self
    image.traitCollection = traitCollection
  }

  // Source: https://developer.apple.com/documentation/uikit/uiimageasset/image(with:)-5r3jv
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    variants[traitCollection.userInterfaceStyle] ?? variants[.light] ?? UIImage()
  }
}

// Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer {
  public init(size: CGSize) {}

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
}

// Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext {}
