import AutoScale
import AutoScaleEditing
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import AutoScaleTrees
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

  @Test func `a misplaced text gets its own size, and loses the mark`() throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Title", "label", #"text="Remember me" misplaced="YES""#, frame: (-4, 149, 248, 30),
        content: #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#)
    ]
    document.place("Title", x: 40, y: 100)
    let outcome = try DocumentFix().fix(text(document))
    #expect(outcome.fixed.map(\.rule) == [.misplaced])
    let fixed = try outcome.edited.text.document()
    let element = fixed.element(of: try #require(fixed["Title"]))
    #expect(element?.storedFrame == LayoutRect(x: 40, y: 100, width: 94, height: 17))
    #expect(element?.isMisplaced == false)
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
    #expect(refused.refused.first?.diff.contains("constant=\"44\"") == true)
    fix.movesDrawnViews = true
    let outcome = try fix.fix(text(document))
    #expect(outcome.fixed.map(\.rule) == [.smallTarget])
    #expect(try outcome.edited.text.document()["Buy"]?.frame.height == 44)
  }

  /// A button 8 points below a view that ends where a number of points from the top, each pinned from above.
  private func card(height: Double, _ element: String) -> AuditDocument {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view("Card", element, frame: (16, 40, 200, height)),
      AuditDocument.view(
        "Buy", "button", frame: (16, 48 + height, 200, 44),
        content: #"<state key="normal" title="Buy"/>"#),
    ]
    document.place("Card", x: 16, y: 40, width: 200, height: height)
    document.place("Buy", x: 16, y: 48 + height, width: 200, height: 44)
    document.constraints = document.constraints.map {
      $0.contains(#"id="Buy-y""#)
        ? AuditDocument.constraint("Buy-y", "Buy", "top", "Card", "bottom", constant: 8) : $0
    }
    return document
  }

  @Test func `a fix that lays a button on a view without texts is refused`() throws {
    var card = card(height: 500, "view")
    // The height follows from the width, so that only the button could give way.
    card.constraints = card.constraints.map {
      $0.contains(#"id="Card-h""#)
        ? AuditDocument.constraint(
          "Card-h", "Card", "height", "Card", "width", more: #"multiplier="2.5""#) : $0
    }
    #expect(try card.findings().filter { $0.rule == .outsideScreen }.map(\.hint) == [nil])
  }

  @Test func `a change that cuts a text off is harmful`() throws {
    func layouts(width: Double) throws -> DeviceLayouts {
      var document = AuditDocument()
      document.views = [
        AuditDocument.view("Title", "label", #"text="A title""#, frame: (16, 100, width, 20.5))
      ]
      document.place("Title", x: 16, y: 100, width: width)
      return try DeviceLayouts(of: text(document).document(), root: 0, by: Audit())
    }
    let (whole, cut) = (try layouts(width: 100), try layouts(width: 30))
    #expect(
      cut.harm(since: whole, movingUpTo: nil)?.hasPrefix("Title would be cut off on ") == true)
    #expect(try layouts(width: 20).harm(since: cut, movingUpTo: nil) != nil)
    #expect(cut.harm(since: cut, movingUpTo: nil) == nil)
    #expect(whole.harm(since: cut, movingUpTo: nil) == nil)
  }

  @Test func `a conflict that another fix ends needs no priority`() throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Buy", "textField", #"borderStyle="roundedRect""#, frame: (16, 20, 343, 34))
    ]
    document.constraints = [
      AuditDocument.constraint("x", "Buy", "centerX", "screen"),
      AuditDocument.constraint("l", "Buy", "leading", "safe", constant: 16),
      AuditDocument.constraint("r", "safe", "trailing", "Buy", constant: 16),
      AuditDocument.constraint("y", "Buy", "top", "safe", constant: 20),
    ]
    var fix = DocumentFix()
    fix.audit.contexts = [.duo]
    let before = try document.findings(fix.audit).filter { $0.severity > .note }.map(\.rule)
    #expect(Set(before) == [.conflict, .underColumn])
    let outcome = try fix.fix(text(document))
    #expect(outcome.fixed.map(\.rule) == [.underColumn])
    #expect(!outcome.edited.diff.contains("priority"))
  }

  @Test func `what pushes a button off the screen gives way, and is named`() throws {
    let card = card(height: 500, "view")
    let finding = try #require(card.findings().first { $0.rule == .outsideScreen })
    #expect(finding.participants.map(\.text) == ["Card.height = 500"])
    #expect(
      finding.hint
        == "add Buy.bottom <= UIView screen.safeArea.bottom - 16, and give Card.height = 500 the "
        + "priority 749")
    var fix = DocumentFix()
    fix.rules = [.outsideScreen]
    #expect(try fix.fix(text(card)).fixed.map(\.rule) == [.outsideScreen])
  }

  @Test func `a change that moves a view leaves outdated frames of others alone`() throws {
    var document = screen()
    document.views[0] = document.views[0].replacing("44.0", with: "24.0")
    document.constraints = document.constraints.map { $0.replacing("44.0", with: "24.0") }
    document.views.append(AuditDocument.view("Card", "view", frame: (16, 303, 343, 40)))
    document.place("Card", x: 16, y: 300, width: 343, height: 40)
    var fix = DocumentFix()
    fix.rules = [.smallTarget]
    fix.movesDrawnViews = true
    let fixed = try fix.fix(text(document)).edited.text.document()
    #expect(fixed["Buy"]?.frame.height == 44)
    #expect(fixed["Card"]?.frame.y == 303)
  }

  /// A fault from right to left alone is a note, as the texts are in no such language.
  @Test func `left and right edges follow the direction of reading`() throws {
    var document = AuditDocument()
    document.views = ["Name", "Value"].enumerated().map { index, id in
      AuditDocument.view(
        id, "label", "text=\"\(id)\"", frame: (16 + 56 * Double(index), 100, 48, 20.5))
    }
    document.place("Name", x: 16, y: 100, width: 48)
    document.constraints[0] = document.constraints[0].replacing("leading", with: "left")
    document.constraints += [
      AuditDocument.constraint("Value-x", "Value", "leading", "Name", "trailing", constant: 8),
      AuditDocument.constraint("Value-y", "Value", "top", "screen", constant: 100),
      AuditDocument.constraint("Value-w", "Value", "width", constant: 48),
    ]
    let original = try text(document)
    let outcome = try DocumentFix().fix(original)
    #expect(outcome.fixed.map(\.severity) == [.note])
    document.constraints[0] = document.constraints[0].replacing("left", with: "leading")
    #expect(try outcome.edited.text.data == text(document).data)
  }

  @Test func `a note is fixed if its rule is named`() throws {
    let original = try text(screen(Self.wider))
    var fix = DocumentFix()
    fix.rules = [.conflict]
    #expect(try fix.fix(original) { $0.map { $0.limited(to: .note) } }.fixed.count == 1)
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

  /// The screen with a duplicate, a variation and an outlet of the screen.
  private func varied(_ references: String, outlet: String = "") throws -> DocumentText {
    let variation = """
      </constraints><variation key="widthClass=regular"><mask key="constraints">\(references)</mask>\
      </variation>\(outlet)
      """
    let whole = screen(Self.duplicate).text.replacingOccurrences(
      of: "</constraints>", with: variation, options: .backwards)
    return try DocumentText(data: Data(whole.utf8), path: "Screen.storyboard")
  }

  @Test func `a duplicate that size classes exclude goes with its references`() throws {
    let outcome = try DocumentFix().fix(varied(#"<exclude reference="twice"/>"#))
    #expect(outcome.fixed.map(\.rule) == [.duplicateConstraint])
    #expect(try outcome.edited.text.data == text(screen()).data)
  }

  @Test func `a duplicate that code may name stays, with the reason`() throws {
    let outcome = try DocumentFix().fix(
      varied(
        #"<exclude reference="twice"/>"#,
        outlet: #"<connections><outlet property="w" destination="twice" id="o"/></connections>"#))
    #expect(!outcome.edited.isChanged)
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
