#if canImport(SwiftUI)
  import AutoScale
  import SwiftUI

  extension Shape {
    /// Draws the outline of the shape with a line of a design width, in points.
    ///
    ///     Circle().autoStroke(.gray, lineWidth: 2)  // 2.08 on a screen 390 points wide
    public func autoStroke(
      _ content: some ShapeStyle, lineWidth: some ScreenNumber
    ) -> some View {
      ScaledOutline(shape: self, style: content, lineWidth: lineWidth.designNumbers)
    }
  }

  private struct ScaledOutline<Outline: Shape, Style: ShapeStyle>: View {
    let shape: Outline
    let style: Style
    @AutoScaled private var lineWidth: CGFloat

    init(shape: Outline, style: Style, lineWidth: ScreenValue<Double>) {
      self.shape = shape
      self.style = style
      _lineWidth = AutoScaled(lineWidth)
    }

    var body: some View { shape.stroke(style, lineWidth: lineWidth) }
  }
#endif
