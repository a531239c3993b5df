import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The layout of a document's views.
///
///     let document = try InterfaceDocument(contentsOf: URL(filePath: "Login.xib"))
///     let layout = DocumentLayout(document, options: LayoutOptions(on: screen))
///     for root in layout.roots { try print(root.result.get().frames) }
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
