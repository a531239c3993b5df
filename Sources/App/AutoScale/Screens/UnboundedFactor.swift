extension ScreenContext {
  /// Says once, in an app's debug build, that a phone's screen is scaled far without a bound.
  package func reportUnboundedFactor() {
    // Above all ordinary phones, 1.173, and below an open foldable, 1.784.
    guard idiom == .phone, factor > 1.3, rule.limits == nil, rule.idiomRules[.phone] == nil else {
      return
    }
    // Without the size, which would make each a message of its own.
    DeveloperNotice.report(
      """
      a screen is scaled by more than 1.3, as on a foldable that is open; pass a rule with a bound, \
      ScreenContext.follow(window, rule: .upToWidestPhone) or autoScaleContainer(rule: .upToWidestPhone)
      """)
  }
}
