import AutoScale
import AutoScaleEditing
import AutoScaleLayoutEngine

// MARK: - Members

extension Finding {
  /// The finding without its companions, and then the companions.
  package var members: [Finding] {
    guard !companions.isEmpty else { return [self] }
    var first = self
    first.companions = []
    return [first] + companions
  }

  /// Makes one finding of findings with one cause, the most severe and largest first; nil without any.
  package init?(grouping members: [Finding]) {
    guard let first = members.first else { return nil }
    self = first
    companions = Array(members.dropFirst())
  }

  /// Returns the finding with the members that fulfil a condition, or nil if none does.
  package func keeping(where isKept: (Finding) -> Bool) -> Finding? {
    companions.isEmpty ? (isKept(self) ? self : nil) : Finding(grouping: members.filter(isKept))
  }

  /// Returns the finding with a limited severity.
  package func limited(to severity: Severity) -> Finding {
    var finding = self
    finding.severity = min(severity, self.severity)
    finding.companions = companions.map { $0.limited(to: severity) }
    return finding
  }

  /// The finding without the layouts of its members.
  package var withoutLayout: Finding {
    var finding = self
    finding.worstLayout = nil
    finding.companions = companions.map(\.withoutLayout)
    return finding
  }
}

// MARK: - The hint

extension Finding {
  /// The change that fixes all members, in words, such as `add title.trailing ≤ screen.trailing - 16`.
  ///
  /// It was tried: the audit of the changed document has no such finding, and no other one is new. It is
  /// nil if no such change is known.
  public var hint: String? {
    let hints = fixes
    guard !hints.isEmpty else { return nil }
    // Print each step once: two constraints may read the same, and both edges of a view need the same guide.
    var said: Set<String> = []
    let steps = hints.prefix(hints.count > 2 ? 1 : 2).flatMap(\.steps)
      .filter { said.insert($0).inserted }
    let others = hints.count > 2 ? ["likewise for the \(hints.count - 1) others"] : []
    return (steps + others).joined(separator: ", and ")
  }

  /// The hint as changes of the document, in terms of object ids.
  ///
  /// They are empty without a hint, for a tree made in code, for scaled views, and if an element lacks an
  /// object id.
  public var changes: [DocumentChange] {
    let fixes = fixes
    return fixes.contains(where: \.changes.isEmpty) ? [] : fixes.flatMap(\.changes)
  }

  /// The different hints of all members; none if a member that is more than a note has none.
  private var fixes: [Hint] {
    // Notes have no hints of their own, unless all members are notes.
    let needed = members.filter { $0.severity > .note || severity == .note }
    guard needed.allSatisfy({ $0.fix != nil }) else { return [] }
    var seen: Set<Hint> = []
    return needed.compactMap(\.fix).filter { seen.insert($0).inserted }
  }
}

// MARK: - The widths

extension Finding {
  /// The widths of screens on which a member has the fault, in points.
  public var widths: WidthRanges {
    companions.reduce(extent.widths) { $0.union($1.extent.widths) }
  }

  /// The view whose widths these are.
  public var container: Container { extent.container }

  /// Whether these are all audited widths.
  public var isOnEveryWidth: Bool {
    !extent.auditedWidths.ranges.isEmpty && extent.auditedWidths.isPart(of: widths)
  }

  /// The way in which screens show the app.
  public var context: AuditContext { extent.context }

  /// The width on which the fault is worst, in points.
  public var worstWidth: Int { extent.worstWidth }

  /// The names of the screens with the fault, from the narrowest: phones of the catalog, those with
  /// Display Zoom, and parts of pads' screens, such as `Split View third`.
  public var devices: [String] {
    if context == .duo { return poses.map(\.description) }
    var seen: Set<String> = []
    let screens = ([self] + companions).flatMap { member in
      // The words of another context tell the position.
      member.extent.screens.map { screen in
        (screen: screen, name: member.context == .portrait ? screen.name : screen.deviceName)
      }
    }
    return screens.enumerated()
      .sorted { $0.element.screen.comes(before: $1.element.screen) ?? ($0.offset < $1.offset) }
      .map(\.element.name).filter { seen.insert($0).inserted }
  }

  /// The poses of an iPhone Duo with the fault; that of a fold counts only if the flat display has no fault.
  private var poses: [DuoPose] {
    var poses = Set(([self] + companions).flatMap(\.extent.screens).compactMap(\.duoPose))
    if poses.contains(.open) { poses.remove(.partlyFolded) }
    if poses.contains(.openUpright) { poses.remove(.partlyFoldedUpright) }
    return DuoPose.allCases.filter(poses.contains)
  }

  /// The condition in which the fault is worst.
  ///
  /// It has no screen if the audit was given a layout.
  public var condition: ViewingCondition { extent.condition }
}

extension Screen {
  /// Returns whether this screen is named before another one; nil if either may come first.
  fileprivate func comes(before other: Screen) -> Bool? {
    if width != other.width { return width < other.width }
    let (isPhone, isOtherPhone) = (idiom == .phone, other.idiom == .phone)
    return isPhone == isOtherPhone ? nil : isPhone
  }
}
