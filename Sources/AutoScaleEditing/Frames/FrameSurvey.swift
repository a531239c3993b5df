import AutoScale
import AutoScaleFrameComparison
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSourceText
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// A comparison of the stored frames with a layout of the document's canvas.
struct FrameSurvey {
  /// The frames to replace stored ones, by the index of the view's element.
  private(set) var frames: [Int: LayoutRect] = [:]

  /// The obsolete marks of Xcode, by the index of the view's element.
  private(set) var staleMarks: [Int: Set<String>] = [:]

  /// The moved views that keep their frames, one line each.
  private(set) var kept: [String] = []

  private let document: InterfaceDocument
  private let measuresContents: Bool

  init(of document: InterfaceDocument, measuresContents: Bool) {
    self.document = document
    self.measuresContents = measuresContents
    let options = LayoutOptions(sizes: measuresContents ? .measured : .stored)
    let layout = DocumentLayout(document, options: options)
    for root in layout.roots {
      do throws(InvalidParameterError) {
        add(try root.result.get(), layout.canvas)
      } catch {
        kept.append("\(document.place(of: root.view)): note: not laid out: \(error)")
      }
    }
  }

  private mutating func add(_ result: LayoutResult, _ canvas: DesignCanvas) {
    let moved = canvas.movedViews(in: result)
    for moved in moved {
      if let reason = reasonToKeep(moved, canvas) {
        let name = document.name(of: moved.node, length: .medium)
        kept.append("\(document.place(of: moved.node)): note: \(name) keeps its frame: \(reason)")
      } else {
        setFrame(moved.solved, of: moved.node, in: result)
      }
    }
    let movedNodes = Set(moved.map { ObjectIdentifier($0.node) })
    let ambiguous =
      measuresContents
      ? Set(result.diagnose().ambiguousNodes.map { ObjectIdentifier($0.node) }) : []
    for (node, frame) in zip(result.nodes, result.frames).dropFirst()
    where document.isInstalled(node) && node.translatesAutoresizingMaskIntoConstraints == false {
      guard let element = document.element(of: node) else { continue }
      if element.storedFrame == nil, !restsOnContent(node) { setFrame(frame, of: node, in: result) }
      guard !movedNodes.contains(ObjectIdentifier(node)), !restsOnContent(node) else { continue }
      if element.isMisplaced { removeMark("misplaced", of: node) }
      if measuresContents, element.isAmbiguous, !ambiguous.contains(ObjectIdentifier(node)) {
        removeMark("ambiguous", of: node)
      }
    }
  }

  /// The reason why a moved view keeps its frame, or `nil` if its layout is certain.
  private func reasonToKeep(_ moved: MovedNode, _ canvas: DesignCanvas) -> String? {
    if statesFramesBySizeClass(moved.node) { return "size classes give it other frames" }
    if canvas.isAmbiguous(moved.node), !measuresContents { return "Xcode marked it as ambiguous" }
    let isCertain =
      switch moved.miss.cause {
      case .misplaced, .rounded: true
      case .content, .consequence: measuresContents
      default: false
      }
    let isStated = measuresContents || moved.miss.unstated == nil
    return isCertain && isStated ? nil : moved.miss.reason
  }

  /// Whether the size of a view comes from content that is not measured.
  private func restsOnContent(_ node: ViewNode) -> Bool {
    if measuresContents { return false }
    return switch node.role {
    case .view, .stack, .scroll, .table, .collection, .contentView, .visualEffect, .map, .web: false
    default: true
    }
  }

  private func statesFramesBySizeClass(_ node: ViewNode) -> Bool {
    document.element(of: node)?.hasVaryingFrame ?? false
  }

  private mutating func setFrame(_ frame: LayoutRect, of node: ViewNode, in result: LayoutResult) {
    guard let element = document.elementIndex(of: node) else { return }
    frames[element] = frame.withoutNoise(pixelsPerPoint: document.device?.pixelsPerPoint ?? 2)
  }

  private mutating func removeMark(_ name: String, of node: ViewNode) {
    guard let element = document.elementIndex(of: node) else { return }
    staleMarks[element, default: []].insert(name)
  }
}
