import AutoScale
import AutoScaleSourceText

/// The parts of a file's name, `<Container>_<Device>.json`.
struct ProfileFileName {
  let container: String

  /// The index of the class among the given ones.
  let device: Int

  /// Splits a name at its longest device suffix, or returns `nil` if it has none.
  init?(_ name: String, devices: [DeviceClass]) {
    guard let stem = Self.stem(of: name) else { return nil }
    var best: (device: Int, token: String)?
    // Something has to be left for the container, which `_iPhone6` does not name.
    for (index, device) in devices.enumerated() {
      for token in [device.name] + device.aliases
      where stem.hasSuffix("_" + token) && stem.utf8.count > token.utf8.count + 1 {
        if best.map({ $0.token.utf8.count < token.utf8.count }) ?? true { best = (index, token) }
      }
    }
    guard let best else { return nil }
    container = String(stem.dropLast(best.token.count + 1))
    device = best.device
  }

  /// Returns the defect of a name without a device suffix.
  static func defect(of name: String, devices: [DeviceClass]) -> ProfileDefect.Reason {
    let stem = stem(of: name).map(String.init) ?? name
    let tokens = devices.flatMap { [$0.name] + $0.aliases }
    // The misspelt device has as many parts as some device's name.
    let parts = stem.split(separator: "_")
    // Names of the format's devices have up to four parts, as `iPhone5_S_C_SE`.
    for count in stride(from: 1, to: min(5, parts.count), by: 1) {
      let end = parts.suffix(count).joined(separator: "_")
      if let nearest = nearestSpelling(to: end, in: tokens) {
        let container = parts.dropLast(count).joined(separator: "_")
        return .unknownDevice(name, nearest: "\(container)_\(nearest).json")
      }
    }
    return .unknownDevice(name, nearest: nil)
  }

  private static func stem(of name: String) -> Substring? {
    name.lowercased().hasSuffix(".json") ? name.dropLast(5) : nil
  }
}
