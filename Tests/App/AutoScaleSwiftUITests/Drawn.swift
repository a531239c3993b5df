#if canImport(SwiftUI)
  import AutoScaleSwiftUI
  import Foundation
  #if os(Linux)
    @testable import SwiftUI
  #else
    import SwiftUI
  #endif
  import Testing

  extension ScalingRule {
    /// A rule that scales on whatever device runs the tests, and not on phones only.
    static var everywhere: ScalingRule {
      get throws { try ScalingRule(idioms: Set(Idiom.allCases)) }
    }
  }

  extension View {
    /// The view in a container that scales on every device.
    func contained() throws -> some View { autoScaleContainer(rule: try .everywhere) }
  }

  #if os(Linux)
    /// A drawn view: the lines of text that the stub makes of it.
    typealias Picture = [String]
  #else
    /// A drawn view: its pixels.
    typealias Picture = Data
  #endif

  /// Draws a view in a size, 562.5 points wide by default: half as wide again as the design.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/imagerenderer
  @MainActor func drawn(
    _ view: some View, width: CGFloat = 562.5, height: CGFloat = 812
  ) throws -> Picture {
    #if os(Linux)
      var rendering = Rendering(size: CGSize(width: width, height: height))
      rendering.add(view)
      return rendering.lines
    #else
      let renderer = ImageRenderer(content: view.frame(width: width, height: height))
      let image = try #require(renderer.cgImage)
      return try #require(image.dataProvider?.data) as Data
    #endif
  }

  /// Expects that a scaled view is drawn as one with the lengths on the screen.
  @MainActor func expect(
    _ scaled: some View, isDrawnAs plain: some View, width: CGFloat = 562.5,
    _ place: SourceLocation = #_sourceLocation
  ) throws {
    let first = try drawn(scaled.contained(), width: width)
    let second = try drawn(plain.contained(), width: width)
    #expect(first == second, sourceLocation: place)
  }
#endif
