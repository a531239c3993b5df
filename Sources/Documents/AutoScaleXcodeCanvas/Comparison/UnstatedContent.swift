import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// A fact outside the document on which the size of a view's content depends.
#if compiler(>=6.3)
  @nonexhaustive
#endif
public enum UnstatedContent: String, CaseIterable, Hashable, Sendable, Codable,
  CodingKeyRepresentable
{
  /// The view has a custom class, whose code may set any size.
  case code
  /// The font's file is neither in the project nor known, so its widths are approximate.
  case font
  /// The document has no size of the image, or no image at all.
  case image
  /// The stored size is that of a text other than the document's.
  case text
}

extension UnstatedContent {
  /// Finds the unstated fact about a view whose stored and measured sizes differ.
  ///
  /// Without one, the measurement may be wrong.
  ///
  /// - Parameters:
  ///   - node: The view, with the stored frame.
  ///   - content: The measured size, if there is one.
  ///   - solved: The size that the layout gives the view's alignment rectangle.
  ///   - fonts: The available font files.
  init?(
    of node: ViewNode, measured content: IntrinsicContentSize?, solved: LayoutSize,
    fonts: FontLibrary
  ) {
    // The code of a class first: it may also set the font, the image and the text.
    if node.customClass != nil {
      self = .code
    } else if Self.lacksImage(node) {
      self = .image
    } else if let font = node.font, SystemTextMeasurer(fonts: fonts).source(of: font).isInexact {
      self = .font
    } else if let content, Self.isOfOtherText(node, content, solved) {
      self = .text
    } else {
      return nil
    }
  }

  private static func lacksImage(_ node: ViewNode) -> Bool {
    switch node.role {
    // A document has only the proportions of a symbol.
    case .image(let image): image.imageSize == nil || image.isSymbol
    case .button(let button):
      // With a title, the title decides most of the size.
      button.imageName != nil && (button.imageSize == nil || (button.title ?? "").isEmpty)
    default: false
    }
  }

  /// Returns whether the width of a single line differs by more than the error of measuring the
  /// system font.
  ///
  /// A height proves nothing about the text.
  private static func isOfOtherText(
    _ node: ViewNode, _ content: IntrinsicContentSize, _ solved: LayoutSize
  ) -> Bool {
    switch node.role {
    case .label(let label) where label.numberOfLines == 1: break
    case .button, .textField: break
    default: return false
    }
    let stored = node.frame.width - content.alignmentOutsets.horizontal
    guard let measured = content.width,
      (stored - solved.width).magnitude > FrameComparison.tolerance
    else { return false }
    // A view that is narrower than its text wants may be squeezed by the one around it.
    let hasRoom = (node.parent?.frame.width ?? .infinity) >= measured
    return (stored - measured).magnitude > 2 + 0.1 * measured && (stored > measured || hasRoom)
  }

  /// The description, such as `a font whose file is not there`.
  public var explanation: String {
    switch self {
    case .code: "the code of its class"
    case .font: "a font whose file is not there"
    case .image: "an image whose size the document does not state"
    case .text: "a text that is not in the document"
    }
  }
}

extension FontMeasureSource {
  /// Whether widths are those of another font, or known in part only.
  fileprivate var isInexact: Bool { self == .substitute || self == .knownFamily }
}
