import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleXcodeCanvas
import Foundation
import Testing

@testable import AutoScaleAudit

/// Audits on screens of other size classes than the document's device, and of unknown devices.
@Suite struct ScreenAuditTests {
  /// A screen with a button that is 200 points wide, and another width where that of the screen is regular.
  private func document(regularWidth: Double) throws -> InterfaceDocument {
    var document = AuditDocument()
    document.views = [SoundScreen.button("Buy", frame: (16, 100, 200, 44))]
    document.constraints = [
      AuditDocument.constraint("x", "Buy", "leading", "screen", constant: 16),
      AuditDocument.constraint("y", "Buy", "top", "screen", constant: 100),
      AuditDocument.constraint("h", "Buy", "height", constant: 44),
      AuditDocument.constraint("w", "Buy", "width", constant: 200).replacing(
        "/>",
        with: #"><variation key="widthClass=regular" constant="\#(regularWidth)"/></constraint>"#),
    ]
    return try InterfaceDocument(data: Data(document.text.utf8), path: "Buy.storyboard")
  }

  private static let screens = [
    "iPhone 17", "iPhone 17 Pro Max landscape", "iPad (A16)", "375x820:pad", "669x951@3",
  ]

  @Test(arguments: screens)
  func `an audit finds on a screen what the frames there show`(name: String) throws {
    let screen = try Screen(specification: name)
    let document = try document(regularWidth: 2000)
    let layout = DocumentLayout(document, options: LayoutOptions(on: screen))
    let root = try #require(layout.roots.first)
    let frame = try #require(try root.result.get().frame(of: "Buy"))
    var audit = Audit(on: [screen])
    audit.directions = [.leftToRight]
    let isFound = audit.report(on: document).findings.contains { $0.rule == .outsideScreen }
    #expect(isFound == (frame.maxX > screen.width))
    #expect(isFound == (screen.horizontalSizeClass == .regular))
    let frames = try AuditedFrames(of: document, by: audit, in: [.portrait])
    let column = try #require(frames.roots[0].views["Buy"])
    #expect(column.frames == [frame])
    let snapshot = try LayoutSnapshot(of: document, on: [screen])
    #expect(snapshot.frames["Buy"]?.values.first == frame)
  }

  @Test func `widths of other size classes are audited with their own variations`() throws {
    var audit = Audit(on: [try Screen(named: "iPhone 17"), try Screen(named: "iPad (A16)")])
    audit.directions = [.leftToRight]
    let findings = audit.report(on: try document(regularWidth: 2000)).findings
      .filter { $0.rule == .outsideScreen }
    #expect(findings.count == 1)
    #expect(findings[0].devices == ["iPad (A16)"])
    #expect(findings[0].widths.ranges.allSatisfy { $0.lowerBound >= 600 })
  }

  @Test func `a document of an unknown device is audited on all screens, in the size of its root`()
    throws
  {
    let known = try document(regularWidth: 300)
    let text = String(decoding: known.data, as: UTF8.self)
      .replacing("retina4_7", with: "retina9_9")
    let unknown = try InterfaceDocument(data: Data(text.utf8), path: "Buy.storyboard")
    #expect(unknown.device?.screen.description == "375x667@2")
    let reports = [known, unknown].map { Audit().report(on: $0) }
    #expect(reports[0].layoutCount == reports[1].layoutCount)
    #expect(reports[1].gaps == [])
  }

  @Test func `a document that is drawn on a pad is audited on all pads`() throws {
    var drawn = AuditDocument()
    drawn.device = #"<device id="ipad13_0" orientation="portrait"/>"#
    drawn.addButton("Buy", x: 16, width: 1000)
    let report = Audit().report(
      on: try InterfaceDocument(data: Data(drawn.text.utf8), path: "Buy.storyboard"))
    #expect(report.gaps.map(\.reason) == [.otherDevice])
    let finding = try #require(report.findings.first { $0.rule == .outsideScreen })
    #expect(finding.context == .pad)
    #expect(finding.devices.contains("iPad (10th generation)"))
    #expect(!finding.devices.contains("iPad Pro 13-inch (M5)"))
  }
}
