import AutoScale
import AutoScaleTrees

/// Finds multipliers that make lengths 0.
struct OddMultiplier: AuditRule {
  let about = AuditRuleDescription(
    id: .oddMultiplier,
    summary: "A multiplier is 0, or multipliers go round in a circle.",
    proves:
      "With a multiplier of 0 the other view decides nothing. Equations of lengths that lead back "
      + "to the first one with another factor hold for lengths of 0 only.",
    limits: "Multipliers of positions are checked for 0 only.",
    severity: .error, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Cancel", x: 16, width: 120, without: ["width"])
    example.add(.button, "Send", x: 144, width: 120, without: ["width"])
    example.constrain("Cancel", "width", to: "Send", times: 2)
    example.constrain("Send", "width", to: "Cancel", times: 2)
    return example
  }

  var isAboutConstraintsAlone: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let subject = layout.tree.subject
    var ratios = LengthRatios()
    return layout.tree.nodes.flatMap(\.constraints).compactMap { constraint -> Observation? in
      guard !constraint.isPlaceholder, let node = constraint.firstItem?.layoutNode,
        constraint.secondItem != nil
      else { return nil }
      let text = constraint.algebra(naming: subject.name)
      let fault: String
      if constraint.multiplier == 0 {
        fault = "the multiplier of \(text) is 0"
      } else if ratios.makesCircle(constraint) {
        fault = "\(text) goes round in a circle: the lengths can only be 0"
      } else {
        return nil
      }
      return Observation(
        node: node, related: constraint.identifier ?? constraint.algebra,
        constraints: [constraint], isAboutConstraint: true, message: fault)
    }
  }
}

/// The known ratios of lengths to each other.
private struct LengthRatios {
  /// A width or a height of an item.
  private struct Length: Hashable {
    let item: ObjectIdentifier
    let attribute: LayoutAttribute
  }

  /// The length that each known length is a multiple of, and the factor.
  private var known: [Length: (length: Length, factor: Double)] = [:]

  /// Adds an equation of lengths, and returns whether it contradicts the known ratios.
  mutating func makesCircle(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.priority == .required, constraint.relation == .equal,
      constraint.constant == 0, constraint.firstAttribute.isLength,
      let first = constraint.firstItem, let second = constraint.secondItem,
      let attribute = constraint.secondAttribute
    else { return false }
    let (one, factor) = root(
      of: Length(item: ObjectIdentifier(first), attribute: constraint.firstAttribute))
    let (other, otherFactor) = root(
      of: Length(item: ObjectIdentifier(second), attribute: attribute))
    // factor * one = multiplier * otherFactor * other
    let ratio = constraint.multiplier * otherFactor / factor
    if one == other { return (ratio - 1).magnitude > 1e-3 }
    known[one] = (other, ratio)
    return false
  }

  /// Returns the length to which a length is tied, and the factor.
  private func root(of length: Length) -> (length: Length, factor: Double) {
    var (length, factor) = (length, 1.0)
    while let next = known[length] { (length, factor) = (next.length, factor * next.factor) }
    return (length, factor)
  }
}
