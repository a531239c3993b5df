import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// A proof that a rebased document is the adapted one: its lengths, its frames and its conflicts.
///
/// The adapted document is the old one, whose tree was scaled instead of its text. Both are laid out
/// with measured contents.
struct RebaseProof {
  /// The conflicts that the old document does not have at its own width, each with its place.
  private(set) var conflicts: [(element: Int, text: String)] = []

  private let plan: RebasePlan
  private let roots: [RootPlacement]
  private let rebased, adapted: InterfaceDocument

  /// Compares a rebased text with the adapted document.
  ///
  /// - Throws: ``EditingError`` with the first difference.
  init(_ text: DocumentText, of plan: RebasePlan, roots: [RootPlacement]) throws {
    (self.plan, self.roots) = (plan, roots)
    rebased = try text.document()
    adapted = try plan.adaptedDocument()
    // The frame of a view with constraints is no length but a result, which the canvas settles where they leave it
    // open; all other frames are those of the adapted document.
    for (node, found) in zip(adapted.nodes, rebased.nodes)
    where node.translatesAutoresizingMaskIntoConstraints == false {
      node.frame = found.frame
    }
    if rebased.device?.id != plan.device.id {
      throw failure("the canvas would not be \(plan.device.id)")
    }
    if let difference = plan.lengths.difference(to: text) ?? lengthDifference {
      throw failure(difference)
    }
    let canvases = [rebased, adapted].map {
      DesignCanvas($0, options: Self.options(on: plan.device.screen))
    }
    for (index, placement) in roots.enumerated() {
      let found = try canvases[0].layout(rebased.views[index], placed: placement)
      let wanted = try canvases[1].layout(adapted.views[index], placed: placement)
      if let difference = frameDifference(found, wanted) { throw failure(difference) }
      try compareConflicts(found, wanted, ofRootAt: index)
    }
  }

  private func failure(_ reason: String) -> EditingError {
    EditingError(.unproven(reason), path: plan.text.path)
  }
}

extension RebaseProof {
  /// The first length that the adapted document does not have, in words, or `nil`.
  private var lengthDifference: String? {
    for (node, other) in zip(rebased.nodes, adapted.nodes) {
      var properties = other.adaptableProperties
      while let property = properties.popFirst() {
        let (found, wanted) = (node.adaptableLength(property), other.adaptableLength(property))
        if !found.value.isClose(to: wanted.value) {
          return difference(of: node, "\(property) \(found.value.text)", wanted.value.text)
        }
      }
      for (constraint, other) in zip(node.constraints, other.constraints)
      where !constraint.isPlaceholder && !constraint.constant.isClose(to: other.constant) {
        return difference(
          of: constraint, "constant \(constraint.constant.text)", other.constant.text)
      }
    }
    return nil
  }

  /// Returns the first frame that the adapted document does not have, in words, or `nil`.
  private func frameDifference(_ found: LayoutResult, _ wanted: LayoutResult) -> String? {
    for (index, node) in found.nodes.enumerated()
    where !found.frames[index].isClose(
      to: wanted.frames[index], tolerance: LayoutRect.roundingError)
    {
      return difference(of: node, "frame \(found.frames[index])", "\(wanted.frames[index])")
    }
    return nil
  }

  private func difference(of object: AnyObject, _ found: String, _ wanted: String) -> String {
    let title = rebased.elementIndex(of: object).map(plan.text.title) ?? "a view"
    return "\(title) would have the \(found), not \(wanted)"
  }
}

extension RebaseProof {
  /// Refuses a conflict that the adapted document does not have, and notes one that the old document
  /// does not have at its own width.
  private mutating func compareConflicts(
    _ found: LayoutResult, _ wanted: LayoutResult, ofRootAt index: Int
  ) throws {
    guard !found.conflicts.isEmpty else { return }
    let wantedConflicts = wanted.conflicts.map { $0.elements(in: adapted) }
    let oldConflicts = try oldLayout(ofRootAt: index).conflicts
      .map { $0.elements(in: plan.document) }
    for conflict in found.conflicts {
      let elements = conflict.elements(in: rebased)
      let text = text(of: conflict)
      if !wantedConflicts.contains(where: { $0.isSimilar(to: elements) }) { throw failure(text) }
      if !oldConflicts.contains(where: { $0.isSimilar(to: elements) }) {
        conflicts.append((elements.min() ?? 0, text))
      }
    }
  }

  /// Returns the options of a layout of the app as it is built; frames of placeholders have a proof of their own.
  private static func options(
    on screen: Screen?, safeArea: LayoutOptions.SafeArea? = nil
  ) -> LayoutOptions {
    var options = LayoutOptions(on: screen, safeArea: safeArea)
    options.placeholders = .removed
    return options
  }

  private func oldLayout(ofRootAt index: Int) throws -> LayoutResult {
    let root = plan.document.views[index]
    let canvas = DesignCanvas(
      plan.document, options: Self.options(on: plan.document.device?.screen, safeArea: .stored))
    let placement = RootPlacement(frame: root.frame, safeArea: canvas.safeArea(of: root))
    return try canvas.layout(root, placed: placement)
  }

  private func text(of conflict: LayoutConflict) -> String {
    let names = conflict.members.map { member in
      member.text { rebased.name(of: $0, length: .medium) }
    }
    return "constraints would contradict each other: " + names.joined(separator: "; ")
  }
}

extension RebasePlan {
  /// Returns the document on the new device, with the lengths and frames that adapting its tree gives.
  ///
  /// No length of the rebased text is read, so that a number scaled wrongly there is found here.
  fileprivate func adaptedDocument() throws -> InterfaceDocument {
    let edits = lengths.treelessEditor.edits + deviceEdits
    let document = try text.applying(edits).text.document()
    _ = adaptation.adaptViews(of: document)
    let keptLengths = Dictionary(grouping: kept, by: \.element)
    for node in document.nodes {
      // Each font of a text is rounded by itself, and not as a part of the first one.
      if scaling.rule.rounding != .none { scaleRuns(of: node) }
      guard let element = document.elementIndex(of: node) else { continue }
      for kept in keptLengths[element] ?? [] {
        // A variation for the size classes of the device may state the length.
        let design = node.adaptableLength(kept.property).design
        guard design == kept.node.adaptableLength(kept.property).design else { continue }
        node.setAdaptableLength(TrackedLength(design), of: kept.property)
      }
    }
    return document
  }

  private func scaleRuns(of node: ViewNode) {
    guard node.adaptableLength(.fontSize).ledgerEntry != nil else { return }
    for index in node.appearance.textRuns.indices {
      guard let size = node.appearance.textRuns[index].font?.size else { continue }
      node.appearance.textRuns[index].font?.size = scaling.scaled(size, as: .fontSize)
    }
  }
}

extension InterfaceDocument {
  /// The views of all roots.
  fileprivate var nodes: [ViewNode] { views.flatMap(\.subtree) }
}

extension LayoutConflict {
  /// Returns the indices of the elements of the constraints.
  fileprivate func elements(in document: InterfaceDocument) -> Set<Int> {
    Set(constraints.compactMap(document.elementIndex))
  }
}

extension Set<Int> {
  /// Returns whether two conflicts share a constraint, or both have none.
  fileprivate func isSimilar(to other: Set<Int>) -> Bool {
    isEmpty ? other.isEmpty : !isDisjoint(with: other)
  }
}

extension Double {
  /// Returns whether two lengths differ only by the rounding of calculations.
  fileprivate func isClose(to other: Double) -> Bool {
    (self - other).magnitude <= 1e-9 * max(1, other.magnitude)
  }
}
