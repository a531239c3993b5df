extension LayoutInsets: AutoCalculationable {
  /// Returns the insets with each edge scaled to the current screen, in points.
  ///
  ///     LayoutInsets(top: 8, left: 16).auto()  // top 8.32, left 16.64 at 390 points
  public func auto() -> LayoutInsets { map { $0.auto() } }

  /// Returns the insets with each edge scaled to the screen of a context, in points.
  public func auto(in context: ScreenContext) -> LayoutInsets { map(context.scaled) }

  private func map(_ scale: (Double) -> Double) -> LayoutInsets {
    LayoutInsets(top: scale(top), left: scale(left), bottom: scale(bottom), right: scale(right))
  }
}
