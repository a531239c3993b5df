import AutoScaleInterfaceBuilder

/// Writes gesture recognizers.
enum GestureWriter {
  private static let kinds: [String: (className: String, word: String)] = [
    "tapGestureRecognizer": ("UITapGestureRecognizer", "TapRecognizer"),
    "pinchGestureRecognizer": ("UIPinchGestureRecognizer", "PinchRecognizer"),
    "rotationGestureRecognizer": ("UIRotationGestureRecognizer", "RotationRecognizer"),
    "swipeGestureRecognizer": ("UISwipeGestureRecognizer", "SwipeRecognizer"),
    "panGestureRecognizer": ("UIPanGestureRecognizer", "PanRecognizer"),
    "screenEdgePanGestureRecognizer": ("UIScreenEdgePanGestureRecognizer", "EdgePanRecognizer"),
    "longPressGestureRecognizer": ("UILongPressGestureRecognizer", "LongPressRecognizer"),
    // The name that Xcode writes.
    "pongPressGestureRecognizer": ("UILongPressGestureRecognizer", "LongPressRecognizer"),
    "hoverGestureRecognizer": ("UIHoverGestureRecognizer", "HoverRecognizer"),
  ]

  /// The class of a recognizer's element, or `nil` for another element.
  static func className(of element: String) -> String? { kinds[element]?.className }

  /// The last word of a recognizer's name.
  static func word(of element: String) -> String { kinds[element]?.word ?? "Recognizer" }

  private static let rules: [AttributeRule] = [
    .flag("enabled", "isEnabled", standard: true), .flag("cancelsTouchesInView", standard: true),
    .flag("delaysTouchesBegan"), .flag("delaysTouchesEnded", standard: true),
    .flag("requiresExclusiveTouchType", standard: true),
    .number("numberOfTapsRequired", standard: 1), .number("numberOfTouchesRequired", standard: 1),
    .number("minimumNumberOfTouches", standard: 1), .number("maximumNumberOfTouches"),
    .choice("direction", standard: "right"), .length("allowableMovement", standard: 10),
    .number("minimumPressDuration", standard: 0.5),
  ]

  /// Writes what differs from a recognizer made in code.
  static func write(_ recognizer: ObjectCode, in context: CodeContext) {
    // Without taps a long press begins at once.
    let isLongPress = recognizer.className == "UILongPressGestureRecognizer"
    recognizer.set(
      context.values(of: rules, in: recognizer.facts).filter { property, value in
        !(isLongPress && property == "numberOfTapsRequired" && value == "0")
      })
    let swipes = ["left": ".left", "up": ".up", "down": ".down"]
    for child in recognizer.facts.children where child["key"] == "direction" {
      let names = swipes.keys.sorted().filter { child.takeFlag($0) == true }
      if !names.isEmpty { recognizer.set("direction", .list(names.map { .text("." + $0) })) }
    }
  }
}
