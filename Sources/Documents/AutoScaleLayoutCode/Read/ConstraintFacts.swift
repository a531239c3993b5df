import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// A constraint as a document states it, in the size classes that install it.
struct ConstraintFacts {
  let element: MarkupElement
  let plain: PlainConstraint
  /// The size classes in which it is installed; `nil` means all.
  var states: Set<SizeClassState>?
  /// Whether the document installs it in some size class; its owner activates another one.
  var isInstalled = true
  /// The constants by size classes, if they differ.
  var constants: [Double] = []
  /// Whether an outlet leads to the constraint.
  let isOutlet: Bool
}

extension Reader {
  /// Reads the constraints that a view holds, without those that only Interface Builder has.
  func constraints(of node: ViewNode, in view: MarkupElement) -> [ConstraintFacts] {
    if !source.variants.isEmpty {
      return view.elements(in: "constraints").compactMap { variedConstraint($0) }
    }
    return node.constraints.compactMap { constraint in
      document.markup(of: constraint).flatMap { facts(of: constraint, $0) }
    }
  }

  /// The constraint in all size classes, with its constants in each.
  private func variedConstraint(_ element: MarkupElement) -> ConstraintFacts? {
    let constraints = source.variants.constraints(at: element.index)
    guard let first = constraints.lazy.compactMap({ $0 }).first else {
      // Only code can activate a constraint that no size class installs, and it needs an outlet.
      guard !source.index.outlets(to: element).isEmpty,
        let constraint = source.variants.leftOutConstraint(at: element.index)
      else { return nil }
      var facts = facts(of: constraint, element)
      facts?.isInstalled = false
      return facts
    }
    guard var facts = facts(of: first, element) else { return nil }
    let states = zip(SizeClassState.allCases, constraints).filter { $0.1 != nil }.map(\.0)
    if states.count < constraints.count { facts.states = Set(states) }
    // Where it is not installed it keeps the constant that it has elsewhere.
    let constants = constraints.map { constraint in
      constraint.flatMap { PlainConstraint($0, in: source.style) }?.constant
    }
    if Set(constants.compactMap { $0 }).count > 1 {
      facts.constants = constants.map { $0 ?? facts.plain.constant }
    }
    for variation in element.children where variation.name == "variation" { _ = part(variation) }
    return facts
  }

  private func facts(
    of constraint: LayoutConstraint, _ element: MarkupElement
  ) -> ConstraintFacts? {
    // Interface Builder removes a placeholder at build time, so that UIKit never has it.
    if constraint.isPlaceholder {
      takeAll(of: element)
      return nil
    }
    // The element counts as read once a class has the constraint.
    if let list = element.child("userDefinedRuntimeAttributes") {
      for attribute in list.children
      where ScalingAttribute.constraints.contains(attribute["keyPath"] ?? "") {
        takeAll(of: attribute)
      }
    }
    return PlainConstraint(constraint, in: source.style).map {
      ConstraintFacts(
        element: element, plain: $0, isOutlet: !source.index.outlets(to: element).isEmpty)
    }
  }
}
