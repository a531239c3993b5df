/// The displays of Apple's devices, upright, named after their ids in Xcode's canvas.
///
/// Sources: Apple's Human Interface Guidelines, Layout, and technical specifications; for old models and
/// diagonals the tables of the device libraries DeviceKit and GBDeviceInfo.
extension Display {
  static let original3_5 = phone(nil, 320, 480, 1, inches: 3.5)
  static let retina3_5 = phone("retina3_5", 320, 480, 2, inches: 3.5)
  static let retina4_0 = phone("retina4_0", 320, 568, 2, inches: 4)
  static let retina4_7 = phone("retina4_7", 375, 667, 2, inches: 4.7).zoom(320, 568)
  static let retina5_5 = phone("retina5_5", 414, 736, 3, inches: 5.5).zoom(375, 667)
  static let retina5_9 = phone("retina5_9", 375, 812, 3, inches: 5.8).sensors(44).zoom(320, 693)
  static let retina6_5 = phone("retina6_5", 414, 896, 3, inches: 6.5).sensors(44).zoom(375, 812)
  static let retina6_1 = phone("retina6_1", 414, 896, 2, inches: 6.1).sensors(48).zoom(375, 812)
  static let retina5_4 = phone("retina5_4", 375, 812, 3, inches: 5.4).sensors(50).zoom(320, 693)
  static let retina6_0 = phone("retina6_0", 390, 844, 3, inches: 6.1).sensors(47).zoom(320, 693)
  static let retina6_7 = phone("retina6_7", 428, 926, 3, inches: 6.7).sensors(47).zoom(375, 812)
  static let retina6_12 = phone("retina6_12", 393, 852, 3, inches: 6.1).sensors(59).zoom(320, 693)
  static let retina6_72 = phone("retina6_72", 430, 932, 3, inches: 6.7).sensors(59).zoom(375, 812)
  static let retina6_3 = phone("retina6_3", 402, 874, 3, inches: 6.3).sensors(62)
  static let retina6_9 = phone("retina6_9", 440, 956, 3, inches: 6.9).sensors(62)
  static let retina6_54 = phone("retina6_54", 420, 912, 3, inches: 6.5).sensors(68)
  static let duoOuter = duo(.closed)
  static let duoInner = duo(.openUpright)
  static let original9_7 = pad(nil, 768, 1024, 1, inches: 9.7)
  static let ipad9_7 = pad("ipad9_7", 768, 1024, 2, inches: 9.7)
  static let original7_9 = pad(nil, 768, 1024, 1, inches: 7.9)
  static let ipad7_9 = pad("ipad7_9", 768, 1024, 2, inches: 7.9)
  static let ipad8_3 = pad("ipad8_3", 744, 1133, 2, inches: 8.3).homeIndicator()
  static let ipad10_2 = pad("ipad10_2", 810, 1080, 2, inches: 10.2)
  static let ipad10_9 = pad("ipad10_9", 820, 1180, 2, inches: 10.9).homeIndicator()
  static let ipad10_5 = pad("ipad10_5", 834, 1112, 2, inches: 10.5)
  static let ipad12_9 = pad("ipad12_9", 1024, 1366, 2, inches: 12.9).homeIndicator()
  static let ipad11_0 = pad("ipad11_0", 834, 1194, 2, inches: 11).homeIndicator()
  static let ipad11_1 = pad("ipad11_1", 834, 1210, 2, inches: 11).homeIndicator()
  static let ipad12_9WithButton = pad("ipad12_9", 1024, 1366, 2, inches: 12.9)
  static let ipad13_0 = pad("ipad13_0", 1032, 1376, 2, inches: 13).homeIndicator()

  /// Describes a phone's display with a status bar of 20 points, which is hidden in landscape.
  private static func phone(
    _ canvasID: String?, _ width: Double, _ height: Double, _ pixelsPerPoint: Double, inches: Double
  ) -> Display {
    Display(
      idiom: .phone, width: width, height: height, pixelsPerPoint: pixelsPerPoint,
      diagonal: inches, safeArea: LayoutInsets(top: 20), turnedSafeArea: .zero, canvasID: canvasID)
  }

  /// Describes the display of an iPhone Duo in a pose.
  ///
  /// Of the two poses on its side a closed one turns into that with the camera at the right.
  static func duo(_ pose: DuoPose) -> Display {
    let (width, height) = pose.size
    var display = phone(nil, width, height, 3, inches: pose.isClosed ? 5.4 : 7.6)
      .insets(
        pose.safeArea(amongBars: false), turned: pose.turned?.safeArea(amongBars: false))
    (display.pose, display.turnedPose) = (pose, pose.turned)
    return display
  }

  /// Describes a pad's display with a status bar of 20 points.
  private static func pad(
    _ canvasID: String?, _ width: Double, _ height: Double, _ pixelsPerPoint: Double, inches: Double
  ) -> Display {
    var display = phone(canvasID, width, height, pixelsPerPoint, inches: inches)
    display.idiom = .pad
    return display.insets(LayoutInsets(top: 20), turned: LayoutInsets(top: 20))
  }

  private func insets(_ upright: LayoutInsets, turned: LayoutInsets?) -> Display {
    var display = self
    (display.safeArea, display.turnedSafeArea) = (upright, turned)
    return display
  }

  /// Adds sensors in the upper edge of the display, and a home indicator.
  private func sensors(_ inset: Double) -> Display {
    insets(
      LayoutInsets(top: inset, bottom: 34),
      turned: LayoutInsets(left: inset, bottom: 21, right: inset))
  }

  /// Adds a home indicator to a pad's display.
  private func homeIndicator() -> Display {
    let insets = LayoutInsets(top: 24, bottom: 20)
    return self.insets(insets, turned: insets)
  }

  private func zoom(_ width: Double, _ height: Double) -> Display {
    var display = self
    display.zoomedSize = ZoomedSize(width: width, height: height)
    return display
  }
}
