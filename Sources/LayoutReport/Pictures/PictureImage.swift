import Foundation
import ViewTree

/// What has the images that views name.
public protocol PictureImageSource: Sendable {
  /// Returns the image with a name; nil where there is none, and a placeholder is drawn.
  func image(named name: String, appearance: PictureOptions.Appearance) -> PictureImage?
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

  /// Whether only the shape counts, which is drawn in the tint color.
  public let isTemplate: Bool

  /// Makes an image of a file's bytes.
  public init(format: Format, data: Data, isTemplate: Bool = false) {
    self.format = format
    self.data = data
    self.isTemplate = isTemplate
  }
}
