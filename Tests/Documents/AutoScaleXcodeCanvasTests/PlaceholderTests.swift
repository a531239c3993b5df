import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Testing

/// The constraints that Interface Builder removes when it builds an app, on screens.
@Suite struct PlaceholderTests {
  /// An image without a known size, and a text, each with a placeholder for its height.
  private func document() throws -> InterfaceDocument {
    func placeholder(_ id: String, _ constant: Int) -> String {
      """
      <constraints><constraint firstAttribute="height" constant="\(constant)" placeholder="YES" \
      id="\(id)-height"/></constraints>
      """
    }
    let label = CanvasDocument.view(
      "text", "0 100 100 70", as: "label text=\"Text\"", placeholder("text", 70))
    return try CanvasDocument.make(
      CanvasDocument.view("photo", "0 0 100 40", as: "imageView", placeholder("photo", 40)) + label,
      [
        "photo.top root.top", "photo.leading root.leading", "photo.trailing root.trailing",
        "text.top root.top 100", "text.leading root.leading",
      ])
  }

  private func layout(_ placeholders: LayoutOptions.Placeholders?) throws -> DocumentLayout {
    var options = LayoutOptions(on: try Screen(named: "iPhone 17"))
    if let placeholders { options.placeholders = placeholders }
    return DocumentLayout(try document(), options: options)
  }

  private static let heights: [(LayoutOptions.Placeholders?, photo: Double, text: Double)] = [
    (nil, 40, 20.333), (.needed, 40, 20.333), (.removed, 0, 20.333), (.kept, 40, 70),
  ]

  @Test(arguments: heights)
  func `a screen keeps the placeholders without which a view is open`(
    placeholders: LayoutOptions.Placeholders?, photo: Double, text: Double
  ) throws {
    let layout = try layout(placeholders)
    #expect(try #require(layout.frame(of: "photo")).height == photo)
    #expect(abs(try #require(layout.frame(of: "text")).height - text) < 0.01)
  }

  @Test func `Xcode's canvas obeys all placeholders`() throws {
    let layout = DocumentLayout(try document())
    #expect(layout.frame(of: "photo")?.height == 40)
    #expect(layout.frame(of: "text")?.height == 70)
  }

  @Test func `frames name the placeholders that a screen keeps, with their places`() throws {
    let warnings = DocumentFrames(of: try layout(nil)).warnings
    #expect(warnings.count == 1)
    #expect(
      try #require(warnings.first).hasSuffix(
        """
        : note: the placeholder constraint photo.height = 40 counts, because views have no unique \
        frame without it
        """))
    #expect(DocumentFrames(of: try layout(.removed)).warnings == [])
    #expect(DocumentFrames(of: DocumentLayout(try document())).warnings == [])
  }
}
