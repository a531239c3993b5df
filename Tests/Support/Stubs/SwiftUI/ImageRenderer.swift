// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

#if canImport(UIKit)
  import UIKit
#else
  // Source: https://developer.apple.com/documentation/coregraphics/cgimage
  public final class CGImage: Sendable {
    public var dataProvider: CGDataProvider? { nil }
  }

  // Source: https://developer.apple.com/documentation/coregraphics/cgdataprovider
  public final class CGDataProvider: Sendable {
    public var data: NSData? { nil }
  }
#endif

// Source: https://developer.apple.com/documentation/swiftui/imagerenderer
@MainActor public final class ImageRenderer<Content: View> {
  public var content: Content

  public init(content: Content) { self.content = content }

  /// The stub draws no pixels.
  public var cgImage: CGImage? { nil }
}
