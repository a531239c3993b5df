import AutoScaleEditing
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleAudit

@Suite struct DocumentFixTests {
  /// A screen with a button, whose constraints are those of its frame.
  private func screen(_ constraints: String...) -> AuditDocument {
    var document = AuditDocument()
    document.addButton("Buy", x: 16, width: 100)
    document.constraints += constraints
    return document
  }

  private func text(_ document: AuditDocument) throws -> DocumentText {
    try DocumentText(data: Data(document.text.utf8), path: "Screen.storyboard")
  }

  private static let duplicate = AuditDocument.constraint("twice", "Buy", "width", constant: 100)
  private static let wider = AuditDocument.constraint("more", "Buy", "width", constant: 120)

  @Test func `a duplicate goes, and a second run changes nothing`() throws {
    let original = try text(screen(Self.duplicate))
    let outcome = try DocumentFix().fix(original)
    #expect(outcome.fixed.map(\.hint) == ["remove Buy.width = 100"])
    #expect(outcome.refused.isEmpty)
    #expect(try outcome.edited.text.data == text(screen()).data)
    let inverse = try outcome.edited.text.applying(outcome.edited.inverse).text
    #expect(inverse.data == original.data)
    let again = try DocumentFix().fix(outcome.edited.text)
    #expect(!again.edited.isChanged)
  }

  @Test func `a hint of another kind waits until its rule is named`() throws {
    let original = try text(screen(Self.wider))
    let safe = try DocumentFix().fix(original)
    #expect(safe.fixed.isEmpty)
    #expect(safe.others.map(\.hint) == ["remove Buy.width = 120"])
    var fix = DocumentFix()
    fix.rules = [.conflict]
    let outcome = try fix.fix(original)
    #expect(outcome.fixed.map(\.rule) == [.conflict])
    #expect(try outcome.edited.text.document()["screen"]?.constraints.count == 4)
  }

  @Test func `a view that would move stays until that is permitted`() throws {
    var document = screen()
    document.views[0] = document.views[0].replacing("44.0", with: "24.0")
    document.constraints = document.constraints.map { $0.replacing("44.0", with: "24.0") }
    var fix = DocumentFix()
    fix.rules = [.smallTarget]
    let refused = try fix.fix(text(document))
    #expect(!refused.edited.isChanged)
    #expect(
      refused.refused.map(\.description) == [
        """
        Screen.storyboard:9:11: note: not fixed [small-target]: give Buy.height = 24 the constant 44: \
        it would move Buy from (16, 100, 100, 24) to (16, 100, 100, 44)
        """
      ])
    fix.movesDrawnViews = true
    let outcome = try fix.fix(text(document))
    #expect(outcome.fixed.map(\.rule) == [.smallTarget])
    #expect(try outcome.edited.text.document()["Buy"]?.frame.height == 44)
  }

  @Test func `a frame is brought up to date, and its mark goes`() throws {
    var document = screen()
    document.views[0] = document.views[0].replacing(
      #"x="16.0""#, with: #"x="40.0""#
    ).replacing("<button ", with: #"<button misplaced="YES" "#)
    let outcome = try DocumentFix().fix(text(document))
    #expect(outcome.fixed.map(\.rule) == [.misplaced])
    let button = try #require(try outcome.edited.text.document()["Buy"])
    #expect(button.frame.x == 16)
    #expect(!outcome.edited.diff.contains(#"+<button misplaced"#))
  }

  @Test func `a missing edge is pinned, and the mark goes`() throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view("Card", "view", #"ambiguous="YES""#, frame: (16, 100, 343, 40))
    ]
    document.place("Card", x: 16, y: 100, height: 40)
    let outcome = try DocumentFix().fix(text(document))
    #expect(outcome.fixed.map(\.hint) == ["add UIView screen.trailing = Card.trailing + 16"])
    let fixed = try outcome.edited.text.document()
    #expect(fixed["screen"]?.constraints.count == 4)
    #expect(try fixed.element(of: #require(fixed["Card"]))?.isAmbiguous == false)
  }

  @Test func `a constraint that size classes name stays, with the reason`() throws {
    let document = screen(Self.duplicate)
    let reference = """
      </constraints><variation key="widthClass=regular"><mask key="constraints">\
      <exclude reference="twice"/></mask></variation>
      """
    let whole = document.text.replacingOccurrences(
      of: "</constraints>", with: reference, options: .backwards)
    let original = try DocumentText(data: Data(whole.utf8), path: "Screen.storyboard")
    let outcome = try DocumentFix().fix(original)
    #expect(!outcome.edited.isChanged)
    #expect(outcome.refused.map { "\($0.reason)" } == ["exclude refers to the constraint twice"])
  }

  @Test func `findings that are not chosen stay, and so do those that become notes`() throws {
    let text = try text(screen(Self.duplicate))
    #expect(try !DocumentFix().fix(text) { _ in [] }.edited.isChanged)
    #expect(try !DocumentFix().fix(text) { $0.map { $0.limited(to: .note) } }.edited.isChanged)
    var fix = DocumentFix()
    fix.rules = [.conflict]
    let conflict = try self.text(screen(Self.wider))
    #expect(try fix.fix(conflict) { $0.map { $0.limited(to: .warning) } }.fixed.count == 1)
  }
}
