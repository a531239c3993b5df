import ViewTree

/// What the constraints of a document are about, in words that people know, by identifier.
struct ConstraintCaptions {
  private var captions: [String: String] = [:]

  /// Collects the captions of all constraints at and below some views.
  init(of views: [ViewNode]) {
    var pending = views
    while let node = pending.popLast() {
      for constraint in node.constraints {
        guard let identifier = constraint.identifier else { continue }
        captions[identifier] = Self.caption(of: constraint)
      }
      pending += node.children
    }
  }

  /// The caption of a constraint, such as `Title.top = UIView.top`; nil for what is none.
  subscript(identifier: String) -> String? { captions[identifier] }

  private static func caption(of constraint: LayoutConstraint) -> String {
    let left = "\(name(of: constraint.firstItem)).\(constraint.firstAttribute)"
    guard let attribute = constraint.secondAttribute else {
      return constraint.relation == .equal ? left : "\(left) \(constraint.relation.symbol)"
    }
    let factor = constraint.multiplier == 1 ? "" : "\(constraint.multiplier.text) * "
    let right = "\(factor)\(name(of: constraint.secondItem)).\(attribute)"
    return "\(left) \(constraint.relation.symbol) \(right)"
  }

  private static func name(of item: (any LayoutItem)?) -> String {
    guard let node = item as? ViewNode else { return item?.layoutName ?? "?" }
    return node.userLabel ?? node.className
  }
}
