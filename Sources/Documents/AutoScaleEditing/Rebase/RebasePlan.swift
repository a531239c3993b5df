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

  /// Scales a length of a frame, if frames are scaled at all.
  func scaledFrameLength(_ length: Double) -> Double {
    adaptation.type.contains(.constraint) ? scaling.scaledFrameLength(length) : length
  }

  /// Returns the frame of a view of the document before the new layout: scaled or, for an excepted
  /// view, fitted into its scaled parent by its autoresizing mask.
  ///
  /// The content of a cell keeps its distances from the cell: those of an accessory and a separator.
  func scaledFrame(of node: ViewNode, in newParent: ViewNode?) -> LayoutRect {
    let isScaled = document.elementIndex(of: node).map(scalesFrame) ?? false
    guard let parent = node.parent, let newParent else {
      return isScaled ? node.scaledFrame(by: scaledFrameLength) : node.frame
    }
    var mask = node.autoresizingMask
    if case .contentView = node.role, parent.frame.contains(node.frame) {
      mask = [.flexibleWidth, .flexibleHeight]
    } else if isScaled {
      return node.scaledFrame(by: scaledFrameLength)
    }
    return node.frame.resized(by: mask, from: parent.frame.size, to: newParent.frame.size)
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

extension ViewNode {
  /// Returns the frame with scaled numbers; lengths that the system sets stay, at the edge that the
  /// autoresizing mask keeps.
  fileprivate func scaledFrame(by scale: (Double) -> Double) -> LayoutRect {
    var scaled = frame.map(scale)
    if role.hasFixedSize {
      scaled.x +=
        (scaled.width - frame.width)
        * autoresizingMask.share(.flexibleLeftMargin, .flexibleRightMargin)
      scaled.width = frame.width
    }
    if role.hasFixedHeight {
      scaled.y +=
        (scaled.height - frame.height)
        * autoresizingMask.share(.flexibleTopMargin, .flexibleBottomMargin)
      scaled.height = frame.height
    }
    return scaled
  }
}

extension AutoresizingMask {
  /// Returns the share of a change of length that is before a view: half unless only one margin is
  /// flexible.
  fileprivate func share(_ before: AutoresizingMask, _ after: AutoresizingMask) -> Double {
    contains(before) == contains(after) ? 0.5 : contains(before) ? 1 : 0
  }
}

extension LayoutRect {
  /// Returns the rectangle with another function of each number.
  func map(_ change: (Double) -> Double) -> LayoutRect {
    LayoutRect(x: change(x), y: change(y), width: change(width), height: change(height))
  }

  fileprivate var size: LayoutSize { LayoutSize(width: width, height: height) }

  /// Returns whether a rectangle in the coordinates of this one, which has a size, does not exceed
  /// it.
  fileprivate func contains(_ inner: LayoutRect) -> Bool {
    width > 0 && height > 0 && inner.x >= 0 && inner.y >= 0 && inner.maxX <= width
      && inner.maxY <= height
  }
}

extension DocumentText {
  /// Returns the numbers of runtime attributes whose names leave open whether they are lengths.
  fileprivate func unnamedNumbers(_ lengths: RuntimeLengths) -> [UnnamedNumber] {
    (0..<elementCount).filter { name(of: $0) == "userDefinedRuntimeAttribute" }
      .compactMap { lengths.unnamedNumber(of: $0, in: self) }
  }
}
