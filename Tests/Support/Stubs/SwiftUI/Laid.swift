import Foundation

/// Views on a screen, laid out and kept as SwiftUI keeps them: caches live on from one state to the next.
@MainActor final class LaidViews {
  private var caches: [Any] = []

  /// Lays out views in the middle of a size, as a window does, and returns the frames of the innermost ones by
  /// their texts, counted from the left edge.
  func frames(
    of view: some View, in size: CGSize, direction: LayoutDirection = .leftToRight,
    prepare: (inout Rendering) -> Void = { _ in }
  ) -> [String: CGRect] {
    var rendering = Rendering(size: size)
    rendering.environment.layoutDirection = direction
    rendering.caches = caches
    prepare(&rendering)
    rendering.add(view)
    guard let root = rendering.elements.first else { return [:] }
    let own = root.sizeThatFits(ProposedViewSize(size))
    root.place(
      in: CGRect(
        x: (size.width - own.width) / 2, y: (size.height - own.height) / 2, width: own.width,
        height: own.height))
    caches = rendering.arrangements.map(\.currentCache)
    var frames: [String: CGRect] = [:]
    collect(root, into: &frames)
    guard direction == .rightToLeft else { return frames }
    return frames.mapValues { frame in
      CGRect(
        x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  private func collect(_ element: LayoutElement, into frames: inout [String: CGRect]) {
    if let name = element.name, let frame = element.frame { frames[name] = frame }
    for child in element.children { collect(child, into: &frames) }
  }
}
