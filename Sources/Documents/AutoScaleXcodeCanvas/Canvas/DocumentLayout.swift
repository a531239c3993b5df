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
/// The document does not change. To lay out scaled views, scale them first with
/// ``DocumentAdaptation``.
public struct DocumentLayout {
  /// An outermost view of the document and its layout.
  public struct Root {
    /// The view.
    public let view: ViewNode
    /// The frames, or the error if the view has no valid screen.
    public let result: Result<LayoutResult, InvalidParameterError>
  }

  /// The document.
  public let document: InterfaceDocument

  /// The outermost views in the order of the document.
  public let roots: [Root]

  package let canvas: DesignCanvas

  /// Lays out all views of a document.
  ///
  /// - Complexity: O(*n*) in the size of the document, as ``/AutoScaleLayoutEngine/LayoutEngine`` has it.
  public init(_ document: InterfaceDocument, options: LayoutOptions = LayoutOptions()) {
    let canvas = DesignCanvas(document, options: options)
    self.document = document
    self.canvas = canvas
    roots = document.views.map { view in
      Root(
        view: view, result: Result { () throws(InvalidParameterError) in try canvas.layout(view) })
    }
  }
}
