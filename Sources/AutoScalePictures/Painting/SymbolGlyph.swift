/// A simple shape that stands for a symbol of the system, in a square of 24 units.
struct SymbolGlyph {
  /// The paths that are stroked.
  private(set) var outlines: [String] = []

  /// The paths that are filled.
  private(set) var areas: [String] = []

  /// Whether the shape shows the symbol and is not a plain frame.
  let isKnown: Bool

  /// Finds the shape for a name such as `heart.circle.fill`, or takes a frame for an unknown name.
  init(named name: String) {
    let parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.contains("fill")
    let isFramed = parts.count > 1 && (parts.contains("circle") || parts.contains("square"))
    let base = parts.filter { !["fill", "circle", "square"].contains($0) }.joined(separator: ".")
    let shape = Self.shapes[name] ?? Self.shapes[base] ?? Self.shapes[parts.first ?? ""]
    let small = Self.smallShapes[base]
    isKnown = shape != nil || small != nil
    if let shape, Self.shapes[name] != nil || !isFramed || small == nil {
      if isFilled, shape.canBeFilled { areas = [shape.path] }
      outlines = [shape.path]
    } else {
      let isRound = parts.contains("circle")
      outlines = [isRound ? Self.circle : Self.frame]
      if let small { outlines.append(small) }
    }
  }

  private static let circle = "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z"
  private static let frame =
    "M6 3H18A3 3 0 0 1 21 6V18A3 3 0 0 1 18 21H6A3 3 0 0 1 3 18V6A3 3 0 0 1 6 3Z"

  /// The path of a symbol, and whether the filled variant fills it.
  private struct Shape {
    let path: String
    var canBeFilled = false
  }

  private static let smallShapes: [String: String] = [
    "plus": "M12 8V16M8 12H16", "minus": "M8 12H16", "xmark": "M9 9L15 15M15 9L9 15",
    "checkmark": "M8 12.5L11 15.5L16.5 9", "info": "M12 11V16.5M12 7.6V7.7",
    "questionmark": "M9.5 9.5A2.5 2.5 0 1 1 12 12.5V13.8M12 16.6V16.7",
    "exclamationmark": "M12 7V13M12 16.4V16.5", "play": "M10 8.5L15.5 12L10 15.5Z",
    "chevron.right": "M10.5 8L14.5 12L10.5 16", "chevron.left": "M13.5 8L9.5 12L13.5 16",
    "arrow.right": "M8 12H16M13 9L16 12L13 15", "arrow.left": "M16 12H8M11 9L8 12L11 15",
    "person": "M12 12.5A2.6 2.6 0 1 1 12 7.3A2.6 2.6 0 1 1 12 12.5M7 18A5.4 5.4 0 0 1 17 18",
    "ellipsis": "M8 12V12.1M12 12V12.1M16 12V12.1",
  ]

  private static let shapes: [String: Shape] = [
    "chevron.right": Shape(path: "M9 4L17 12L9 20"),
    "chevron.left": Shape(path: "M15 4L7 12L15 20"),
    "chevron.backward": Shape(path: "M15 4L7 12L15 20"),
    "chevron.forward": Shape(path: "M9 4L17 12L9 20"),
    "chevron.down": Shape(path: "M4 9L12 17L20 9"),
    "chevron.up": Shape(path: "M4 15L12 7L20 15"),
    "plus": Shape(path: "M12 4V20M4 12H20"),
    "minus": Shape(path: "M4 12H20"),
    "xmark": Shape(path: "M5 5L19 19M19 5L5 19"),
    "multiply": Shape(path: "M5 5L19 19M19 5L5 19"),
    "checkmark": Shape(path: "M4 13L9.5 18.5L20 6"),
    "circle": Shape(path: circle, canBeFilled: true),
    "square": Shape(path: frame, canBeFilled: true),
    "magnifyingglass": Shape(
      path: "M10.5 4A6.5 6.5 0 1 1 10.5 17A6.5 6.5 0 1 1 10.5 4ZM15.4 15.4L20.5 20.5"),
    "ellipsis": Shape(path: "M5 12V12.1M12 12V12.1M19 12V12.1"),
    "heart": Shape(
      path:
        "M12 20.5C5 15.5 3 12 3 8.8A4.6 4.6 0 0 1 12 7.2A4.6 4.6 0 0 1 21 8.8C21 12 19 15.5 12 20.5Z",
      canBeFilled: true),
    "star": Shape(
      path: "M12 2.8L14.8 9.1L21.6 9.8L16.5 14.3L18 21L12 17.5L6 21L7.5 14.3L2.4 9.8L9.2 9.1Z",
      canBeFilled: true),
    "person": Shape(
      path:
        "M12 12A4.3 4.3 0 1 1 12 3.4A4.3 4.3 0 1 1 12 12ZM4 20.5C4 16.5 7.5 14.3 12 14.3C16.5 14.3 20 16.5 20 20.5Z",
      canBeFilled: true),
    "house": Shape(
      path: "M3 11.5L12 4L21 11.5M5.5 9.8V20H10V14.5H14V20H18.5V9.8", canBeFilled: true),
    "gear": Shape(
      path:
        "M12 8.5A3.5 3.5 0 1 1 12 15.5A3.5 3.5 0 1 1 12 8.5ZM12 2.5V5.5M12 18.5V21.5M2.5 12H5.5M18.5 12H21.5M5.3 5.3L7.4 7.4M16.6 16.6L18.7 18.7M18.7 5.3L16.6 7.4M7.4 16.6L5.3 18.7"
    ),
    "gearshape": Shape(
      path:
        "M12 8.5A3.5 3.5 0 1 1 12 15.5A3.5 3.5 0 1 1 12 8.5ZM12 2.5V5.5M12 18.5V21.5M2.5 12H5.5M18.5 12H21.5M5.3 5.3L7.4 7.4M16.6 16.6L18.7 18.7M18.7 5.3L16.6 7.4M7.4 16.6L5.3 18.7"
    ),
    "trash": Shape(path: "M4 6.5H20M9 6.5V4H15V6.5M6 6.5L7 21H17L18 6.5M10 10.5V17M14 10.5V17"),
    "bell": Shape(
      path: "M5 17.5C7 15.5 6.5 12 7 9.5A5 5 0 0 1 17 9.5C17.5 12 17 15.5 19 17.5ZM10.5 20.5H13.5",
      canBeFilled: true),
    "envelope": Shape(path: "M3 5.5H21V18.5H3ZM3.5 6.5L12 13.5L20.5 6.5"),
    "square.and.arrow.up": Shape(path: "M12 14.5V3M8.5 6L12 2.5L15.5 6M9 9.5H5.5V21H18.5V9.5H15"),
    "square.and.arrow.down": Shape(
      path: "M12 3V14.5M8.5 11.5L12 15L15.5 11.5M9 9.5H5.5V21H18.5V9.5H15"),
    "square.and.pencil": Shape(
      path: "M11.5 4.5H4.5V19.5H19.5V12.5M9.5 14.5L10 11.8L18.8 3L21 5.2L12.2 14Z"),
    "pencil": Shape(path: "M4 20L5 16L16.5 4.5L19.5 7.5L8 19Z"),
    "arrow.clockwise": Shape(path: "M19.5 12A7.5 7.5 0 1 1 14.5 4.9M14 1.8L15.2 5.2L11.8 6.4"),
    "arrow.left": Shape(path: "M20 12H4M10 6L4 12L10 18"),
    "arrow.backward": Shape(path: "M20 12H4M10 6L4 12L10 18"),
    "arrow.right": Shape(path: "M4 12H20M14 6L20 12L14 18"),
    "arrow.up": Shape(path: "M12 20V4M6 10L12 4L18 10"),
    "arrow.down": Shape(path: "M12 4V20M6 14L12 20L18 14"),
    "arrowshape.turn.up.left": Shape(
      path: "M10 5L3.5 11L10 17V13.2C15 13.2 18 14.5 20.5 18.5C20 12.5 16.5 9 10 8.8Z",
      canBeFilled: true),
    "play": Shape(path: "M6.5 4L20 12L6.5 20Z", canBeFilled: true),
    "pause": Shape(path: "M7 5H9.5V19H7ZM14.5 5H17V19H14.5Z", canBeFilled: true),
    "stop": Shape(path: "M6 6H18V18H6Z", canBeFilled: true),
    "forward": Shape(path: "M3 6L11.5 12L3 18ZM12.5 6L21 12L12.5 18Z", canBeFilled: true),
    "backward": Shape(path: "M21 6L12.5 12L21 18ZM11.5 6L3 12L11.5 18Z", canBeFilled: true),
    "clock": Shape(path: circle + "M12 7.5V12.5H8"),
    "book": Shape(
      path:
        "M12 6.5C9.5 4.6 6 4.4 3 5V18.5C6 18 9.5 18.2 12 20C14.5 18.2 18 18 21 18.5V5C18 4.4 14.5 4.6 12 6.5ZM12 6.5V20"
    ),
    "bookmark": Shape(path: "M6.5 3.5H17.5V21L12 16.5L6.5 21Z", canBeFilled: true),
    "folder": Shape(path: "M3 5.5H9.5L11.5 7.5H21V19H3Z", canBeFilled: true),
    "doc": Shape(path: "M6 2.5H13.5L18.5 7.5V21.5H6ZM13 3V8H18", canBeFilled: true),
    "camera": Shape(
      path: "M3 7.5H7.5L9 5H15L16.5 7.5H21V19H3ZM12 9.5A3.6 3.6 0 1 1 12 16.7A3.6 3.6 0 1 1 12 9.5"),
    "photo": Shape(path: "M3 5H21V19H3ZM3.5 16.5L9 11.5L13 15L16 12.5L20.5 16M15.5 8.6V8.7"),
    "lock": Shape(path: "M5.5 11H18.5V20.5H5.5ZM8 11V8A4 4 0 0 1 16 8V11", canBeFilled: true),
    "eye": Shape(
      path:
        "M2.5 12C7 5.5 17 5.5 21.5 12C17 18.5 7 18.5 2.5 12ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9"),
    "calendar": Shape(path: "M4 5H20V20H4ZM4 9.5H20M8 3V6.5M16 3V6.5"),
    "list": Shape(path: "M9 6.5H20M9 12H20M9 17.5H20M4.5 6.5V6.6M4.5 12V12.1M4.5 17.5V17.6"),
    "line.3.horizontal": Shape(path: "M4 7H20M4 12H20M4 17H20"),
    "line.horizontal.3": Shape(path: "M4 7H20M4 12H20M4 17H20"),
    "info": Shape(path: "M12 10.5V18M12 6V6.1"),
    "mic": Shape(
      path: "M12 3A3 3 0 0 1 15 6V11A3 3 0 0 1 9 11V6A3 3 0 0 1 12 3ZM6 11A6 6 0 0 0 18 11M12 17V21"
    ),
    "phone": Shape(
      path:
        "M6 3L9.5 8L7.5 10C8.5 12.5 11.5 15.5 14 16.5L16 14.5L21 18C20 20.5 18.5 21 17 21C10 20 4 14 3 7C3 5.5 4 4 6 3Z",
      canBeFilled: true),
    "map": Shape(path: "M3 6L9 3.5L15 6L21 3.5V18L15 20.5L9 18L3 20.5ZM9 3.5V18M15 6V20.5"),
    "cart": Shape(path: "M2.5 4H5.5L8 15.5H18.5L20.5 7.5H6.2M9 19.5V19.6M17.5 19.5V19.6"),
    "paperplane": Shape(path: "M21 3L3 10.5L10 14L13.5 21ZM10 14L21 3", canBeFilled: true),
  ]
}
