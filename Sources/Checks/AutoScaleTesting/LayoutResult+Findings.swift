import AutoScaleAudit
import AutoScaleLayoutEngine

extension LayoutResult {
  /// Returns the findings of the given rules in this layout, or of all rules by default.
  ///
  ///     let layout = LayoutEngine().layout(screen, in: phone)
  ///     #expect(layout.findings(.overlap, .clippedText).isEmpty)
  ///
  /// - Returns: The findings by rule, each in the order of the tree.
  /// - Complexity: O(*n* log *n*) in the views, and a second solve for ``/AutoScaleAudit/Finding/Rule/ambiguous``.
  public func findings(_ rules: Finding.Rule...) -> [Finding] {
    var audit = Audit()
    if !rules.isEmpty { audit.disabledRules = Set(Finding.Rule.allCases).subtracting(rules) }
    return audit.findings(in: self)
  }
}
