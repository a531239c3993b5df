import AutoScale

/// A use of screens, with its own screens.
///
///     var audit = Audit()
///     audit.contexts = [.portrait, .landscape]
public enum AuditContext: String, CaseIterable, Hashable, Sendable, Codable {
  /// Upright phones, of every whole width.
  case portrait
  /// Phones on their long side.
  case landscape
  /// Whole screens of pads, upright and on their long side.
  case pad
  /// Parts of pads' screens, in Split View and Slide Over.
  case split
  /// Upright phones with the keyboard, for views with a keyboard layout guide.
  case keyboard
  /// The poses of an iPhone Duo, in a build with the SDK of iOS 27.1.
  case duo

  /// The context in words after a finding, such as `in landscape`.
  ///
  /// `nil` for upright phones, and for the keyboard, which the condition names.
  package var words: String? {
    switch self {
    case .portrait, .keyboard: nil
    case .landscape: "in landscape"
    case .pad: "on a pad"
    case .split: "in a part of a pad's screen"
    case .duo: "in builds with the SDK of iOS 27.1"
    }
  }

  /// The highest severity of findings in this context.
  var cap: SeverityCap? {
    switch self {
    case .portrait, .keyboard, .duo: nil
    case .landscape: .warning("code may keep the screen upright")
    case .pad, .split: .warning("code may show another screen on a pad")
    }
  }

  /// Returns the screens of a context other than upright phones of every width.
  func screens(among phones: [Screen]) -> [Screen] {
    let screens: [Screen]
    switch self {
    case .portrait, .keyboard: screens = phones
    // The poses of an iPhone Duo are a context of their own.
    case .landscape: screens = phones.filter { $0.duoPose == nil }.map(\.landscape)
    case .pad: screens = Screen.pads.filter(\.isInUse).flatMap { [$0.portrait, $0.landscape] }
    case .split: screens = Screen.splitViewParts
    // An app has the column in the left half if bars contain it, which a document need not say.
    case .duo: return Screen.duo.flatMap { $0.duoPose == .leftHalf ? [$0, $0.amongBars] : [$0] }
    }
    // Several devices share a size, and each size is laid out once.
    var sizes: Set<[Double]> = []
    return screens.filter { sizes.insert([$0.width, $0.height]).inserted }
  }
}

extension Screen {
  /// Whether the device appeared in 2017 or later, and so runs a recent system.
  fileprivate var isInUse: Bool { (year ?? 0) >= 2017 }
}
