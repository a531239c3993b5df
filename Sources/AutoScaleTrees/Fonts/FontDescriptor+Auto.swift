import AutoScale

extension FontDescriptor {
  /// Returns the font in the size that adapting a tree gives it on a screen: scaled by the rule, and
  /// with the person's text size where it follows that.
  ///
  ///     FontDescriptor.system(30, weight: .bold).auto()  // 31.2 points on a screen 390 points wide
  ///
  /// A size that is not finite stays what it is.
  ///
  /// - Parameter context: The screen.
  /// - Returns: The font, the same but for its size in points.
  public func auto(in context: ScreenContext = .current) -> FontDescriptor {
    var font = self
    font.size = context.applied(size, to: .fontSize, following: scaledStyle)
    return font
  }

  /// Returns the font in the size that adapting a tree gives it on a screen.
  public func auto(in screen: Screen) -> FontDescriptor { auto(in: screen.context()) }

  /// The style whose sizes the font follows: its own, or that of body text when it opted in.
  var scaledStyle: TextStyle? { textStyle ?? (followsTextSize ? .body : nil) }
}
