import AutoScale
import AutoScaleInterfaceBuilder

/// The screens of an audit: every whole width once or more.
///
/// On widths that devices have, the screens are theirs; between them the device with the nearest
/// width lends its height and its safe area.
struct AuditScreens {
  /// A width, and a screen of this width.
  struct Entry {
    let width: Int
    let screen: Screen

    /// Whether a device has this width.
    let isDevice: Bool
  }

  /// The screens by width.
  private(set) var entries: [Entry] = []

  /// The devices among them.
  private(set) var devices: [Screen] = []

  /// Further named screens of the same widths: parts of pads' screens.
  ///
  /// They add no findings, but findings on phones name them.
  private(set) var others: [Entry] = []

  /// The least short side of a pad, in points.
  ///
  /// Between an open iPhone Duo (669) and an iPad mini (744).
  private static let padWidth = 700.0

  /// Lists the screens of an audit on upright phones.
  init(of audit: Audit) {
    let (widths, devices) = (audit.widths, audit.devices)
    let phones = Screen.phoneSizes(runningIOS: audit.minimumSystem)
    for width in widths where width > 0 {
      let candidates = devices ?? (Double(width) < Self.padWidth ? phones : Screen.pads)
      let exact = candidates.filter { Int($0.width.rounded()) == width }
      self.devices += exact
      entries += exact.map { Entry(width: width, screen: $0, isDevice: true) }
      guard exact.isEmpty, !audit.usesDeviceWidths,
        let screen = Self.screen(width: Double(width), among: candidates)
      else {
        continue
      }
      entries.append(Entry(width: width, screen: screen, isDevice: false))
    }
    // Given devices are all that an audit may name.
    guard devices == nil else { return }
    others = Screen.splitViewParts
      .map { Entry(width: Int($0.width.rounded()), screen: $0, isDevice: true) }
      .filter { widths.contains($0.width) }
  }

  /// Returns screens from the narrowest, phones first, each name once.
  func ordered(_ screens: Set<Screen>) -> [Screen] {
    var seen: Set<String> = []
    return (devices + others.map(\.screen)).enumerated()
      .filter { screens.contains($0.element) }
      .sorted { ($0.element.width, $0.offset) < ($1.element.width, $1.offset) }
      .map(\.element).filter { seen.insert($0.name).inserted }
  }

  /// Splits the screens where others of a document's variations hold.
  func groups(in document: InterfaceDocument) -> [AuditScreens] {
    let all = entries.map(\.screen) + others.map(\.screen)
    let groups = document.groups(of: all) { $0 }.map { Set($0) }
    if groups.count < 2 { return [self] }
    return groups.map { group in
      var screens = self
      screens.entries = entries.filter { group.contains($0.screen) }
      screens.others = others.filter { group.contains($0.screen) }
      screens.devices = devices.filter { group.contains($0) }
      return screens
    }.filter { !$0.entries.isEmpty }
  }

  /// Lists screens of devices, without widths between them.
  init(_ screens: [Screen]) {
    entries = screens.map { Entry(width: Int($0.width.rounded()), screen: $0, isDevice: true) }
    devices = screens
  }

  /// Lists only the screen on which a document is drawn.
  init(only screen: Screen) {
    entries = [Entry(width: Int(screen.width), screen: screen, isDevice: true)]
    devices = [screen]
  }

  /// Returns the upright screens on which a root is audited, and the reason if they are not all of an audit.
  static func screens(
    of subject: AuditSubject, by audit: Audit
  ) -> (screens: AuditScreens, limit: AuditGap.Reason?) {
    let device = subject.drawnScreen
    // A design for a pad or in landscape says nothing about upright phones.
    if audit.devices == nil, let device, subject.isDrawnForNoPhone || device.isLandscape {
      return (AuditScreens(only: device), .otherDevice)
    }
    if subject.container != .ownSize { return (AuditScreens(of: audit), nil) }
    return (AuditScreens(only: device ?? Screen.phones[0]), .ownSize)
  }

  /// Returns the device with the nearest width, resized to a width; the smaller one of two.
  private static func screen(width: Double, among candidates: [Screen]) -> Screen? {
    let nearest = candidates.min {
      (($0.width - width).magnitude, $0.width) < (($1.width - width).magnitude, $1.width)
    }
    do throws(InvalidParameterError) {
      return try nearest?.container(width: width)
    } catch {
      return nil  // the width is a whole number above 0
    }
  }
}
