import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import AutoScaleTrees

/// The code of a document: its scenes, views and cells as classes.
///
///     let document = try InterfaceDocument(contentsOf: "Login.xib")
///     let code = LayoutCode(of: document, options: CodeOptions(style: .anchors))
///     code.files[0].name  // "LoginView.swift"
///
/// The code gives the frames that the document gives. It is formatted as `swift format` leaves it, and the
/// same document gives the same code.
public struct LayoutCode {
  /// A file of code.
  public struct File: Hashable, Sendable {
    /// The name, such as `LoginView.swift`.
    public let name: String
    /// The code.
    public let text: String

    init(_ file: SourceFile) { (name, text) = (file.name + ".swift", file.text) }
  }

  /// The files: one for each root of the document that has a view, and one for each controller that shows others.
  public let files: [File]

  private let sources: [SourceFile]

  /// The code of all files in one.
  public var text: String {
    SourceFile(
      name: "", imports: sources.reduce(into: []) { $0.formUnion($1.imports) },
      declarations: sources.flatMap(\.declarations)
    ).text
  }

  /// The parts of the document that the code omits, in file order.
  public let omitted: [OmittedPart]

  /// The names of the scenes that can be chosen, each once, in file order.
  public let sceneNames: [String]

  /// The names of the scenes that the given name means; more than one if they share it.
  public let chosenSceneNames: [String]

  /// The classes and the properties of the app that each class uses.
  package private(set) var requirements: [[AppRequirement]] = []

  /// The classes of each root with a view, that of the root first.
  package private(set) var classes: [[String]] = []

  /// The expressions that make an object of each class.
  package private(set) var makers: [[String]] = []

  /// The object ids of the views of each class, in the order in which its tree has them.
  package private(set) var identifiers: [[[String]]] = []

  /// Writes the code of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - options: The words of the code.
  ///   - scene: The name of a scene: that of its class, controller, label or identifier. `nil` means all.
  /// - Complexity: O(*n* log *n*) in the elements of the document, for each root.
  public init(of document: InterfaceDocument, options: CodeOptions, scene: String? = nil) {
    let source = DocumentSource(document, options: options)
    let scenes = document.roots.filter { $0.view != nil || source.isContainer($0) }
    let names = Self.uniqueNames(of: scenes)
    sceneNames = names
    // A controller without a view is a scene too, if it shows others.
    chosenSceneNames =
      scene.map { scene in
        zip(scenes, names).filter { Self.names(of: $0.0).contains(scene) }.map(\.1)
      } ?? names
    let chosen = Self.roots(scenes, named: scene, source)
    if options.style == .swiftui {
      let code = SwiftUICode(Reader(source), roots: chosen)
      (sources, files, omitted) = (code.files, code.files.map(File.init), code.omitted)
      return
    }
    let reader = Reader(source)
    let facts = chosen.map { (classes: reader.classes(of: $0), container: reader.container($0)) }
    var maker = ModelMaker(source, roots: chosen)
    let models = facts.map { classes, container in
      RootModel(
        classes: maker.models(of: classes),
        // Nodes have no controllers.
        container: source.style == .autoscale ? nil : container.map { maker.model(of: $0) })
    }.filter { !$0.classes.isEmpty || $0.container != nil }
    let ids = scene == nil ? nil : Set(chosen.compactMap(\.identifier))
    let parts = OmittedParts(in: source, reader.coverage, of: models, ids)
    omitted = parts.sorted
    let writer = FileWriter(source: source, notes: parts.notes)
    sources = models.map(writer.file)
    files = sources.map(File.init)
    for root in models {
      requirements += root.classes.map(\.requirements)
      if let container = root.container { requirements.append(container.requirements) }
      guard !root.classes.isEmpty else { continue }
      classes.append(root.classes.map(\.typeName))
      makers.append(root.classes.map { $0.making(source.style) })
      identifiers.append(root.classes.map(\.nodeIdentifiers))
    }
  }

  /// The roots with a name, and the views beside them in their scenes; without a name all.
  private static func roots(
    _ roots: [InterfaceRoot], named name: String?, _ source: DocumentSource
  ) -> [InterfaceRoot] {
    guard let name else { return roots }
    let named = roots.filter { names(of: $0).contains(name) }
    guard source.document.kind == .storyboard else { return named }
    func scene(_ root: InterfaceRoot) -> Int? { source.index[root.identifier]?.parent?.index }
    // The objects beside a controller are in its scene.
    let scenes = Set(named.compactMap(scene))
    return roots.filter { scene($0).map(scenes.contains) ?? false }
  }

  private static func names(of root: InterfaceRoot) -> Set<String> {
    Set(
      [root.className, root.userLabel, root.title, root.storyboardIdentifier, root.identifier]
        .compactMap { $0 })
  }

  /// The name of each root that no other one has, or else its object id.
  private static func uniqueNames(of roots: [InterfaceRoot]) -> [String] {
    let owners = Dictionary(grouping: roots.flatMap(names)) { $0 }
    return roots.map { root in
      let names = [root.storyboardIdentifier, root.userLabel, root.title, root.className]
      return names.compactMap(\.self).first { owners[$0]?.count == 1 } ?? root.identifier ?? ""
    }
  }
}
