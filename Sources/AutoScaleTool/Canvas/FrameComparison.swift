import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

/// The views of a document whose solved frames differ from the stored ones.
struct FrameComparison: Encodable {
  let file: String
  /// The number of views that were compared.
  private(set) var scored = 0
  /// The number of those whose frames agree.
  private(set) var agreeing = 0
  private(set) var misses: [FrameMiss] = []
  private(set) var misplaced = MisplacedCount()
  /// The roots that could not be laid out, and why.
  private(set) var failures: [String] = []
  /// What is wrong with the document itself.
  let warnings: [String]

  /// Half a point: what rounding to pixels may make of a frame.
  static let tolerance = 0.5

  init(_ document: InterfaceDocument, options: LayoutOptions = LayoutOptions()) {
    file = document.path
    warnings = document.warnings.map(\.description)
    let canvas = DesignCanvas(document, options: options)
    for root in document.views { compare(root, canvas) }
  }

  private mutating func compare(_ root: ViewNode, _ canvas: DesignCanvas) {
    let result: LayoutResult
    do throws(InvalidParameterError) {
      result = try canvas.layout(root)
    } catch {
      failures.append("\(root.layoutName) is not laid out: \(error)")
      return
    }
    let views = zip(result.nodes, result.frames).dropFirst()
      .filter { canvas.isPlacedByConstraints($0.0) }
    let moved = views.filter { node, solved in !solved.isClose(to: node.frame) }
    let missed = moved.filter { canvas.isScored($0.0) }
    let present = moved.isEmpty ? nil : PresentLayout(of: result)
    let contradicting = misplacements(present, among: moved.map(\.0).identities)
    count(views.map(\.0), moved: moved.map(\.0).identities, contradicting, canvas)
    scored += views.count { canvas.isScored($0.0) }
    if let present, !missed.isEmpty {
      let reasons = MissReasons(
        result, present, of: canvas.document, misplaced: contradicting, missed: missed.map(\.0))
      misses += missed.map { reasons.miss(of: $0, solved: $1) }
    }
    agreeing = scored - misses.count
  }

  /// What is misplaced of the views that a layout puts elsewhere.
  private func misplacements(
    _ present: PresentLayout?, among moved: Set<ObjectIdentifier>
  ) -> [Misplacement] {
    (present?.misplacements(tolerance: Self.tolerance) ?? [])
      .filter { moved.contains(ObjectIdentifier($0.node)) }
  }

  private mutating func count(
    _ views: [ViewNode], moved: Set<ObjectIdentifier>, _ contradicting: [Misplacement],
    _ canvas: DesignCanvas
  ) {
    let computed = contradicting.filter { !$0.isAboutContent }.map(\.node).identities
    for view in views where !canvas.isAmbiguous(view) {
      misplaced.add(
        isMarked: canvas.document.element(of: view)?["misplaced"] == "YES",
        isComputed: computed.contains(ObjectIdentifier(view)),
        isMoved: moved.contains(ObjectIdentifier(view)))
    }
  }
}

extension [ViewNode] {
  /// What tells these views from others.
  fileprivate var identities: Set<ObjectIdentifier> { Set(map { ObjectIdentifier($0) }) }
}
