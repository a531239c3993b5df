import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Scales the frames that a document stores for views that no constraint places: rows, headers, items, roots of
/// their own size, and views with autoresizing masks.
///
/// A frame that constraints decide is scaled too, for the sizes that they leave open.
package struct FrameScaling {
  private let exceptedClasses: [String]
  private let scale: ((Double) -> Double)?

  /// Makes the scaling of an adaptation, which leaves frames alone if it does so with constraints.
  package init(by adaptation: DocumentAdaptation, scale: @escaping (Double) -> Double) {
    exceptedClasses = adaptation.exceptedClasses
    self.scale = adaptation.type.contains(.constraint) ? scale : nil
  }

  /// Returns a scaled length of a frame, or the same one if frames are left alone.
  package func scaled(_ length: Double) -> Double { scale?(length) ?? length }

  private func excepts(_ node: ViewNode) -> Bool {
    exceptedClasses.contains { node.isKind(ofClassNamed: $0) }
  }

  /// Sets the frames of a view and its descendants.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - design: Their frames in the design, parents first.
  package func apply(to root: ViewNode, design: [LayoutRect]) {
    var frames = design.makeIterator()
    // Not recursive, so that no depth of a document overflows the stack.
    var pending: [(node: ViewNode, parent: Parent?)] = [(root, nil)]
    while let (node, parent) = pending.popLast(), let design = frames.next() {
      let isExcepted = parent?.isExcepted ?? false || excepts(node)
      node.frame = frame(of: node, design, in: parent, isScaled: !isExcepted)
      let around = Parent(design: design, frame: node.frame, isExcepted: isExcepted)
      pending += node.children.reversed().map { ($0, around) }
    }
  }

  /// A superview with its frame in the design and its scaled one.
  package struct Parent {
    let design, frame: LayoutRect
    var isExcepted = false

    package init(design: LayoutRect, frame: LayoutRect, isExcepted: Bool = false) {
      (self.design, self.frame, self.isExcepted) = (design, frame, isExcepted)
    }
  }

  /// Returns the frame of a view before a layout: scaled or, for a view that is left alone, fitted into its
  /// scaled superview by its autoresizing mask.
  package func frame(
    of node: ViewNode, _ design: LayoutRect, in parent: Parent?, isScaled: Bool
  ) -> LayoutRect {
    // The bar of a controller has the size that the system gives it.
    guard let scale, parent != nil || !node.role.isBar else { return design }
    var mask = node.autoresizingMask
    // The content of a cell keeps its distances from the cell: those of an accessory and a separator.
    let isContent =
      if case .contentView = node.role, let parent { parent.design.holds(design) } else { false }
    if isScaled, !isContent { return node.scaled(design, by: scale) }
    guard let parent else { return design }
    if isContent { mask = [.flexibleWidth, .flexibleHeight] }
    return design.resized(by: mask, from: parent.design.size, to: parent.frame.size)
  }
}

extension ViewNode {
  /// Returns a frame with scaled numbers; lengths that the system sets stay, at the edge that the
  /// autoresizing mask keeps.
  func scaled(_ frame: LayoutRect, by scale: (Double) -> Double) -> LayoutRect {
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

extension ViewNode.Role {
  /// Whether the system sets both lengths of the view.
  package var hasFixedSize: Bool {
    switch self {
    case .switch, .stepper, .activityIndicator: true
    default: false
    }
  }

  /// Whether the system sets the height of the view.
  package var hasFixedHeight: Bool {
    switch self {
    case .slider, .progress, .segmentedControl, .pageControl, .picker, .datePicker, .searchBar,
      .navigationBar, .tabBar, .toolbar:
      true
    default: hasFixedSize
    }
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
  package func map(_ change: (Double) -> Double) -> LayoutRect {
    LayoutRect(x: change(x), y: change(y), width: change(width), height: change(height))
  }

  var size: LayoutSize { LayoutSize(width: width, height: height) }

  /// Returns whether a rectangle in the coordinates of this one, which has a size, does not exceed
  /// it.
  fileprivate func holds(_ inner: LayoutRect) -> Bool {
    width > 0 && height > 0 && inner.x >= 0 && inner.y >= 0 && inner.maxX <= width
      && inner.maxY <= height
  }
}
