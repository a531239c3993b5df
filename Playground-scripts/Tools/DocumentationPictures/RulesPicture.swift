import AutoScale

/// The factors of several rules by the width of a phone.
struct RulesPicture {
  let svg: String

  /// Draws a line for each rule.
  init() throws {
    let chart = Chart(
      title: "The factor of six rules on phones from 320 to 480 points.", widths: 320...480,
      factors: 0.7...1.3)
    let rules: [(String, ScalingRule)] = [
      ("standard", .standard), ("strength: 0.5", try ScalingRule(strength: 0.5)),
      ("limits: 0.9...1.1", try ScalingRule(limits: 0.9...1.1)),
      ("referenceWidth: 414", try ScalingRule(referenceWidth: 414)),
      (
        ".fluid(from: 375, to: 430, endFactor: 1.05)",
        try ScalingRule(by: .fluid(try FluidScale(from: 375, to: 430, endFactor: 1.05)))
      ),
      ("strength: 0", try ScalingRule(strength: 0)),
    ]
    svg = try chart.svg(
      of: rules.map { name, rule in
        (
          name,
          { width in try ScreenContext(width: width, height: 2 * width, rule: rule).factor }
        )
      })
  }
}
