import AutoScale
import AutoScaleInterfaceBuilder

/// A way in which screens show an app, with screens of its own.
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

  /// The context in words behind a finding, such as `in landscape`; empty for upright phones.
  package var words: String {
    switch self {
    case .portrait: ""
    case .landscape: "in landscape"
    case .pad: "on a pad"
    case .split: "in a part of a pad's screen"
    case .keyboard: "with the keyboard"
    }
  }

  /// The highest severity of findings in this context.
  var cap: SeverityCap? {
    switch self {
    case .portrait, .keyboard: nil
    case .landscape: .warning("code may keep the screen upright")
    case .pad, .split: .warning("code may show another screen on a pad")
    }
  }

  /// Returns the screens of a context other than upright phones of every width.
  func screens(among phones: [Screen]) -> [Screen] {
    let screens =
      switch self {
      case .portrait, .keyboard: phones
      case .landscape: phones.map(\.landscape)
      case .pad: Screen.pads.filter(\.isInUse).flatMap { [$0.portrait, $0.landscape] }
      case .split: Screen.splitViewParts
      }
    var sizes: Set<[Double]> = []
    return screens.filter { sizes.insert([$0.width, $0.height]).inserted }
  }
}

extension Screen {
  /// Whether the device appeared in 2017 or later, and so runs a recent system.
  fileprivate var isInUse: Bool { (year ?? 0) >= 2017 }
}

extension Audit {
  /// Looks for faults of a document in a context other than upright phones.
  ///
  /// Views and constraints are installed as the size classes of the screens demand.
  func add(
    _ context: AuditContext, to report: inout AuditReport, on document: InterfaceDocument,
    drawnAs design: InterfaceDocument, root index: Int?
  ) throws(InterfaceBuilderError) {
    let phones = devices ?? Screen.phoneSizes(runningIOS: minimumSystem)
    var groups: [[SizeClass?]: [Screen]] = [:]
    for screen in context.screens(among: phones) {
      groups[screen.sizeClasses, default: []].append(screen)
    }
    let ordered = groups.values.sorted { ($0[0].width, $0[0].height) < ($1[0].width, $1[0].height) }
    for screens in ordered {
      let document = try document.installingVariations(on: screens[0])
      let design = try design.installingVariations(on: screens[0])
      report.addUnknown(
        self.report(
          on: Self.subjects(of: document, drawnAs: design, root: index), path: document.path,
          in: context, screens: screens))
    }
  }
}

extension Screen {
  /// The size classes across and down.
  fileprivate var sizeClasses: [SizeClass?] {
    [
      .across(width: width, height: height, idiom: idiom),
      .down(width: width, height: height, idiom: idiom),
    ]
  }
}
