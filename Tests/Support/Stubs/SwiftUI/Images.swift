// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

#if canImport(UIKit)
  import UIKit
#endif

// Source: https://developer.apple.com/documentation/swiftui/image
public struct Image: View, Primitive {
  // Source: https://developer.apple.com/documentation/swiftui/image/templaterenderingmode
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  // Source: https://developer.apple.com/documentation/swiftui/image/resizingmode
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  // Source: https://developer.apple.com/documentation/swiftui/image/scale
  public enum Scale: Hashable, Sendable { case small, medium, large }

  private let name: String

  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  public init(systemName: String) { name = systemName }

  #if canImport(UIKit)
    // Source: https://developer.apple.com/documentation/swiftui/image/init(uiimage:)
    public init(uiImage: UIImage) { name = "\(uiImage)" }
  #endif

  public var body: Never { preconditionFailure("rendered by itself") }

  func render(in rendering: inout Rendering) {
    rendering.add("image \(name)")
    rendering.elements.append(FlexibleElement(name))
  }

  // Source: https://developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    self
  }

  // Source: https://developer.apple.com/documentation/swiftui/image/renderingmode(_:)
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}

// Source: https://developer.apple.com/documentation/swiftui/contentmode
public enum ContentMode: Hashable, Sendable, CaseIterable { case fit, fill }

extension View {
  // Source: https://developer.apple.com/documentation/swiftui/view/scaledtofit()
  public func scaledToFit() -> some View { noted("fit") }

  // Source: https://developer.apple.com/documentation/swiftui/view/scaledtofill()
  public func scaledToFill() -> some View { noted("fill") }

  // Source: https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)-771ow
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    noted("ratio \(aspectRatio ?? 0) \(contentMode)")
  }

  // Source: https://developer.apple.com/documentation/swiftui/view/imagescale(_:)
  public func imageScale(_ scale: Image.Scale) -> some View { noted("image scale \(scale)") }
}
