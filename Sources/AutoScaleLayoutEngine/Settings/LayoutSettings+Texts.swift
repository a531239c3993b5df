extension LayoutSettings {
  /// Returns settings that measure texts larger, smaller or longer by factors.
  ///
  /// Sizes that a document stores stay as they are.
  package func measuringTexts(times share: Double, length: Double) -> LayoutSettings {
    guard let system = sizing as? SystemIntrinsicSizing else { return self }
    var settings = self
    settings.sizing = system.measuringTexts(times: share, length: length)
    return settings
  }
}

extension SystemIntrinsicSizing {
  /// Returns sizes for which texts are measured larger, smaller or longer by factors.
  package func measuringTexts(times share: Double, length: Double) -> SystemIntrinsicSizing {
    guard share != 1 || length != 1 else { return self }
    var system = self
    system.measurer = VariedMeasurer(base: measurer, share: share, length: length)
    return system
  }
}
