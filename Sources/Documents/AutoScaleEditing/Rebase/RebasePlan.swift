import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// A document that states its lengths, and everything that decides its lengths and frames at another
/// width.
struct RebasePlan {
  /// The document with stated lengths; only some fonts may be more than in the original.
  let text: DocumentText

  /// The document, read.
  let document: InterfaceDocument

  /// The new device.
  let device: InterfaceDevice

  /// The scaling of lengths, and the same scaling for view trees.
  let scaling: LengthScaling
  let adaptation: DocumentAdaptation

  /// The lengths and their scaled numbers.
  let owned: OwnedLengths
  let lengths: RebasedLengths

  /// The lengths that stay because the document cannot state them.
  let kept: [UnstatedLengths.Kept]

  /// The runtime attributes that may be lengths.
  let unnamedNumbers: [UnnamedNumber]

  /// The frames of the document, by the index of the view's element.
  let oldFrames: [Int: LayoutRect]

  private let scaledFrames: Set<Int>

  /// Reads a document, states the lengths that it leaves to the system, and scales all.
  init(
    _ original: DocumentText, for device: InterfaceDevice, _ scaling: LengthScaling,
    _ adaptation: DocumentAdaptation, _ runtimeLengths: RuntimeLengths
  ) throws {
    (self.device, self.scaling, self.adaptation) = (device, scaling, adaptation)
    var owned = try OwnedLengths(of: original, by: adaptation, runtimeLengths)
    let unstated = UnstatedLengths(of: owned)
    if !unstated.editor.edits.isEmpty {
      let stated = try original.applying(unstated.editor.edits).text
      // The new fonts have moved the indices of elements.
      owned = try OwnedLengths(of: stated, by: adaptation, runtimeLengths)
    }
    self.owned = owned
    text = owned.text
    document = try text.document()
    kept = UnstatedLengths(of: owned).kept
    lengths = RebasedLengths(of: owned, by: scaling)
    scaledFrames = Set(owned.nodes.filter { owned.scalesFrame(of: $0.node) }.map(\.element))
    unnamedNumbers = text.unnamedNumbers(runtimeLengths)
    oldFrames = document.frames
  }

  /// Returns whether the frame of a view without constraints is scaled.
  func scalesFrame(at element: Int) -> Bool { scaledFrames.contains(element) }

  /// The scaling of frames that no constraint decides.
  var frameScaling: FrameScaling {
    FrameScaling(by: adaptation, scale: scaling.scaledFrameLength)
  }

  /// Returns the frame of a view of the document before the new layout.
  func scaledFrame(of node: ViewNode, in newParent: ViewNode?) -> LayoutRect {
    let isScaled = document.elementIndex(of: node).map(scalesFrame) ?? false
    let parent = node.parent.flatMap { old in
      newParent.map { FrameScaling.Parent(design: old.frame, frame: $0.frame) }
    }
    return frameScaling.frame(of: node, node.frame, in: parent, isScaled: isScaled)
  }

  /// The edits to the text for the new device.
  var deviceEdits: [DocumentEdit] {
    var editor = DocumentEditor(text)
    if let element = text.child("device", of: 0) { editor.set("id", to: device.id, of: element) }
    return editor.edits
  }
}

extension InterfaceDocument {
  /// The frames by the index of the view's element.
  fileprivate var frames: [Int: LayoutRect] {
    views.flatMap(\.subtree).reduce(into: [:]) { frames, node in
      if let element = elementIndex(of: node) { frames[element] = node.frame }
    }
  }
}

extension DocumentText {
  /// Returns the numbers of runtime attributes whose names leave open whether they are lengths.
  fileprivate func unnamedNumbers(_ lengths: RuntimeLengths) -> [UnnamedNumber] {
    (0..<elementCount).filter { name(of: $0) == "userDefinedRuntimeAttribute" }
      .compactMap { lengths.unnamedNumber(of: $0, in: self) }
  }
}
