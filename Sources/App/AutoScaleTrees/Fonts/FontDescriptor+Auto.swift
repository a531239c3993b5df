import AutoScale

extension FontDescriptor {
  /// Returns the font in its size on a screen: scaled by the rule, and with the user's text size if
  /// it follows that.
  ///
  ///     FontDescriptor.system(30, weight: .bold).auto()  // 31.2 points on a screen 390 points wide
  ///
  /// A size that is not finite is returned unchanged.
  ///
  /// - Parameter context: The screen.
  /// - Returns: The font with another size in points.
  public func auto(in context: ScreenContext = .current) -> FontDescriptor {
    var font = self
    let design = screenSize?.value(in: context) ?? size
    font.size = context.applied(design, to: .fontSize, following: scaledStyle)
    return font
  }

  /// Returns the font in its size on a screen.
  public func auto(in screen: Screen) -> FontDescriptor { auto(in: screen.context()) }

  /// The text style that the font follows: its own, or body text if it opted in.
  var scaledStyle: TextStyle? { textStyle ?? (followsTextSize ? .body : nil) }
}
