import AutoScale
import AutoScaleSolver
import AutoScaleTrees

extension Translator {
  /// Writes the rows that arrange a stack's views, with the priorities of UIKit.
  mutating func addArrangement(of stack: StackNode, at position: Int) {
    var visible: [Int] = []
    var hidden: [HiddenView] = []
    for child in stack.children {
      if !takesSpace(child) {
        hidden.append(HiddenView(position: child.layoutIndex, nextIndex: visible.count))
      } else {
        visible.append(child.layoutIndex)
      }
    }
    var container = box(position)
    if stack.isLayoutMarginsRelativeArrangement { container.insets = insets(of: position).margins }
    let arrangement = Arrangement(
      stack, views: visible.map(box), gaps: gaps(of: stack, visible), container: container,
      direction: direction)
    // The rows are those that UIStackView writes itself, as A. Grebenyuk lists them by identifier
    // (README of kean/Arranged): canvas connection, spacing, fill, alignment, spanning.
    addEnds(arrangement)
    addGaps(arrangement)
    addSizes(arrangement, visible, of: stack)
    addTextWidths(arrangement, visible, of: stack)
    addCrossEdges(arrangement)
    addBaselines(arrangement, visible)
    for view in hidden { collapse(view, arrangement) }
  }

  /// A view without space in its stack, and the index of the next one that has some.
  private struct HiddenView {
    let position: Int
    let nextIndex: Int
  }

  /// Returns whether a view takes space in its stack.
  func takesSpace(_ view: ViewNode) -> Bool {
    guard view.isHidden else { return true }
    guard model.settings.keepsStoppedIndicators, case .activityIndicator(let indicator) = view.role
    else { return false }
    // On Xcode's canvas a stopped indicator keeps its space: three of three repositories.
    return indicator.hidesWhenStopped && !indicator.isAnimating
      && indicator.translatesAutoresizingMaskIntoConstraints == false
  }

  /// Ties the first view to the start of the stack, and the last one to its end.
  private mutating func addEnds(_ stack: Arrangement) {
    guard let first = stack.views.first, let last = stack.views.last else { return }
    add(first(stack.start), .equal, stack.container(stack.start), from: .stack)
    add(last(stack.end), .equal, stack.container(stack.end), from: .stack)
  }

  /// Returns the gap after each view; gaps between baselines are smaller by the distances to the
  /// edges.
  private func gaps(of stack: StackNode, _ visible: [Int]) -> [Double] {
    zip(visible, visible.dropFirst()).map { position, next in
      let spacing = stack.spacing(after: model.tree.nodes[position])
      guard stack.isBaselineRelativeArrangement, stack.axis == .vertical else { return spacing }
      let last = baseline(.lastBaseline, of: position, box(position))
      let first = baseline(.firstBaseline, of: next, box(next))
      // Views without text have no baselines to measure from.
      guard last.line == .bottom, first.line == .top else { return spacing }
      return spacing + last.offset - first.offset
    }
  }

  private mutating func addGaps(_ stack: Arrangement) {
    for (index, (view, next)) in zip(stack.views, stack.views.dropFirst()).enumerated() {
      switch stack.distribution {
      case .fill, .fillEqually, .fillProportionally:
        addGap(stack, view, next)
        endRow(.equal, stack.gaps[index], from: .stack)
      case .equalSpacing:
        addGap(stack, view, next)
        endRow(.greaterThanOrEqual, stack.gaps[index], from: .stack)
        // UIStackView has no such row; with it the gap is one number where a stack has no length.
        addGap(stack, view, next)
        endRow(.equal, stack.gaps[index], priority: .spacing, from: .stack)
        guard index > 0 else { continue }
        // The gaps of a stack are equal to each other, and may all be larger than the spacing.
        addGap(stack, view, next)
        addGap(stack, stack.views[0], stack.views[1], times: -1)
        endRow(.equal, 0, from: .stack)
      case .equalCentering:
        addGap(stack, view, next)
        endRow(.greaterThanOrEqual, stack.gaps[index], from: .stack)
        addGap(stack, view, next)
        endRow(.equal, stack.gaps[index], priority: .spacing, from: .stack)
        // Two equal distances: the next center less this one is this one less the previous one.
        guard index > 0 else { continue }
        add(next(stack.center))
        add(view(stack.center), times: -2)
        add(stack.views[index - 1](stack.center))
        endRow(.equal, 0, priority: .centering, from: .stack)
      }
    }
  }

  /// Adds the distance from the end of a view to the start of the next one to the row.
  private mutating func addGap(
    _ stack: Arrangement, _ view: Box, _ next: Box, times factor: Double = 1
  ) {
    add(next(stack.start), times: factor * stack.sign)
    add(view(stack.end), times: -factor * stack.sign)
  }

  private mutating func addSizes(
    _ stack: Arrangement, _ positions: [Int], of node: StackNode
  ) {
    guard let first = stack.views.first else { return }
    switch stack.distribution {
    case .fill, .equalSpacing, .equalCentering: break
    case .fillEqually:
      for view in stack.views.dropFirst() {
        add(view(stack.length), .equal, first(stack.length), from: .stack)
      }
    case .fillProportionally: addProportions(stack, positions, of: node)
    }
  }

  /// Gives each view its content's share of all contents and the spacing; the last one takes the rest.
  ///
  /// Source: openradar 34595752, and A. Grebenyuk, "Let's Build UIStackView" (2017). The spacing is the number of the
  /// stack: the system's spacing and gaps of single views do not count.
  private mutating func addProportions(
    _ stack: Arrangement, _ positions: [Int], of node: StackNode
  ) {
    let lengths = positions.map { naturalLength(of: $0, along: stack.axis) }
    guard let first = lengths.firstIndex(where: { $0 > 0 }) else { return }
    let spacing = node.hasSystemSpacing ? 0 : node.spacing * Double(stack.gaps.count)
    var whole = (box: stack.container, length: lengths.reduce(spacing, +))
    // The lengths of an earlier layout are shares already, of which the first tells the others.
    let areResults = model.settings.contentsAreResults
    if areResults { whole = (stack.views[first], lengths[first]) }
    guard whole.length > 0 else { return }
    for (index, length) in lengths.enumerated() where !areResults || index != first && length > 0 {
      add(stack.views[index](stack.length))
      add(whole.box(stack.length), times: -length / whole.length)
      endRow(.equal, 0, priority: .proportion(of: index), from: .stack)
    }
  }

  /// The length that a view has without a stack: that of its content, or what its constraints and the views in
  /// it need.
  ///
  /// Without any length of its own a view gets none in UIKit.
  private func naturalLength(of position: Int, along axis: LayoutAxis) -> Double {
    if let length = model.contentSizes[position]?.length(along: axis) { return max(0, length) }
    let size = model.settings.fittingSizes[ObjectIdentifier(model.tree.nodes[position])]
    return (axis == .horizontal ? size?.width : size?.height) ?? 0
  }

  /// Settles the widths of texts that wrap in a row.
  ///
  /// Until iOS 14 each is as wide as its share of the row, more important than its own width by ten. Source:
  /// openradar 39275811 and 41192642. Since iOS 15 labels yield by their priorities; what these leave open, UIKit
  /// shares out in a way that is not known, and no label gets nothing here. Source: K. Harrison, "Stack View
  /// Changes In iOS 15" (2021).
  private mutating func addTextWidths(
    _ stack: Arrangement, _ positions: [Int], of node: StackNode
  ) {
    let isFirm = model.settings.evensTexts
    guard stack.isHorizontal, positions.count > 1, !isFirm || stack.distribution == .fill else {
      return
    }
    let share = 1 / Double(positions.count)
    let spacing = isFirm && node.hasSystemSpacing ? 0 : node.spacing
    for (view, position) in zip(stack.views, positions) {
      let text = model.tree.nodes[position]
      guard text.role.mayWrap, model.contentSizes[position]?.width ?? 0 > 0 else { continue }
      add(view(stack.length))
      add(stack.container(stack.length), times: -share)
      endRow(
        .equal, spacing * (share - 1),
        priority: isFirm ? .evenText(text.contentCompressionResistance.horizontal) : .anyText,
        from: .stack)
    }
  }

  private mutating func addCrossEdges(_ stack: Arrangement) {
    for (index, view) in stack.views.enumerated() {
      for side in [Arrangement.Side.near, .far] {
        let edge = stack.edge(side)
        if stack.alignment.touches(side) {
          add(
            view(.edge(edge)), .equal, stack.container(.edge(edge)), from: .stack)
        } else if !stack.isAlignedByBaseline(at: side) {
          addInside(stack, view, edge)
        } else if index == 0 {
          // At the side of the baseline, only the first view is tied to the stack, as in UIKit. It
          // yields to required constraints.
          add(
            view(.edge(edge)), .equal, stack.container(.edge(edge)), priority: .baselineTie,
            from: .stack)
        }
      }
      if stack.alignment == .center {
        add(view(stack.middle), .equal, stack.container(stack.middle), from: .stack)
      }
      // A view without content would have any thickness.
      if stack.alignment != .fill {
        add(view(stack.thickness), .equal, 0, priority: .suppression, from: .stack)
      }
    }
    guard stack.alignment != .fill, !stack.views.isEmpty else { return }
    add(stack.container(stack.thickness), .equal, 0, priority: .fitting, from: .stack)
  }

  /// Keeps an edge of a view within the stack, just below required.
  private mutating func addInside(_ stack: Arrangement, _ view: Box, _ edge: LayoutInsets.Edge) {
    add(
      view(.edge(edge)), edge.isFar ? .lessThanOrEqual : .greaterThanOrEqual,
      stack.container(.edge(edge)), priority: .spanning, from: .stack)
  }

  private mutating func addBaselines(_ stack: Arrangement, _ positions: [Int]) {
    let attribute: LayoutAttribute
    switch stack.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return
    }
    // UIKit aligns baselines in rows only.
    guard stack.isHorizontal, let first = positions.first else { return }
    let reference = baseline(attribute, of: first, box(first))
    for position in positions.dropFirst() {
      add(
        baseline(attribute, of: position, box(position)), .equal, reference, from: .stack)
    }
  }

  /// Collapses a hidden view; its own constraints on its size stay stronger.
  ///
  /// Across the axis it is aligned as the others. Along it, it lies in the middle of a gap, or at the start of the
  /// stack, unless a constraint wants it elsewhere: so it cannot move the others. Source: the constraints of UIKit,
  /// as listed in A. Grebenyuk, "Let's Build UIStackView" (2017), and stored frames.
  private mutating func collapse(_ hidden: HiddenView, _ stack: Arrangement) {
    let view = box(hidden.position)
    add(view(stack.length), .equal, 0, priority: .hiding, from: .stack)
    if hidden.nextIndex > 0, hidden.nextIndex < stack.views.count {
      addGap(stack, stack.views[hidden.nextIndex - 1], view)
      endRow(
        .equal, stack.gaps[hidden.nextIndex - 1] / 2, priority: .hiddenPlace, from: .stack)
    } else {
      add(
        view(stack.start), .equal, stack.container(stack.start), priority: .hiddenPlace,
        from: .stack)
    }
    // A stack that fills ties both edges of a hidden view too, so that it appears in full
    // thickness.
    for line in stack.linesOfHiddenViews {
      add(view(line), .equal, stack.container(line), priority: .hiding, from: .stack)
    }
  }
}

/// The visible views of a stack as rectangles, and the lines along and across its axis.
private struct Arrangement {
  let views: [Box]
  let container: Box
  let distribution: StackNode.Distribution
  let alignment: StackNode.Alignment
  let gaps: [Double]
  let axis: LayoutAxis
  let direction: InterfaceDirection

  init(
    _ stack: StackNode, views: [Box], gaps: [Double], container: Box, direction: InterfaceDirection
  ) {
    self.views = views
    self.container = container
    distribution = stack.distribution
    alignment = stack.alignment
    self.gaps = gaps
    axis = stack.axis
    self.direction = direction
  }

  var isHorizontal: Bool { axis == .horizontal }

  /// Whether views run from right to left.
  ///
  /// Only a row runs against the direction of reading; a column always runs down.
  private var isReversed: Bool { isHorizontal && direction == .rightToLeft }

  /// Returns whether baselines align the views at a side.
  func isAlignedByBaseline(at side: Side) -> Bool {
    isHorizontal && alignment == (side == .near ? .firstBaseline : .lastBaseline)
  }

  var sign: Double { isReversed ? -1 : 1 }
  var start: RectLine { .edge(axis.edge(isFar: isReversed)) }
  var end: RectLine { .edge(axis.edge(isFar: !isReversed)) }
  var center: RectLine { .center(axis) }
  var length: RectLine { .length(axis) }

  /// A side across the axis: of a column, the near one is where reading begins.
  enum Side { case near, far }

  func edge(_ side: Side) -> LayoutInsets.Edge {
    // Across a column reading decides which side is near.
    axis.other.edge(isFar: (side == .far) != (!isHorizontal && direction == .rightToLeft))
  }

  var middle: RectLine { .center(axis.other) }

  /// The lines across the axis at which hidden views lie; beside baselines, where reading begins.
  var linesOfHiddenViews: [RectLine] {
    if alignment == .center { return [middle] }
    let sides = [Side.near, .far].filter(alignment.touches)
    return (sides.isEmpty ? [.near] : sides).map { .edge(edge($0)) }
  }

  var thickness: RectLine { .length(axis.other) }
}

extension StackNode.Alignment {
  /// Returns whether views touch a side of the stack.
  fileprivate func touches(_ side: Arrangement.Side) -> Bool {
    switch self {
    case .fill: true
    case .top, .leading: side == .near
    case .bottom, .trailing: side == .far
    case .center, .firstBaseline, .lastBaseline: false
    }
  }
}

extension Priority {
  /// A hidden view takes no space.
  fileprivate static let hiding: Priority = 999.9  // required in UISV-hiding
  /// The first view of a stack that is aligned by baselines touches the stack.
  fileprivate static let baselineTie: Priority = 999.7
  /// Views stay within their stack, across its axis.
  fileprivate static let spanning: Priority = 999.5  // UISV-spanning-boundary
  /// Distances between centres are equal.
  fileprivate static let centering: Priority = 150  // UISV-fill-equally: 149
  /// A stack is no thicker than its views.
  fileprivate static let fitting: Priority = 51  // UISV-spanning-fit
  /// Gaps are no larger than the spacing.
  fileprivate static let spacing: Priority = 49  // UISV-canvas-fit
  /// A hidden view has a place.
  fileprivate static let hiddenPlace: Priority = 50  // UISV-spacing-hidden
  /// Views without a size have none.
  fileprivate static let suppression: Priority = 25  // UISV-ambiguity-suppression
  /// Texts that nothing else gives a width have their share of it.
  static let anyText: Priority = 20

  /// Lengths are in proportion to the contents; of several that cannot be, those of the first views are: UISV-fill-proportionally.
  fileprivate static func proportion(of index: Int) -> Priority {
    Priority(rawValue: Float(max(751, 999 - index))) ?? .required
  }

  /// A text has its share of the width, rather than its own or those of views with default priorities.
  fileprivate static func evenText(_ resistance: LayoutPriority) -> Priority {
    Priority(rawValue: min(999, resistance.rawValue + 10)) ?? .required
  }
}
