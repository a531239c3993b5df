import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePages
import AutoScalePictures
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation
import Testing

extension [Finding.Rule] {
  /// What people see as broken: constraints in conflict or left open, and texts and controls without a size, beyond
  /// the screen, over or under each other, or cut off.
  ///
  /// `Finding.Rule.allCases` also has safe areas, small fonts and targets, and what needs care before a release.
  public static let essential: [Finding.Rule] = [
    .conflict, .ambiguous, .noSize, .outsideScreen, .overlap, .covered, .cutOff, .clippedText,
  ]
}

/// Expects that a screen has no findings on any whole width, in the direction of the current context.
///
///     @Test func loginScreenFitsEveryPhone() throws {
///       expectSound(try LoginScreen().root)
///       // title needs 214.5 × 20.5 pt, but has 196 × 20.5 pt; 320…338 pt [clipped-text]
///     }
///
/// Each finding is an issue, with a picture of the screen at the worst width as an attachment, such
/// as `clipped-text-title-320.svg`; `swift test --attachments-path DIR` keeps it. Each constraint that
/// the layout leaves out and each number that it cannot use is an issue too. Languages from right to left are
/// tested in a context of theirs:
///
///     ScreenContext.with(arabic) { expectSound(screen, rules: Finding.Rule.allCases) }
///
/// - Parameters:
///   - screen: The root view, which fills the screens.
///   - screens: The screens; every width between them is audited. The default is the phones since
///     2016.
///   - rules: The rules.
///   - severity: The lowest severity that fails the test.
///   - fonts: The font files of texts in custom fonts.
///   - sourceLocation: The place of issues.
/// - Complexity: One layout for each whole width; each solves only what changed.
public func expectSound(
  _ screen: ViewNode, on screens: [Screen]? = nil,
  rules: [Finding.Rule] = .essential, failingFrom severity: Finding.Severity = .warning,
  fonts: FontLibrary = FontLibrary(), sourceLocation: SourceLocation = #_sourceLocation
) {
  let audit = Audit(on: screens, rules: rules, fonts: fonts)
  let note = screens == nil ? "" : audit.widthNote
  audit.report(on: screen).record(from: severity, note: note, at: sourceLocation)
  // An audit finds faults of layouts, and does not tell what a layout leaves out.
  let layout = LayoutEngine().layout(screen, in: screens?.first ?? Screen.phones[0])
  for problem in layout.omissions(of: screen.layoutName, describing: \.description) {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
}

/// Expects that an Interface Builder file has no findings, in the given languages.
///
///     expectSound(documentAt: URL(filePath: "Sources/Base.lproj/Login.xib"), languages: ["de", "ar"])
///
/// The document itself is laid out in the direction of the current context, each language in its own. Constraints and numbers that the layout leaves out are issues too.
///
/// - Parameters:
///   - url: The file. An unreadable file is an issue.
///   - screens: The screens; every width between them is audited. The default is the phones since
///     2016.
///   - languages: Further languages with text files beside the document.
///   - rules: The rules.
///   - severity: The lowest severity that fails the test.
///   - sourceLocation: The place of issues.
/// - Complexity: One layout for each language and whole width.
public func expectSound(
  documentAt url: URL, on screens: [Screen]? = nil, languages: [String] = [],
  rules: [Finding.Rule] = .essential, failingFrom severity: Finding.Severity = .warning,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  // The fonts of the project, as the command `audit` finds them.
  var fonts = FontSearch(in: [])
  do throws(InterfaceBuilderError) {
    let design = try InterfaceDocument(contentsOf: url)
    var audit = Audit(on: screens, rules: rules, fonts: fonts.fonts(for: design))
    for language in [nil] + languages.map(Optional.some) {
      if let language { audit.directions = [ViewingCondition(language: language).direction] }
      let document = try InterfaceDocument(contentsOf: url, language: language)
      let report = audit.report(on: document, drawnAs: design)
      let note = screens == nil ? "" : audit.widthNote
      report.record(from: severity, in: language, note: note, at: sourceLocation)
    }
    for problem in design.omissions { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

/// Expects that an Interface Builder file, given by its path, has no findings, in the given languages.
///
///     expectSound(documentAt: "Sources/Base.lproj/Login.xib", languages: ["de", "ar"])
///
/// All else is as with a URL; a relative path begins in the current directory.
public func expectSound(
  documentAt path: String, on screens: [Screen]? = nil, languages: [String] = [],
  rules: [Finding.Rule] = .essential, failingFrom severity: Finding.Severity = .warning,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSound(
    documentAt: URL(filePath: path), on: screens, languages: languages, rules: rules,
    failingFrom: severity, sourceLocation: sourceLocation)
}

extension LayoutResult {
  /// Returns the constraints and values that the layout leaves out.
  fileprivate func omissions(
    of element: String, describing describe: (IgnoredConstraint) -> String
  ) -> [String] {
    ignored.map { "\(element) leaves out \(describe($0))" } + unusableValues.map(\.description)
  }
}

extension InterfaceDocument {
  /// The constraints and values that a layout on the document's own device leaves out.
  fileprivate var omissions: [String] {
    DocumentLayout(self).roots.flatMap { root -> [String] in
      guard case .success(let result) = root.result else { return [] }
      return result.omissions(of: "\(place(of: root.view))") {
        $0.text { name(of: $0, length: .medium) }
      }
    }
  }
}

extension Audit {
  /// Makes an audit of screens with rules.
  fileprivate init(on screens: [Screen]?, rules: [Finding.Rule], fonts: FontLibrary) {
    self.init(on: screens ?? [])
    self.fonts = fonts
    directions = [ScreenContext.current.layoutDirection]
    disabledRules = Set(Finding.Rule.allCases).subtracting(rules)
  }

  /// The widths of the audit, to follow a finding.
  fileprivate var widthNote: String {
    let (least, most) = (widths.lowerBound, widths.upperBound)
    return " (audited on \(least == most ? "\(least)" : "\(least)…\(most)") pt)"
  }
}

extension AuditReport {
  /// Records findings with pictures, and views that cannot be laid out, as issues.
  fileprivate func record(
    from severity: Finding.Severity, in language: String? = nil, note: String,
    at place: SourceLocation
  ) {
    let suffix = (language.map { " (in \($0))" } ?? "") + note
    for finding in findings where finding.severity >= severity {
      Issue.record("\(finding)\(suffix)", sourceLocation: place)
      if let picture = finding.picture { attach(picture, of: finding, in: language, at: place) }
    }
    for gap in gaps {
      guard case .failure(let cause) = gap.reason else { continue }
      Issue.record("\(gap.element) is not laid out: \(cause)\(suffix)", sourceLocation: place)
    }
  }

  /// Attaches the picture of a finding to the test, from Swift 6.2 on; older versions have no attachments.
  private func attach(
    _ picture: ScreenPicture, of finding: Finding, in language: String?, at place: SourceLocation
  ) {
    #if compiler(>=6.2)
      let words = [finding.rule.rawValue, finding.element, "\(finding.worstWidth)", language]
      Attachment.record(
        picture.svg, named: words.compactMap(\.self).joined(separator: "-") + ".svg",
        sourceLocation: place)
    #endif
  }
}
