extension ScreenAdaptable {
  /// Restores the design value of every length of this node and all its descendants.
  ///
  /// All remembered values are forgotten. A value that was edited since it was applied is the new
  /// design value: it stays, and counts as adopted. Exceptions and switches are ignored.
  ///
  /// - Parameter options: Whether to make a dry run, to report every length, or to restore this
  ///   node only.
  /// - Returns: The number of changed lengths, and the lengths themselves if asked for.
  /// - Complexity: O(*n*) in the number of nodes and constraints, at any depth.
  @discardableResult
  public func restoreDesign(options: AdaptationOptions = []) -> AdaptationReport {
    // Any context will do: restoring does not multiply.
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
