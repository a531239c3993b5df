/// The parts of a view's look that do not affect layout.
///
///     let title = LabelNode("title", text: "Welcome")
///     title.appearance.textColor = .systemBlue
///     title.appearance.textAlignment = .center
///
/// `nil` properties have the system's value for the view's class.
public struct ViewAppearance: Hashable, Sendable {
  /// The shadow of a view.
  public struct Shadow: Hashable, Sendable {
    /// The color.
    public var color: ViewColor

    /// The offset of the shadow, in points.
    public var offset: LayoutSize

    /// The blur radius, in points; a text's shadow has no blur.
    public var radius: Double

    /// Makes a shadow, by default the one of Core Animation's layers: 3 points up, blurred by 3
    /// points.
    public init(
      color: ViewColor, offset: LayoutSize = LayoutSize(height: -3), radius: Double = 3
    ) {
      self.color = color
      self.offset = offset
      self.radius = radius
    }
  }

  /// A run of text whose font or color differs from the rest.
  public struct TextRun: Hashable, Sendable {
    /// The length, in bytes of UTF-8.
    public var length: Int

    /// The font; `nil` means the view's.
    public var font: FontDescriptor?

    /// The color; `nil` means the view's.
    public var color: ViewColor?

    /// Makes a run of text.
    public init(length: Int, font: FontDescriptor? = nil, color: ViewColor? = nil) {
      self.length = length
      self.font = font
      self.color = color
    }
  }

  /// The background color.
  public var backgroundColor: ViewColor?

  /// The tint color, inherited by descendants without one.
  public var tintColor: ViewColor?

  /// The opacity of the view and its descendants, from 0 to 1.
  public var alpha = 1.0

  /// Whether the view clips its content; `nil` means the default of its class.
  public var clipsToBounds: Bool?

  /// How the view shows content of a different size.
  public var contentMode = ContentMode.scaleToFill

  /// The color of the border, whose width is ``ViewNode/borderWidth``.
  public var borderColor: ViewColor?

  /// The shadow.
  public var shadow: Shadow?

  /// The color of the text.
  public var textColor: ViewColor?

  /// The alignment of lines of text.
  public var textAlignment = TextAlignment.natural

  /// How the view breaks or truncates lines; `nil` means the default of its class.
  public var lineBreakMode: LineBreakMode?

  /// The runs of a text with several fonts or colors, in order; empty for a uniform text.
  ///
  /// The runs apply only if their lengths add up to the text's. Their font sizes are relative: they
  /// scale with the ratio of the view's own font to the first run's.
  public var textRuns: [TextRun] = []

  /// Makes the default look.
  public init() {}
}

// Nested, because SwiftUI has types of the same names.
extension ViewAppearance {
  /// How a view shows content of a different size: `UIView.ContentMode`.
  public enum ContentMode: String, CaseIterable, Hashable, Sendable, Codable {
    /// Stretched in both directions.
    case scaleToFill
    /// As large as fits, in its own proportions.
    case scaleAspectFit
    /// As small as covers the view, in its own proportions.
    case scaleAspectFill
    /// In its own size, redrawn when the view's size changes.
    case redraw
    /// In its own size in the middle, or at edges and corners.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The alignment of lines of text: `NSTextAlignment`.
  public enum TextAlignment: String, CaseIterable, Hashable, Sendable, Codable {
    /// At the edge where reading begins.
    case natural
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// At both edges.
    case justified
  }

  /// How a text that exceeds its line is broken or truncated: `NSLineBreakMode`.
  public enum LineBreakMode: String, CaseIterable, Hashable, Sendable, Codable {
    /// Wraps at words.
    case wordWrap
    /// Wraps at characters.
    case characterWrap
    /// Cuts the text off.
    case clip
    /// Puts an ellipsis at the beginning.
    case headTruncation
    /// Puts an ellipsis at the end.
    case tailTruncation
    /// Puts an ellipsis in the middle.
    case middleTruncation
  }
}

extension ViewNode {
  /// The look of the view; unset properties have the system's defaults.
  public final var appearance: ViewAppearance {
    get { ownAppearance?.value ?? ViewAppearance() }
    set {
      if let ownAppearance {
        ownAppearance.value = newValue
      } else if newValue != ViewAppearance() {
        ownAppearance = AppearanceBox(newValue)
      }
    }
  }
}

/// A look in an object of its own, so that a node without one stays small.
final class AppearanceBox {
  var value: ViewAppearance

  init(_ value: ViewAppearance) { self.value = value }
}
