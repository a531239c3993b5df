import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// A document with what readers look up in it; it never changes.
struct DocumentSource {
  let document: InterfaceDocument
  let options: CodeOptions
  let index: OutletIndex
  /// The document by size classes; empty for nodes, which have none.
  let variants: SizeClassVariants
  /// The stand-in for the object that owns a document of views.
  let owner: MarkupElement?
  /// The classes of the app that views of the document have.
  let customClasses: Set<String>

  init(_ document: InterfaceDocument, options: CodeOptions) {
    self.document = document
    self.options = options
    index = OutletIndex(of: document.markup)
    variants = SizeClassVariants(of: document, isEmpty: !options.style.isUIKit)
    let elements = document.views.flatMap(\.subtree).compactMap { document.markup(of: $0) }
    // A generated class cannot have the name of one that the app has already.
    customClasses = Set(elements.compactMap { $0["customClass"] }.map { options.typePrefix + $0 })
    owner = document.markup.child("objects")?.children.first {
      $0["placeholderIdentifier"] == "IBFilesOwner"
    }
  }

  var style: CodeStyle { options.style }

  /// The last part of the path of the document.
  var fileName: String {
    document.path.split(separator: "/").last.map(String.init) ?? document.path
  }

  /// The class of the app that an element states, under its name in the code.
  func appClass(of element: MarkupElement) -> String? {
    element.appClass.map { options.typePrefix + $0 }
  }

  /// The module of the class that an element states, unless it is the app's own.
  func module(of element: MarkupElement) -> String? {
    // `target` is the module of the app, which needs no import.
    guard element["customModuleProvider"] != "target" else { return nil }
    return element["customModule"].flatMap { $0.isIdentifier ? $0 : nil }
  }

  /// Whether a root is a controller that shows others.
  func isContainer(_ root: InterfaceRoot) -> Bool {
    root.view == nil && index[root.identifier].map { ContainerFacts.kinds[$0.name] != nil } ?? false
  }

  /// The objects beside a root that belong to it: those of its scene, or those that its views use.
  func objects(of root: InterfaceRoot) -> [MarkupElement] {
    guard let element = index[root.identifier], let list = element.parent else { return [] }
    let others = list.children.filter { $0.index != element.index }
    // A scene has one controller; the views of a xib share its objects, so that outlets decide.
    if document.kind == .storyboard { return others }
    func outermost(_ element: MarkupElement) -> Int? {
      sequence(first: element, next: \.parent).first { $0.parent?.name == "objects" }?.index
    }
    let views = document.roots.filter { $0.view != nil }
      .compactMap { index[$0.identifier]?.index }
    return others.filter { object in
      let users = index.outlets(to: object).compactMap { $0.parent?.parent.flatMap(outermost) }
      return (users.first(where: views.contains) ?? views.first) == element.index
    }
  }

  /// A part that the code omits.
  func omitted(_ part: String, at line: Int?) -> OmittedPart {
    OmittedPart(path: document.path, line: line ?? 1, part: part)
  }

  /// Whether the font of a view is a design value, which its own switch may deny.
  func scalesFont(of node: ViewNode) -> Bool {
    options.scalesLengths && node.adapterScreen != false
  }

  /// The first of the keys of an element that a language has.
  func textKey(of element: MarkupElement, _ keys: [String]) -> String? {
    guard let table = options.translations, let id = element["id"] else { return nil }
    return keys.lazy.map { "\(id).\($0)" }.first(where: table.keys.contains)
  }

  /// A text that users read, looked up by the first of its keys that a language has.
  func text(_ text: String, of element: MarkupElement, keys: String...) -> Expression {
    options.text(text, key: textKey(of: element, keys))
  }
}

extension MarkupElement {
  /// The elements in a list of this one, such as `connections`.
  func elements(in list: String) -> [MarkupElement] { child(list)?.children.map(\.self) ?? [] }

  /// The class of the app that the element states, if it is a name of Swift.
  var appClass: String? { self["customClass"].flatMap { $0.isIdentifier ? $0 : nil } }
}

extension ViewNode {
  /// The class of a view's element in UIKit or another framework.
  func frameworkClass(of element: MarkupElement) -> String {
    Self.elementClasses[element.name] ?? Swift.type(of: self).className
  }

  /// The classes of elements that the tree models as other views.
  private static let elementClasses = [
    "glkView": "GLKView", "mtkView": "MTKView", "skView": "SKView", "sceneKitView": "SCNView",
    "arscnView": "ARSCNView", "arskView": "ARSKView", "colorWell": "UIColorWell",
    "window": "UIWindow", "refreshControl": "UIRefreshControl",
  ]

  /// The modules of views besides those of UIKit, by their classes.
  static let modules = [
    "WKWebView": "WebKit", "MKMapView": "MapKit", "GLKView": "GLKit", "SKView": "SpriteKit",
    "SCNView": "SceneKit", "ARSCNView": "ARKit", "ARSKView": "ARKit", "MTKView": "MetalKit",
  ]
}
