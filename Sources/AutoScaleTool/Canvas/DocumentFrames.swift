import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

/// The frames of a document's views, as `autoscale frames` prints them.
struct DocumentFrames: Encodable {
  struct View: Encodable {
    let id: String
    let `class`: String
    /// x, y, width and height in the coordinates of the superview, in points.
    let frame: [Double]
    let ambiguous: Bool
  }

  let file: String
  private(set) var views: [View] = []
  private(set) var conflicts: [String] = []
  private(set) var warnings: [String]

  /// Lays out all views of a document.
  init(_ document: InterfaceDocument, options: LayoutOptions) {
    file = document.path
    warnings = document.warnings.map(\.description)
    let canvas = DesignCanvas(document, options: options)
    for root in document.views {
      do throws(InvalidParameterError) {
        add(try canvas.layout(root), naming: document.messageName)
      } catch {
        warnings.append("\(file): \(root.layoutName) is not laid out: \(error)")
      }
    }
  }

  private mutating func add(_ result: LayoutResult, naming name: (any LayoutItem) -> String) {
    let diagnosis = result.diagnose()
    let ambiguous = Set(diagnosis.ambiguousNodes.map { ObjectIdentifier($0.node) })
    for (node, frame) in zip(result.nodes, result.frames) {
      guard let id = node.identifier else { continue }
      views.append(
        View(
          id: id, class: node.className,
          frame: [frame.x, frame.y, frame.width, frame.height],
          ambiguous: ambiguous.contains(ObjectIdentifier(node))))
    }
    conflicts += diagnosis.conflicts.map { $0.text(naming: name) }
    warnings += diagnosis.ignored.map { "\(file): warning: \($0.text(naming: name))" }
  }
}
