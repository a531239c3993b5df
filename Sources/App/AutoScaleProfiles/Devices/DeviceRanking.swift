import AutoScale

/// The device classes in the order in which a screen uses them.
struct DeviceRanking {
  /// The classes by index, the best first, with the reason.
  let choices: [(index: Int, fit: DeviceFit)]

  /// Ranks classes for a screen: those that contain it, the smallest range first; then narrower
  /// classes of its idiom, wider classes of its idiom, and all others, the nearest first.
  init(_ devices: [DeviceClass], for context: ScreenContext) {
    // Classes are of upright screens, whatever the orientation is.
    let short = min(context.width, context.height)
    let long = max(context.width, context.height)
    choices = devices.indices
      .map { (index: $0, rank: Rank(devices[$0], short: short, long: long, context.idiom)) }
      .sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
      .map { ($0.index, $0.rank.fit) }
  }

  /// The rank of a class for a screen; lower is better.
  private struct Rank: Comparable {
    let step: Int
    let distance: Double
    let heightDistance: Double

    init(_ device: DeviceClass, short: Double, long: Double, _ idiom: Idiom) {
      let isOfIdiom = device.idiom == idiom
      if isOfIdiom && device.widths.contains(short) && device.heights.contains(long) {
        step = 0
        distance = device.widths.upperBound - device.widths.lowerBound
        heightDistance = device.heights.upperBound - device.heights.lowerBound
      } else {
        step = !isOfIdiom ? 3 : device.width <= short ? 1 : 2
        distance = abs(device.width - short)
        heightDistance = abs(device.height - long)
      }
    }

    var fit: DeviceFit { step == 0 ? .exact : step == 1 ? .narrower : .nearest }

    static func < (first: Rank, second: Rank) -> Bool {
      (first.step, first.distance, first.heightDistance)
        < (second.step, second.distance, second.heightDistance)
    }
  }
}

extension ScreenContext {
  /// Returns this context with its rule for a design of a device class.
  func designed(for device: DeviceClass) -> ScreenContext {
    var context = self
    context.rule = rule.replacingReferences(width: device.width, height: device.height)
    return context
  }
}

/// The reason for choosing a device class for a screen.
public enum DeviceFit: String, Hashable, Sendable, Codable, CaseIterable {
  /// The class contains the screen; its values are used unscaled.
  case exact

  /// The class is the nearest narrower one of the screen's idiom; its lengths are scaled.
  case narrower

  /// No class is narrower, and this one is the nearest; its lengths are scaled.
  case nearest
}
