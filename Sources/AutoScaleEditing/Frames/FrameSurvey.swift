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

  /// The changed marks of Xcode, by the index of the view's element.
  private(set) var marks: [Int: [FrameMark: Bool]] = [:]

  /// The moved views that keep their frames, and roots of other devices, one line each.
  private(set) var kept: [String] = []

  private let document: InterfaceDocument
  private let measuresContents: Bool

  init(of document: InterfaceDocument, by update: FrameUpdate) {
    self.document = document
    measuresContents = update.measuresContents
    var options = LayoutOptions(sizes: measuresContents ? .measured : .stored)
    options.fonts = update.fonts
    let layout = DocumentLayout(document, options: options)
    for root in layout.roots {
      do throws(InvalidParameterError) {
        if let note = layout.canvas.noteOfOtherDevice(root.view) { kept.append(note) }
        try add(try root.result.get(), layout.canvas)
      } catch {
        kept.append("\(document.place(of: root.view)): note: not laid out: \(error)")
      }
    }
  }

  private mutating func add(
    _ result: LayoutResult, _ canvas: DesignCanvas
  ) throws(InvalidParameterError) {
    let moved = Dictionary(
      canvas.movedViews(in: result).map { (ObjectIdentifier($0.node), $0) },
      uniquingKeysWith: { first, _ in first })
    let predicted = try predictedFrames(of: result, canvas, isAnyMoved: !moved.isEmpty)
    var certainMoves: Set<ObjectIdentifier> = []
    for (position, node) in result.nodes.enumerated().dropFirst() where document.isInstalled(node) {
      let isPredicted = predicted?.contains(position) ?? false
      if let moved = moved[ObjectIdentifier(node)] {
        let reason =
          isPredicted
          ? "it depends on the predicted size of a text" : reasonToKeep(moved, canvas)
        guard let reason else {
          setFrame(moved.solved, of: node)
          continue
        }
        if isCertain(moved), !isPredicted { certainMoves.insert(ObjectIdentifier(node)) }
        let name = document.name(of: node, length: .medium)
        kept.append("\(document.place(of: node)): note: \(name) keeps its frame: \(reason)")
      } else if !isPredicted, isNew(node) || follows(node, result.frames[position]) {
        setFrame(result.frames[position], of: node)
      }
    }
    try addMarks(result, canvas, moved: Set(moved.keys), certainMoves)
  }

  /// The views that depend on predicted texts, if any frame may be written.
  private func predictedFrames(
    of result: LayoutResult, _ canvas: DesignCanvas, isAnyMoved: Bool
  ) throws(InvalidParameterError) -> PredictedFrames? {
    guard !measuresContents, isAnyMoved || result.nodes.dropFirst().contains(where: isNew) else {
      return nil
    }
    return try PredictedFrames(in: result, of: canvas)
  }

  /// Whether constraints place a view that has no stored frame yet.
  private func isNew(_ node: ViewNode) -> Bool {
    node.translatesAutoresizingMaskIntoConstraints == false && !restsOnContent(node)
      && document.element(of: node).map { $0.storedFrame == nil } ?? false
  }

  /// Whether a view's mask fits it into a superview that gets another frame.
  private func follows(_ node: ViewNode, _ frame: LayoutRect) -> Bool {
    guard node.translatesAutoresizingMaskIntoConstraints != false, let parent = node.parent,
      parent.role.stack == nil, let element = document.elementIndex(of: parent),
      frames[element] != nil, document.element(of: node)?.storedFrame != nil,
      !statesFramesBySizeClass(node)
    else { return false }
    return !frame.isClose(to: node.frame, tolerance: LayoutRect.roundingError)
  }

  /// The reason why a moved view keeps its frame, or `nil` if its layout is certain.
  private func reasonToKeep(_ moved: MovedNode, _ canvas: DesignCanvas) -> String? {
    if statesFramesBySizeClass(moved.node) { return "size classes give it other frames" }
    if canvas.isAmbiguous(moved.node), !measuresContents { return "Xcode marked it as ambiguous" }
    return isCertain(moved) ? nil : moved.miss.reason
  }

  private func isCertain(_ moved: MovedNode) -> Bool {
    let isKnown =
      switch moved.miss.cause {
      case .misplaced, .rounded: true
      case .content, .consequence: measuresContents
      default: false
      }
    return isKnown && (measuresContents || moved.miss.unstated == nil)
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

  private mutating func setFrame(_ frame: LayoutRect, of node: ViewNode) {
    guard let element = document.elementIndex(of: node) else { return }
    frames[element] = frame.withoutNoise(pixelsPerPoint: document.device?.pixelsPerPoint ?? 2)
  }
}

extension FrameSurvey {
  /// Removes marks that do not apply, and marks views that stay misplaced.
  private mutating func addMarks(
    _ result: LayoutResult, _ canvas: DesignCanvas, moved: Set<ObjectIdentifier>,
    _ certainMoves: Set<ObjectIdentifier>
  ) throws(InvalidParameterError) {
    let placed = result.nodes.dropFirst().filter {
      document.isInstalled($0) && $0.translatesAutoresizingMaskIntoConstraints == false
    }
    let isOpen = try isOpen(placed, in: result, canvas)
    for node in placed {
      guard let element = document.element(of: node) else { continue }
      let id = ObjectIdentifier(node)
      if element.isMisplaced, !moved.contains(id), !restsOnContent(node) {
        setMark(.misplaced, false, of: node)
      } else if !element.isMisplaced, certainMoves.contains(id) {
        setMark(.misplaced, true, of: node)
      }
      if element.isAmbiguous, !isOpen { setMark(.ambiguous, false, of: node) }
    }
  }

  /// Whether the constraints of a root may leave frames open, if any of its views is marked as ambiguous.
  ///
  /// Marks stay if anything is open or in conflict, and no view gets one: Xcode marked 69 of the 167 views
  /// that a layout finds open in 128 public repositories, and 70 others.
  private func isOpen(
    _ nodes: [ViewNode], in result: LayoutResult, _ canvas: DesignCanvas
  ) throws(InvalidParameterError) -> Bool {
    guard nodes.contains(where: { document.element(of: $0)?.isAmbiguous ?? false }),
      let root = result.nodes.first
    else { return false }
    var options = canvas.options
    options.sizes = .measured
    let diagnosis = try canvas.with(options).layout(root)
    return !diagnosis.conflicts.isEmpty || !diagnosis.diagnose().ambiguousNodes.isEmpty
      || !diagnosis.barelyPlacedNodes().isEmpty
  }

  private mutating func setMark(_ mark: FrameMark, _ isSet: Bool, of node: ViewNode) {
    guard let element = document.elementIndex(of: node) else { return }
    marks[element, default: [:]][mark] = isSet
  }
}

/// A mark of Xcode at a view.
enum FrameMark: String {
  /// Several frames obey the constraints.
  case ambiguous
  /// The stored frame is not the one of the constraints.
  case misplaced
}
