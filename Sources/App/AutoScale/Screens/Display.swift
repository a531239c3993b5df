/// The display of a device: its size, pixels and safe areas, and other known facts.
struct Display: Hashable, Sendable {
  /// The kind of device.
  var idiom: Idiom
  /// The width in the current orientation, in points.
  var width: Double
  /// The height in the current orientation, in points.
  var height: Double
  /// The number of pixels per point.
  var pixelsPerPoint: Double
  /// The diagonal in inches, if known.
  var diagonal: Double?
  /// The safe area in the current orientation, in points, if known.
  var safeArea: LayoutInsets?
  /// The safe area in the other orientation, in points, if known.
  var turnedSafeArea: LayoutInsets?
  /// The upright size with Display Zoom on, in points, if the device has that.
  var zoomedSize: ZoomedSize?
  /// The pose of an iPhone Duo in the current orientation.
  var pose: DuoPose?
  /// The pose in the other orientation, if it is known.
  var turnedPose: DuoPose?
  /// The id in the canvas of Xcode's Interface Builder, if it has one.
  var canvasID: String?

  /// The size of a screen with Display Zoom on.
  struct ZoomedSize: Hashable, Sendable, Codable {
    let width: Double
    let height: Double
  }

  /// The display with its width and height exchanged, and the safe area of that orientation.
  var turned: Display {
    var turned = self
    (turned.width, turned.height) = (height, width)
    (turned.safeArea, turned.turnedSafeArea) = (turnedSafeArea, safeArea)
    (turned.pose, turned.turnedPose) = (turnedPose, pose)
    return turned
  }
}
