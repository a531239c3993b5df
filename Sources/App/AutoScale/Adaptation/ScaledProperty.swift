/// A length that adapting a tree scales.
public enum ScaledProperty: Hashable, Sendable {
  /// The gaps that are scaled as spacing.
  public enum Gap: UInt8, CaseIterable, Hashable, Sendable {
    /// Between the views of a stack.
    case stack
    /// Between the lines of a collection.
    case line
    /// Between the cells of a line.
    case interitem
    /// After a single view of a stack.
    case custom
    /// Between a button's image and its title.
    case image
    /// Between a button's title and its subtitle.
    case title
  }

  /// The insets that are scaled.
  public enum Insets: UInt8, CaseIterable, Hashable, Sendable {
    /// The layout margins of a view.
    case layoutMargins
    /// The insets of a scroll view's or a button's content.
    case content
    /// The insets of a collection's sections.
    case section
    /// The insets of a button's title.
    case title
    /// The insets of a button's image.
    case image
    /// The insets of a text view's text.
    case textContainer
    /// The insets of a table's separators.
    case separator
  }

  /// The sizes that a view sets in place of constraints: a list for its rows and items, a label for its
  /// lines.
  public enum ItemSize: UInt8, CaseIterable, Hashable, Sendable {
    /// The height of a table's rows.
    case rowHeight
    /// The height of the headers of a table's sections, or of a collection's; their width if it scrolls
    /// sideways.
    case headerHeight
    /// The height of the footers of a table's sections, or of a collection's; their width if it scrolls
    /// sideways.
    case footerHeight
    /// The width of a collection's items.
    case width
    /// The height of a collection's items.
    case height
    /// The width at which the lines of a label end.
    case textWidth
  }

  /// The constant of a constraint.
  case constraint
  /// The size of a font.
  case fontSize
  /// The radius of the corners.
  case cornerRadius
  /// The width of the border.
  case borderWidth
  /// A gap.
  case spacing(Gap)
  /// One edge of insets.
  case insets(Insets, LayoutInsets.Edge)
  /// A size of rows or items.
  case itemSize(ItemSize)

  /// The kind that a walk must include to scale this length.
  public var type: AdaptScreenWidthType {
    switch self {
    case .constraint, .itemSize: .constraint
    case .fontSize: .fontSize
    case .cornerRadius: .cornerRadius
    case .borderWidth: .borderWidth
    case .spacing: .spacing
    case .insets: .insets
    }
  }
}

extension ScaledProperty: CustomStringConvertible {
  /// The name in reports: `constraint`, `fontSize`, `spacing`, `insets.top`, `insets.content.left`.
  public var description: String {
    switch self {
    case .constraint: "constraint"
    case .fontSize: "fontSize"
    case .cornerRadius: "cornerRadius"
    case .borderWidth: "borderWidth"
    case .spacing(.stack): "spacing"
    case .spacing(let gap): "spacing.\(gap)"
    case .insets(.layoutMargins, let edge): "insets.\(edge)"
    case .insets(let insets, let edge): "insets.\(insets).\(edge)"
    case .itemSize(let size): "itemSize.\(size)"
    }
  }
}
