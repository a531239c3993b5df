import AutoScaleLayoutEngine
import AutoScaleSolver
import AutoScaleTrees

extension StoredFrameResiduals {
  /// The constraints and rules that the stored frames violate.
  var brokenMembers: Set<MemberIdentity> {
    Set(
      rows.indices.filter { error(of: $0, at: values) > Self.satisfactionTolerance }
        .map { MemberIdentity(rows.member(of: $0)) })
  }

  /// Returns the error of a row, in points.
  func error(of row: Int, at values: [Double]) -> Double { error(of: row) { values[$0] } }

  /// Returns the error of a row, with a function for the values.
  private func error(of row: Int, where value: (_ variable: Int) -> Double) -> Double {
    var difference = -rows.constant(of: row)
    rows.forEachTerm(of: row) { variable, coefficient in
      difference += coefficient * value(variable)
    }
    // An infinite frame proves nothing about constraints.
    guard difference.isFinite else { return 0 }
    return switch rows.relation(of: row) {
    case .equal: difference.magnitude
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }

  /// The error of a satisfied constraint after rounding to pixels, in points.
  static let satisfactionTolerance = 0.1
}

/// The identity of a constraint or a rule, which may have several rows.
package struct MemberIdentity: Hashable {
  private let rule: LayoutRule?
  private let object: ObjectIdentifier

  package init(_ member: LayoutConflict.Member) {
    switch member {
    case .constraint(let constraint): (rule, object) = (nil, ObjectIdentifier(constraint))
    case .rule(let rule, let node): (self.rule, object) = (rule, ObjectIdentifier(node))
    }
  }
}
