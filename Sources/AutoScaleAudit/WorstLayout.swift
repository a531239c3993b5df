import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The worst layout of a finding.
package struct WorstLayout {
  /// The layout, whose nodes may have design values again.
  package let result: LayoutResult

  /// The screen.
  package let screen: Screen

  /// The bars of the view's controller.
  package let bars: ControllerBars?

  /// The indices of the nodes at fault.
  package let marked: [Int]
}

extension Audit {
  /// Lays out a tree on the worst screen of a finding.
  ///
  /// - Parameters:
  ///   - finding: A finding of this audit.
  ///   - root: The tree in which it was found.
  ///   - document: The document of the tree, or nil for a tree made in code.
  /// - Returns: The layout, or nil for a finding without a screen.
  package func worstLayout(
    of finding: Finding, in root: ViewNode, of document: InterfaceDocument? = nil
  ) -> WorstLayout? {
    guard let screen = finding.condition.screen else { return nil }
    let subject = AuditSubject(root, of: document)
    let layouts = layouts(of: subject, on: screen, reading: finding.condition.direction)
    let applied = AppliedLengths(of: root)
    do throws(InvalidParameterError) {
      defer { if changesTrees { applied.setAgain() } }
      let result = try layouts.layout(on: screen).result
      let marked = result.nodes.indices.filter {
        let node = result.nodes[$0]
        return node.identifier == finding.elementID && subject.name(of: node) == finding.element
      }
      return WorstLayout(result: result, screen: screen, bars: subject.bars, marked: marked)
    } catch {
      return nil  // the audit already laid it out on this screen
    }
  }

  /// Lays out the view of a document on the worst screen of a finding.
  ///
  /// - Returns: The layout, or nil for a finding of another document.
  package func worstLayout(
    of finding: Finding, in document: InterfaceDocument
  ) -> WorstLayout? {
    let root = document.views.first { root in
      root.subtree.contains { $0.identifier == finding.elementID }
    }
    return root.flatMap { worstLayout(of: finding, in: $0, of: document) }
  }
}
