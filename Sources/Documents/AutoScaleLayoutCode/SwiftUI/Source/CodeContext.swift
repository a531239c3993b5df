import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// The state that the readers of structures share.
final class CodeContext {
  let source: DocumentSource
  let coverage: CoverageRecorder
  /// The names of types.
  var typeNames = NameMaker()
  /// The classes of outermost views by the indices of their elements.
  var looseTypes: [Int: String] = [:]

  init(_ source: DocumentSource) {
    self.source = source
    coverage = CoverageRecorder(source)
  }

  var document: InterfaceDocument { source.document }
  var options: CodeOptions { source.options }
  var index: OutletIndex { source.index }
  var owner: MarkupElement? { source.owner }

  /// The objects beside a root that belong to it.
  func objects(of root: InterfaceRoot) -> [MarkupElement] { source.objects(of: root) }

  /// Whether the font of a view is a design value, which its own switch may deny.
  func scalesFont(of node: ViewNode) -> Bool { source.scalesFont(of: node) }

  /// The sentence about the view that a structure is for.
  func documentation(of node: ViewNode, _ root: InterfaceRoot?) -> String {
    source.documentation(of: node, root)
  }

  /// Returns the color of a child in the words of SwiftUI, and takes it if there is one.
  func color(
    _ key: String, of facts: ElementFacts, as code: (InterfaceColor, InterfaceResources) -> String?
  ) -> String? {
    guard let child = facts.markup.child("color", key: key), let stated = InterfaceColor(child),
      let color = code(stated, document.resources)
    else { return nil }
    coverage.expressAll(of: child)
    return color
  }
}
