import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees

extension AuditSubject {
  /// Returns the view of an observation as the element of a finding, at the place of the constraint at
  /// fault if there is one.
  func element(of observation: Observation) -> Finding.Element {
    let node = observation.node
    // The line of the constraint is where the reader has to change something.
    let constraint = observation.isAboutConstraint ? observation.constraints.first : nil
    return Finding.Element(
      name: name(of: node), className: node.className, identifier: node.identifier,
      place: constraint.flatMap(place) ?? place(of: node))
  }

  /// Returns a member of a conflict as a participant in a finding.
  func participant(_ member: LayoutConflict.Member) -> Finding.Participant {
    switch member {
    case .constraint(let constraint):
      Finding.Participant(
        identifier: constraint.identifier, text: member.text(naming: name),
        place: place(of: constraint) ?? SourcePlace(path: root.layoutName))
    case .rule(_, let node):
      Finding.Participant(
        identifier: node.identifier, text: member.text(naming: name), place: place(of: node))
    }
  }

  /// Returns the place of a constraint in the document, if it has one.
  private func place(of constraint: LayoutConstraint) -> SourcePlace? {
    document?.place(of: constraint)
  }
}
