import AutoScale
import AutoScaleSourceText
import AutoScaleTrees
import Foundation

/// A .xib or .storyboard file, read into view trees.
///
///     let document = try InterfaceDocument(contentsOf: URL(filePath: "Login.xib"))
///     document.designWidth                    // 375
///     document.roots.first?.view?.className   // "UIView"
///     document.warnings.map(\.description)    // []
///
/// The files are those of Xcode 8 and later for iOS and tvOS; files of Xcode 5 to 7 are nearly the
/// same and are read too. Content without a counterpart in the view tree, such as gestures, is
/// skipped; unknown or contradictory content becomes a warning, and the rest of the file is read.
///
/// Rectangles and lengths are in points. A document holds view nodes, so it belongs to one task.
public struct InterfaceDocument {
  /// The two kinds of document.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Views, each its own root.
    case xib
    /// Scenes of view controllers.
    case storyboard
  }

  /// The path of the file, as given.
  public let path: String

  /// The kind of document, by its content.
  public let kind: Kind

  /// The version of Interface Builder that wrote the file, such as `17156`.
  public let toolsVersion: String?

  /// The major version of Interface Builder whose canvas stored the frames, such as `17156`, or 0
  /// if the file does not state it.
  ///
  /// If ``toolsVersion`` stands for a beta of Xcode, it is the version of the newest plug-in.
  public let editorVersion: Int

  /// The device of the canvas, or `nil` if the file names none, or an unknown one and no view has the size
  /// of a screen.
  public var device: InterfaceDevice? { contents.device }

  /// The images and colors that the document uses.
  public var resources: InterfaceResources { contents.resources }

  /// The top-level objects of the document, in file order.
  public var roots: [InterfaceRoot] { contents.roots }

  /// The defects that left the rest readable, in file order.
  public private(set) var warnings: [InterfaceBuilderWarning]

  /// The bytes of the file.
  package let data: Data

  /// The root element of the file.
  package let markup: MarkupElement

  /// The contents of the elements, with the variations of the document's device or of a screen.
  private(set) var contents: DocumentContents

  /// The contents with the variations of other screens.
  private let variants: DocumentVariants

  /// The texts that replaced those of the file.
  let strings: InterfaceStrings?

  /// The largest size of a file of texts, in bytes.
  private var maximumSize = Int.max

  /// The content sizes of custom views that Xcode stored, by the ids of views.
  private let designableSizes: [String: InterfaceContentSize]

  /// Reads a file.
  ///
  ///     let german = try InterfaceDocument(
  ///       contentsOf: URL(filePath: "Base.lproj/Login.xib"), language: "de")
  ///
  /// - Parameters:
  ///   - url: The URL of the file, with any extension.
  ///   - language: The language of the texts, read from a neighbouring file such as
  ///     `de.lproj/Login.strings`. Without such a file the document's own texts stay, with a
  ///     warning unless the document is in `de.lproj` itself; `nil` also keeps them.
  /// - Throws: ``InterfaceBuilderError`` if a file is missing or unreadable, or as
  ///   ``init(data:path:strings:)`` does.
  /// - Complexity: O(*n*) in the size of the files.
  public init(contentsOf url: URL, language: String? = nil) throws(InterfaceBuilderError) {
    try self.init(InterfaceFile.contents(of: url), at: url, language: language)
  }

  /// Reads the bytes of a file, with the texts of a language from the files beside it.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - url: The URL of the file.
  ///   - language: The language of the texts.
  ///   - maximumSize: The largest size of a file of texts, in bytes.
  /// - Throws: ``InterfaceBuilderError``, as ``init(contentsOf:language:)-(URL,_)``.
  package init(
    _ data: Data, at url: URL, language: String?, maximumSize: Int = .max
  ) throws(InterfaceBuilderError) {
    var strings: InterfaceStrings?
    if let language {
      strings = try InterfaceStrings(
        language: language, ofDocumentAt: url, maximumSize: maximumSize)
    }
    try self.init(data: data, path: url.relativePath, strings: strings)
    self.maximumSize = maximumSize
    // A document in de.lproj is German already, and needs no other file.
    if let language, strings == nil, !InterfaceStrings.isDocument(at: url, in: language) {
      warnings.insert(
        InterfaceBuilderWarning(
          .noTexts(language: language), place: SourcePlace(path: path, position: markup.position),
          element: "document"),
        at: 0)
    }
  }

  /// Reads a file, given by its path; a relative one begins in the current directory.
  ///
  ///     let document = try InterfaceDocument(contentsOf: "Base.lproj/Login.xib")
  ///
  /// - Throws: ``InterfaceBuilderError``, as for a URL.
  public init(
    contentsOf path: String, language: String? = nil
  ) throws(InterfaceBuilderError) {
    try self.init(contentsOf: URL(filePath: path), language: language)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - path: The name of the file in messages.
  ///   - strings: The texts that replace those of the file; their defects become warnings too.
  /// - Throws: ``InterfaceBuilderError`` if the data is not well-formed XML, or not an Interface
  ///   Builder document for iOS or tvOS.
  /// - Complexity: O(*n*) in the size of the data.
  public init(
    data: Data, path: String, strings: InterfaceStrings? = nil
  ) throws(InterfaceBuilderError) {
    let tree = try MarkupReader.tree(of: data, path: path)
    let header = try DocumentHeader(of: tree.root, path: path)
    contents = DocumentContents(of: tree, path: path, strings: strings)
    variants = DocumentVariants(of: contents, in: tree, path: path, strings: strings)
    self.strings = strings
    self.path = path
    self.data = data
    markup = tree.root
    kind = header.kind
    toolsVersion = header.toolsVersion
    editorVersion = header.editorVersion
    warnings = contents.warnings
    designableSizes = InterfaceContentSize.designableSizes(of: tree.root.child("designables"))
  }

  /// Returns the same document with the texts of a language from the files beside it.
  ///
  /// - Throws: ``InterfaceBuilderError`` for texts that cannot be read.
  /// - Complexity: O(*n*) in the size of the files.
  package func translated(
    into language: String
  ) throws(InterfaceBuilderError) -> InterfaceDocument {
    try InterfaceDocument(
      data, at: URL(filePath: path), language: language, maximumSize: maximumSize)
  }

  /// Returns the document with the variations of a screen, or of its own device without one, which may
  /// install other views and constraints.
  ///
  ///     document.installingVariations(on: screen.landscape)
  ///
  /// - Returns: The same document if nothing varies, or else a document with other views, which are the
  ///   same ones each time.
  /// - Complexity: O(*n*) in the size of the file, once for each combination of size classes.
  package func installingVariations(on screen: Screen?) -> InterfaceDocument {
    var document = self
    document.contents = variants.contents(for: variants.traits(of: screen))
    return document
  }

  /// Gives all views their values in the design, whatever screens they were scaled for.
  package func restoreDesign() { variants.restoreDesign() }

  /// Returns the stored frames of an outermost view and its descendants, parents first, whatever scaling has
  /// made of them.
  package func designFrames(of root: ViewNode) -> [LayoutRect] {
    contents.designFrames[ObjectIdentifier(root)] ?? []
  }

  /// Returns the stored frame of an outermost view.
  package func designFrame(of root: ViewNode) -> LayoutRect {
    designFrames(of: root).first ?? root.frame
  }

  /// Groups elements whose screens install the same variations, in the order of the first ones.
  package func groups<Element>(
    of elements: [Element], on screen: (Element) -> Screen
  ) -> [[Element]] {
    var places: [VariationTraits: Int] = [:]
    return elements.reduce(into: []) { groups, element in
      let traits = variants.traits(of: screen(element))
      if let place = places[traits] {
        groups[place].append(element)
      } else {
        places[traits] = groups.count
        groups.append([element])
      }
    }
  }

  /// The views of all roots, in order.
  public var views: [ViewNode] { roots.flatMap(\.views) }

  /// The view with an object id, such as `iN0-l3-epB`, or `nil` if there is none.
  ///
  ///     document["iN0-l3-epB"]?.frame  // (0, 0, 375, 667)
  ///
  /// - Complexity: O(*n*) in the views of the document.
  public subscript(id: String) -> ViewNode? {
    views.lazy.flatMap(\.subtree).first { $0.identifier == id }
  }

  /// The design width of the document, in points, for use as the reference of a scaling rule.
  ///
  /// It is the short side of the device's screen. If the file names no known device, or shows only
  /// a part of its screen, it is the width of the first view controller's view, or else of the
  /// first view; `nil` if that is not greater than zero, or if there is no view.
  public var designWidth: Double? {
    // In Split View and Slide Over the device is wider than the design.
    if let device, device.isFullScreen { return min(device.width, device.height) }
    let controller = roots.first { $0.kind == .viewController && $0.view != nil }
    guard let width = (controller?.view ?? views.first)?.frame.width, width > 0 else { return nil }
    return width
  }

  /// Returns the runtime attributes of a view.
  ///
  /// - Parameter node: A node of this document.
  /// - Returns: The values in the order in which they are set; empty for a node of another
  ///   document.
  public func runtimeAttributes(of node: ViewNode) -> [RuntimeAttribute] {
    contents.index.element(of: node).map { RuntimeAttribute.attributes(of: $0) } ?? []
  }

  /// Returns the runtime attributes of a constraint of this document, in the order in which they are set.
  package func runtimeAttributes(of constraint: LayoutConstraint) -> [RuntimeAttribute] {
    contents.index.element(of: constraint).map { RuntimeAttribute.attributes(of: $0) } ?? []
  }

  /// Returns a color of a view, such as its `backgroundColor` or `textColor`.
  ///
  ///     document.color("backgroundColor", of: view)  // .system("systemBackgroundColor")
  ///
  /// - Parameters:
  ///   - property: The name of the property that holds the color.
  ///   - node: A node of this document.
  /// - Returns: The color as stated in the document, or `nil` if it states none.
  public func color(_ property: String, of node: ViewNode) -> InterfaceColor? {
    contents.index.element(of: node)?.child("color", key: property).flatMap { InterfaceColor($0) }
  }

  /// Returns the structure of a table, or `nil` for a node of another document.
  public func table(of node: TableNode) -> InterfaceTable? {
    contents.tables[ObjectIdentifier(node)]
  }

  /// Returns the document's further facts about a view, or `nil` for a node of another document.
  public func element(of node: ViewNode) -> InterfaceElement? {
    contents.index.element(of: node).map { InterfaceElement(markup: $0) }
  }

  /// Returns whether a view is shown on the document's device: false if a variation excludes the
  /// view or an ancestor.
  ///
  /// - Complexity: O(*d*) in the depth of the view.
  public func isInstalled(_ node: ViewNode) -> Bool {
    // Most documents exclude nothing, and need no walk up the tree.
    contents.leftOut.isEmpty
      || !sequence(first: node, next: \.parent).contains(where: isLeftOut)
  }

  /// Returns whether a variation of the document's device excludes the view itself.
  package func isLeftOut(_ node: ViewNode) -> Bool {
    contents.leftOut.contains(ObjectIdentifier(node))
  }

  /// The constraints that the variations of the document's device exclude, without those of excluded views.
  package var leftOutConstraints: [LayoutConstraint] { contents.leftOutConstraints }

  /// Whether elements vary by size class.
  package var hasVariations: Bool { contents.variedTraits != nil }

  /// Whether elements vary by the size class of the width, which tells phones from pads.
  package var variesByWidthClass: Bool {
    contents.variedTraits?.contains("widthClass") ?? false
  }

  /// Returns the content size of a custom view as Xcode stored it, or `nil` if there is none.
  public func designableSize(of node: ViewNode) -> InterfaceContentSize? {
    node.identifier.flatMap { designableSizes[$0] }
  }
}

extension InterfaceDocument: CustomStringConvertible {
  /// The path, and the tree of each outermost view.
  public var description: String {
    ([path] + views.map(\.description)).joined(separator: "\n")
  }
}
