extension Screen {
  /// The newest version of iOS that the catalog knows.
  package static let newestSystem = 26

  /// Returns one screen for each size of the phones that run a version of iOS or a later one, upright and
  /// from the smallest; sizes that only Display Zoom gives come last.
  ///
  ///     Screen.phoneSizes(runningIOS: 17).map(\.width).min()  // 320, with Display Zoom
  ///
  /// Source: Apple's lists of devices that are compatible with iOS 13 to 26.
  package static func phoneSizes(runningIOS version: Int) -> [Screen] {
    let running = phones.filter { $0.runs(iOS: version) }
    let sizes = newestBySize(running)
    let known = Set(sizes.map { [$0.width, $0.height] })
    let zoomed = running.compactMap(\.zoomedWithInsets).filter {
      !known.contains([$0.width, $0.height])
    }
    return sizes + newestBySize(zoomed)
  }

  /// The newest version of iOS that the device runs, or the newest of all for a screen that is no known
  /// device.
  ///
  ///     Screen.phones.first { $0.name == "iPhone 8" }?.newestSystem  // 16
  ///
  /// Source: Apple's lists of devices that are compatible with iOS 12 to 26.
  package var newestSystem: Int {
    guard let year else { return Self.newestSystem }
    if idiom == .pad { return newestSystemOfPad(from: year) }
    return [Self.newestSystem, 18, 16, 15, 12].first(where: runs) ?? 10
  }

  private func newestSystemOfPad(from year: Int) -> Int {
    switch year {
    // Single models come before their years: the first case counts.
    case 2019 where name == "iPad (7th generation)": 18
    case 2018 where name.hasPrefix("iPad Pro"): Self.newestSystem
    case 2019...: Self.newestSystem
    case 2017...2018: 17
    case 2014...2016 where name != "iPad mini 3": 16
    case 2013...2016: 12
    default: 10
    }
  }

  /// The screen with Display Zoom on, with the safe area that follows from that of the whole screen.
  ///
  /// A plain status bar has 20 points; insets of screens with round corners keep their physical size.
  private var zoomedWithInsets: Screen? {
    guard let zoomed, let insets = safeArea else { return zoomed }
    let factor = insets.bottom > 0 ? zoomed.width / width : 1
    var display = zoomed.display
    display.safeArea = LayoutInsets(
      top: (insets.top * factor).rounded(), bottom: (insets.bottom * factor).rounded())
    return Screen(name: zoomed.name, year: year, display: display)
  }

  /// Returns whether a phone runs a version of iOS.
  private func runs(iOS version: Int) -> Bool {
    guard let year else { return true }
    // The last iPod touch, of 2019, has the processor of a phone of 2016.
    if name.hasPrefix("iPod") { return version <= 15 && year >= 2019 || version <= 12 }
    // Of phones iOS 13 left out those before 2015, 16 those before 2017, 17 that of 2017, and 26
    // those of 2018.
    switch version {
    case ...12: return year >= 2013
    case 13...15: return year >= 2015
    case 16: return year >= 2017
    case 17...18: return year >= 2018
    default: return year >= 2019
    }
  }
}
