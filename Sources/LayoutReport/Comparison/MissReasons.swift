import AutoLayout
import InterfaceBuilder
import ViewTree

/// Says why views of one layout are not where they were stored.
///
/// A contradiction between the stored frames and the layout is named only where the view would be in
/// place without it. What no contradiction explains may be open, or follow from a view that is.
struct MissReasons {
  private typealias Explanation = (cause: FrameMiss.Cause, reason: String)

  private let document: InterfaceDocument
  private let fonts: FontLibrary
  private let safeArea: SafeAreaInference?
  private let present: PresentLayout
  private let search: CauseSearch
  private let conflicts: [LayoutConflict]
  private let missed: Set<ObjectIdentifier>
  private let open: OpenViews
  private var movers: [ObjectIdentifier: ViewNode] = [:]

  /// A view that moves by less does not move others, in points.
  private static let noMove = 0.1

  /// Looks at a layout that puts some views elsewhere, which are to be explained.
  init(
    _ result: LayoutResult, _ present: PresentLayout, of canvas: DesignCanvas,
    missed: [ViewNode]
  ) {
    document = canvas.document
    fonts = canvas.options.fonts
    safeArea = result.nodes.first.flatMap(canvas.inference)
    self.present = present
    let search = CauseSearch(present, missed: missed)
    self.search = search
    conflicts = result.conflicts
    self.missed = Set(missed.map { ObjectIdentifier($0) })
    let isExplained = missed.allSatisfy { node in
      present.rows.position(of: node).map { !search.isUnexplained($0) } ?? true
    }
    open = isExplained ? OpenViews() : OpenViews(in: result)
    movers = present.movers(among: open.nodes, tolerance: Self.noMove)
  }

  /// Why a view is not where it was stored.
  func miss(of node: ViewNode, solved: LayoutRect) -> FrameMiss {
    let explanation = explanation(of: node, solved: solved)
    let unstated = unstated(of: node, explanation.cause)
    let reason = [explanation.reason] + (unstated.map { ["it depends on \($0.explanation)"] } ?? [])
    return FrameMiss(
      id: node.identifier, class: node.className, name: document.messageName(of: node),
      line: document.element(of: node)?.line ?? 0, stored: node.frame.numbers,
      solved: solved.numbers, cause: explanation.cause, unstated: unstated,
      reason: reason.joined(separator: "; "))
  }

  /// What the document does not state of the content that a miss comes from.
  private func unstated(of node: ViewNode, _ cause: FrameMiss.Cause) -> UnstatedContent? {
    let source =
      switch cause {
      case .content, .consequence:
        causes(of: node).first.map(\.content) ?? movers[ObjectIdentifier(node)]
      case .open: node
      case .misplaced, .rounded, .conflict, .unexplained: nil as ViewNode?
      }
    guard let source, let position = present.rows.position(of: source) else { return nil }
    let solved = RectVariables(at: position).rect(in: present.rows.values)
    return UnstatedContent(
      of: source, measured: present.rows.content(of: position),
      solved: LayoutSize(width: solved.width, height: solved.height), fonts: fonts)
  }

  /// The contradictions that explain a view's miss.
  private func causes(of node: ViewNode) -> [Contradiction] {
    present.rows.position(of: node).map(search.causes) ?? []
  }

  private func explanation(of node: ViewNode, solved: LayoutRect) -> Explanation {
    let differences = FrameDifferences(stored: node.frame, other: solved)
    let causes = causes(of: node)
    let own = causes.filter { $0.nodes.contains { $0 === node } }
    if let first = own.first { return explanation(own, first, differences) }
    if let first = causes.first { return consequence(of: first, node, solved: solved) }
    if let reason = conflict(about: node) { return (.conflict, reason) }
    if let reason = open.reason(of: node, differing: differences.parts) { return (.open, reason) }
    if let mover = movers[ObjectIdentifier(node)] {
      return (.consequence, "\(frames(node, solved)); follows from \(name(of: mover))")
    }
    return differences.areOfPixels
      ? (.rounded, differences.text(other: "the layout makes"))
      : (.unexplained, frames(node, solved))
  }

  /// What contradictions about the view itself make of it.
  private func explanation(
    _ own: [Contradiction], _ first: Contradiction, _ differences: FrameDifferences
  ) -> Explanation {
    if first.isAboutContent { return (.content, differences.text(other: "its content makes")) }
    if let conflict = conflict(with: first.member) { return (.conflict, text(of: conflict)) }
    let reason = differences.text(other: "its constraints make")
    let broken = own.prefix(2).map(text).joined(separator: "; ")
    return (differences.areOfRounding ? .rounded : .misplaced, "\(reason); \(broken)")
  }

  /// What a contradiction about other views makes of a view.
  private func consequence(
    of cause: Contradiction, _ node: ViewNode, solved: LayoutRect
  ) -> Explanation {
    let origin =
      cause.nodes.first { missed.contains(ObjectIdentifier($0)) }
      ?? cause.nodes.first { $0 !== present.nodes.first } ?? cause.nodes.first
    let view = origin.map { "\(name(of: $0)): " } ?? ""
    return (.consequence, "\(frames(node, solved)); follows from \(view)\(text(cause))")
  }
}

extension MissReasons {
  /// The conflict in which a member takes part.
  private func conflict(with member: LayoutConflict.Member) -> LayoutConflict? {
    let identity = MemberIdentity(member)
    return conflicts.first { $0.members.contains { MemberIdentity($0) == identity } }
  }

  /// What is said of a view whose constraints take part in a conflict.
  private func conflict(about node: ViewNode) -> String? {
    conflicts.first { conflict in
      conflict.constraints.contains {
        $0.firstItem?.layoutNode === node || $0.secondItem?.layoutNode === node
      }
    }.map(text)
  }

  private func text(of conflict: LayoutConflict) -> String {
    let members = conflict.members.map { $0.text(naming: document.messageName) }
    return "these cannot hold together: \(members.joined(separator: "; "))"
  }

  private func text(_ cause: Contradiction) -> String {
    let member = cause.member.text(naming: document.messageName)
    return switch cause.member {
    case .constraint(let constraint):
      "\(member) is off by \(cause.error.text)\(guess(in: constraint))"
    case .rule: "\(member), off by \(cause.error.text)"
    }
  }

  /// What is said of insets of the safe area that no stored frame tells.
  private func guess(in constraint: LayoutConstraint) -> String {
    let edges = safeArea?.guessedEdges(of: constraint).map(\.name) ?? []
    guard !edges.isEmpty else { return "" }
    return ", where the safe area is a guess at the \(edges.joined(separator: " and "))"
  }

  private func name(of node: ViewNode) -> String {
    "\(node.className) \(document.messageName(of: node))"
  }

  private func frames(_ node: ViewNode, _ solved: LayoutRect) -> String {
    "stored \(node.frame), solved \(solved)"
  }
}
