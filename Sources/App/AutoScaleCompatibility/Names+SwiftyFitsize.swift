import AutoScaleTrees

extension DesignNumber {
  /// Returns the length on the current screen: `16~` is `16.auto()`.
  ///
  /// On pads SwiftyFitsize takes half of the factor; here the rule decides, by default to leave them alone.
  public static postfix func ~ (number: Self) -> Double { number.designNumber.auto() }
}

extension FontDescriptor {
  /// Returns the font in its size on the current screen: `FontDescriptor.system(16)~` is `auto()`.
  public static postfix func ~ (font: FontDescriptor) -> FontDescriptor { font.auto() }
}
