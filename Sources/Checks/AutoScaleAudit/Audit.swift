import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// An audit of documents and view trees on every whole width of screens.
///
///     let report = Audit().report(on: document)
///     report.findings.first?.description
///     // "Login.xib:12:17: error: Title passes the right edge of the screen by 55 pt; 320…374 pt …"
///
/// Each width is laid out; none is interpolated. A finding is an error only if it persists with texts
/// a tenth smaller or larger than measured, and without bars.
public struct Audit: Sendable {
  /// The widths of screens, in points.
  ///
  /// Widths below 1 are ignored.
  public var widths: ClosedRange<Int> = 320...440

  /// The ways in which screens show the app.
  public var contexts: [AuditContext] = [.portrait]

  /// The least version of iOS that the app supports; its phones are audited without ``devices``.
  ///
  /// By default it is the newest version but two.
  public var minimumSystem = 17

  /// The versions of iOS whose phones are known.
  package static let systems = 12...Screen.newestSystem

  /// Whether upright phones are audited only on the widths of devices, and not on every whole
  /// width.
  public var usesDeviceWidths = false

  /// Whether findings have hints.
  package var findsHints = true

  /// The notes that have hints too.
  var hintedNotes = HintedNotes()

  /// The directions of reading.
  public var directions: [InterfaceDirection] = InterfaceDirection.allCases

  /// The screens with exact widths, whose heights and safe areas also serve the widths between them.
  ///
  /// Without screens they are phones since 2016, and pads from 700 points on.
  public var devices: [Screen]?

  /// The scaling of documents for each screen.
  ///
  /// Without one, documents are audited as drawn.
  public var scaling: DocumentScaling?

  /// The language, the text size and the length of the texts.
  ///
  /// Its screen and its direction are those of ``devices`` and ``directions`` in turn.
  public var condition = ViewingCondition()

  /// The disabled rules.
  public var disabledRules: Set<Finding.Rule> = []

  /// The font files for texts in fonts other than the system's.
  public var fonts = FontLibrary()

  /// The SDK with which the app is built, on which the margins of views depend.
  public var sdk = BuildSDK.before27_1

  /// Makes an audit of phones by all rules.
  public init() {}

  /// Makes an audit by all rules of some screens, and of every whole width between them.
  ///
  ///     Audit(on: Screen.phoneSizes).widths  // 320...669
  ///
  /// - Parameter screens: The screens. If empty, they are those of phones.
  public init(on screens: [Screen]) {
    // A screen may have any width, and `Int` would trap on an infinite one.
    let widths = screens.map { Int(min($0.width, 10_000).rounded()) }
    guard let least = widths.min(), let most = widths.max() else { return }
    self.widths = least...most
    devices = screens
  }

  /// All rules, the most certain first.
  static let rules = Finding.Rule.allCases.map(\.search)

  /// The descriptions of all rules, the most certain first.
  public static let ruleDescriptions: [AuditRuleDescription] = rules.map(\.about)

  /// The same audit without scaling, in the document's own language.
  var asDrawn: Audit {
    var audit = self
    audit.scaling = nil
    audit.condition = ViewingCondition()
    return audit
  }

  /// Whether lengths or fonts of trees change before layout.
  package var changesTrees: Bool { scaling != nil || condition.textSize != .large }

  /// The number of screens for views that fill the width.
  package var screenCount: Int {
    let others = contexts.filter { $0 != .portrait }.map { self.screens(in: $0).count }
    guard contexts.contains(.portrait) else { return others.reduce(0, +) }
    let screens = AuditScreens(of: self)
    return screens.entries.count + screens.others.count + others.reduce(0, +)
  }

  /// Returns the screens of a context other than upright phones of every width.
  func screens(in context: AuditContext) -> [Screen] {
    var screens = context.screens(among: devices ?? Screen.phoneSizes(runningIOS: minimumSystem))
    if context == .keyboard, contexts.contains(.duo) { screens += Screen.duo }
    // The outer display of an iPhone Duo obeys the orientations of the app, and the inner one does not.
    let staysUpright = contexts.contains(.portrait) && !contexts.contains(.landscape)
    return screens.filter { screen in
      !staysUpright || screen.duoPose.map { !$0.isClosed || !screen.isLandscape } ?? true
    }
  }

  /// The enabled rules.
  var enabledRules: [any AuditRule] {
    Self.rules.filter { !disabledRules.contains($0.about.id) }
  }
}
