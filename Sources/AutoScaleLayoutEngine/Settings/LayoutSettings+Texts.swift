extension LayoutSettings {
  /// Returns settings that measure texts larger, smaller or longer by factors.
  ///
  /// Sizes that a document stores stay as they are.
  package func measuringTexts(times share: Double, length: Double) -> LayoutSettings {
    guard share != 1 || length != 1, var system = sizing as? SystemIntrinsicSizing else {
      return self
    }
    system.measurer = VariedMeasurer(base: system.measurer, share: share, length: length)
    var settings = self
    settings.sizing = system
    return settings
  }
}
