import AutoScaleLayoutEngine
import AutoScaleTrees
import Foundation

/// The color of a shape on light and on dark screens.
package struct DrawingPaint: Hashable {
  /// The shades of the appearances.
  let light, dark: DrawingShade

  /// Takes a color.
  init(_ color: ViewColor) {
    light = DrawingShade(color.light)
    // Most colors of documents have one shade for both appearances.
    dark = color.dark == color.light ? light : DrawingShade(color.dark)
  }

  /// The shade in an appearance.
  package subscript(appearance: ViewingCondition.Appearance) -> DrawingShade {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }

  /// Whether nothing is seen of the paint in any appearance.
  var isTransparent: Bool { light.opacity == 0 && dark.opacity == 0 }
}

/// A color and its opacity.
package struct DrawingShade: Hashable {
  /// Red, green and blue as `0xRRGGBB`.
  let color: Int

  /// The opacity, from 0 to 1.
  package let opacity: Double

  /// Rounds the components of a color to bytes.
  init(_ components: ViewColor.Components) {
    func byte(_ share: Double) -> Int { Int((min(max(0, share), 1) * 255).rounded()) }
    color = byte(components.red) << 16 | byte(components.green) << 8 | byte(components.blue)
    // Written so that NaN is opaque.
    opacity = max(0, components.alpha < 1 ? components.alpha : 1)
  }

  /// Whether black stands out against the color better than white, by their contrast in WCAG 2.
  var isBright: Bool {
    let shares = [16, 8, 0].map { shift -> Double in
      let share = Double(color >> shift & 255) / 255
      return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    // Black and white have the same contrast to a color of this luminance.
    return 0.2126 * shares[0] + 0.7152 * shares[1] + 0.0722 * shares[2] > 0.179
  }

  /// Red, green and blue in SVG notation, such as `#ff9500`.
  package var hex: String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// How a shape is drawn.
package enum DrawingStyle: Hashable {
  /// Fills the area.
  case fill(DrawingPaint)

  /// Strokes the outline. The line width is a number of the operation.
  case line(DrawingPaint, dashes: String?, hasRoundEnds: Bool)

  var numberCount: Int {
    switch self {
    case .fill: 0
    case .line: 1
    }
  }
}

/// How an image is drawn.
package struct ImageLook: Hashable {
  /// The name of the image in its document.
  package let name: String

  /// The `preserveAspectRatio` of the image in SVG.
  package let aspectRule: String

  /// The tint of a template image, or nil for an image in its own colors.
  package let tint: DrawingPaint?
}
