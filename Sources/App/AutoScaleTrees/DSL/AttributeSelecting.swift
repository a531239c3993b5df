/// A type with selectable attributes: a node, a guide, the `make` of a closure, and attributes
/// selected before.
///
///     make.left.right.equalTo(other)   // both edges, each to the same edge of the other
///     make.top.equalTo(title.bottom)
public protocol AttributeSelecting {
  /// The result of selecting attributes.
  associatedtype Selection

  /// Selects attributes; the properties below are the usual way.
  func selecting(_ attributes: [LayoutAttribute]) -> Selection
}

extension AttributeSelecting {
  /// The left edge, in every layout direction.
  public var left: Selection { selecting([.left]) }

  /// The right edge, in every layout direction.
  public var right: Selection { selecting([.right]) }

  /// The top edge.
  public var top: Selection { selecting([.top]) }

  /// The bottom edge.
  public var bottom: Selection { selecting([.bottom]) }

  /// The edge where a line of text begins.
  public var leading: Selection { selecting([.leading]) }

  /// The edge where a line of text ends.
  public var trailing: Selection { selecting([.trailing]) }

  /// The width.
  public var width: Selection { selecting([.width]) }

  /// The height.
  public var height: Selection { selecting([.height]) }

  /// The middle between the left and the right edge.
  public var centerX: Selection { selecting([.centerX]) }

  /// The middle between the top and the bottom edge.
  public var centerY: Selection { selecting([.centerY]) }

  /// The baseline of the first line of text.
  public var firstBaseline: Selection { selecting([.firstBaseline]) }

  /// The baseline of the last line of text.
  public var lastBaseline: Selection { selecting([.lastBaseline]) }

  /// The baseline of the last line of text, as ``lastBaseline``.
  public var baseline: Selection { selecting([.lastBaseline]) }

  /// The left edge within the layout margins.
  public var leftMargin: Selection { selecting([.leftMargin]) }

  /// The right edge within the layout margins.
  public var rightMargin: Selection { selecting([.rightMargin]) }

  /// The top edge within the layout margins.
  public var topMargin: Selection { selecting([.topMargin]) }

  /// The bottom edge within the layout margins.
  public var bottomMargin: Selection { selecting([.bottomMargin]) }

  /// The leading edge within the layout margins.
  public var leadingMargin: Selection { selecting([.leadingMargin]) }

  /// The trailing edge within the layout margins.
  public var trailingMargin: Selection { selecting([.trailingMargin]) }

  /// The horizontal middle within the layout margins.
  public var centerXWithinMargins: Selection { selecting([.centerXWithinMargins]) }

  /// The vertical middle within the layout margins.
  public var centerYWithinMargins: Selection { selecting([.centerYWithinMargins]) }

  /// Left, top, right and bottom.
  public var edges: Selection { selecting([.left, .top, .right, .bottom]) }

  /// Leading, top, trailing and bottom.
  public var directionalEdges: Selection { selecting([.leading, .top, .trailing, .bottom]) }

  /// Left and right.
  public var horizontalEdges: Selection { selecting([.left, .right]) }

  /// Top and bottom.
  public var verticalEdges: Selection { selecting([.top, .bottom]) }

  /// Leading and trailing.
  public var directionalHorizontalEdges: Selection { selecting([.leading, .trailing]) }

  /// Top and bottom, as ``verticalEdges``.
  public var directionalVerticalEdges: Selection { selecting([.top, .bottom]) }

  /// Left, top, right and bottom within the layout margins.
  public var margins: Selection {
    selecting([.leftMargin, .topMargin, .rightMargin, .bottomMargin])
  }

  /// Leading, top, trailing and bottom within the layout margins.
  public var directionalMargins: Selection {
    selecting([.leadingMargin, .topMargin, .trailingMargin, .bottomMargin])
  }

  /// Width and height.
  public var size: Selection { selecting([.width, .height]) }

  /// Both middles.
  public var center: Selection { selecting([.centerX, .centerY]) }

  /// Both middles within the layout margins.
  public var centerWithinMargins: Selection {
    selecting([.centerXWithinMargins, .centerYWithinMargins])
  }
}
