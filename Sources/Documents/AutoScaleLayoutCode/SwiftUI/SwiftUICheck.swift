import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Compares the frames of a view of SwiftUI with those of the document on all screens.
struct SwiftUICheck {
  let samples: LayoutSamples
  /// The room of the view on each screen.
  let rooms: [LayoutRect]
  /// The places of texts in invisible frames.
  let texts: [ObjectIdentifier: SwiftUIAlignment]
  /// The views of the document.
  let nodes: [ViewNode]

  /// The tolerance, in points; both systems round to pixels.
  private static let tolerance = 0.7

  /// Returns a problem of the first view with another frame, or `nil` if all are the same.
  func problem(with view: SwiftUIView) -> ArrangingProblem? {
    let tree = SwiftUITree(view)
    for (index, screen) in samples.screens.enumerated() {
      let frames = SwiftUILayout(tree, on: screen).layout(in: rooms[index])
      for node in nodes {
        guard let frame = frames[ObjectIdentifier(node)] else { continue }
        let wanted = wantedFrame(of: node, at: index)
        if !frame.isClose(to: wanted, tolerance: Self.tolerance) {
          return ArrangingProblem(node: node, reason: reason(frame, wanted, on: screen))
        }
      }
    }
    return nil
  }

  /// The frame in the document, or that of the text in it.
  private func wantedFrame(of node: ViewNode, at index: Int) -> LayoutRect {
    let frame = samples[node][index]
    guard let place = texts[ObjectIdentifier(node)],
      let content = samples.screens[index].contentSize(of: node, width: frame.width)
    else { return frame }
    let width = min(content.width.known ?? 0, frame.width)
    // A line keeps its height in a lower frame, and lies over its edges.
    let isLine = content.height == samples.screens[index].contentSize(of: node)?.height
    let height = isLine ? content.height : min(content.height.known ?? 0, frame.height)
    return LayoutRect(
      x: frame.x + place.horizontal.offset(of: width, in: frame.width),
      y: frame.y + place.vertical.offset(of: height, in: frame.height), width: width,
      height: height)
  }

  private func reason(_ frame: LayoutRect, _ wanted: LayoutRect, on screen: SampleScreen) -> String
  {
    let length =
      screen.texts.scale > 1
      ? " with larger texts" : screen.texts.length > 1 ? " with longer texts" : ""
    let size = "\(Int(screen.size.width)) × \(Int(screen.size.height)) points"
    return "stacks would put it at \(frame.rounded), not at \(wanted.rounded), on \(size)\(length)"
  }
}

extension LayoutRect {
  /// The rectangle in tenths of points.
  fileprivate var rounded: LayoutRect {
    func tenths(_ length: Double) -> Double { (length * 10).rounded() / 10 }
    return LayoutRect(x: tenths(x), y: tenths(y), width: tenths(width), height: tenths(height))
  }
}
