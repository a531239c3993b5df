import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Says why views of one layout are not where they were stored.
///
/// A contradiction between the stored frames and the layout is named only where the view would be in
/// place without it. What no contradiction explains may be open, or follow from a view that is.
struct MissReasons {
  /// What is said of a miss, and the content that it comes from, if it comes from one.
  private struct Explanation {
    var cause: FrameMiss.Cause
    var reason: String
    var content: ViewNode?
  }

  private let document: InterfaceDocument
  private let fonts: FontLibrary
  private let guesses: InsetGuesses
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
    _ result: LayoutResult, _ present: PresentLayout, _ guesses: InsetGuesses,
    of canvas: DesignCanvas, missed: [ViewNode]
  ) {
    document = canvas.document
    fonts = canvas.options.fonts
    self.guesses = guesses
    self.present = present
    let search = CauseSearch(present, missed: missed)
    self.search = search
    conflicts = Self.conflicts(of: result, present)
    self.missed = Set(missed.map { ObjectIdentifier($0) })
    let isExplained = missed.allSatisfy { node in
      present.rows.position(of: node).map { !search.isUnexplained($0) } ?? true
    }
    open = isExplained ? OpenViews() : OpenViews(in: result)
    movers = present.movers(among: open.nodes, tolerance: Self.noMove)
  }

  /// The conflicts of a layout, those first that the stored frames settle in another way.
  private static func conflicts(
    of result: LayoutResult, _ present: PresentLayout
  ) -> [LayoutConflict] {
    guard result.conflicts.count > 1 else { return result.conflicts }
    let broken = present.brokenMembers
    func isSettledAlike(_ conflict: LayoutConflict) -> Bool {
      conflict.omitted.map { broken.contains(MemberIdentity($0)) } ?? true
    }
    return result.conflicts.filter { !isSettledAlike($0) }
      + result.conflicts.filter(isSettledAlike)
  }

  /// Why a view is not where it was stored.
  func miss(of node: ViewNode, solved: LayoutRect) -> FrameMiss {
    let explanation = explanation(of: node, solved: solved)
    let unstated = explanation.content.flatMap(unstated)
    let reason = [explanation.reason] + (unstated.map { ["it depends on \($0.explanation)"] } ?? [])
    return FrameMiss(
      id: node.identifier, class: node.className, name: document.messageName(of: node),
      line: document.element(of: node)?.line ?? 0, stored: node.frame.numbers,
      solved: solved.numbers, cause: explanation.cause, unstated: unstated,
      reason: reason.joined(separator: "; "))
  }

  /// What the document does not state of a content that a miss comes from.
  private func unstated(of node: ViewNode) -> UnstatedContent? {
    guard let position = present.rows.position(of: node) else { return nil }
    let solved = RectVariables(at: position).rect(in: present.rows.values)
    return UnstatedContent(
      of: node, measured: present.rows.content(of: position),
      solved: LayoutSize(width: solved.width, height: solved.height), fonts: fonts)
  }

  private func explanation(of node: ViewNode, solved: LayoutRect) -> Explanation {
    let differences = FrameDifferences(stored: node.frame, other: solved)
    if let reason = mainlyUndecided(node) {
      return Explanation(cause: .open, reason: reason, content: node)
    }
    let causes = strongestCauses(of: node)
    let own = causes.filter { $0.nodes.contains { $0 === node } }
    if let first = own.first { return explanation(own, first, of: node, differences) }
    if let first = causes.first { return consequence(of: first, node, solved: solved) }
    if let reason = conflict(about: node) { return Explanation(cause: .conflict, reason: reason) }
    if let reason = open.reason(of: node, differing: differences.parts) {
      return Explanation(cause: .open, reason: reason, content: node)
    }
    if let mover = movers[ObjectIdentifier(node)] {
      return Explanation(
        cause: .consequence, reason: "\(frames(node, solved)); follows from \(name(of: mover))",
        content: mover)
    }
    return differences.areOfPixels
      ? Explanation(cause: .rounded, reason: differences.text(other: "the layout makes"))
      : Explanation(cause: .unexplained, reason: frames(node, solved))
  }

  /// What nothing decides of a view, if the number that differs by the most is such a one.
  private func mainlyUndecided(_ node: ViewNode) -> String? {
    present.rows.position(of: node).flatMap(search.unexplainedPart)
      .flatMap { open.undecided(of: node, differing: [$0]) }
  }

  /// The contradictions that explain a view's miss, of measured contents or of what the document says,
  /// whichever explains the number that differs by the most.
  private func strongestCauses(of node: ViewNode) -> [Contradiction] {
    guard let position = present.rows.position(of: node),
      let main = search.mainCause(of: position)
    else { return [] }
    return search.causes(of: position).filter { $0.isAboutContent == main.isAboutContent }
  }

  /// What does not hold about a view itself, and explains the most of its miss; nil for nothing.
  func ownCause(of node: ViewNode) -> Contradiction? {
    strongestCauses(of: node).first { $0.nodes.contains { $0 === node } }
  }

  /// What contradictions about the view itself make of it.
  private func explanation(
    _ own: [Contradiction], _ first: Contradiction, of node: ViewNode,
    _ differences: FrameDifferences
  ) -> Explanation {
    if let conflict = conflict(with: first.member, about: node) {
      return Explanation(cause: .conflict, reason: text(of: conflict))
    }
    if first.isAboutContent {
      return Explanation(
        cause: .content, reason: reason(ofContent: first, of: node, differences),
        content: first.content)
    }
    let reason = differences.text(other: "its constraints make")
    var broken: [String] = []
    for text in own.prefix(2).map(text) where !broken.contains(text) { broken.append(text) }
    // What differs by the most may come from elsewhere.
    let main = present.rows.position(of: node).flatMap(search.mainCause) ?? first
    if !main.nodes.contains(where: { $0 === node }) {
      broken.append("and follows from \(origin(of: main))")
    }
    let isGuess = [first, main].contains { guesses.text(about: $0.member) != nil }
    return Explanation(
      cause: differences.areOfRounding ? .rounded : isGuess ? .inset : .misplaced,
      reason: "\(reason); \(broken.joined(separator: "; "))")
  }

  /// What a content makes of its view, or a constraint to the content of another one.
  private func reason(
    ofContent contradiction: Contradiction, of node: ViewNode, _ differences: FrameDifferences
  ) -> String {
    contradiction.content === node && !contradiction.member.isAboutBaseline
      ? differences.text(other: "its content makes")
      : "\(differences.text(other: "its constraints make")); \(text(contradiction))"
  }

  /// What a contradiction about other views makes of a view.
  private func consequence(
    of cause: Contradiction, _ node: ViewNode, solved: LayoutRect
  ) -> Explanation {
    Explanation(
      cause: .consequence,
      reason: "\(frames(node, solved)); follows from \(origin(of: cause))", content: cause.content)
  }

  /// A contradiction, after the name of the view that it moves.
  private func origin(of cause: Contradiction) -> String {
    let view =
      cause.nodes.first { missed.contains(ObjectIdentifier($0)) }
      ?? cause.nodes.first { $0 !== present.nodes.first } ?? cause.nodes.first
    return (view.map { "\(name(of: $0)): " } ?? "") + text(cause)
  }
}

extension MissReasons {
  /// The conflict in which a member takes part; one about a view rather than others.
  private func conflict(
    with member: LayoutConflict.Member, about node: ViewNode
  ) -> LayoutConflict? {
    let identity = MemberIdentity(member)
    let found = conflicts.filter { $0.members.contains { MemberIdentity($0) == identity } }
    return found.first { isAbout($0, node) } ?? found.first
  }

  /// What is said of a view whose constraints take part in a conflict.
  private func conflict(about node: ViewNode) -> String? {
    conflicts.first { isAbout($0, node) }.map(text)
  }

  private func isAbout(_ conflict: LayoutConflict, _ node: ViewNode) -> Bool {
    conflict.constraints.contains {
      $0.firstItem?.layoutNode === node || $0.secondItem?.layoutNode === node
    }
  }

  private func text(of conflict: LayoutConflict) -> String {
    let members = conflict.members.map { $0.text(naming: document.messageName) }
    return "these cannot hold together: \(members.joined(separator: "; "))"
  }

  private func text(_ cause: Contradiction) -> String {
    let member = cause.member.text(naming: document.messageName)
    return switch cause.member {
    case .constraint:
      "\(member) is off by \(cause.error.text)"
        + (guesses.text(about: cause.member).map { ", where \($0)" } ?? "")
    case .rule(.stack, let stack): text(of: stack, cause)
    case .rule: "\(member), off by \(cause.error.text)"
    }
  }

  /// What is said of a stack whose views are not where it arranges them.
  private func text(of stack: ViewNode, _ cause: Contradiction) -> String {
    let views = cause.nodes.filter { $0 !== stack }
    let names = views.map(document.messageName).joined(separator: " and ")
    let name = document.messageName(of: stack)
    if cause.isAboutProportions {
      return "\(name) arranges \(names) in proportion to their contents"
    }
    let overlap = present.overlap(of: views)
    let start =
      overlap > FrameComparison.tolerance
      ? "\(names) overlap in \(name) by \(overlap.text)"
      : "\(name) arranges \(names.isEmpty ? "its views" : names), off by \(cause.error.text)"
    let unmarked = views.filter { $0.translatesAutoresizingMaskIntoConstraints != false }
    guard !unmarked.isEmpty else { return start }
    let lacking = unmarked.map(document.messageName).joined(separator: " and ")
    return "\(start), where \(lacking) "
      + "\(unmarked.count == 1 ? "lacks" : "lack") translatesAutoresizingMaskIntoConstraints=\"NO\""
  }

  private func name(of node: ViewNode) -> String {
    "\(node.className) \(document.messageName(of: node))"
  }

  private func frames(_ node: ViewNode, _ solved: LayoutRect) -> String {
    "stored \(node.frame), solved \(solved)"
  }
}
