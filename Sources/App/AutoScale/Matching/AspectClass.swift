/// The shape of a phone: its long side divided by its short side.
public enum AspectClass: String, Hashable, Sendable, Codable, CaseIterable {
  /// Below 1.6, as 320 × 480 points.
  case compact

  /// From 1.6 to 1.9, as 375 × 667 points: a phone with a home button.
  case regular

  /// Above 1.9, as 390 × 844 points: a phone that is all screen.
  case full
}

extension ScreenContext {
  /// The shape of a phone in either orientation, or `nil` on other idioms.
  ///
  ///     try Screen(named: "iPhone 17").context().aspectClass  // .full
  public var aspectClass: AspectClass? {
    guard idiom == .phone else { return nil }
    // 1.5 on the first phones, 1.78 with a home button, from 2.16 on without one.
    let ratio = max(width, height) / min(width, height)
    if ratio < 1.6 { return .compact }
    return ratio <= 1.9 ? .regular : .full
  }
}
