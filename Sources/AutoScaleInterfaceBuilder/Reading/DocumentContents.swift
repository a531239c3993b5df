import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

/// The contents of a document, read in phases; each uses the results of the earlier ones.
struct DocumentContents {
  let device: InterfaceDevice?
  let resources: InterfaceResources
  let roots: [InterfaceRoot]
  let origins: ElementOrigins
  let outletNames: OutletNames
  let tables: [ObjectIdentifier: InterfaceTable]

  /// The views that the variations of the document's device exclude.
  let leftOut: Set<ObjectIdentifier>

  /// The constraints that the variations of the document's device exclude.
  let leftOutConstraints: [LayoutConstraint]

  /// The defects of the document, then those of the texts, each in file order.
  let warnings: [InterfaceBuilderWarning]

  /// The traits for which variations were installed.
  let traits: VariationTraits

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
    let constraints = ConstraintReader(trees, reader: &reader).constraints
    let variations = ViewVariations(trees, constraints, reader: reader)
    leftOut = variations.leftOut
    leftOutConstraints = constraints.all.map(\.constraint).filter { !$0.isActive }
    tables = TableReader(trees, reader: &reader).tables
    AccessoryReader.connect(trees)
    origins = Self.origins(of: constraints, in: trees, variations)
    var barReader = ControllerBarReader(markup, index: trees.index)
    roots = trees.roots.map { barReader.withBars(over: $0, reader: &reader) }
    outletNames = OutletNames(trees, constraints)
    Self.reportDanglingReferences(in: trees, &reader)
    warnings = reader.warnings.inOrder + (strings?.warnings(about: trees.index).inOrder ?? [])
  }

  /// Returns the elements of views and constraints.
  ///
  /// Removes the constraints of excluded views, and places the views without constraints.
  private static func origins(
    of constraints: BuiltConstraints, in trees: BuiltTrees, _ variations: ViewVariations
  ) -> ElementOrigins {
    var origins = trees.origins
    var mentioned: Set<ObjectIdentifier> = []
    for (constraint, element) in constraints.all {
      origins.remember(constraint, from: element)
      if variations.isAboutLeftOutView(constraint) {
        constraint.owner?.removeConstraint(constraint)
      }
      guard constraint.isActive else { continue }
      for case let item? in [constraint.firstItem, constraint.secondItem] {
        mentioned.insert(ObjectIdentifier(item))
      }
    }
    placeViews(of: trees, unless: mentioned)
    return origins
  }

  /// Places the views without constraints by their frames.
  ///
  /// Xcode does so when it builds an app: it makes constraints for left, top, width and height.
  private static func placeViews(of trees: BuiltTrees, unless mentioned: Set<ObjectIdentifier>) {
    for node in trees.constrainedViews where !mentioned.contains(ObjectIdentifier(node)) {
      // A stack places its arranged views.
      if case .stack = node.parent?.role { continue }
      node.translatesAutoresizingMaskIntoConstraints = true
      node.autoresizingMask = []
    }
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
