import AutoScale

/// A window onto larger content: `UIScrollView`.
open class ScrollNode: ViewNode {
  /// The name of the UIKit class.
  open override class var className: String { name("UIScrollView", of: ScrollNode.self) }

  /// The role of this class.
  public override var role: Role { .scroll(self) }

  /// Whether the user can scroll the content; a text view that cannot scroll is as high as its
  /// lines.
  public final var isScrollEnabled = true

  /// Whether content that is not higher than the view bounces vertically too.
  public final var alwaysBounceVertical = false

  /// Whether the content begins within the safe area while not scrolled.
  public final var adjustsContentInset = true

  /// Whether indicators show how far the content is scrolled.
  public final var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true

  /// The color of the scroll indicators.
  public enum IndicatorStyle: String, CaseIterable, Hashable, Sendable, Codable {
    /// Dark on a light background, and light on a dark one.
    case automatic = "default"
    /// Black.
    case black
    /// White.
    case white
  }

  /// The color of the scroll indicators.
  public final var indicatorStyle = IndicatorStyle.automatic

  /// The distances by which the content can be scrolled beyond its edges, in points.
  public final var contentInset: LayoutInsets {
    get { lengths[.content] ?? .zero }
    set { setPlain(newValue, of: .content) }
  }

  /// The inset of the content.
  open override var details: [String] { insets("content inset", contentInset) }
}
