import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// An audit of a document in one condition and all contexts.
struct DocumentAudit {
  private let audit: Audit
  private let document: InterfaceDocument
  private let design: InterfaceDocument

  /// The indices of the outermost views to look at, or `nil` for all.
  private let roots: Set<Int>?

  /// Prepares an audit of a document, or of some of its outermost views.
  init(
    _ audit: Audit, of document: InterfaceDocument, drawnAs design: InterfaceDocument? = nil,
    roots: Set<Int>? = nil
  ) {
    self.audit = audit
    self.document = document
    self.design = design ?? document
    self.roots = roots
  }

  /// The faults, each as a finding by itself.
  var report: AuditReport {
    var report = AuditReport(path: document.path)
    // Upright phones first: the other contexts do not repeat their findings.
    let others = audit.contexts.contains(.portrait) ? addUpright(to: &report) : [:]
    for context in audit.contexts where context != .portrait { add(context, to: &report) }
    for context in AuditContext.allCases where !audit.contexts.contains(context) {
      if let roots = others[context] { add(context, of: roots, to: &report) }
    }
    return report
  }

  /// Adds the faults on upright phones, or on the device on which a root is drawn.
  ///
  /// Widths with other size classes are audited separately.
  ///
  /// - Returns: The indices of the roots that are drawn on another device, by the context of this.
  private func addUpright(to report: inout AuditReport) -> [AuditContext: Set<Int>] {
    var others: [AuditContext: Set<Int>] = [:]
    var subjects = Subjects(of: document, drawnAs: design)
    var audit = audit
    audit.condition.showsKeyboard = false
    for (index, stage) in subjects.all(on: document.device?.screen).enumerated()
    where roots?.contains(index) ?? true {
      let (screens, limit) = AuditScreens.screens(of: stage.shown, by: audit)
      if let context = stage.shown.drawnScreen?.context {
        others[context, default: []].insert(index)
      }
      var ofRoot: AuditReport?
      for group in screens.groups(in: document) {
        let stage = subjects.all(on: group.entries.first?.screen)[index]
        var part = AuditReport(path: document.path)
        part.add(
          RootAudit.Root(
            subject: stage.shown, drawn: stage.drawn, index: index, screens: group, limit: limit),
          by: audit)
        if ofRoot == nil { ofRoot = part } else { ofRoot?.addMembers(of: part, atMost: .error) }
      }
      if let ofRoot { report.add(ofRoot) }
    }
    return others
  }

  /// Adds the faults in a context other than upright phones that those before do not have.
  private func add(
    _ context: AuditContext, of chosen: Set<Int>? = nil, to report: inout AuditReport
  ) {
    // Each pair of size classes installs other views and constraints.
    let groups = document.groups(of: audit.screens(in: context)) { $0 }
    let ordered = groups.sorted { ($0[0].width, $0[0].height) < ($1[0].width, $1[0].height) }
    var subjects = Subjects(of: document, drawnAs: design)
    var audit = audit
    audit.condition.showsKeyboard = context == .keyboard
    for screens in ordered {
      let known = Dictionary(
        report.findings.map { ($0.fingerprint, $0.severity) }, uniquingKeysWith: max)
      var part = AuditReport(path: document.path)
      for (index, stage) in subjects.all(on: screens[0]).enumerated()
      where [roots, chosen].allSatisfy({ $0?.contains(index) ?? true })
        && stage.shown.isShown(in: context)
      {
        part.add(
          RootAudit.Root(
            subject: stage.shown, drawn: stage.drawn, index: index, context: context,
            screens: AuditScreens(screens), known: known),
          by: audit)
      }
      report.addMembers(of: part)
    }
  }

  /// The outermost views of a document and of its design, with the variations of a screen.
  ///
  /// The design has the variations of the screen too, although its device may install others: it shows
  /// how these constraints were meant.
  private struct Subjects {
    private let document, design: InterfaceDocument
    private var known: [Screen?: [(shown: AuditSubject, drawn: AuditSubject)]] = [:]

    init(of document: InterfaceDocument, drawnAs design: InterfaceDocument) {
      (self.document, self.design) = (document, design)
    }

    /// Returns the views on a screen, which are made once.
    mutating func all(on screen: Screen?) -> [(shown: AuditSubject, drawn: AuditSubject)] {
      // Without variations the views are the same on all screens.
      let key = document.hasVariations ? screen : nil
      if let found = known[key] { return found }
      let shown = AuditSubject.subjects(of: document, on: screen)
      let drawn = AuditSubject.subjects(of: design, on: screen)
      known[key] = Array(zip(shown, drawn))
      return known[key] ?? []
    }
  }
}

extension Screen {
  /// The context in which screens like this one are, unless it is an upright phone.
  fileprivate var context: AuditContext? {
    switch idiom {
    case .phone: isLandscape ? .landscape : nil
    case .pad: .pad
    default: nil
    }
  }
}

extension AuditReport {
  /// Adds the faults of a root, each as a finding by itself, and the gaps.
  mutating func add(_ root: RootAudit.Root, by audit: Audit) {
    let subject = root.subject
    let applied = AppliedLengths(of: subject.root)
    do throws(InvalidParameterError) {
      // The audit leaves the tree as it was, even if it fails.
      defer { if audit.changesTrees { applied.setAgain() } }
      var rootAudit = try RootAudit(of: root, by: audit)
      try rootAudit.run()
      add(try rootAudit.findings(), layoutCount: rootAudit.layoutCount)
      for gap in rootAudit.unusedSuppressions { add(gap) }
      // Gaps are those of the document, whatever the context is.
      guard root.context == .portrait else { return }
      let gaps = [rootAudit.gap].compactMap(\.self) + subject.unknownSuppressions
      for gap in gaps + subject.unknownSizes { add(gap) }
    } catch {
      add(AuditGap(element: subject.name(of: subject.root), reason: .failure("\(error)")))
    }
  }
}
