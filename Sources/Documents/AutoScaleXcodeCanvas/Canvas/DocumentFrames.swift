import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The frames of a document's views, and the problems of its constraints.
///
///     for view in DocumentFrames(of: layout).views where view.ambiguous { print(view.id) }
///
/// For the frames alone, ``DocumentLayout/frames`` needs no second solve.
public struct DocumentFrames: Encodable {
  /// A view and its frame.
  public struct View: Encodable {
    /// The object id.
    public let id: String
    /// The class.
    public let `class`: String
    /// The frame in the superview, in points; encoded as the list of x, y, width and height.
    public let frame: LayoutRect
    /// Whether the constraints leave the frame open.
    public let ambiguous: Bool
    /// Whether the view is installed; false if the document's variations leave it out.
    public let installed: Bool

    private enum CodingKeys: CodingKey { case id, `class`, frame, ambiguous, installed }

    /// Encodes the view with the numbers of its frame in a list.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(`class`, forKey: .class)
      try container.encode(frame.numbers, forKey: .frame)
      try container.encode(ambiguous, forKey: .ambiguous)
      try container.encode(installed, forKey: .installed)
    }
  }

  /// The path of the document.
  public let file: String

  /// The views with an object id, each before its descendants.
  public private(set) var views: [View] = []

  /// The sets of required constraints that contradict each other, as text.
  public private(set) var conflicts: [String] = []

  /// The views whose texts are cut off, with needed and available sizes, as text; empty for layouts with
  /// stored sizes.
  public private(set) var clippedTexts: [String] = []

  /// The warnings about the document and the constraints that the layout ignored.
  public private(set) var warnings: [String]

  /// Reads the frames of a layout.
  ///
  /// - Complexity: A second solve, which finds the open frames.
  public init(of layout: DocumentLayout) {
    let document = layout.document
    file = document.path
    warnings = document.warnings.map(\.description) + layout.canvas.placeholderNotes
    for root in layout.roots {
      do throws(InvalidParameterError) {
        let result = try root.result.get()
        add(result, of: document)
        if layout.canvas.options.sizes == .measured {
          clippedTexts += result.clippedTexts.map { text in
            let name = document.name(of: text.node, length: .medium)
            return "\(name) is cut off: it needs \(text.needed), but has \(text.available)"
          }
        }
      } catch {
        warnings.append("\(file): \(root.view.layoutName) is not laid out: \(error)")
      }
    }
  }

  private mutating func add(_ result: LayoutResult, of document: InterfaceDocument) {
    let name = { (item: any LayoutItem) in document.name(of: item, length: .medium) }
    let diagnosis = result.diagnose()
    let ambiguous = Set(diagnosis.ambiguousNodes.map { ObjectIdentifier($0.node) })
    for (node, frame) in zip(result.nodes, result.frames) {
      guard let id = node.identifier else { continue }
      views.append(
        View(
          id: id, class: node.className, frame: frame,
          ambiguous: ambiguous.contains(ObjectIdentifier(node)),
          installed: document.isInstalled(node)))
    }
    conflicts += diagnosis.conflicts.map { $0.text(naming: name) }
    warnings += diagnosis.ignored.map { "\(file): warning: \($0.text(naming: name))" }
  }
}
