import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

/// The contents of a document, read in phases; each uses the results of the earlier ones.
struct DocumentContents {
  /// The device of the canvas, if the file names a known one.
  let device: InterfaceDevice?

  /// The images and colors.
  let resources: InterfaceResources

  /// The top-level objects, in file order.
  let roots: [InterfaceRoot]

  /// The elements of the views and constraints.
  let index: ElementIndex

  let outletNames: OutletNames

  let tables: [ObjectIdentifier: InterfaceTable]

  /// The views that the variations of the document's device exclude.
  let leftOut: Set<ObjectIdentifier>

  /// The constraints that these variations exclude, without those of excluded views.
  let leftOutConstraints: [LayoutConstraint]

  /// The traits for which variations are installed.
  let traits: VariationTraits

  /// Whether elements vary by size class.
  let hasVariations: Bool

  /// The defects of the document, then those of the texts, each in file order.
  let warnings: [InterfaceBuilderWarning]

  /// Reads the elements of a document, with texts that replace its own.
  ///
  /// - Parameters:
  ///   - markup: The elements.
  ///   - path: The path in messages.
  ///   - strings: The texts.
  ///   - screen: The screen whose variations are installed; by default that of the document.
  init(
    of markup: MarkupTree, path: String, strings: InterfaceStrings?, variationsOn screen: Screen?
  ) {
    var reader = ElementReader(path: path, strings: strings)
    device = reader.device(of: markup.root)
    traits = screen.map { VariationTraits($0) } ?? VariationTraits(device, of: markup.root)
    reader.traits = traits
    reader.resources = InterfaceResources(of: markup.root.child("resources"), reader: &reader)
    resources = reader.resources

    let trees = TreeBuilder(markup, reader: &reader).trees
    hasVariations = trees.hasVariations
    let variations = ViewVariations(trees, reader: reader)
    leftOut = variations.leftOut
    let constraints = ConstraintReader(trees, variations, reader: &reader)
    leftOutConstraints = constraints.leftOut
    index = constraints.index
    tables = TableReader(trees, reader: &reader).tables
    var barReader = ControllerBarReader(markup, index: index)
    roots = trees.roots.map { barReader.withBars(over: $0, reader: &reader) }
    outletNames = OutletNames(trees, index)
    Self.reportDanglingReferences(in: trees, &reader)
    warnings = reader.warnings.inOrder + (strings?.warnings(about: index).inOrder ?? [])
  }

  /// Reports references to missing elements.
  private static func reportDanglingReferences(
    in trees: BuiltTrees, _ reader: inout ElementReader
  ) {
    for (element, attribute) in trees.references {
      guard let id = element[attribute], trees.index.element(withID: id) == nil else { continue }
      reader.warn(.danglingReference(attribute: attribute, id: id), at: element)
    }
  }
}

extension InterfaceStrings {
  /// The defects of the texts, and the keys without an element in the document.
  fileprivate func warnings(about index: ElementIndex) -> [InterfaceBuilderWarning] {
    let unknown = entries.compactMap { entry -> InterfaceBuilderWarning? in
      let id = String(entry.key.prefix { $0 != "." })
      if index.element(withID: id) != nil { return nil }
      return InterfaceBuilderWarning(.unknownKey(id: id), place: entry.place, element: entry.key)
    }
    return warnings + unknown
  }
}

extension [InterfaceBuilderWarning] {
  /// The warnings in the order of their positions; equal positions keep their order.
  fileprivate var inOrder: [InterfaceBuilderWarning] {
    sorted { $0.place < $1.place }
  }
}
