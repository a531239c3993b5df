import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import AutoScaleTrees
import AutoScaleXcodeCanvas

extension DesignCanvas {
  /// Returns a line about a controller's view that has the size of another device than the
  /// document's, or `nil`.
  func noteOfOtherDevice(_ root: ViewNode) -> String? {
    guard let device = document.device, isOfOtherDevice(root) else { return nil }
    let (frame, name) = (root.frame, document.name(of: root, length: .medium))
    return "\(document.place(of: root)): note: \(name) is \(frame.width.text) by "
      + "\(frame.height.text) points, but the canvas of \(device.id) is \(device.width.text) by "
      + "\(device.height.text); its frames are updated for its own size"
  }
}
