import AutoScaleSourceText
import AutoScaleTrees

/// What a document holds, read in phases each of which needs what those before it found.
struct DocumentContents {
  let device: InterfaceDevice?
  let resources: InterfaceResources
  let roots: [InterfaceRoot]
  let origins: ElementOrigins
  let outletNames: OutletNames
  let tables: [ObjectIdentifier: InterfaceTable]

  /// The views that the variations of the document's device leave out.
  let leftOut: Set<ObjectIdentifier>

  /// What is wrong with the document and with the texts, each in the order of the file.
  let warnings: [InterfaceBuilderWarning]

  /// Reads the elements of a document, with texts that replace its own.
  init(of markup: MarkupTree, path: String, strings: InterfaceStrings?) {
    var settings = ElementReader(path: path)
    device = settings.device(of: markup.root)
    resources = InterfaceResources(of: markup.root.child("resources"), reader: &settings)
    let reader = ElementReader(
      path: path, strings: strings, resources: resources,
      traits: VariationTraits(device, of: markup.root))

    let builder = TreeBuilder(markup, reader: reader)
    let trees = builder.trees
    let constraintReader = ConstraintReader(trees, reader: reader)
    let constraints = constraintReader.constraints
    let variations = ViewVariations(trees, constraints, reader: reader)
    let tableReader = TableReader(trees, reader: reader)
    var barReader = ControllerBarReader(markup, index: trees.index, reader: reader)
    Self.placeUnconstrainedViews(trees, constraints)

    roots = trees.roots.map { barReader.withBars($0) }
    outletNames = OutletNames(trees, constraints)
    tables = tableReader.tables
    leftOut = variations.leftOut
    var origins = trees.origins
    for (constraint, element) in constraints.all { origins.remember(constraint, from: element) }
    self.origins = origins
    let readers = [
      settings, builder.reader, constraintReader.reader, tableReader.reader, barReader.reader,
    ]
    self.warnings =
      (readers.flatMap(\.warnings) + Self.danglingReferences(in: trees, reader)).inOrder
      + (strings?.warnings(about: trees.index).inOrder ?? [])
  }

  /// Lets the frame place the views that no constraint is about, as Xcode does when it builds an app:
  /// it makes constraints of their left, top, width and height then.
  private static func placeUnconstrainedViews(_ trees: BuiltTrees, _ constraints: BuiltConstraints)
  {
    var mentioned: Set<ObjectIdentifier> = []
    for (constraint, _) in constraints.all where constraint.isActive {
      for item in [constraint.firstItem, constraint.secondItem] {
        if let item { mentioned.insert(ObjectIdentifier(item)) }
      }
    }
    for node in trees.constrainedViews where !mentioned.contains(ObjectIdentifier(node)) {
      // A stack places the views that it arranges.
      if case .stack = node.parent?.role { continue }
      node.translatesAutoresizingMaskIntoConstraints = true
      node.autoresizingMask = []
    }
  }

  /// The references to elements that the document does not have.
  private static func danglingReferences(
    in trees: BuiltTrees, _ reader: ElementReader
  ) -> [InterfaceBuilderWarning] {
    var reader = reader
    for (element, attribute) in trees.references {
      guard let id = element[attribute], trees.index.element(withID: id) == nil else { continue }
      reader.warn(.danglingReference(attribute: attribute, id: id), at: element)
    }
    return reader.warnings
  }
}

extension InterfaceStrings {
  /// What is wrong with the texts of a document whose elements are known.
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
  /// The warnings in the order of their places; those at one place keep theirs.
  fileprivate var inOrder: [InterfaceBuilderWarning] {
    sorted { $0.place < $1.place }
  }
}
