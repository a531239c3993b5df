import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleXcodeCanvas

extension InterfaceDevice {
  /// Finds the phone of Xcode's canvas with a width, in the orientation of another device.
  ///
  /// A device of the same width stays. If its width has phones with and without a home button, one of
  /// the same kind is preferred. So the way back leads to the same device if its width tells it.
  init?(width: Double, like old: InterfaceDevice) {
    if min(old.width, old.height) == width {
      self = old
      return
    }
    var devices = Self.phones(ofWidth: width)
    let kinds = Set(Self.phones(ofWidth: min(old.width, old.height)).map(\.hasNoHomeButton))
    if kinds.count > 1 {
      let alike = devices.filter { $0.hasNoHomeButton == old.hasNoHomeButton }
      if !alike.isEmpty { devices = alike }
    }
    let usual = Self.usualPhones.lazy.compactMap { id in devices.first { $0.id == id } }.first
    guard let device = usual ?? devices.last else { return nil }
    self.init(id: device.id, orientation: old.orientation)
  }

  /// The most common phones of the widths that have several, the most common first.
  ///
  /// Source: the devices of 1,982 documents of 128 public repositories.
  private static let usualPhones = ["retina4_7", "retina6_1", "retina4_0", "retina5_9"]

  /// Returns the upright phones of the canvas with a width, the oldest first.
  private static func phones(ofWidth width: Double) -> [InterfaceDevice] {
    var devices: [InterfaceDevice] = []
    for screen in Screen.all where screen.idiom == .phone && screen.portrait.width == width {
      guard
        let device = screen.canvasID.flatMap({ InterfaceDevice(id: $0, orientation: .portrait) }),
        !devices.contains(device)
      else { continue }
      devices.append(device)
    }
    return devices
  }

  /// The widths of the phones of Xcode's canvas, in points, the smallest first.
  package static var phoneWidths: [Double] {
    Set(Screen.all.filter { $0.idiom == .phone && $0.canvasID != nil }.map(\.portrait.width))
      .sorted()
  }
}
