extension ScreenAdaptable {
  /// Brings every length of this node and of all below it back to its design value.
  ///
  /// All that was remembered is forgotten. A value that was edited since it was applied is the new
  /// design value: it stays, and is counted as adopted. Exceptions and switches play no part.
  ///
  /// - Parameter options: Whether to change nothing, to report every length, to restore this node
  ///   only.
  /// - Returns: How much was changed; the lengths themselves when asked for.
  /// - Complexity: O(*n*) in the number of nodes and constraints; the depth doesn't matter.
  @discardableResult
  public func restoreDesign(options: AdaptationOptions = []) -> AdaptationReport {
    var adapter = LengthAdapter(context: .design, options: options)
    if options.contains(.nodeOnly) {
      restoreLengths(&adapter)
    } else {
      var nodes = Preorder(adaptableNode)
      nodes.forEach { $0.restoreLengths(&adapter) }
    }
    return adapter.report
  }

  private func restoreLengths(_ adapter: inout LengthAdapter) {
    adapter.report.countNode()
    var properties = adaptableProperties
    while let property = properties.popFirst() {
      var length = adaptableLength(property)
      if adapter.restore(&length, of: property, at: self) {
        setAdaptableLength(length, of: property)
      }
    }
    for constraint in adaptableConstraints {
      var constant = constraint.adaptableConstant
      if adapter.restore(&constant.length, of: .constraint, at: constraint) {
        constraint.adaptableConstant = constant
      }
    }
  }
}
