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
  }

  /// The files, one for each root of the document that has a view.
  public let files: [File]

  /// The code of all files in one.
  public var text: String {
    let imports = Set(files.flatMap { $0.text.split(separator: "\n").filter(Self.isImport) })
    let bodies = files.map { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.drop { Self.isImport($0) || $0.isEmpty }.joined(separator: "\n")
    }
    return imports.sorted().joined(separator: "\n") + "\n\n" + bodies.joined(separator: "\n")
  }

  private static func isImport(_ line: Substring) -> Bool { line.hasPrefix("import ") }

  /// The parts of the document that the code does not say, in file order.
  public let unsaid: [UnsaidPart]

  /// The names of the scenes that can be chosen, in file order.
  public let sceneNames: [String]

  /// The classes of the app that the code uses, with their superclasses in UIKit.
  package let customClasses: [String: String]

  /// The classes of each root, that of the root first.
  package let classes: [[String]]

  /// The expressions that make an object of each class.
  package let makers: [[String]]

  /// Writes the code of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - options: The words of the code.
  ///   - scene: The name of a scene: that of its class, controller, label or identifier. `nil` means all.
  /// - Complexity: O(*n* log *n*) in the elements of the document, for each root.
  public init(of document: InterfaceDocument, options: CodeOptions, scene: String? = nil) {
    var reader = ScreenReader(document, options: options)
    var files: [File] = []
    var names: [String] = []
    var customClasses: [String: String] = [:]
    var classes: [[String]] = []
    var makers: [[String]] = []
    for root in document.roots where root.view != nil {
      names.append(Self.name(of: root))
      if let scene, !Self.names(of: root).contains(scene) { continue }
      let screens = reader.screens(of: root)
      for screen in screens { customClasses.merge(screen.customClasses) { first, _ in first } }
      classes.append(screens.map(\.typeName))
      makers.append(screens.map { $0.making(options.style) })
      files.append(Self.file(screens, options))
    }
    self.files = files
    let roots = scene == nil ? Self.rootsWithoutCode(of: document) : []
    unsaid = (reader.unsaid + roots).sorted { $0.line < $1.line }
    sceneNames = names
    self.customClasses = customClasses.filter { !classes.joined().contains($0.key) }
    self.classes = classes
    self.makers = makers
  }

  /// The controllers without a view, other objects, and views in the items of bars.
  private static func rootsWithoutCode(of document: InterfaceDocument) -> [UnsaidPart] {
    document.roots.flatMap { root -> [UnsaidPart] in
      let views = root.otherViews.map { view in
        UnsaidPart(
          path: document.path, line: document.element(of: view)?.line ?? 1,
          part: "the \(view.className) outside the views of a scene")
      }
      guard root.view == nil, root.kind == .viewController || root.kind == .object,
        let element = root.identifier.flatMap({ document.markup(withID: $0) })
      else { return views }
      let name = root.className ?? element.name
      return [UnsaidPart(path: document.path, line: element.line, part: "the \(name)")] + views
    }
  }

  private static func names(of root: InterfaceRoot) -> Set<String> {
    Set(
      [root.className, root.userLabel, root.title, root.storyboardIdentifier, root.identifier]
        .compactMap { $0 })
  }

  private static func name(of root: InterfaceRoot) -> String {
    root.storyboardIdentifier ?? root.userLabel ?? root.title ?? root.className ?? root.identifier
      ?? ""
  }

  private static func file(_ screens: [ScreenCode], _ options: CodeOptions) -> File {
    let lines = imports(of: screens, options).map { "import \($0)" }
    let classes = screens.map { ClassPrinter(screen: $0, options: options).lines() }
    let text = ([lines] + classes).map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    return File(name: (screens.first?.typeName ?? "View") + ".swift", text: text + "\n")
  }

  private static func imports(of screens: [ScreenCode], _ options: CodeOptions) -> [String] {
    var imports: Set<String> = []
    switch options.style {
    case .autoscale: imports = ["AutoScaleTrees"]
    case .anchors: imports = ["UIKit"]
    case .snapkit: imports = ["SnapKit", "UIKit"]
    }
    if options.scalesLengths, options.style.isUIKit { imports.insert("AutoScaleUIKit") }
    for node in screens.flatMap(\.views).map(\.node) where options.style.isUIKit {
      switch node.role {
      case .web: imports.insert("WebKit")
      case .map: imports.insert("MapKit")
      default: break
      }
    }
    return imports.sorted()
  }
}
