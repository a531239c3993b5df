import AutoLayout
import InterfaceBuilder
import ViewTree

/// Finds why views of one layout are not where they were stored.
struct MissReasons {
  private struct Finding {
    let cause: FrameMiss.Cause
    let reason: String
  }

  private let document: InterfaceDocument
  private let present: PresentLayout
  /// What is found of views that miss for a cause of their own.
  private var findings: [ObjectIdentifier: Finding] = [:]
  private var movers: [ObjectIdentifier: ViewNode] = [:]

  /// A constraint that is broken by less does not count, in points.
  private static let noBreach = 0.25

  /// A view that moves by less does not move others, in points.
  private static let noMove = 0.1

  /// Looks at a layout that puts some views elsewhere.
  ///
  /// The misplaced ones of them contradict their constraints; the missed ones are to be explained.
  init(
    _ result: LayoutResult, _ present: PresentLayout, of document: InterfaceDocument,
    misplaced: [Misplacement], missed: [ViewNode]
  ) {
    self.document = document
    self.present = present
    var origins: [ViewNode] = []
    add(misplaced.map { ($0.node, finding(of: $0)) }, to: &origins)
    add(conflicts(in: result), to: &origins)
    add(contents(), to: &origins)
    add(missed.compactMap { node in breach(of: node).map { (node, $0) } }, to: &origins)
    add(openNodes(in: result), to: &origins)
    movers = present.movers(among: origins, tolerance: Self.noMove)
  }

  /// Why a view is not where it was stored.
  func miss(of node: ViewNode, solved: LayoutRect) -> FrameMiss {
    let finding = findings[ObjectIdentifier(node)] ?? consequence(of: node, solved: solved)
    return FrameMiss(
      id: node.identifier, class: node.className, name: document.messageName(of: node),
      line: document.element(of: node)?.line ?? 0, stored: node.frame.numbers,
      solved: solved.numbers, cause: finding.cause, reason: finding.reason)
  }

  /// Notes findings of nodes that have none yet.
  private mutating func add(_ found: [(node: ViewNode, Finding)], to origins: inout [ViewNode]) {
    for (node, finding) in found where findings[ObjectIdentifier(node)] == nil {
      findings[ObjectIdentifier(node)] = finding
      origins.append(node)
    }
  }
}

extension MissReasons {
  private func finding(of misplacement: Misplacement) -> Finding {
    let stored = misplacement.node.frame
    let differences = FrameDifferences(stored: stored, other: misplacement.expected)
    let broken = misplacement.breaches.prefix(2).map(text).joined(separator: "; ")
    let reason = "\(differences.text(other: "its constraints make")); \(broken)"
    if misplacement.isAboutContent {
      return Finding(cause: .content, reason: differences.text(other: Self.content))
    }
    return Finding(cause: differences.areOfRounding ? .rounded : .misplaced, reason: reason)
  }

  /// What is found of a view that no other place of its own would mend, as another one is involved.
  private func breach(of node: ViewNode) -> Finding? {
    let broken = present.brokenConstraints(about: node, tolerance: Self.noBreach)
    guard let first = broken.first else { return nil }
    let isWhole = node.frame.numbers.allSatisfy { $0 == $0.rounded() }
    return Finding(cause: isWhole && first.error <= 1 ? .rounded : .misplaced, reason: text(first))
  }

  private func contents() -> [(node: ViewNode, Finding)] {
    present.unfittedContents().compactMap { node, natural in
      let differences = FrameDifferences(stored: node.frame, other: natural)
      return differences.isEmpty
        ? nil
        : (node, Finding(cause: .content, reason: differences.text(other: Self.content)))
    }
  }

  private static let content = "its content makes"

  private func conflicts(in result: LayoutResult) -> [(node: ViewNode, Finding)] {
    var found: [(node: ViewNode, Finding)] = []
    for conflict in result.conflicts {
      let members = conflict.members.map { $0.text(naming: document.messageName) }
      let reason = "these cannot hold together: \(members.joined(separator: "; "))"
      for item in conflict.constraints.flatMap({ [$0.firstItem, $0.secondItem] }) {
        guard let node = item?.layoutNode, node !== result.nodes.first else { continue }
        found.append((node, Finding(cause: .conflict, reason: reason)))
      }
    }
    return found
  }

  private func openNodes(in result: LayoutResult) -> [(node: ViewNode, Finding)] {
    let ambiguous = result.diagnose().ambiguousNodes.map { ambiguous in
      let parts = AmbiguousNode.Part.allCases.filter(ambiguous.parts.contains).map(\.rawValue)
      let reason = "nothing decides its \(parts.joined(separator: ", "))"
      return (node: ambiguous.node, Finding(cause: .open, reason: reason))
    }
    let reason = "only the rule of a stack for views without a size decides its frame"
    return ambiguous
      + result.barelyPlacedNodes().map { (node: $0, Finding(cause: .open, reason: reason)) }
  }

  private func consequence(of node: ViewNode, solved: LayoutRect) -> Finding {
    let frames = "stored \(node.frame), solved \(solved)"
    guard let mover = movers[ObjectIdentifier(node)] else {
      return Finding(cause: .unexplained, reason: frames)
    }
    let name = "\(mover.className) \(document.messageName(of: mover))"
    return Finding(cause: .consequence, reason: "\(frames); follows from \(name)")
  }

  private func text(_ breach: Misplacement.Breach) -> String {
    let member = breach.member.text(naming: document.messageName)
    return switch breach.member {
    case .constraint: "\(member) is off by \(breach.error.text)"
    case .rule: "\(member), off by \(breach.error.text)"
    }
  }
}

extension Misplacement {
  /// Whether the content's size or the place of its text is what does not hold, and so the measuring
  /// may be wrong and not the frame.
  var isAboutContent: Bool {
    switch breaches.first?.member {
    case nil: false
    case .rule(let rule, _): rule == .intrinsicSize
    case .constraint(let constraint):
      [constraint.firstAttribute, constraint.secondAttribute].contains {
        $0 == .firstBaseline || $0 == .lastBaseline
      }
    }
  }
}
