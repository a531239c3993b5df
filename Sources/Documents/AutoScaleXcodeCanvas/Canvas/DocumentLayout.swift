import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees

/// The layout of a document's views.
///
///     let document = try InterfaceDocument(contentsOf: URL(filePath: "Login.xib"))
///     let layout = DocumentLayout(document, options: LayoutOptions(on: screen))
///     layout.frame(of: "title")  // (16, 252, 370, 31)
///
/// On a screen the document has the views, constraints and values of the screen's size classes. The document
/// does not change. To lay out scaled views, scale them first with ``DocumentAdaptation``, for the same screen.
public struct DocumentLayout {
  /// An outermost view of the document and its layout.
  public struct Root {
    /// The view.
    public let view: ViewNode
    /// The frames, or the error if the view has no valid screen.
    public let result: Result<LayoutResult, InvalidParameterError>
  }

  /// The document with the variations of the screen, to which the views belong.
  public var document: InterfaceDocument { canvas.document }

  /// The outermost views in the order of the document.
  public let roots: [Root]

  package let canvas: DesignCanvas

  /// Lays out all views of a document.
  ///
  /// - Complexity: O(*n*) in the size of the document, as ``/AutoScaleLayoutEngine/LayoutEngine`` has it.
  public init(_ document: InterfaceDocument, options: LayoutOptions = LayoutOptions()) {
    self.init(DesignCanvas(document, options: options))
  }

  /// Lays out all views of a canvas's document.
  package init(_ canvas: DesignCanvas) {
    self.canvas = canvas
    roots = canvas.document.views.map { view in
      Root(
        view: view, result: Result { () throws(InvalidParameterError) in try canvas.layout(view) })
    }
  }
}

extension DocumentLayout {
  /// Each view with its frame in its superview, in points, before the views in it.
  ///
  ///     for (view, frame) in layout.frames { print(view.layoutName, frame) }
  ///
  /// An outermost view whose ``Root/result`` is an error has no frames.
  public var frames: [(view: ViewNode, frame: LayoutRect)] {
    results.flatMap { Array(zip($0.nodes, $0.frames)) }
  }

  /// Returns the frame of a view of ``document`` in its superview, in points, or `nil` if it has none.
  public func frame(of view: ViewNode) -> LayoutRect? {
    results.lazy.compactMap { $0.frame(of: view) }.first
  }

  /// Returns the frame of the view with an object id in its superview, in points, or `nil` if it has none.
  ///
  /// - Complexity: O(*n*) in the views.
  public func frame(of identifier: String) -> LayoutRect? {
    results.lazy.compactMap { $0.frame(of: identifier) }.first
  }

  private var results: [LayoutResult] {
    roots.compactMap { root in
      if case .success(let result) = root.result { result } else { nil }
    }
  }
}

extension DocumentLayout: CustomStringConvertible {
  /// One line, such as `Login.xib: 12 views, 0 conflicts`.
  public var description: String {
    let conflicts = results.reduce(0) { $0 + $1.conflicts.count }
    return "\(document.path): \(frames.count.counted("view")), \(conflicts.counted("conflict"))"
  }
}
