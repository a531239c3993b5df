import AutoScale
import AutoScaleTrees

extension ViewNode {
  /// Whether UIKit insets the content of the view where bars cover it.
  var avoidsBars: Bool { if case .scroll = role { true } else { false } }
}

extension SampleScreen {
  /// The part of a frame that no bar covers, or `nil` if none covers it.
  func inset(of frame: LayoutRect) -> LayoutRect? {
    let top = max(frame.y, safeArea.top)
    let bottom = min(frame.maxY, size.height - safeArea.bottom)
    guard top > frame.y || bottom < frame.maxY, bottom > top else { return nil }
    return LayoutRect(x: frame.x, y: top, width: frame.width, height: bottom - top)
  }
}
