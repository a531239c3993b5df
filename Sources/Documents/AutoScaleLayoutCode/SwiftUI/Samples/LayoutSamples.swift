import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The frames of a document's view on several screens.
///
/// A length that is the same on all screens is one that code may state; a length that differs follows from
/// something else.
struct LayoutSamples {
  /// The screens: those with the document's texts first, then those with longer ones.
  let screens: [SampleScreen]
  /// The frames in the outermost view on each screen.
  private let frames: [ObjectIdentifier: [LayoutRect]]
  /// The frames on a screen whose texts are too long for it.
  private let crowded: [ObjectIdentifier: LayoutRect]

  /// Lays out a view on screens.
  init(of root: ViewNode, on screens: [SampleScreen]) throws(InvalidParameterError) {
    self.screens = screens
    var frames: [ObjectIdentifier: [LayoutRect]] = [:]
    for screen in screens {
      for (node, frame) in Self.frames(of: root, on: screen) {
        frames[node, default: []].append(frame)
      }
    }
    self.frames = frames
    let crowdedScreen = try SampleScreen(
      screens[0].size, safeArea: screens[0].safeArea,
      texts: TextVariation(length: Self.crowdedLength))
    crowded = Self.frames(of: root, on: crowdedScreen)
  }

  /// The length of texts that fill every row, relative to those of the document.
  private static let crowdedLength = 60.0

  /// The frames of all views in the outermost one.
  private static func frames(
    of root: ViewNode, on screen: SampleScreen
  ) -> [ObjectIdentifier: LayoutRect] {
    let content = root.resizedContent
    let stored = content?.frame
    content?.frame = LayoutRect(width: screen.size.width, height: screen.size.height)
    defer { if let content, let stored { content.frame = stored } }
    let result = LayoutEngine(settings: screen.settings)
      .layout(root, size: screen.size, in: screen.context)
    var absolute = result.frames
    var frames: [ObjectIdentifier: LayoutRect] = [:]
    for (index, node) in result.nodes.enumerated() {
      let parent = Int(result.tree.parents[index])
      if parent >= 0 {
        absolute[index] = absolute[index].moved(by: absolute[parent])
      } else {
        (absolute[index].x, absolute[index].y) = (0, 0)
      }
      if case .scroll = node.role, let inset = screen.inset(of: absolute[index]) {
        // UIKit keeps the content clear of bars, and SwiftUI the view.
        absolute[index] = inset
      }
      frames[ObjectIdentifier(node)] = screen.alignmentFrame(of: node, absolute[index])
    }
    return frames
  }

  /// The frames of a view on each screen.
  subscript(node: ViewNode) -> [LayoutRect] {
    frames[ObjectIdentifier(node)] ?? screens.map { _ in .zero }
  }

  /// The frame of a view where texts are too long.
  func crowdedFrame(of node: ViewNode) -> LayoutRect { crowded[ObjectIdentifier(node)] ?? .zero }
}

extension [Double] {
  /// The number that all are, to a twentieth of a point, or `nil` if they differ.
  var common: Double? {
    guard let first, allSatisfy({ ($0 - first).magnitude < 0.05 }) else { return nil }
    // A hundredth of a point is more than a sum of lengths is wrong, and less than a document states.
    return (first * 100).rounded() / 100
  }
}

extension ViewNode {
  /// The view of a collection's cell that UIKit keeps as large as the cell, whatever the document states.
  fileprivate var resizedContent: ViewNode? {
    guard self is CollectionReusableNode, children.count == 1, let child = children.first,
      child.translatesAutoresizingMaskIntoConstraints ?? true,
      child.frame.isClose(
        to: LayoutRect(width: frame.width, height: frame.height), tolerance: 0.5)
    else { return nil }
    return child
  }
}
