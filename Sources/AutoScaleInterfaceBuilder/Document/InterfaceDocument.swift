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
/// The files are those that Xcode 8 and later write for iOS and tvOS; those of Xcode 5 to 7 are
/// nearly the same and are read too. What a file has but the view tree has no place for, such as
/// gestures, is passed over; what the reader does not know, or what contradicts itself,
/// becomes a warning, and the rest of the file is read.
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

  /// The path of the file, as it was given.
  public let path: String

  /// Whether the document is a xib or a storyboard, by its content.
  public let kind: Kind

  /// The version of Interface Builder that wrote the file, such as `17156`.
  public let toolsVersion: String?

  /// The major version of Interface Builder whose canvas stored the frames, such as `17156`; 0 where
  /// the file doesn't say.
  ///
  /// It is that of the newest plug-in where ``toolsVersion`` stands for an Xcode that was not final.
  public let editorVersion: Int

  /// The device of the canvas; nil where the file names none, or one that is unknown.
  public let device: InterfaceDevice?

  /// The images and colors that the document uses.
  public let resources: InterfaceResources

  /// The objects that the document holds outermost, in the order of the file.
  public let roots: [InterfaceRoot]

  /// The defects that left the rest readable, in the order of the file.
  public private(set) var warnings: [InterfaceBuilderWarning]

  /// The bytes of the file.
  package let data: Data

  let origins: ElementOrigins

  let outletNames: OutletNames

  /// Where the outermost element begins.
  private let start: SourcePlace

  /// The sizes of contents that Xcode saw when it drew classes of the user's, by the ids of views.
  private let designableSizes: [String: InterfaceContentSize]

  private let tables: [ObjectIdentifier: InterfaceTable]

  /// The views that the variations of the document's device leave out.
  private let leftOut: Set<ObjectIdentifier>

  /// Reads a file.
  ///
  ///     let german = try InterfaceDocument(
  ///       contentsOf: URL(filePath: "Base.lproj/Login.xib"), language: "de")
  ///
  /// - Parameters:
  ///   - url: The place of the file; its name may end in anything.
  ///   - language: The language of the texts, which are in a neighbouring file, such as
  ///     `de.lproj/Login.strings`. Where there is none, those of the document stay, with a warning
  ///     unless the document is in `de.lproj` itself; so they do for nil.
  /// - Throws: ``InterfaceBuilderError`` when there is no such file, when it or that of the texts
  ///   cannot be read, or for the reasons of ``init(data:path:strings:)``.
  /// - Complexity: O(*n*) in the size of the files.
  public init(contentsOf url: URL, language: String? = nil) throws(InterfaceBuilderError) {
    let data = try InterfaceFile.contents(of: url)
    var strings: InterfaceStrings?
    if let language { strings = try InterfaceStrings(language: language, ofDocumentAt: url) }
    try self.init(data: data, path: url.relativePath, strings: strings)
    if let language, strings == nil, !InterfaceStrings.isDocument(at: url, in: language) {
      warnings.insert(
        InterfaceBuilderWarning(.noTexts(language: language), place: start, element: "document"),
        at: 0)
    }
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - path: What messages call the file.
  ///   - strings: The texts that replace those of the file; their defects become warnings too.
  /// - Throws: ``InterfaceBuilderError`` when the data is no well-formed XML, or no document of
  ///   Interface Builder for iOS or tvOS.
  /// - Complexity: O(*n*) in the size of the data.
  public init(
    data: Data, path: String, strings: InterfaceStrings? = nil
  ) throws(InterfaceBuilderError) {
    let tree = try MarkupReader.tree(of: data, path: path)
    let header = try DocumentHeader(of: tree.root, path: path)
    let contents = DocumentContents(of: tree, path: path, strings: strings)
    self.path = path
    self.data = data
    kind = header.kind
    toolsVersion = tree.root["toolsVersion"]
    device = contents.device
    resources = contents.resources
    roots = contents.roots
    warnings = contents.warnings
    editorVersion = Self.editorVersion(of: tree.root)
    designableSizes = InterfaceContentSize.designableSizes(of: tree.root.child("designables"))
    start = SourcePlace(path: path, position: tree.root.position)
    origins = contents.origins
    outletNames = contents.outletNames
    tables = contents.tables
    leftOut = contents.leftOut
  }

  /// All view trees of the document, root by root.
  public var views: [ViewNode] { roots.flatMap(\.views) }

  /// The view with an object id, such as `iN0-l3-epB`; nil where the document has none.
  ///
  ///     document["iN0-l3-epB"]?.frame  // (0, 0, 375, 667)
  ///
  /// - Complexity: O(*n*) in the views of the document.
  public subscript(id: String) -> ViewNode? {
    views.lazy.flatMap(\.subtree).first { $0.identifier == id }
  }

  /// The width for which the document is drawn, in points: what a scaling rule takes as reference.
  ///
  /// It is the short side of the device's screen. Where the file names no known device, or shows
  /// only a part of its screen, it is the width of the first view controller's view, or else of the
  /// first view; nil where that is not greater than zero, or where there is no view.
  public var designWidth: Double? {
    if let device, device.isFullScreen { return min(device.width, device.height) }
    let controller = roots.first { $0.kind == .viewController && $0.view != nil }
    guard let width = (controller?.view ?? views.first)?.frame.width, width > 0 else { return nil }
    return width
  }

  /// Returns the values that Interface Builder sets by key path when it loads a view.
  ///
  /// - Parameter node: A node of this document.
  /// - Returns: The values in the order in which they are set; none for a node that is not of this
  ///   document.
  public func runtimeAttributes(of node: ViewNode) -> [RuntimeAttribute] {
    origins.element(of: node).map { RuntimeAttribute.attributes(of: $0) } ?? []
  }

  /// Returns a color of a view, such as its `backgroundColor` or `textColor`.
  ///
  ///     document.color("backgroundColor", of: view)  // .system("systemBackgroundColor")
  ///
  /// - Parameters:
  ///   - property: The name of the property that holds the color.
  ///   - node: A node of this document.
  /// - Returns: The color as the document states it; nil where it states none.
  public func color(_ property: String, of node: ViewNode) -> InterfaceColor? {
    origins.element(of: node)?.child("color", key: property).flatMap { InterfaceColor($0) }
  }

  /// Returns how a table is made up; nil for a node that is not of this document.
  public func table(of node: TableNode) -> InterfaceTable? { tables[ObjectIdentifier(node)] }

  /// Returns what the document says of a view besides what the node holds; nil for a node that is not
  /// of this document.
  public func element(of node: ViewNode) -> InterfaceElement? {
    origins.element(of: node).map { InterfaceElement(markup: $0) }
  }

  /// Returns whether a view is shown on the document's device: false for one that a variation leaves
  /// out there, and for those in it.
  ///
  /// - Complexity: O(*d*) in the depth of the view.
  public func isInstalled(_ node: ViewNode) -> Bool {
    leftOut.isEmpty
      || !sequence(first: node, next: \.parent).contains { leftOut.contains(ObjectIdentifier($0)) }
  }

  /// Returns the size of the content of a view of the user's own class, as Xcode saw it when it drew
  /// the view; nil where the document lists none.
  public func designableSize(of node: ViewNode) -> InterfaceContentSize? {
    node.identifier.flatMap { designableSizes[$0] }
  }
}
