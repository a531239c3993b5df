/// One step of a drawing, without its numbers.
package enum DrawingOperation: Hashable {
  /// Begins a group that ends at the matching ``close``.
  case open(DrawingGroup)

  /// Ends a group.
  case close

  /// Marks the place of the subviews: later operations draw over them.
  case content

  /// Draws a rectangle by x, y, width and height, then the radius of round corners, then the width of a
  /// line.
  case rectangle(DrawingStyle, isRounded: Bool)

  /// Fills a circle by the x and y of its center and its radius.
  case circle(DrawingPaint)

  /// Draws a path, then takes the width of a line. A command is a letter: `M` and `L` take x and y, `A`, a
  /// quarter of a circle, takes its radius, x and y, and `Z` takes nothing.
  case path(commands: String, DrawingStyle)

  /// Draws a path of SVG with fixed numbers, then takes the width of a line.
  case symbol(path: String, DrawingStyle)

  /// Sets the text from which the following lines are taken.
  case source(String)

  /// Draws a line of text by the x of its anchor, the y of its baseline, the font size and the width, then
  /// the numbers of its content.
  case text(TextLook, TextContent)

  /// Draws an image by x, y, width and height.
  case image(ImageLook)

  /// The number of numbers that the operation takes.
  package var numberCount: Int {
    switch self {
    case .open(let group): group.numberCount
    case .close, .content, .source: 0
    case .rectangle(let style, let isRounded): 4 + (isRounded ? 1 : 0) + style.numberCount
    case .circle: 3
    case .path(let commands, let style):
      commands.utf8.reduce(style.numberCount) { $0 + Self.numberCount(ofCommand: $1) }
    case .symbol(_, let style): style.numberCount
    case .text(_, let content): 4 + content.numberCount
    case .image: 4
    }
  }

  /// Returns the number of numbers that a command of a path takes.
  static func numberCount(ofCommand letter: UInt8) -> Int {
    switch letter {
    // An arc takes its radius and its end; the center follows from both.
    case UInt8(ascii: "A"): 3
    case UInt8(ascii: "Z"): 0
    default: 2
    }
  }
}

/// Operations with something in common, such as their place.
package enum DrawingGroup: Hashable {
  /// A whole picture, in which texts are in some families unless they name others.
  case picture(families: String)

  /// A view by its index. Its numbers are x, y, width and height.
  ///
  /// The words describe the view in a picture of characters; a view without a look of its own has none.
  case view(Int, opacity: Double, words: String?)

  /// A bar of a controller, or another part that is no view of the tree, at x and y.
  case bar(String)

  /// A view of another tree at x and y.
  case part(opacity: Double)

  /// Content that is moved down by a number of points.
  case scrolled

  /// Content at x and y.
  case placed

  /// The shape of a symbol at x and y, enlarged by a factor.
  case symbol

  /// Clips its operations to a rectangle at the origin, by width, height and, if rounded, the corner
  /// radius.
  case clip(DrawingClip, isRounded: Bool)

  /// An overlay by its name.
  case overlay(String)

  /// A constraint by its identifier, moved down by a number of points.
  case constraint(String?)

  fileprivate var numberCount: Int {
    switch self {
    case .picture, .overlay: 0
    case .scrolled, .constraint: 1
    case .bar, .placed, .part: 2
    case .symbol: 3
    case .view: 4
    case .clip(_, let isRounded): isRounded ? 3 : 2
    }
  }
}

/// The source of a clip, which gives the clip its id.
package enum DrawingClip: Hashable {
  /// The corners of the screen.
  case screen

  /// The bounds of the view with an index, which is negative for a view of another tree.
  case view(Int)
}
