import AutoScale
import AutoScaleSolver
import AutoScaleTrees

/// The distance that a constraint defines, as seen from the root.
package struct ConstraintSpan {
  /// The constraint.
  package let constraint: LayoutConstraint

  /// The axis of the distance.
  package let axis: LayoutAxis

  /// The position of the first item's line along the axis, in points; for a length, its start.
  package let first: Double

  /// The position of the second item's line, in points; for a length, its end.
  package let second: Double

  /// Whether the constraint is about a length, not positions.
  package let isLength: Bool

  /// The rectangles of one or two items.
  package let items: [LayoutRect]
}

extension LayoutResult {
  /// The spans of the tree's constraints, in the order of their owners.
  ///
  /// - Complexity: O(*n*) in nodes and constraints.
  package var constraintSpans: [ConstraintSpan] {
    // Nothing is solved here: the translator only finds operands, which need no lower bounds.
    var translator = Translator(model, into: SectionedSolver(lowerBounds: []))
    // Insets follow from the solution; those that the rows rest on may be a first guess.
    var resolver = InsetResolver(model: model, values: solution.values)
    translator.insets = Dictionary(
      uniqueKeysWithValues: nodes.indices.map { ($0, resolver.insets(of: $0)) })
    return model.constraints.enumerated().compactMap { index, resolved in
      resolved.map { span(of: model.constraint(at: index), $0, &translator) }
    }
  }

  /// Returns the margins of some nodes, in points.
  package func margins(ofNodesAt indices: [Int]) -> [LayoutInsets] {
    var resolver = InsetResolver(model: model, values: solution.values)
    return indices.map { resolver.insets(of: $0).margins }
  }

  /// The alignment rectangle of each node in the root, in points.
  package var alignmentRects: [LayoutRect] {
    nodes.indices.map { RectVariables(at: $0).rect(in: solution.values) }
  }

  private func span(
    of constraint: LayoutConstraint, _ resolved: ResolvedConstraint,
    _ translator: inout Translator
  ) -> ConstraintSpan {
    let first = translator.operand(
      resolved.first, constraint.firstAttribute, opposite: resolved.second)
    let second = resolved.second.flatMap { reference in
      constraint.secondAttribute.map {
        translator.operand(reference, $0, opposite: resolved.first)
      }
    }
    let rects = [first, second].compactMap { $0?.box.rect(in: solution.values) }
    let axis = first.line.axis
    if first.line.isLength {
      // A length is drawn from one end of its item to the other.
      return ConstraintSpan(
        constraint: constraint, axis: axis, first: rects[0].start(along: axis),
        second: rects[0].end(along: axis), isLength: true, items: rects)
    }
    let start = first.position(in: solution.values)
    // Without a second item the constant itself is the distance.
    return ConstraintSpan(
      constraint: constraint, axis: axis, first: start,
      second: second?.position(in: solution.values) ?? start - constraint.constant,
      isLength: false, items: rects)
  }
}

extension Box {
  /// Returns the inset rectangle that the variables have in values.
  fileprivate func rect(in values: [Double]) -> LayoutRect {
    let rect = variables.rect(in: values)
    return LayoutRect(
      x: rect.x + insets.left, y: rect.y + insets.top, width: rect.width - insets.horizontal,
      height: rect.height - insets.vertical)
  }
}

extension Operand {
  /// Returns the position of a line other than a length, in the root, in points.
  fileprivate func position(in values: [Double]) -> Double {
    let rect = box.rect(in: values)
    let position =
      switch line {
      case .edge(let edge): rect.place(of: edge)
      // Only a drawing asks for the position of a length; it writes a caption at the middle.
      case .center(let axis), .length(let axis):
        rect.start(along: axis) + rect.length(along: axis) / 2
      }
    return position + offset
  }
}
