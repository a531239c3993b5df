/// How a view looks, as far as no layout depends on it.
///
///     let title = LabelNode("title", text: "Welcome")
///     title.appearance.textColor = .systemBlue
///     title.appearance.textAlignment = .center
///
/// What is nil is as the system has it for the view's class.
public struct ViewAppearance: Hashable, Sendable {
  /// The shadow that a view throws on what is behind it.
  public struct Shadow: Hashable, Sendable {
    /// The color.
    public var color: ViewColor

    /// By how much the shadow is moved, in points.
    public var offset: LayoutSize

    /// How far it is blurred, in points; that of a text has no blur.
    public var radius: Double

    /// Makes a shadow, by default one that the system gives layers: 3 points above, 3 points wide.
    public init(
      color: ViewColor, offset: LayoutSize = LayoutSize(height: -3), radius: Double = 3
    ) {
      self.color = color
      self.offset = offset
      self.radius = radius
    }
  }

  /// A part of a text, as it differs from the rest.
  public struct TextRun: Hashable, Sendable {
    /// The length, in bytes of UTF-8.
    public var length: Int

    /// The font; nil for that of the view.
    public var font: FontDescriptor?

    /// The color; nil for that of the view.
    public var color: ViewColor?

    /// Makes a part of a text.
    public init(length: Int, font: FontDescriptor? = nil, color: ViewColor? = nil) {
      self.length = length
      self.font = font
      self.color = color
    }
  }

  /// The color behind everything in the view.
  public var backgroundColor: ViewColor?

  /// The color of what can be tapped, in this view and in those in it that have no other.
  public var tintColor: ViewColor?

  /// How much of the view and of all in it is seen, from 0 to 1.
  public var alpha = 1.0

  /// Whether what passes the view's edges is cut off; nil for what the class does.
  public var clipsToBounds: Bool?

  /// How content of another size than the view's is shown.
  public var contentMode = ContentMode.scaleToFill

  /// The color of the line around the view, whose width is ``ViewNode/borderWidth``.
  public var borderColor: ViewColor?

  /// The shadow.
  public var shadow: Shadow?

  /// The color of the text.
  public var textColor: ViewColor?

  /// Where lines of text begin.
  public var textAlignment = TextAlignment.natural

  /// What becomes of text that has no room in a line; nil for what the class does.
  public var lineBreakMode: LineBreakMode?

  /// The parts of a text in several fonts or colors, in their order; none where it has one of each.
  ///
  /// They count where they are as long as the text together. Their fonts are as large as they stand here
  /// where the view's own font is as large as the first of theirs, and larger or smaller with it.
  public var textRuns: [TextRun] = []

  /// Makes the look that the system gives a view.
  public init() {}
}

/// How content of another size than its view's is shown: `UIView.ContentMode`.
public enum ContentMode: String, CaseIterable, Hashable, Sendable, Codable {
  /// Stretched in both directions.
  case scaleToFill
  /// As large as has room, in its own proportions.
  case scaleAspectFit
  /// As small as covers the view, in its own proportions.
  case scaleAspectFill
  /// In its own size, drawn again when the view changes its own.
  case redraw
  /// In its own size in the middle, or at edges and corners.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// Where lines of text begin: `NSTextAlignment`.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable, Codable {
  /// Where the direction of reading begins.
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

/// What becomes of text that has no room in a line: `NSLineBreakMode`.
public enum LineBreakMode: String, CaseIterable, Hashable, Sendable, Codable {
  /// Words go to the next line.
  case wordWrap
  /// Characters go to the next line.
  case characterWrap
  /// The rest is cut off.
  case clip
  /// Three dots stand for the beginning.
  case headTruncation
  /// Three dots stand for the end.
  case tailTruncation
  /// Three dots stand for the middle.
  case middleTruncation
}

extension ViewNode {
  /// How the view looks; what nobody set is as the system has it.
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

/// A look behind one reference, so that a node without one stays small.
final class AppearanceBox {
  var value: ViewAppearance

  init(_ value: ViewAppearance) { self.value = value }
}
