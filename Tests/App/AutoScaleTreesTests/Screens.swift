import AutoScale
import AutoScaleTrees

/// Screens whose factors are short in binary, so that expected values can be written down.
enum Screens {
  /// Factor 1.2.
  static func wide(
    textSize: TextSizeCategory = .large, rule: ScalingRule = .standard
  ) throws -> ScreenContext {
    try ScreenContext(width: 450, height: 900, textSize: textSize, rule: rule)
  }

  /// Factor 0.8.
  static func narrow() throws -> ScreenContext {
    try ScreenContext(width: 300, height: 600)
  }
}

extension ViewNode {
  /// Adds a height constraint and returns it.
  func height(_ constant: Double, identifier: String? = nil) -> LayoutConstraint {
    let constraint = LayoutConstraint(self, .height, constant: constant, identifier: identifier)
    addConstraint(constraint)
    return constraint
  }
}
