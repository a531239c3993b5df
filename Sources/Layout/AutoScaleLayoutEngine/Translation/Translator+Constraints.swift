import AutoScale
import AutoScaleSolver
import AutoScaleTrees

extension Translator {
  /// Writes the rows of the constraints that were added to a node.
  mutating func addConstraints(of position: Int) {
    // Only the last rows of a section can be kept, so all of a node's constraints must be plain.
    if keepsRows, model.hasPlainConstraints[position], keepRows(of: position) { return }
    for index in model.constraints(of: position) { addConstraint(at: index) }
  }

  /// Keeps the rows of constraints, the last ones of the section, with the constants that they have now.
  ///
  /// - Returns: Whether the section has no other rows left; otherwise the rows must be written.
  private mutating func keepRows(of position: Int) -> Bool {
    let indices = model.constraints(of: position)
    // Constants that did not change are in the kept rows.
    guard model.hasChangedConstants[position] else { return solver.keepRows(indices.count) }
    let constraints = model.constraints[indices]
    return solver.keepRows(indices.count) { index in
      constraints[indices.lowerBound + index]?.numbers.constant ?? 0
    }
  }

  /// Writes the row of a constraint.
  private mutating func addConstraint(at index: Int) {
    guard let constraint = model.constraints[index] else { return }
    let (firstAttribute, secondAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    // Right to left, constants count towards the left.
    let isMirrored =
      direction == .rightToLeft
      && (firstAttribute.dependsOnDirection || secondAttribute?.dependsOnDirection == true)
    let sign = isMirrored ? -1.0 : 1.0
    var multiplier = 0.0
    add(constraint.first, firstAttribute, opposite: constraint.second, times: sign)
    if let reference = constraint.second, let secondAttribute {
      multiplier = constraint.numbers.multiplier
      add(reference, secondAttribute, opposite: constraint.first, times: -sign * multiplier)
    }
    // Positions with a multiplier are measured in the nearest common ancestor: 61 of 61 stored
    // frames. Here they count from the root, so the ancestor's own place is taken into account.
    if multiplier != 1, !firstAttribute.isLength {
      // Multipliers count from the left in both directions: attributes change sides, the coordinates do not.
      // Source: Stack Overflow, question 33714527; freshOS/Stevia, issue 128.
      let line: RectLine = firstAttribute.line(in: direction).axis == .vertical ? .top : .left
      add(line, of: model.tree.space(of: constraint), times: -sign * (1 - multiplier))
    }
    endRow(
      Relation(constraint.relation), constraint.numbers.constant,
      priority: Priority(constraint.numbers.priority), tag: Int32(index))
  }

  /// Adds a multiple of an item's attribute to the current row.
  @inline(__always) private mutating func add(
    _ item: ItemReference, _ attribute: LayoutAttribute, opposite: ItemReference?,
    times factor: Double
  ) {
    // Most items: their rows are written without an operand in between.
    if item.isPlainNode(attribute) {
      let line = attribute.line(in: direction)
      add(line, of: variables(Int(item.node), line: line, opposite: opposite), times: factor)
    } else {
      addOperand(item, attribute, opposite: opposite, times: factor)
    }
  }

  /// Adds a multiple of an item's attribute in margins, at a baseline, or of a guide to the row.
  @inline(never) private mutating func addOperand(
    _ item: ItemReference, _ attribute: LayoutAttribute, opposite: ItemReference?,
    times factor: Double
  ) {
    add(operand(item, attribute, opposite: opposite), times: factor)
  }

  /// Returns the line of an item's attribute in a constraint with another item.
  mutating func operand(
    _ item: ItemReference, _ attribute: LayoutAttribute, opposite: ItemReference?
  ) -> Operand {
    let line = attribute.line(in: direction)
    var box = box(of: item, line: line, opposite: opposite)
    if attribute.isWithinMargins, item.isNode {
      box.insets = insets(of: Int(item.node)).margins
    }
    guard attribute.isBaseline, item.isNode else { return box(line) }
    return baseline(attribute, of: Int(item.node), box)
  }

  private mutating func box(
    of item: ItemReference, line: RectLine, opposite: ItemReference?
  ) -> Box {
    let position = Int(item.node)
    switch item.place {
    case .rectangle(let variables): return Box(variables: variables)
    case .content: return Box(variables: model.tree.space(of: position))
    case .frame: return box(position)
    case .safeArea:
      return Box(
        variables: RectVariables(at: position), insets: insets(of: position).safeArea)
    case .layoutMargins:
      return Box(
        variables: variables(position, line: line, opposite: opposite),
        insets: insets(of: position).margins)
    case .node: return Box(variables: variables(position, line: line, opposite: opposite))
    }
  }

  /// Returns the rectangle of a node.
  ///
  /// To its descendants, the edges of a scroll view are those of its content; its centers and sizes are
  /// those of its frame.
  ///
  /// Source: Apple's Auto Layout Guide, Working with Scroll Views.
  @inline(__always) private func variables(
    _ position: Int, line: RectLine, opposite: ItemReference?
  ) -> RectVariables {
    guard hasContents, case .edge = line, model.tree.traits[position].contains(.scroll),
      let content = model.tree.contents[position], let opposite,
      model.tree.list.contains(Int(opposite.node), in: position)
    else { return RectVariables(at: position) }
    return content
  }
}

// MARK: - Baselines

extension Translator {
  /// Returns a baseline of a node, or an edge of a node without text.
  func baseline(_ attribute: LayoutAttribute, of position: Int, _ box: Box) -> Operand {
    let isFirst = attribute == .firstBaseline
    var (position, box) = (position, box)
    // No recursion: stacks nest to any depth.
    while model.contentSizes[position]?.baselines == nil,
      let source = baselineSource(attribute, of: position)
    {
      (position, box) = (source, self.box(source))
    }
    switch model.contentSizes[position]?.baselines {
    case .edges(let fromTop, let fromBottom):
      return Operand(
        box: box, line: isFirst ? .top : .bottom, offset: isFirst ? fromTop : -fromBottom)
    case .centered(let below): return Operand(box: box, line: .centerY, offset: below)
    case nil: return box(isFirst ? .top : .bottom)
    }
  }

  /// Returns the view that gives a stack its baseline: the first or last of a column, the highest
  /// of a row.
  ///
  /// Other nodes and empty stacks have none.
  private func baselineSource(_ attribute: LayoutAttribute, of position: Int) -> Int? {
    guard let stack = model.tree.nodes[position].role.stack else { return nil }
    // A view that takes no space has no place, and so no baseline.
    let visible = stack.children.filter(takesSpace).map(\.layoutIndex)
    if stack.axis == .vertical { return attribute == .firstBaseline ? visible.first : visible.last }
    // The first of several equally high views.
    return visible.max { height($0) < height($1) }
  }

  /// Returns the height of a node's content, or zero.
  private func height(_ position: Int) -> Double { model.contentSizes[position]?.height ?? 0 }
}

extension LayoutTree {
  /// Returns the rectangle in which a node's children lie: its own, or its scrollable content.
  fileprivate func space(of position: Int) -> RectVariables {
    contents[position] ?? RectVariables(at: position)
  }

  /// Returns the rectangle in whose coordinates the positions of a constraint are measured.
  fileprivate func space(of constraint: ResolvedConstraint) -> RectVariables {
    let first = Int(constraint.first.node)
    let ancestor =
      constraint.second.map { list.commonAncestor(first, Int($0.node)) }
      ?? max(0, Int(parents[first]))
    return space(of: ancestor)
  }
}

extension Relation {
  init(_ relation: LayoutRelation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
