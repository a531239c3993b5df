import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleAudit

/// How certain a fault under the column of an iPhone Duo is.
@Suite struct ColumnEvidenceTests {
  /// A button near the leading edge of the screen, where the left half has its column.
  private func document(
    x: Double = 16, y: Double = 20, edge: String = "leading", _ attributes: String = ""
  ) -> AuditDocument {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Close", "button", attributes, frame: (x, y, 44, 44),
        content: #"<state key="normal" title="X"/>"#)
    ]
    if attributes.isEmpty { document.place("Close", x: x, y: y, width: 44, height: 44) }
    return document
  }

  private func evidence(_ text: String) throws -> [String?] {
    var audit = Audit()
    // An upright app meets a column at the left in the left half only.
    audit.contexts = [.portrait, .duo]
    audit.directions = [.leftToRight]
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Screen.storyboard")
    return audit.report(on: document).findings.filter { $0.rule == .underColumn }.map(\.evidence)
  }

  /// A navigation controller that contains the controller of a document.
  private static let navigation = """
    <scene sceneID="bars"><objects><navigationController id="bars">
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/><connections>
    <segue destination="controller" kind="relationship" relationship="rootViewController" id="root"/>
    </connections></navigationController></objects></scene></scenes>
    """

  @Test func `a column of the left half is certain only where the document has bars`() throws {
    // Below a bar the button begins at the height of the status.
    var document = document(y: 0)
    #expect(try evidence(document.text) == ["warning, since it depends on the visible bars"])
    document.constraints[1] = AuditDocument.constraint("Close-y", "Close", "top", "screen")
    #expect(
      try evidence(document.text.replacing("</scenes>", with: Self.navigation)) == [nil])
  }

  @Test func `a view without constraints gets a warning at most`() throws {
    #expect(
      try evidence(document(x: 400, #"fixedFrame="YES""#).text)
        == ["warning, since no constraint positions it"])
  }

  @Test func `a sliver is a note where the column is free, and a warning where the status is`()
    throws
  {
    func evidence(y: Double) throws -> [String?] {
      var document = document(y: y)
      // The closed display is 466 points wide, and its column begins at 382.
      document.constraints[0] = AuditDocument.constraint(
        "x", "screen", "trailing", "Close", constant: 84 - 5)
      document.views[0] = document.views[0].replacing(
        "<state",
        with:
          #"<color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/><state"#)
      return try self.evidence(document.text)
    }
    #expect(try evidence(y: 300) == ["note, since it is less than 8 pt"])
    #expect(try evidence(y: 50) == ["warning, since it is less than 8 pt"])
  }
}
