import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleSystemFacts

extension DesignCanvas {
  /// The insets of the canvas of a device, in the Xcode version that wrote the file.
  ///
  /// Until Xcode 14, all upright phones without a home button have one inset, except those with a
  /// Dynamic Island; later each has its own.
  ///
  /// Source: the stored frames of 61 public repositories, judged on 67 others.
  func canvasInsets(of device: InterfaceDevice) -> LayoutInsets {
    guard device.idiom == .phone, let own = device.screen.safeArea else { return .zero }
    if device.isLandscape { return own }
    let version = ToolsVersion(of: document)
    let lengths = Lengths(writtenBy: version)
    if !device.hasNoHomeButton {
      return LayoutInsets(top: lengths["canvas top inset with home button"])
    }
    var top = own.top
    if version < .canvasStatusBar, top < lengths["dynamic island inset"] {
      top = lengths["canvas top inset"]
    } else if device.id == "retina5_9" {
      top = lengths["canvas top inset of retina5_9"]
    }
    return LayoutInsets(top: top, bottom: lengths["canvas bottom inset"])
  }
}

extension InterfaceDevice {
  /// Whether the device has a home indicator in place of a home button.
  package var hasNoHomeButton: Bool { (screen.safeArea?.bottom ?? 0) > 0 }
}
