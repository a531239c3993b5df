// Shapes of our own for names of symbols that public documents use, in a square of 24 units.

extension SymbolGlyph {
  /// The path of a symbol, and whether the filled variant fills it.
  struct Shape {
    let path: String
    let canBeFilled: Bool
  }

  /// The shapes around a sign, such as the circle of `plus.circle`.
  static let frames: [String: String] = [
    "circle": "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z",
    "square": "M6 3H18A3 3 0 0 1 21 6V18A3 3 0 0 1 18 21H6A3 3 0 0 1 3 18V6A3 3 0 0 1 6 3Z",
    "rectangle": "M4 5H20A2 2 0 0 1 22 7V17A2 2 0 0 1 20 19H4A2 2 0 0 1 2 17V7A2 2 0 0 1 4 5Z",
    "triangle": "M12 3L22 20.5H2Z",
    "octagon": "M8 3H16L21 8V16L16 21H8L3 16V8Z",
    "diamond": "M12 2.5L21.5 12L12 21.5L2.5 12Z",
    "shield": "M12 2.5L20 5.5V11.5C20 16.5 17 19.8 12 21.8C7 19.8 4 16.5 4 11.5V5.5Z",
    "seal":
      "M12 2.5L14.5 5L18 4L18.5 7.5L21.5 9.5L20 12.5L21 16L17.7 17L16 20L12.8 18.8L9.6 21L8 18L4.5 18L4.6 14.6L2.5 12L4.7 9.2L4 5.8L7.5 5.4L9 2.7Z",
  ]

  /// The signs in frames.
  static let signs: [String: String] = [
    "plus": "M12 8V16M8 12H16", "minus": "M8 12H16", "xmark": "M9 9L15 15M15 9L9 15",
    "multiply": "M9 9L15 15M15 9L9 15", "checkmark": "M8 12.5L11 15.5L16.5 9",
    "info": "M12 11V16.5M12 7.6V7.7", "exclamationmark": "M12 8V14M12 17V17.1",
    "questionmark": "M9.5 9.5A2.5 2.5 0 1 1 12 12.5V13.8M12 16.6V16.7",
    "play": "M10 8.5L15.5 12L10 15.5Z", "pause": "M10 8.5V15.5M14 8.5V15.5",
    "stop": "M9 9H15V15H9Z", "chevron.right": "M10.5 8L14.5 12L10.5 16",
    "chevron.left": "M13.5 8L9.5 12L13.5 16", "chevron.down": "M8 10.5L12 14.5L16 10.5",
    "chevron.up": "M8 13.5L12 9.5L16 13.5", "arrow.right": "M8 12H16M13 9L16 12L13 15",
    "arrow.left": "M16 12H8M11 9L8 12L11 15", "arrow.up": "M12 16V8M9 11L12 8L15 11",
    "arrow.down": "M12 8V16M9 13L12 16L15 13",
    "person": "M12 12.5A2.6 2.6 0 1 1 12 7.3A2.6 2.6 0 1 1 12 12.5M7 18A5.4 5.4 0 0 1 17 18",
    "ellipsis": "M8 12V12.1M12 12V12.1M16 12V12.1",
    "number": "M10.5 8L9.5 16M14.5 8L13.5 16M8.5 10.5H16M8 13.5H15.5",
    "dollarsign":
      "M15 9.5C13 7.5 9 8.2 9 10.2C9 12.8 15 11.2 15 13.8C15 15.8 11 16.5 9 14.5M12 7V17",
    "waveform": "M8 11V13M10 9V15M12 7.5V16.5M14 9.5V14.5M16 11V13",
    "curlybraces":
      "M10.5 8C8.5 8 10 11.5 8.5 12C10 12.5 8.5 16 10.5 16M13.5 8C15.5 8 14 11.5 15.5 12C14 12.5 15.5 16 13.5 16",
  ]

  /// The shapes that the filled variant fills.
  private static let areas: [String: String] = [
    "heart":
      "M12 20.5C5 15.5 3 12 3 8.8A4.6 4.6 0 0 1 12 7.2A4.6 4.6 0 0 1 21 8.8C21 12 19 15.5 12 20.5Z",
    "star": "M12 2.8L14.8 9.1L21.6 9.8L16.5 14.3L18 21L12 17.5L6 21L7.5 14.3L2.4 9.8L9.2 9.1Z",
    "person":
      "M12 12A4.3 4.3 0 1 1 12 3.4A4.3 4.3 0 1 1 12 12ZM4 20.5C4 16.5 7.5 14.3 12 14.3C16.5 14.3 20 16.5 20 20.5Z",
    "person.2":
      "M9 12A3.6 3.6 0 1 1 9 4.8A3.6 3.6 0 1 1 9 12ZM2 19.5C2 16 5 14 9 14C13 14 16 16 16 19.5ZM16.5 5.5A3 3 0 0 1 16.5 11.4M18 14C20.5 14.6 22 16.5 22 19.5",
    "person.3":
      "M12 11.5A3 3 0 1 1 12 5.5A3 3 0 1 1 12 11.5ZM6.5 19C6.5 15.5 9 13.5 12 13.5C15 13.5 17.5 15.5 17.5 19ZM4.5 12A2 2 0 1 1 4.5 8A2 2 0 1 1 4.5 12ZM19.5 12A2 2 0 1 1 19.5 8A2 2 0 1 1 19.5 12Z",
    "house": "M3 11.5L12 4L21 11.5M5.5 9.8V20H10V14.5H14V20H18.5V9.8",
    "bell": "M5 17.5C7 15.5 6.5 12 7 9.5A5 5 0 0 1 17 9.5C17.5 12 17 15.5 19 17.5ZM10.5 20.5H13.5",
    "arrowshape.turn.up.left":
      "M10 5L3.5 11L10 17V13.2C15 13.2 18 14.5 20.5 18.5C20 12.5 16.5 9 10 8.8Z",
    "play": "M6.5 4L20 12L6.5 20Z", "pause": "M7 5H9.5V19H7ZM14.5 5H17V19H14.5Z",
    "stop": "M6 6H18V18H6Z", "forward": "M3 6L11.5 12L3 18ZM12.5 6L21 12L12.5 18Z",
    "backward": "M21 6L12.5 12L21 18ZM11.5 6L3 12L11.5 18Z",
    "bookmark": "M6.5 3.5H17.5V21L12 16.5L6.5 21Z", "folder": "M3 5.5H9.5L11.5 7.5H21V19H3Z",
    "doc": "M6 2.5H13.5L18.5 7.5V21.5H6ZM13 3V8H18",
    "document": "M6 2.5H13.5L18.5 7.5V21.5H6ZM13 3V8H18",
    "doc.on.doc": "M8.5 2.5H14.5L18.5 6.5V16.5H8.5ZM8.5 7H5V21.5H14.5V16.5",
    "lock": "M5.5 11H18.5V20.5H5.5ZM8 11V8A4 4 0 0 1 16 8V11",
    "lock.open": "M5.5 11H18.5V20.5H5.5ZM8 11V7A4 4 0 0 1 15.5 5.5",
    "phone":
      "M6 3L9.5 8L7.5 10C8.5 12.5 11.5 15.5 14 16.5L16 14.5L21 18C20 20.5 18.5 21 17 21C10 20 4 14 3 7C3 5.5 4 4 6 3Z",
    "paperplane": "M21 3L3 10.5L10 14L13.5 21ZM10 14L21 3",
    "bolt": "M13.5 2.5L5 13.5H11.5L10.5 21.5L19 10.5H12.5Z",
    "flame":
      "M12 2.5C13 7 18 9 18 15A6 6 0 0 1 6 15C6 12 7.5 10.5 8.5 8.5C9.5 10 10.5 10.5 11 11.5C12.5 9 12.5 5.5 12 2.5Z",
    "drop": "M12 2.5C15 7.5 18.5 10.5 18.5 15A6.5 6.5 0 0 1 5.5 15C5.5 10.5 9 7.5 12 2.5Z",
    "leaf": "M4 20C4 9 10 4 20.5 4C20.5 14 16 19 7.5 17.5ZM4 20C7 15 11 11 15 9",
    "moon": "M20 14.5A8.5 8.5 0 1 1 9.5 4A7 7 0 0 0 20 14.5Z",
    "cloud": "M7 19A4.5 4.5 0 0 1 6.5 10A6 6 0 0 1 18 9.5A4.8 4.8 0 0 1 17.5 19Z",
    "icloud": "M7 19A4.5 4.5 0 0 1 6.5 10A6 6 0 0 1 18 9.5A4.8 4.8 0 0 1 17.5 19Z",
    "flag": "M5 21.5V3.5H19L16 8.5L19 13.5H5",
    "tag": "M3 4H11.5L21 13.5L13.5 21L3 11.5ZM7.5 8.5V8.6",
    "gift":
      "M4 11H20V20.5H4ZM3 7H21V11H3ZM12 7V20.5M12 7C8 7 6.5 3 9 3C11 3 12 5 12 7C12 5 13 3 15 3C17.5 3 16 7 12 7",
    "bag": "M5 7.5H19L20 21H4ZM8.5 10V7A3.5 3.5 0 0 1 15.5 7V10",
    "creditcard": "M2.5 5.5H21.5V18.5H2.5ZM2.5 9.5H21.5M5.5 15H9",
    "location": "M20.5 3.5L3 11L11.5 12.5L13 21Z",
    "mappin": "M12 3A4.5 4.5 0 1 1 12 12A4.5 4.5 0 1 1 12 3ZM12 12V21",
    "pin": "M8.5 3H15.5L14.5 10L18 13.5H6L9.5 10ZM12 13.5V21.5",
    "car":
      "M3.5 17V12L6 6.5H18L20.5 12V17ZM3.5 12H20.5M5 17V19.5M19 17V19.5M7 14.5V14.6M17 14.5V14.6",
    "airplane":
      "M12 2.5C13.2 2.5 13.5 4.5 13.5 8.5L21 13V15L13.5 13L13 18L15.5 20V21.5L12 20.5L8.5 21.5V20L11 18L10.5 13L3 15V13L10.5 8.5C10.5 4.5 10.8 2.5 12 2.5Z",
    "printer": "M7 8V3H17V8M3 8H21V17H3ZM7 14H17V21H7Z",
    "tray": "M3 13L6 4.5H18L21 13V19.5H3ZM3 13H8.5A3.5 3.5 0 0 0 15.5 13H21",
    "archivebox": "M2.5 4.5H21.5V9H2.5ZM4 9V20H20V9M9.5 12.5H14.5",
    "externaldrive": "M5.5 6H18.5L21.5 14V18.5H2.5V14ZM2.5 14H21.5M18 16.2V16.3",
    "internaldrive": "M5.5 6H18.5L21.5 14V18.5H2.5V14ZM2.5 14H21.5M18 16.2V16.3",
    "tv": "M2.5 4.5H21.5V17H2.5ZM8 20.5H16",
    "display": "M2.5 4H21.5V16.5H2.5ZM12 16.5V20.5M8 20.5H16",
    "speaker": "M3 9.5H7L12 5V19L7 14.5H3ZM15.5 9A4.5 4.5 0 0 1 15.5 15M18 6.5A8 8 0 0 1 18 17.5",
    "video": "M2.5 6.5H15V17.5H2.5ZM15 11L21.5 7.5V16.5L15 13",
    "mic": "M12 3A3 3 0 0 1 15 6V11A3 3 0 0 1 9 11V6A3 3 0 0 1 12 3ZM6 11A6 6 0 0 0 18 11M12 17V21",
    "lightbulb": "M9 17.5C9 14.5 6 13.5 6 9A6 6 0 0 1 18 9C18 13.5 15 14.5 15 17.5ZM9.5 21H14.5",
    "hand.thumbsup":
      "M3 11H6.5V20.5H3ZM6.5 12L11 3.5C13.5 3.5 13 6.5 12.5 9.5H19.5C21.5 12 20 19 18 20.5H6.5",
    "hand.thumbsdown":
      "M3 13H6.5V3.5H3ZM6.5 12L11 20.5C13.5 20.5 13 17.5 12.5 14.5H19.5C21.5 12 20 5 18 3.5H6.5",
    "hand.raised":
      "M7 12V6.5A1.3 1.3 0 0 1 9.6 6.5V4.5A1.3 1.3 0 0 1 12.2 4.5V5.5A1.3 1.3 0 0 1 14.8 5.5V8A1.3 1.3 0 0 1 17.4 8V15A6 6 0 0 1 8 19.5L4 13.5C4.5 11.5 6 11.5 7 12Z",
    "bubble": "M3 4.5H21V16.5H12L7 20.5V16.5H3Z", "message": "M3 4.5H21V16.5H12L7 20.5V16.5H3Z",
    "text.bubble": "M3 4.5H21V16.5H12L7 20.5V16.5H3ZM7 8.5H17M7 12.5H14",
    "briefcase": "M3 7.5H21V19.5H3ZM8.5 7.5V4.5H15.5V7.5M3 13H21",
    "graduationcap": "M12 5L22.5 9.5L12 14L1.5 9.5ZM6 11.5V16.5C9 19.5 15 19.5 18 16.5V11.5",
    "building": "M5.5 21V3H18.5V21M10.5 21V17H13.5V21M9 7V7.1M15 7V7.1M9 12V12.1M15 12V12.1",
    "wrench":
      "M20.5 6.5L16.5 10.5L13.5 7.5L17.5 3.5A5.5 5.5 0 0 0 11 11L3.5 18.5L5.5 20.5L13 13A5.5 5.5 0 0 0 20.5 6.5Z",
    "hammer": "M6 4.5H14L18.5 8.5L15.5 11L13 8.5L5 20.5L3 18.5L10.5 8.5H6Z",
    "crown": "M3 18.5L2.5 7.5L8 12L12 5L16 12L21.5 7.5L21 18.5Z",
    "trophy":
      "M7 3.5H17V9.5A5 5 0 0 1 7 9.5ZM7 5.5H3.5C3.5 9 5 10 7 10M17 5.5H20.5C20.5 9 19 10 17 10M12 14.5V20M8.5 20.5H15.5",
    "pawprint":
      "M12 12C15 12 17.5 15.5 17 18.5C16.5 20.5 14 19.5 12 19.5C10 19.5 7.5 20.5 7 18.5C6.5 15.5 9 12 12 12ZM6 9V9.2M10 5.5V5.7M14 5.5V5.7M18 9V9.2",
    "delete.left": "M8 5.5H21V18.5H8L2.5 12ZM11 9.5L16 14.5M16 9.5L11 14.5",
    "iphone":
      "M8 2.5H16A1.5 1.5 0 0 1 17.5 4V20A1.5 1.5 0 0 1 16 21.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM10.5 5H13.5",
    "ipad": "M5.5 2.5H18.5V21.5H5.5ZM10.5 19H13.5",
    "applewatch": "M7.5 6.5H16.5V17.5H7.5ZM9 6.5L9.5 2.5H14.5L15 6.5M9 17.5L9.5 21.5H14.5L15 17.5",
    "applelogo":
      "M12 7.5C9 5.5 4.5 7 4.5 13C4.5 17 7.5 21.5 9.5 21.5C10.5 21.5 11 20.8 12 20.8C13 20.8 13.5 21.5 14.5 21.5C16.5 21.5 18.5 18.5 19 16.5C16 15 16 10.5 18.5 9C17 6.8 14 6.5 12 7.5ZM12 6C12 4 13.5 2.5 15.5 2.5C15.5 4.5 14 6 12 6Z",
    "wallet.pass": "M4 4.5H20V20.5H4ZM4 9H20M4 13.5H9A3 3 0 0 0 15 13.5H20",
    "capsule": "M7.5 7H16.5A5 5 0 0 1 16.5 17H7.5A5 5 0 0 1 7.5 7Z",
    "safari": "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM16.5 7.5L13.5 13.5L7.5 16.5L10.5 10.5Z",
    "camera":
      "M3 7.5H7.5L9 5H15L16.5 7.5H21V19H3ZM12 9.5A3.6 3.6 0 1 1 12 16.7A3.6 3.6 0 1 1 12 9.5",
  ]

  /// The shapes of lines.
  private static let lines: [String: String] = [
    "chevron.right": "M9 4L17 12L9 20", "chevron.left": "M15 4L7 12L15 20",
    "chevron.backward": "M15 4L7 12L15 20", "chevron.forward": "M9 4L17 12L9 20",
    "chevron.down": "M4 9L12 17L20 9", "chevron.up": "M4 15L12 7L20 15",
    "chevron.up.chevron.down": "M7 9L12 4L17 9M7 15L12 20L17 15",
    "chevron.left.forwardslash.chevron.right": "M7 7L2 12L7 17M17 7L22 12L17 17M13.5 5L10.5 19",
    "plus": "M12 4V20M4 12H20", "minus": "M4 12H20", "xmark": "M5 5L19 19M19 5L5 19",
    "multiply": "M5 5L19 19M19 5L5 19", "checkmark": "M4 13L9.5 18.5L20 6",
    "equal": "M5 9H19M5 15H19",
    "exclamationmark": "M12 3.5V15M12 19.5V19.6",
    "questionmark": "M8 8A4 4 0 1 1 12 12.5V15.5M12 19.5V19.6", "info": "M12 10.5V18M12 6V6.1",
    "magnifyingglass": "M10.5 4A6.5 6.5 0 1 1 10.5 17A6.5 6.5 0 1 1 10.5 4ZM15.4 15.4L20.5 20.5",
    "ellipsis": "M5 12V12.1M12 12V12.1M19 12V12.1",
    "gear": Self.gear, "gearshape": Self.gear,
    "trash": "M4 6.5H20M9 6.5V4H15V6.5M6 6.5L7 21H17L18 6.5M10 10.5V17M14 10.5V17",
    "envelope": "M3 5.5H21V18.5H3ZM3.5 6.5L12 13.5L20.5 6.5",
    "square.and.arrow.up": "M12 14.5V3M8.5 6L12 2.5L15.5 6M9 9.5H5.5V21H18.5V9.5H15",
    "square.and.arrow.down": "M12 3V14.5M8.5 11.5L12 15L15.5 11.5M9 9.5H5.5V21H18.5V9.5H15",
    "square.and.pencil": "M11.5 4.5H4.5V19.5H19.5V12.5M9.5 14.5L10 11.8L18.8 3L21 5.2L12.2 14Z",
    "rectangle.and.pencil": "M11.5 6H2.5V19H21.5V13M10 15L10.5 12.3L19 4L21 6L12.7 14.5Z",
    "pencil": "M4 20L5 16L16.5 4.5L19.5 7.5L8 19Z",
    "arrow.clockwise": "M19.5 12A7.5 7.5 0 1 1 14.5 4.9M14 1.8L15.2 5.2L11.8 6.4",
    "arrow.counterclockwise": "M4.5 12A7.5 7.5 0 1 0 9.5 4.9M10 1.8L8.8 5.2L12.2 6.4",
    "arrow.triangle.2": Self.cycle, "arrow.2": Self.cycle, "lock.rotation": Self.cycle,
    "repeat": Self.cycle,
    "arrow.uturn.left": "M8.5 4L4 8.5L8.5 13M4 8.5H14.5A5.5 5.5 0 0 1 14.5 19.5H9",
    "arrow.uturn.right": "M15.5 4L20 8.5L15.5 13M20 8.5H9.5A5.5 5.5 0 0 0 9.5 19.5H15",
    "arrow.left": "M20 12H4M10 6L4 12L10 18", "arrow.backward": "M20 12H4M10 6L4 12L10 18",
    "arrow.right": "M4 12H20M14 6L20 12L14 18", "arrow.forward": "M4 12H20M14 6L20 12L14 18",
    "arrow.up": "M12 20V4M6 10L12 4L18 10", "arrow.down": "M12 4V20M6 14L12 20L18 14",
    "arrow.up.right": "M6 18L18 6M9 6H18V15", "arrow.up.left": "M18 18L6 6M15 6H6V15",
    "arrow.down.right": "M6 6L18 18M9 18H18V9", "arrow.down.left": "M18 6L6 18M15 18H6V9",
    "arrow.up.arrow.down": "M8 19V5M4.5 8.5L8 5L11.5 8.5M16 5V19M12.5 15.5L16 19L19.5 15.5",
    "arrow.left.arrow.right": "M5 8H19M15.5 4.5L19 8L15.5 11.5M19 16H5M8.5 12.5L5 16L8.5 19.5",
    "clock": "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM12 7.5V12.5H8",
    "timer": "M12 3A9 9 0 1 1 4.5 7M12 3V7M12 12.5L8 8.5",
    "stopwatch": "M12 5.5A8 8 0 1 1 12 21.5A8 8 0 1 1 12 5.5ZM12 9.5V13.5M10 2.5H14",
    "alarm": "M12 5A8 8 0 1 1 12 21A8 8 0 1 1 12 5ZM12 9V13.5L14.5 15M3 6L6 3M21 6L18 3",
    "hourglass": "M6 3H18M6 21H18M7.5 3V6.5L12 12L16.5 6.5V3M7.5 21V17.5L12 12L16.5 17.5V21",
    "gauge": "M4 17A9.5 9.5 0 1 1 20 17M12 13L16 8.5",
    "speedometer": "M4 17A9.5 9.5 0 1 1 20 17M12 13L16 8.5",
    "book":
      "M12 6.5C9.5 4.6 6 4.4 3 5V18.5C6 18 9.5 18.2 12 20C14.5 18.2 18 18 21 18.5V5C18 4.4 14.5 4.6 12 6.5ZM12 6.5V20",
    "doc.text": "M6 2.5H13.5L18.5 7.5V21.5H6ZM13 3V8H18M9 12H15.5M9 16H15.5",
    "newspaper": "M3 4.5H18V19.5H3ZM18 8.5H21.5V19.5H18M6 8H15M6 12H10M6 16H10M13 12H15V16H13Z",
    "photo": "M3 5H21V19H3ZM3.5 16.5L9 11.5L13 15L16 12.5L20.5 16M15.5 8.6V8.7",
    "film": "M3 5H21V19H3ZM7.5 5V19M16.5 5V19M3 9.5H7.5M3 14.5H7.5M16.5 9.5H21M16.5 14.5H21",
    "eye":
      "M2.5 12C7 5.5 17 5.5 21.5 12C17 18.5 7 18.5 2.5 12ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9",
    "calendar": "M4 5H20V20H4ZM4 9.5H20M8 3V6.5M16 3V6.5",
    "list": "M9 6.5H20M9 12H20M9 17.5H20M4.5 6.5V6.6M4.5 12V12.1M4.5 17.5V17.6",
    "checklist": "M11 7H20M11 16H20M3.5 7L5.5 9L8.5 5M3.5 16L5.5 18L8.5 14",
    "line.3.horizontal": "M4 7H20M4 12H20M4 17H20", "line.horizontal.3": "M4 7H20M4 12H20M4 17H20",
    "line.3.horizontal.decrease": "M4 7H20M7 12H17M10 17H14",
    "line.horizontal.3.decrease": "M4 7H20M7 12H17M10 17H14",
    "slider.horizontal.3": "M3 6.5H21M3 12H21M3 17.5H21M8 5V8M15 10.5V13.5M9 16V19",
    "text.alignleft": "M4 6H20M4 10H14M4 14H20M4 18H14",
    "text.aligncenter": "M4 6H20M7 10H17M4 14H20M7 18H17",
    "text.alignright": "M4 6H20M10 10H20M4 14H20M10 18H20",
    "text.justify": "M4 6H20M4 10H20M4 14H20M4 18H20",
    "textformat":
      "M3 18L7.5 6L12 18M4.5 14H10.5M18 11A3.5 3.5 0 1 1 18 18A3.5 3.5 0 1 1 18 11M21.5 11V18",
    "square.grid": "M4 4H10.5V10.5H4ZM13.5 4H20V10.5H13.5ZM4 13.5H10.5V20H4ZM13.5 13.5H20V20H13.5Z",
    "rectangle.grid":
      "M3 5H10.5V11H3ZM13.5 5H21V11H13.5ZM3 13.5H10.5V19.5H3ZM13.5 13.5H21V19.5H13.5Z",
    "qrcode":
      "M4 4H9.5V9.5H4ZM14.5 4H20V9.5H14.5ZM4 14.5H9.5V20H4ZM14.5 14.5V17M20 14.5V14.6M17.5 17.5V20M20 20V20.1",
    "barcode": "M4 5V19M7 5V19M11 5V19M13 5V19M17 5V19M20 5V19",
    "viewfinder": "M3.5 8V3.5H8M16 3.5H20.5V8M20.5 16V20.5H16M8 20.5H3.5V16",
    "qrcode.viewfinder":
      "M3 7V3H7M17 3H21V7M21 17V21H17M7 21H3V17M7.5 7.5H11V11H7.5ZM13.5 7.5H16.5V11M7.5 13.5V16.5H11M13.5 13.5H16.5V16.5H13.5Z",
    "barcode.viewfinder": "M3 7V3H7M17 3H21V7M21 17V21H17M7 21H3V17M7 8V16M10 8V16M14 8V16M17 8V16",
    "faceid":
      "M3 8V3H8M16 3H21V8M21 16V21H16M8 21H3V16M8.5 9V11M15.5 9V11M12 9V13.5H11M8.5 15.5A5 5 0 0 0 15.5 15.5",
    "touchid":
      "M6 17C8 14 5.5 8 12 8C18.5 8 17 14 16 19M9 20C11 17 9.5 11.5 12 11.5C14.5 11.5 13.5 17 12.5 20.5M5 10A7.5 7.5 0 0 1 19 10",
    "wifi":
      "M2.5 9.5A13.5 13.5 0 0 1 21.5 9.5M6 13A8.5 8.5 0 0 1 18 13M9 16.3A4.2 4.2 0 0 1 15 16.3M12 19.5V19.6",
    "globe": Self.globe, "network": Self.globe,
    "antenna":
      "M12 11.5V11.6M12 12V21M8 8A5.7 5.7 0 0 0 8 15M16 8A5.7 5.7 0 0 1 16 15M5 5A10 10 0 0 0 5 18M19 5A10 10 0 0 1 19 18",
    "dot.radiowaves":
      "M12 12V12.1M8.5 8.5A5 5 0 0 0 8.5 15.5M15.5 8.5A5 5 0 0 1 15.5 15.5M5.5 5.5A9.2 9.2 0 0 0 5.5 18.5M18.5 5.5A9.2 9.2 0 0 1 18.5 18.5",
    "sun":
      "M12 7.5A4.5 4.5 0 1 1 12 16.5A4.5 4.5 0 1 1 12 7.5ZM12 2V4.5M12 19.5V22M2 12H4.5M19.5 12H22M5 5L6.8 6.8M17.2 17.2L19 19M19 5L17.2 6.8M6.8 17.2L5 19",
    "cloud.rain":
      "M7 14.5A4.3 4.3 0 0 1 6.5 6A6 6 0 0 1 18 5.8A4.5 4.5 0 0 1 17.5 14.5ZM8 18L7 21M12 18L11 21M16 18L15 21",
    "sparkles": "M10 4L12 10L18 12L12 14L10 20L8 14L2.5 12L8 10ZM18.5 3V7M16.5 5H20.5",
    "snowflake": "M12 3V21M4.2 7.5L19.8 16.5M19.8 7.5L4.2 16.5",
    "link":
      "M10 14A4 4 0 0 1 10 8.5L13 5.5A4 4 0 0 1 18.5 11L16.5 13M14 10A4 4 0 0 1 14 15.5L11 18.5A4 4 0 0 1 5.5 13L7.5 11",
    "paperclip":
      "M18.5 11L11 18.5A4.5 4.5 0 0 1 4.5 12L12.5 4A3 3 0 0 1 17 8.5L9.5 16A1.5 1.5 0 0 1 7.3 13.8L14 7",
    "scissors":
      "M6 4.5A2.5 2.5 0 1 1 6 9.5A2.5 2.5 0 1 1 6 4.5ZM6 14.5A2.5 2.5 0 1 1 6 19.5A2.5 2.5 0 1 1 6 14.5ZM8 8.5L20.5 18M8 15.5L20.5 6",
    "key": "M16 3.5A5 5 0 1 1 12 11.5L4 19.5V21H7.5V18.5H10V16L12.5 13.5M16.5 7.5V7.6",
    "power": "M12 3V12M7.5 5.5A8 8 0 1 0 16.5 5.5",
    "nosign": "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM5.7 5.7L18.3 18.3",
    "headphones": "M4 16V12A8 8 0 0 1 20 12V16M4 14H7.5V20H4ZM16.5 14H20V20H16.5Z",
    "music.note":
      "M9.5 18V5L19.5 3V16M7 15.5A2.5 2.5 0 1 1 7 20.5A2.5 2.5 0 1 1 7 15.5ZM17 13.5A2.5 2.5 0 1 1 17 18.5A2.5 2.5 0 1 1 17 13.5Z",
    "waveform": "M3 10.5V13.5M6.5 7.5V16.5M10 4V20M13.5 8V16M17 5.5V18.5M20.5 10.5V13.5",
    "battery": "M2.5 7.5H19V16.5H2.5ZM21.5 10.5V13.5M5 10V14H15V10Z",
    "keyboard": "M2.5 6H21.5V18H2.5ZM6 9.5V9.6M10 9.5V9.6M14 9.5V9.6M18 9.5V9.6M7.5 14.5H16.5",
    "chart.bar": "M4 20V12H8V20M10 20V5H14V20M16 20V9H20V20M2.5 20H21.5",
    "chart.pie": "M11 4A8.5 8.5 0 1 0 20 13H11ZM14 3A7.5 7.5 0 0 1 21 10H14Z",
    "chart.line": "M3 3.5V20.5H21M6 16L10 10.5L14 14L20 6.5",
    "map": "M3 6L9 3.5L15 6L21 3.5V18L15 20.5L9 18L3 20.5ZM9 3.5V18M15 6V20.5",
    "cart": "M2.5 4H5.5L8 15.5H18.5L20.5 7.5H6.2M9 19.5V19.6M17.5 19.5V19.6",
    "bed": "M2.5 19V6M2.5 16H21.5V19M21.5 16V12.5L11 10V16M4.5 11H8",
    "fork.knife": "M6 3V21M3.5 3V9H8.5V3M17 21V3C14 6 14 11 15 13H17",
    "figure":
      "M12 3.5A1.8 1.8 0 1 1 12 7.1A1.8 1.8 0 1 1 12 3.5M7 11.5L12 9L16 12M12 9V15L8.5 21M12 15L16 21",
    "face.smiling": Self.face, "face.dashed": Self.face,
    "paintbrush":
      "M20.5 3.5L11 14M8.5 13A3.5 3.5 0 0 1 11 16.5C10.5 20 6 21 3 20C5.5 19 4.5 15 8.5 13",
    "eyedropper":
      "M14 6L18 10M19.5 4.5A2.8 2.8 0 0 0 15.5 4.5L5 15L3.5 20.5L9 19L19.5 8.5A2.8 2.8 0 0 0 19.5 4.5",
    "crop": "M7 2.5V17H21.5M2.5 7H17V21.5",
    "at":
      "M15.5 8.5V13.5A2.8 2.8 0 0 0 21 12A9 9 0 1 0 17 19.5M12 8.5A3.5 3.5 0 1 1 12 15.5A3.5 3.5 0 1 1 12 8.5",
    "number": "M10 4L8 20M16 4L14 20M5 9H20M4 15H19",
    "percent": "M19 5L5 19M7 5A2 2 0 1 1 7 9A2 2 0 1 1 7 5M17 15A2 2 0 1 1 17 19A2 2 0 1 1 17 15",
    "infinity": "M12 12C9 7 3 7 3 12C3 17 9 17 12 12C15 7 21 7 21 12C21 17 15 17 12 12",
    "shuffle": "M3 7H7L16 17H21M18 14L21 17L18 20M3 17H7L16 7H21M18 4L21 7L18 10",
    "laptopcomputer": "M5 5.5H19V16H5ZM2 18.5H22",
    "desktopcomputer": "M2.5 4H21.5V16.5H2.5ZM12 16.5V20.5M8 20.5H16",
    "server.rack":
      "M3 4.5H21V9H3ZM3 10H21V14.5H3ZM3 15.5H21V20H3ZM6 6.7V6.8M6 12.2V12.3M6 17.7V17.8",
    "cube": "M12 2.5L20.5 7V17L12 21.5L3.5 17V7ZM3.5 7L12 11.5L20.5 7M12 11.5V21.5",
    "hare": "M4 18H19C21 15 18.5 12.5 16 13C13 9.5 8 11 6.5 14.5M16 13L13 5.5M18 13L17.5 5.5",
    "memories": "M12 3A9 9 0 1 1 3 12M3 5V12H9M12 7.5V12.5L15.5 14.5",
    "square.stack": "M4 9H20V20.5H4ZM6 6H18M8 3.5H16",
    "square.on.square": "M4 4H15V15H4ZM15 9H20V20H9V15",
    "sidebar": "M3 5H21V19H3ZM9 5V19",
    "dollarsign": "M16 8C14 5 8 5.5 8 9C8 13 16.5 11 16.5 15C16.5 19 9.5 19 7.5 16M12 3V21",
  ]

  private static let gear =
    "M12 8.5A3.5 3.5 0 1 1 12 15.5A3.5 3.5 0 1 1 12 8.5ZM12 2.5V5.5M12 18.5V21.5M2.5 12H5.5M18.5 12H21.5M5.3 5.3L7.4 7.4M16.6 16.6L18.7 18.7M18.7 5.3L16.6 7.4M7.4 16.6L5.3 18.7"
  private static let cycle =
    "M4 11A8 8 0 0 1 18.5 7.5M18.8 3.5V7.7H14.5M20 13A8 8 0 0 1 5.5 16.5M5.2 20.5V16.3H9.5"
  private static let globe =
    "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM3 12H21M12 3C7 8 7 16 12 21M12 3C17 8 17 16 12 21"
  private static let face =
    "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM9 9.5V9.6M15 9.5V9.6M8 14A4.8 4.8 0 0 0 16 14"

  /// All shapes by the names of their symbols.
  static let shapes: [String: Shape] = {
    let filled = areas.merging(frames) { shape, _ in shape }
      .mapValues { Shape(path: $0, canBeFilled: true) }
    return filled.merging(lines.mapValues { Shape(path: $0, canBeFilled: false) }) { shape, _ in
      shape
    }
  }()
}
