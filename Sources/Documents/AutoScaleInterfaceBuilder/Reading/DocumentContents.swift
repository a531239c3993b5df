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

  /// The stored frames of each outermost view and its descendants, parents first, which scaling changes in the
  /// tree.
  let designFrames: [ObjectIdentifier: [LayoutRect]]

  let tables: [ObjectIdentifier: InterfaceTable]

  /// The views that the variations of the document's device exclude.
  let leftOut: Set<ObjectIdentifier>

  /// The constraints that these variations exclude, without those of excluded views.
  let leftOutConstraints: [LayoutConstraint]

  /// The traits for which variations are installed.
  let traits: VariationTraits

  /// The names of the traits by which elements vary, or `nil` if none does.
  let variedTraits: Set<String>?

  /// The defects of the document, then those of the texts, each in file order.
  let warnings: [InterfaceBuilderWarning]

  /// Reads the elements of a document, with texts that replace its own.
  ///
  /// - Parameters:
  ///   - markup: The elements.
  ///   - path: The path in messages.
  ///   - strings: The texts.
  ///   - traits: The traits whose variations are installed; by default those of the document's device.
  init(
    of markup: MarkupTree, path: String, strings: InterfaceStrings?,
    installing traits: VariationTraits? = nil
  ) {
    var reader = ElementReader(path: path, strings: strings)
    // The device first: it decides the variations that all elements are read with.
    device = reader.device(of: markup.root)
    self.traits = traits ?? VariationTraits(device, of: markup.root)
    reader.traits = self.traits
    // Images before views, whose content sizes they are.
    reader.resources = InterfaceResources(of: markup.root.child("resources"), reader: &reader)
    resources = reader.resources

    let trees = TreeBuilder(markup, reader: &reader).trees
    variedTraits = trees.variedTraits
    // Variations before constraints: those of a view that is left out are not installed.
    let variations = ViewVariations(trees, reader: reader)
    leftOut = variations.leftOut
    let constraints = ConstraintReader(trees, variations, reader: &reader)
    leftOutConstraints = constraints.leftOut
    index = constraints.index
    // Tables after views, since an outlet may name an accessory view further down in the file.
    tables = TableReader(trees, reader: &reader).tables
    var barReader = ControllerBarReader(markup, index: index)
    roots = trees.roots.map { barReader.withBars(over: $0, reader: &reader) }
    barReader.connectEmbeddedViews(of: roots)
    outletNames = OutletNames(trees, index)
    designFrames = roots.lazy.flatMap(\.views).reduce(into: [:]) { frames, view in
      frames[ObjectIdentifier(view)] = view.subtree.map(\.frame)
    }
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
  /// Returns the defects of the texts, and the keys without an element in the document.
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

/// The names of outlets for views and constraints.
///
/// Among several outlets the first wins; single ones come before collections, and all before
/// `view`, the least specific one.
struct OutletNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Reads the connections of a document.
  init(_ trees: BuiltTrees, _ index: ElementIndex) {
    func name(_ name: String?, _ outlet: MarkupElement) {
      guard let name, let object = outlet["destination"].flatMap(index.object),
        names[ObjectIdentifier(object)] == nil
      else { return }
      names[ObjectIdentifier(object)] = name
    }
    // The first name stays, so the most specific outlets come first.
    let connections = trees.references.map(\.element)
    let outlets = connections.filter { $0.name == "outlet" }
    for outlet in outlets where !Self.vagueOutlets.contains(outlet["property"] ?? "") {
      name(outlet["property"], outlet)
    }
    for (outlet, place) in Self.places(in: connections) { name(place, outlet) }
    for outlet in outlets where outlet["property"] == "view" { name("view", outlet) }
  }

  /// The name of the first outlet of a view or a constraint, if any.
  subscript(object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  /// Outlets of UIKit, whose names do not describe the view.
  private static let vagueOutlets: Set<String> = ["view", "delegate", "dataSource"]

  /// Returns the connections of collections, with their indices, such as `buttons[0]`.
  private static func places(
    in connections: [MarkupElement]
  ) -> [(outlet: MarkupElement, place: String)] {
    struct Collection: Hashable {
      let owner: Int?
      let property: String
    }
    var counts: [Collection: Int] = [:]
    return connections.filter { $0.name == "outletCollection" }.compactMap { connection in
      guard let property = connection["property"] else { return nil }
      let collection = Collection(owner: connection.parent?.index, property: property)
      defer { counts[collection, default: 0] += 1 }
      return (connection, "\(property)[\(counts[collection, default: 0])]")
    }
  }
}
