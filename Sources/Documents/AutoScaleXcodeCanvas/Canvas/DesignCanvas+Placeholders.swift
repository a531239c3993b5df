import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

extension DesignCanvas {
  /// Returns the placeholder constraints without which views of an outermost view have no unique frames.
  func placeholdersNeeded(by root: ViewNode) -> [LayoutConstraint] {
    let placeholders = root.subtree.flatMap(\.constraints).filter {
      $0.isPlaceholder && $0.isActive
    }
    // Most documents have none, and need no second layout.
    guard !placeholders.isEmpty, case .success(let result) = attempt(root) else { return [] }
    let open = result.diagnose().ambiguousNodes
    return placeholders.filter { constraint in
      let nodes = [constraint.firstItem, constraint.secondItem].compactMap { $0?.layoutNode }
      return open.contains { view in
        nodes.contains { $0 === view.node }
          && view.isOpen(along: constraint.firstAttribute.axis)
      }
    }
  }

  private func attempt(_ root: ViewNode) -> Result<LayoutResult, InvalidParameterError> {
    Result { () throws(InvalidParameterError) in try layout(root) }
  }

  /// A line for each placeholder constraint that counts on the screen, such as
  /// `Login.xib:12:9: note: the placeholder constraint photo.height = 40 counts, …`.
  package var placeholderNotes: [String] {
    neededPlaceholders.map { constraint in
      let text = constraint.algebra { document.name(of: $0, length: .medium) }
      let place = document.place(of: constraint)?.description ?? document.path
      return "\(place): note: the placeholder constraint \(text) counts, "
        + "because views have no unique frame without it"
    }
  }
}

extension AmbiguousNode {
  /// Returns whether the place or the length along an axis is open.
  fileprivate func isOpen(along axis: LayoutAxis) -> Bool {
    !parts.isDisjoint(with: axis == .horizontal ? [.x, .width] : [.y, .height])
  }
}
