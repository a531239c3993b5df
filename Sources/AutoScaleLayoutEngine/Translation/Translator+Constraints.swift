import AutoScale
import AutoScaleSolver
import AutoScaleTrees

extension Translator {
  /// Writes the rows of the constraints that were added to a node.
  mutating func addConstraints(of position: Int) {
    let indices = model.constraints(of: position)
    if keepsRows, model.hasPlainConstraints[position] {
      let areKept =
        model.hasChangedConstants[position]
        ? rows.keepRows(of: model.constraints[indices]) : rows.solver.keepRows(indices.count)
      if areKept { return }
    }
    for index in indices { addConstraint(at: index) }
  }

  /// Writes the row of a constraint.
  private mutating func addConstraint(at index: Int) {
    guard let constraint = model.constraints[index] else { return }
    let (firstAttribute, secondAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    // Right to left, positions count from the right edge towards the left.
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
    if multiplier != 1, !firstAttribute.isLength {
      let axis = firstAttribute.line(in: direction).axis
      let line: RectLine = axis == .vertical ? .top : isMirrored ? .right : .left
      rows.add(line, of: model.tree.space(of: constraint), times: -sign * (1 - multiplier))
    }
    rows.endRow(
      Relation(constraint.relation), constraint.numbers.constant,
      priority: Priority(constraint.numbers.priority), from: .constraint(index))
  }

  /// Adds a multiple of an item's attribute to the current row.
  private mutating func add(
    _ item: ItemReference, _ attribute: LayoutAttribute, opposite: ItemReference?,
    times factor: Double
  ) {
    if item.isPlainNode(attribute) {
      let line = attribute.line(in: direction)
      rows.add(line, of: variables(Int(item.node), line: line, opposite: opposite), times: factor)
    } else {
      rows.add(operand(item, attribute, opposite: opposite), times: factor)
    }
  }

  /// The line of an item's attribute in a constraint with another item.
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

  /// The rectangle of a node.
  ///
  /// To its descendants, the edges of a scroll view are those of its content; its centers and sizes are
  /// those of its frame.
  ///
  /// Source: Apple's Auto Layout Guide, Working with Scroll Views.
  private func variables(
    _ position: Int, line: RectLine, opposite: ItemReference?
  ) -> RectVariables {
    guard hasContents, case .edge = line, let content = model.tree.contents[position], let opposite,
      model.tree.list.contains(Int(opposite.node), in: position)
    else { return RectVariables(at: position) }
    return content
  }
}

extension LayoutTree {
  /// The rectangle in which a node's children lie: its own, or its scrollable content.
  fileprivate func space(of position: Int) -> RectVariables {
    contents[position] ?? RectVariables(at: position)
  }

  /// The rectangle in whose coordinates the positions of a constraint are measured.
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
