extension ScreenContext: CustomStringConvertible {
  /// The device, if known, the size, and all that differs from the defaults, such as
  /// `iPhone 17e (390x844@3), text size accessibilityLarge, ScalingRule(strength: 0.5)`.
  public var description: String {
    let size = Screen.sizeName(width, height, pixelsPerPoint, idiom)
    let name = deviceName.map { $0 == size ? size : "\($0) (\(size))" }
    let parts = [
      name ?? size,
      layoutDirection == .rightToLeft ? "right to left" : nil,
      preferredLanguages.isEmpty ? nil : preferredLanguages.joined(separator: " "),
      textSize == .large ? nil : "text size \(textSize)",
      rule == .standard ? nil : rule.description,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
