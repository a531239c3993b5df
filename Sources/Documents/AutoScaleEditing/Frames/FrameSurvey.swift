import AutoScale
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
  private let includesRounding: Bool

  init(of document: InterfaceDocument, by update: FrameUpdate) {
    self.document = document
    (measuresContents, includesRounding) = (update.measuresContents, update.includesRounding)
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
    let movedViews = canvas.movedViews(in: result)
      .filter { isFar($0.solved, from: $0.node) || isMarked($0.node) }
    let moved = Dictionary(
      movedViews.map { (ObjectIdentifier($0.node), $0) },
      uniquingKeysWith: { first, _ in first })
    let predicted = try predictedFrames(of: result, canvas, isAnyMoved: !moved.isEmpty)
    var certainMoves: Set<ObjectIdentifier> = []
    // A root is an input of the layout: its frame is not computed.
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

  /// Returns the views that depend on predicted texts, if any frame may be written.
  private func predictedFrames(
    of result: LayoutResult, _ canvas: DesignCanvas, isAnyMoved: Bool
  ) throws(InvalidParameterError) -> PredictedFrames? {
    guard !measuresContents, isAnyMoved || result.nodes.dropFirst().contains(where: isNew) else {
      return nil
    }
    return try PredictedFrames(in: result, of: canvas)
  }

  /// Returns whether constraints place a view that has no stored frame yet.
  private func isNew(_ node: ViewNode) -> Bool {
    node.translatesAutoresizingMaskIntoConstraints == false && !restsOnContent(node)
      && document.element(of: node).map { $0.storedFrame == nil } ?? false
  }

  /// Returns whether a view's mask fits it into a superview that gets another frame.
  private func follows(_ node: ViewNode, _ frame: LayoutRect) -> Bool {
    guard node.translatesAutoresizingMaskIntoConstraints != false, let parent = node.parent,
      // Parents come before their children, so the frame of the parent is decided here.
      parent.role.stack == nil, let element = document.elementIndex(of: parent),
      frames[element] != nil, document.element(of: node)?.storedFrame != nil,
      !statesFramesBySizeClass(node)
    else { return false }
    return isFar(frame, from: node)
  }

  /// Returns whether a frame differs from the stored one by more than the rounding of Xcode's versions.
  private func isFar(_ frame: LayoutRect, from node: ViewNode) -> Bool {
    !frame.isClose(to: node.frame, tolerance: includesRounding ? LayoutRect.roundingError : 1)
  }

  private func isMarked(_ node: ViewNode) -> Bool {
    document.element(of: node)?.isMisplaced ?? false
  }

  /// Returns the reason why a moved view keeps its frame, or `nil` if its layout is certain.
  private func reasonToKeep(_ moved: MovedNode, _ canvas: DesignCanvas) -> String? {
    if statesFramesBySizeClass(moved.node) { return "size classes give it other frames" }
    if canvas.isAmbiguous(moved.node), !measuresContents { return "Xcode marked it as ambiguous" }
    return isCertain(moved) ? nil : moved.miss.reason
  }

  private func isCertain(_ moved: MovedNode) -> Bool {
    // A content explains a move with certainty only if it was measured, and not stored.
    let isKnown =
      switch moved.miss.cause {
      case .misplaced, .rounded: true
      case .content, .consequence: measuresContents
      default: false
      }
    return isKnown && (measuresContents || moved.miss.unstated == nil)
  }

  /// Returns whether the size of a view comes from content that is not measured.
  private func restsOnContent(_ node: ViewNode) -> Bool {
    if measuresContents { return false }
    // These have no content size of their own, only that of the views in them.
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
  /// Removes marks that do not apply, and marks views that stay misplaced or are ambiguous.
  private mutating func addMarks(
    _ result: LayoutResult, _ canvas: DesignCanvas, moved: Set<ObjectIdentifier>,
    _ certainMoves: Set<ObjectIdentifier>
  ) throws(InvalidParameterError) {
    let placed = result.nodes.dropFirst().filter {
      document.isInstalled($0) && $0.translatesAutoresizingMaskIntoConstraints == false
    }
    guard let root = result.nodes.first, !placed.isEmpty else { return }
    let isUnambiguous = try isUnambiguous(root, canvas)
    let ambiguous = try AmbiguousViews(in: root, of: canvas)
    for node in placed {
      guard let element = document.element(of: node) else { continue }
      let id = ObjectIdentifier(node)
      // A frame that rests on a predicted content may be misplaced still.
      if element.isMisplaced, !moved.contains(id), !restsOnContent(node) {
        setMark(.misplaced, false, of: node)
      } else if !element.isMisplaced, certainMoves.contains(id) {
        setMark(.misplaced, true, of: node)
      }
      if element.isAmbiguous, isUnambiguous {
        setMark(.ambiguous, false, of: node)
      } else if !element.isAmbiguous, ambiguous.contains(node) {
        setMark(.ambiguous, true, of: node)
      }
    }
  }

  /// Returns whether constraints decide all frames of a root with a mark, whatever the sizes of its
  /// texts are.
  ///
  /// Views of a class of the user's own may have contents that are not measured.
  private func isUnambiguous(
    _ root: ViewNode, _ canvas: DesignCanvas
  ) throws(InvalidParameterError) -> Bool {
    let views = root.subtree
    guard views.contains(where: { document.element(of: $0)?.isAmbiguous ?? false }),
      // The root may be of a class of its own, since its frame is given.
      !views.dropFirst().contains(where: { $0.customClass != nil })
    else { return false }
    var options = canvas.options
    options.sizes = .measured
    for scale in Self.textScales {
      options.textScale = scale
      let result = try canvas.with(options).layout(root)
      guard result.conflicts.isEmpty, result.diagnose().ambiguousNodes.isEmpty,
        result.barelyPlacedNodes().isEmpty
      else { return false }
    }
    return true
  }

  /// The sizes of texts relative to the measured ones for which a root has to be unambiguous.
  ///
  /// The median error of predicted widths is 0.3 % up to 17 points, and 1.4 % above.
  private static let textScales = [0.8, 1, 1.25]

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

/// The views whose frames depend on texts without a stored size.
///
/// A layout with smaller and one with larger predictions tell: frames that rest only on stored
/// sizes do not change.
struct PredictedFrames {
  private var positions: Set<Int> = []

  /// Compares a layout with other predictions.
  ///
  /// - Complexity: Two layouts.
  init(in result: LayoutResult, of canvas: DesignCanvas) throws(InvalidParameterError) {
    guard let root = result.nodes.first else { return }
    for scale in [0.5, 1.5] {
      var options = canvas.options
      options.textScale = scale
      let other = try canvas.with(options).layout(root)
      for position in result.frames.indices
      where !other.frames[position].isClose(
        to: result.frames[position], tolerance: LayoutRect.roundingError)
      {
        positions.insert(position)
      }
    }
  }

  /// Returns whether the frame of the view at a position depends on a prediction.
  func contains(_ position: Int) -> Bool { positions.contains(position) }
}
