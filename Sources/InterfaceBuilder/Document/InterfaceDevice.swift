import AutoScale

/// The device on whose screen a document is drawn in Xcode's canvas.
///
///     document.device?.id      // "retina4_7"
///     document.device?.width   // 375
public struct InterfaceDevice: Hashable, Sendable {
  /// The device's name in the file, such as `retina4_7` or `ipad11_0rounded`.
  public let id: String

  /// The kind of device.
  public let idiom: Idiom

  /// The width of the screen in the orientation of the canvas, in points.
  public let width: Double

  /// The height of the screen in the orientation of the canvas, in points.
  public let height: Double

  /// The number of pixels per point.
  public let pixelsPerPoint: Double

  /// Whether the canvas is the whole screen, and not an app's part of it in Split View.
  public var isFullScreen: Bool { layout == "fullscreen" }

  /// The part of the screen, such as `fullscreen` or `splitview1_3`.
  private let layout: String

  /// Whether the screen is wider than high.
  public var isLandscape: Bool { width > height }

  /// How much room the canvas has across.
  ///
  /// Source: Apple's Human Interface Guidelines, Layout, device size classes.
  public var horizontalSizeClass: SizeClass {
    let (short, long) = (min(width, height), max(width, height))
    let isRegular =
      switch (idiom, layout) {
      case (.phone, _): isLandscape && short >= 414
      case (_, "fullscreen"): true
      case (_, "splitview2_3"): isLandscape
      case (_, "splitview1_2"): isLandscape && long >= 1366
      default: false
      }
    return isRegular ? .regular : .compact
  }

  /// How much room the canvas has from top to bottom.
  public var verticalSizeClass: SizeClass { idiom == .phone && isLandscape ? .compact : .regular }

  /// Finds a device by its name in the file; nil for a name that is unknown.
  package init?(id: String, isLandscape: Bool, layout: String = "fullscreen") {
    guard let upright = Self.upright[Self.plainName(of: id)] else { return nil }
    self.id = id
    idiom = upright.idiom
    let (short, long) = (upright.width, upright.height)
    (width, height) = isLandscape || upright.idiom == .tv ? (long, short) : (short, long)
    pixelsPerPoint = upright.pixelsPerPoint
    self.layout = layout
  }

  /// The name without the form of the corners, which changes no size.
  private static func plainName(of id: String) -> String {
    id.hasSuffix("rounded") ? String(id.dropLast("rounded".count)) : id
  }
}

extension InterfaceDevice {
  private struct Upright {
    let idiom: Idiom
    let width: Double
    let height: Double
    let pixelsPerPoint: Double

    static func phone(_ width: Double, _ height: Double, _ pixelsPerPoint: Double) -> Upright {
      Upright(idiom: .phone, width: width, height: height, pixelsPerPoint: pixelsPerPoint)
    }

    static func pad(_ width: Double, _ height: Double) -> Upright {
      Upright(idiom: .pad, width: width, height: height, pixelsPerPoint: 2)
    }
  }

  private static let upright: [String: Upright] = [
    "retina3_5": .phone(320, 480, 2),
    "retina4_0": .phone(320, 568, 2),
    "retina4_7": .phone(375, 667, 2),
    "retina5_4": .phone(375, 812, 3),
    "retina5_5": .phone(414, 736, 3),
    "retina5_9": .phone(375, 812, 3),
    "retina6_0": .phone(390, 844, 3),
    "retina6_1": .phone(414, 896, 2),
    "retina6_12": .phone(393, 852, 3),
    "retina6_3": .phone(402, 874, 3),
    "retina6_5": .phone(414, 896, 3),
    "retina6_54": .phone(420, 912, 3),
    "retina6_7": .phone(428, 926, 3),
    "retina6_72": .phone(430, 932, 3),
    "retina6_9": .phone(440, 956, 3),
    "ipad7_9": .pad(768, 1024),
    "ipad8_3": .pad(744, 1133),
    "ipad9_7": .pad(768, 1024),
    "ipad10_2": .pad(810, 1080),
    "ipad10_5": .pad(834, 1112),
    "ipad10_9": .pad(820, 1180),
    "ipad11_0": .pad(834, 1194),
    "ipad11_1": .pad(834, 1210),
    "ipad12_9": .pad(1024, 1366),
    "ipad13_0": .pad(1032, 1376),
    "appleTV": Upright(idiom: .tv, width: 1080, height: 1920, pixelsPerPoint: 1),
  ]
}
