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
    for context in audit.contexts.sorted(by: { $0 == .portrait && $1 != .portrait }) {
      if context == .portrait {
        report = self.report(
          on: document, drawnAs: design, in: .portrait, screens: [], after: report)
        continue
      }
      do throws(InterfaceBuilderError) {
        try add(context, to: &report)
      } catch {
        report.add(AuditGap(element: context.rawValue, reason: .failure("\(error)")))
      }
    }
    return report
  }

  /// Adds the faults in a context other than upright phones.
  ///
  /// Views and constraints are installed as the size classes of the screens demand.
  private func add(
    _ context: AuditContext, to report: inout AuditReport
  ) throws(InterfaceBuilderError) {
    let phones = audit.devices ?? Screen.phoneSizes(runningIOS: audit.minimumSystem)
    // Each pair of size classes installs other views and constraints.
    var groups: [[SizeClass?]: [Screen]] = [:]
    for screen in context.screens(among: phones) {
      groups[screen.sizeClasses, default: []].append(screen)
    }
    // The order of a dictionary differs from run to run.
    let ordered = groups.values.sorted { ($0[0].width, $0[0].height) < ($1[0].width, $1[0].height) }
    for screens in ordered {
      let document = try document.installingVariations(on: screens[0])
      let design = try design.installingVariations(on: screens[0])
      report.addMembers(
        of: self.report(
          on: document, drawnAs: design, in: context, screens: screens, after: report))
    }
  }

  /// Audits the outermost views of a document in a context, after those that are in a report.
  private func report(
    on document: InterfaceDocument, drawnAs design: InterfaceDocument, in context: AuditContext,
    screens: [Screen], after earlier: AuditReport
  ) -> AuditReport {
    let known = Dictionary(
      earlier.findings.map { ($0.fingerprint, $0.severity) }, uniquingKeysWith: max)
    var audit = audit
    audit.condition.showsKeyboard = context == .keyboard
    var report = AuditReport(path: document.path)
    let designs = AuditSubject.subjects(of: design)
    for (index, (subject, drawn)) in zip(AuditSubject.subjects(of: document), designs).enumerated()
    where roots?.contains(index) ?? true && (context == .portrait || subject.isShown(in: context)) {
      report.add(
        RootAudit.Root(
          subject: subject, drawn: drawn, index: index, context: context, screens: screens,
          known: known),
        by: audit)
    }
    return report
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

extension Screen {
  /// The size classes across and down.
  var sizeClasses: [SizeClass?] {
    [
      .across(width: width, height: height, idiom: idiom),
      .down(width: width, height: height, idiom: idiom),
    ]
  }
}
