import AutoScaleLayoutEngine
import AutoScaleTrees
import Foundation

/// A source of the images and colors that views name, such as ``AssetCatalogs``.
public protocol PictureImageSource: Sendable {
  /// Returns the image with a name, or nil to draw a placeholder.
  ///
  /// An image for one appearance only is drawn in both.
  func image(named name: String, appearance: ViewingCondition.Appearance) -> PictureImage?

  /// Returns the color with a name, or nil to use the document's own value.
  func color(named name: String) -> ViewColor?
}

extension PictureImageSource {
  /// Returns no color.
  public func color(named name: String) -> ViewColor? { nil }
}

/// An image that a picture can hold.
public struct PictureImage: Hashable, Sendable {
  /// The formats that browsers and converters show in an SVG.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// Portable Network Graphics.
    case png = "image/png"
    /// JPEG.
    case jpeg = "image/jpeg"
    /// Scalable Vector Graphics.
    case svg = "image/svg+xml"
  }

  /// The format of the data.
  public let format: Format

  /// The bytes of the file.
  public let data: Data

  /// Whether the shape of the image is drawn in the tint color.
  public let isTemplate: Bool

  /// The image as an address that holds its data.
  package var dataURI: String { "data:\(format.rawValue);base64,\(data.base64EncodedString())" }

  /// Makes an image of a file's bytes.
  public init(format: Format, data: Data, isTemplate: Bool = false) {
    self.format = format
    self.data = data
    self.isTemplate = isTemplate
  }
}
