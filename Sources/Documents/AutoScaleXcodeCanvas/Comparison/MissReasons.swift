import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The reasons for misses in one layout.
///
/// A violation between the stored frames and the layout is a reason only if the view agrees without
/// it. Other views may have open frames, or follow from views with open frames.
struct MissReasons {
  /// The explanation of a miss, with the content that causes it, if one does.
  private struct Explanation {
    var cause: FrameMiss.Cause
    var reason: String
    var content: ViewNode?
  }

  private let document: InterfaceDocument
  private let fonts: FontLibrary
  private let guesses: InsetGuesses
  private let residuals: StoredFrameResiduals
  private let search: CauseSearch
  private let conflicts: [LayoutConflict]
  private let missed: Set<ObjectIdentifier>
  private let open: OpenViews
  private var movers: [ObjectIdentifier: ViewNode] = [:]

  /// The least move of a view that moves others, in points.
  private static let moveTolerance = 0.1

  /// Searches for the reasons why a layout misses views.
  init(
    _ result: LayoutResult, _ residuals: StoredFrameResiduals, _ guesses: InsetGuesses,
    of canvas: DesignCanvas, missed: [ViewNode]
  ) {
    document = canvas.document
    fonts = canvas.options.fonts
    self.guesses = guesses
    self.residuals = residuals
    let search = CauseSearch(residuals, missed: missed)
    self.search = search
    conflicts = Self.conflicts(of: result, residuals)
    self.missed = Set(missed.map { ObjectIdentifier($0) })
    // Finding open views takes two solves, and only unexplained views may be open.
    let isExplained = missed.allSatisfy { node in
      residuals.rows.position(of: node).map { !search.isUnexplained($0) } ?? true
    }
    open = isExplained ? OpenViews() : OpenViews(in: result)
    movers = residuals.movers(among: open.nodes, tolerance: Self.moveTolerance)
  }

  /// Returns the conflicts of a layout, first those that the stored frames resolve differently.
  private static func conflicts(
    of result: LayoutResult, _ residuals: StoredFrameResiduals
  ) -> [LayoutConflict] {
    // One conflict needs no order.
    guard result.conflicts.count > 1 else { return result.conflicts }
    let broken = residuals.brokenMembers
    func isSettledAlike(_ conflict: LayoutConflict) -> Bool {
      conflict.omitted.map { broken.contains(MemberIdentity($0)) } ?? true
    }
    return result.conflicts.filter { !isSettledAlike($0) }
      + result.conflicts.filter(isSettledAlike)
  }

  /// Returns the miss of a view with its reason.
  func miss(of node: ViewNode, solved: LayoutRect) -> FrameMiss {
    let explanation = explanation(of: node, solved: solved)
    let unstated = explanation.content.flatMap(unstated)
    let reason = [explanation.reason] + (unstated.map { ["it depends on \($0.explanation)"] } ?? [])
    return FrameMiss(
      id: node.identifier, class: node.className, name: name(of: node),
      line: document.element(of: node)?.line ?? 0, stored: node.frame.numbers,
      solved: solved.numbers, cause: explanation.cause, unstated: unstated,
      reason: reason.joined(separator: "; "))
  }

  /// Returns the unstated fact about a content that causes a miss.
  private func unstated(of node: ViewNode) -> UnstatedContent? {
    guard let position = residuals.rows.position(of: node) else { return nil }
    let solved = RectVariables(at: position).rect(in: residuals.rows.values)
    return UnstatedContent(
      of: node, measured: residuals.rows.content(of: position),
      solved: LayoutSize(width: solved.width, height: solved.height), fonts: fonts)
  }

  private func explanation(of node: ViewNode, solved: LayoutRect) -> Explanation {
    let differences = FrameDifferences(stored: node.frame, other: solved)
    // If nothing decides the number that differs most, no violation is its cause.
    if let reason = mainlyUndecided(node) {
      return Explanation(cause: .open, reason: reason, content: node)
    }
    let causes = strongestCauses(of: node)
    // A view's own violation before another's, by a reading of 100 explanations of 54
    // repositories.
    let own = causes.filter { $0.nodes.contains { $0 === node } }
    if let first = own.first { return explanation(own, first, of: node, differences) }
    if let first = causes.first { return consequence(of: first, node, solved: solved) }
    // Conflicts after violations, which name a number that can be checked.
    if let reason = conflict(about: node) { return Explanation(cause: .conflict, reason: reason) }
    if let reason = open.reason(of: node, differing: differences.parts) {
      return Explanation(cause: .open, reason: reason, content: node)
    }
    if let mover = movers[ObjectIdentifier(node)] {
      return Explanation(
        cause: .consequence, reason: "\(frames(node, solved)); follows from \(title(of: mover))",
        content: mover)
    }
    return differences.areOfPixels
      ? Explanation(cause: .rounded, reason: differences.text(other: "the layout makes"))
      : Explanation(cause: .unexplained, reason: frames(node, solved))
  }

  /// Describes the open part of a view, if the number that differs most is open.
  private func mainlyUndecided(_ node: ViewNode) -> String? {
    residuals.rows.position(of: node).flatMap(search.unexplainedPart)
      .flatMap { open.undecided(of: node, differing: [$0]) }
  }

  /// Returns the violations that explain a view's miss: either those of measured contents or all
  /// others, depending on the number that differs most.
  private func strongestCauses(of node: ViewNode) -> [Violation] {
    guard let position = residuals.rows.position(of: node),
      let main = search.mainCause(of: position)
    else { return [] }
    return search.causes(of: position).filter { $0.isAboutContent == main.isAboutContent }
  }

  /// Returns the violation about the view itself that explains the most of its miss.
  func ownCause(of node: ViewNode) -> Violation? {
    strongestCauses(of: node).first { $0.nodes.contains { $0 === node } }
  }

  /// Explains a miss by violations about the view itself.
  private func explanation(
    _ own: [Violation], _ first: Violation, of node: ViewNode,
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
    // The number that differs most may have another cause.
    let main = residuals.rows.position(of: node).flatMap(search.mainCause) ?? first
    if !main.nodes.contains(where: { $0 === node }) {
      broken.append("and follows from \(origin(of: main))")
    }
    let isGuess = [first, main].contains { guesses.text(about: $0.member) != nil }
    return Explanation(
      cause: differences.areOfRounding ? .rounded : isGuess ? .inset : .misplaced,
      reason: "\(reason); \(broken.joined(separator: "; "))")
  }

  /// Explains a miss by a content, or by a constraint to another view's content.
  private func reason(
    ofContent violation: Violation, of node: ViewNode, _ differences: FrameDifferences
  ) -> String {
    violation.content === node && !violation.member.isAboutBaseline
      ? differences.text(other: "its content makes")
      : "\(differences.text(other: "its constraints make")); \(text(violation))"
  }

  /// Explains a miss by a violation about other views.
  private func consequence(
    of cause: Violation, _ node: ViewNode, solved: LayoutRect
  ) -> Explanation {
    Explanation(
      cause: .consequence,
      reason: "\(frames(node, solved)); follows from \(origin(of: cause))", content: cause.content)
  }

  /// Describes a violation, with the name of the view that it moves.
  private func origin(of cause: Violation) -> String {
    let view =
      cause.nodes.first { missed.contains(ObjectIdentifier($0)) }
      ?? cause.nodes.first { $0 !== residuals.nodes.first } ?? cause.nodes.first
    return (view.map { "\(title(of: $0)): " } ?? "") + text(cause)
  }
}

extension MissReasons {
  /// Returns the conflict of a member, preferably one about a view.
  private func conflict(
    with member: LayoutConflict.Member, about node: ViewNode
  ) -> LayoutConflict? {
    let identity = MemberIdentity(member)
    let found = conflicts.filter { $0.members.contains { MemberIdentity($0) == identity } }
    return found.first { isAbout($0, node) } ?? found.first
  }

  /// Describes the conflict of a view's constraints.
  private func conflict(about node: ViewNode) -> String? {
    conflicts.first { isAbout($0, node) }.map(text)
  }

  private func isAbout(_ conflict: LayoutConflict, _ node: ViewNode) -> Bool {
    conflict.constraints.contains {
      $0.firstItem?.layoutNode === node || $0.secondItem?.layoutNode === node
    }
  }

  private func text(of conflict: LayoutConflict) -> String {
    let members = conflict.members.map { $0.text(naming: name) }
    return "these cannot hold together: \(members.joined(separator: "; "))"
  }

  private func text(_ cause: Violation) -> String {
    let member = cause.member.text(naming: name)
    return switch cause.member {
    case .constraint:
      "\(member) is off by \(cause.error.text)"
        + (guesses.text(about: cause.member).map { ", and \($0)" } ?? "")
    case .rule(.stack, let stack): text(of: stack, cause)
    case .rule: "\(member), off by \(cause.error.text)"
    }
  }

  /// Describes the violation of a stack's arrangement.
  private func text(of stack: ViewNode, _ cause: Violation) -> String {
    let views = cause.nodes.filter { $0 !== stack }
    let names = views.map(name).joined(separator: " and ")
    let owner = name(of: stack)
    if cause.isAboutProportions {
      return "\(owner) arranges \(names) in proportion to their contents"
    }
    let overlap = residuals.overlap(of: views)
    let start =
      overlap > FrameComparison.tolerance
      ? "\(names) overlap in \(owner) by \(overlap.text)"
      : "\(owner) arranges \(names.isEmpty ? "its views" : names), off by \(cause.error.text)"
    let unmarked = views.filter { $0.translatesAutoresizingMaskIntoConstraints != false }
    guard !unmarked.isEmpty else { return start }
    let lacking = unmarked.map(name).joined(separator: " and ")
    return "\(start); \(lacking) "
      + "\(unmarked.count == 1 ? "lacks" : "lack") translatesAutoresizingMaskIntoConstraints=\"NO\""
  }

  /// Returns the name of an item in reasons.
  private func name(of item: any LayoutItem) -> String { document.name(of: item, length: .medium) }

  /// Returns the class and the name of a view.
  private func title(of node: ViewNode) -> String { "\(node.className) \(name(of: node))" }

  private func frames(_ node: ViewNode, _ solved: LayoutRect) -> String {
    "stored \(node.frame), solved \(solved)"
  }
}

/// The differing numbers of a stored frame and another one.
struct FrameDifferences {
  private let numbers: [(part: AmbiguousNode.Part, stored: Double, other: Double)]
  private let isWhole: Bool

  init(stored: LayoutRect, other: LayoutRect) {
    isWhole = stored.numbers.allSatisfy { $0 == $0.rounded() }
    numbers = zip(AmbiguousNode.Part.allCases, zip(stored.numbers, other.numbers))
      .map { (part: $0, stored: $1.0, other: $1.1) }
      .filter { ($0.stored - $0.other).magnitude >= 0.05 }
  }

  /// The numbers that differ.
  var parts: Set<AmbiguousNode.Part> { Set(numbers.map(\.part)) }

  /// Whether rounding to pixels explains all differences.
  var areOfPixels: Bool { numbers.allSatisfy { ($0.stored - $0.other).magnitude <= 1 + 1e-6 } }

  /// Whether rounding the stored frame to whole points explains all differences.
  var areOfRounding: Bool { isWhole && areOfPixels }

  /// Describes the differences, such as `stored width 441, its constraints make it 440`.
  func text(other maker: String) -> String {
    let stored = numbers.map { "\($0.part.rawValue) \($0.stored.text)" }.joined(separator: ", ")
    let others = numbers.map { $0.other.text }.joined(separator: ", ")
    return "stored \(stored), \(maker) \(numbers.count == 1 ? "it" : "them") \(others)"
  }
}

extension LayoutRect {
  /// Returns whether all numbers agree with those of another rectangle, within the comparison's
  /// tolerance.
  func isClose(to other: LayoutRect) -> Bool {
    isClose(to: other, tolerance: FrameComparison.tolerance + 1e-6)
  }
}
