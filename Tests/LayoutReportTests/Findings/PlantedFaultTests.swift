import AutoLayout
import AutoScale
import TestSupport
import Testing
import ViewTree

@testable import LayoutReport

/// Plants one fault in a sound screen, and expects an audit to find it on exactly its widths.
@Suite struct PlantedFaultTests {
  /// A screen of buttons one below the other, with a title between both edges.
  private struct SoundScreen {
    var document = AuditDocument()
    var buttons: [Button] = []

    typealias Button = (id: String, x: Double, y: Double, width: Double)

    /// Makes a screen that is right from 320 points on.
    init(_ random: inout SplitMix64) {
      var y = 100.0
      for index in 0..<Int.random(in: 2...6, using: &random) {
        let x = Double(Int.random(in: 8...60, using: &random))
        let width = Double(Int.random(in: 60...160, using: &random))
        let id = "button\(index)"
        buttons.append((id, x, y, width))
        document.views.append(Self.button(id, frame: (x, y, width, 44)))
        document.place(id, x: x, y: y, width: width, height: 44)
        y += 44 + Double(Int.random(in: 8...20, using: &random))
      }
      setTitle("Title")
      document.constraints += [
        AuditDocument.constraint("t-x", "title", "leading", "screen", constant: 16),
        AuditDocument.constraint("t-r", "screen", "trailing", "title", constant: 16),
        AuditDocument.constraint("t-y", "title", "top", "screen", constant: 60),
      ]
    }

    static func button(
      _ id: String, frame: (x: Double, y: Double, width: Double, height: Double)
    ) -> String {
      AuditDocument.view(
        id, "button", frame: frame, content: #"<state key="normal" title="Go"/>"#)
    }

    mutating func setTitle(_ text: String) {
      document.views.removeAll { $0.contains("id=\"title\"") }
      document.views.append(
        AuditDocument.view("title", "label", "text=\"\(text)\"", frame: (16, 60, 343, 20.5)))
    }

    /// Gives a constraint of a view another constant.
    mutating func set(_ constraint: String, to constant: Double) {
      document.constraints = document.constraints.map { text in
        guard text.contains("id=\"\(constraint)\"") else { return text }
        return text.replacing(/constant="[^"]*"/, with: "constant=\"\(constant)\"")
      }
    }
  }

  /// What is expected of a fault: the rule, the view, and the widths.
  private struct Expectation {
    let rule: Finding.Rule
    let element: String
    let widths: [Int]
  }

  private static let widths = 320...344

  /// Plants one of thirteen faults.
  private func plant(
    _ kind: Int, in screen: inout SoundScreen, _ random: inout SplitMix64
  ) throws -> Expectation {
    let index = Int.random(in: screen.buttons.indices, using: &random)
    let button = screen.buttons[index]
    func beyond(_ end: Double) -> [Int] { Self.widths.filter { end - Double($0) > 1 } }
    switch kind {
    case 0:  // a constraint is dropped
      let dropped = "\(button.id)-\(Bool.random(using: &random) ? "x" : "y")"
      screen.document.constraints.removeAll { $0.contains("id=\"\(dropped)\"") }
      return Expectation(rule: .ambiguous, element: button.id, widths: Array(Self.widths))
    case 1:  // a width is too large
      let end = Double(Int.random(in: 322...360, using: &random))
      screen.set("\(button.id)-w", to: end - button.x)
      return Expectation(rule: .outsideScreen, element: button.id, widths: beyond(end))
    case 2:  // a text is longer
      let text = String(repeating: "word ", count: Int.random(in: 7...12, using: &random)) + "end"
      screen.setTitle(text)
      let context = try ScreenContext(width: 320, height: 568)
      let clipped = Self.widths.filter { width in
        SystemTextMeasurer().measure(
          text, font: .system(17), width: Double(width) - 32, lines: 1, in: context
        ).fit == .clipped
      }
      return Expectation(rule: .clippedText, element: "title", widths: clipped)
    case 3:  // the cell around a view is too narrow for it
      let width = Double(Int.random(in: 322...360, using: &random))
      screen.document.views[index] = AuditDocument.view(
        "parent", "view", #"clipsSubviews="YES""#,
        content: "<subviews>\(screen.document.views[index])</subviews>")
      screen.document.constraints += [
        AuditDocument.constraint("p-x", "parent", "leading", "screen"),
        AuditDocument.constraint("p-r", "screen", "trailing", "parent"),
        AuditDocument.constraint("p-y", "parent", "top", "screen", constant: button.y - 8),
        AuditDocument.constraint("p-h", "parent", "height", constant: 60),
      ]
      screen.set("\(button.id)-w", to: width - button.x)
      return Expectation(rule: .cutOff, element: button.id, widths: beyond(width))
    case 4:  // a view is moved out
      let x = Double(Int.random(in: 322...344, using: &random)) - button.width / 2
      screen.set("\(button.id)-x", to: x)
      return Expectation(
        rule: .outsideScreen, element: button.id, widths: beyond(x + button.width))
    case 5:  // a constraint contradicts the others
      let room = Double(Int.random(in: 321...400, using: &random))
      screen.document.constraints.append(
        AuditDocument.constraint(
          "contradiction", "screen", "trailing", button.id,
          constant: room - button.x - button.width, more: #"relation="greaterThanOrEqual""#))
      return Expectation(
        rule: .conflict, element: button.id, widths: Self.widths.filter { Double($0) < room })
    case 6: return plantSwap(in: &screen, &random)
    case 7: return plantRatio(in: &screen, &random)
    case 8: return plantRedundancy(in: &screen, of: button, &random)
    case 9: return plantStretch(in: &screen, &random)
    case 10:  // a constraint is there twice
      let part = ["x", "y", "w", "h"].randomElement(using: &random) ?? "x"
      let twin = screen.document.constraints.first { $0.contains("id=\"\(button.id)-\(part)\"") }
      screen.document.constraints.append(
        (twin ?? "").replacing("id=\"\(button.id)-\(part)\"", with: "id=\"twin\""))
      return Expectation(
        rule: .duplicateConstraint, element: button.id, widths: Array(Self.widths))
    case 11:  // a button is too low
      let height = Double(Int.random(in: 20...42, using: &random))
      screen.set("\(button.id)-h", to: height)
      return Expectation(rule: .smallTarget, element: button.id, widths: Array(Self.widths))
    default:  // a frame is not updated
      let distance = Double(Int.random(in: 2...40, using: &random))
      screen.document.views[index] = SoundScreen.button(
        button.id, frame: (button.x + distance, button.y, button.width, 44))
      return Expectation(rule: .misplaced, element: button.id, widths: [375])
    }
  }

  /// Constraints that hold a view 16 points from both sides of the screen and 100 from its top.
  private static func constraintsAcross(_ id: String) -> [String] {
    [
      AuditDocument.constraint("\(id)-x", id, "leading", "screen", constant: 16),
      AuditDocument.constraint("\(id)-r", "screen", "trailing", id, constant: 16),
      AuditDocument.constraint("\(id)-y", id, "top", "screen", constant: 100),
    ]
  }

  /// Adds an image twice as wide as it is high, between both edges and in a fixed height.
  private func plantStretch(
    in screen: inout SoundScreen, _ random: inout SplitMix64
  ) -> Expectation {
    let height = Double(Int.random(in: 160...171, using: &random))
    screen.document.device +=
      #"<resources><image name="hero" width="100" height="50"/></resources>"#
    screen.document.views.append(
      AuditDocument.view(
        "hero", "imageView", #"image="hero""#, frame: (16, 100, 343, height),
        constraints: [AuditDocument.constraint("hero-h", "hero", "height", constant: height)]))
    screen.document.constraints += Self.constraintsAcross("hero")
    return Expectation(
      rule: .stretchedImage, element: "hero",
      widths: Self.widths.filter { 2 * height / Double($0 - 32) > 1.1 })
  }

  /// Adds a constraint that others decide: of a length, of the place where the view ends, or of both.
  private func plantRedundancy(
    in screen: inout SoundScreen, of button: SoundScreen.Button, _ random: inout SplitMix64
  ) -> Expectation {
    let distance = Double(Int.random(in: 0...20, using: &random))
    let constraint =
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        AuditDocument.constraint(
          "more", button.id, "width", constant: button.width - distance,
          more: #"relation="greaterThanOrEqual""#)
      case 1:
        AuditDocument.constraint(
          "more", button.id, "width", constant: button.width - distance, more: #"priority="750""#)
      case 2:
        AuditDocument.constraint(
          "more", button.id, "centerX", "screen", "leading",
          constant: button.x + button.width / 2)
      default:
        AuditDocument.constraint(
          "more", button.id, "trailing", "screen", "leading",
          constant: button.x + button.width + distance, more: #"relation="lessThanOrEqual""#)
      }
    screen.document.constraints.append(constraint)
    return Expectation(
      rule: .redundantConstraint, element: button.id, widths: Array(Self.widths))
  }

  /// Adds two buttons, of which the second one moves by two points for each point of width.
  private func plantSwap(
    in screen: inout SoundScreen, _ random: inout SplitMix64
  ) -> Expectation {
    let (x, limit) = (
      Double(Int.random(in: 100...200, using: &random)), Int.random(in: 322...335, using: &random)
    )
    for id in ["one", "two"] {
      screen.document.views.append(
        AuditDocument.view(id, "button", content: #"<state key="normal" title="Go"/>"#))
    }
    screen.document.place("one", x: x, y: 520, width: 40, height: 44)
    // The second one ends at 2 * width + constant + 20.
    screen.document.constraints += [
      AuditDocument.constraint(
        "two-x", "two", "centerX", "screen", constant: x - 19 - 2 * Double(limit),
        more: #"multiplier="4""#),
      AuditDocument.constraint("two-y", "two", "top", "one"),
      AuditDocument.constraint("two-w", "two", "width", constant: 40),
      AuditDocument.constraint("two-h", "two", "height", constant: 44),
    ]
    return Expectation(
      rule: .reversedOrder, element: "one", widths: Self.widths.filter { $0 < limit })
  }

  /// Adds a card half as high as it is wide, unless it is to be higher.
  private func plantRatio(
    in screen: inout SoundScreen, _ random: inout SplitMix64
  ) -> Expectation {
    let least = Int.random(in: 146...155, using: &random)
    screen.document.views.insert(
      AuditDocument.view(
        "card",
        constraints: [
          AuditDocument.constraint(
            "ratio", "card", "height", "card", "width", more: #"multiplier="0.5" priority="999""#),
          AuditDocument.constraint(
            "least", "card", "height", constant: Double(least),
            more: #"relation="greaterThanOrEqual""#),
        ]), at: 0)
    screen.document.constraints += Self.constraintsAcross("card")
    return Expectation(
      rule: .brokenAspectRatio, element: "card",
      widths: Self.widths.filter { $0 < 2 * least + 30 })
  }

  @Test(arguments: 0..<13, UInt64(1)...12)
  func `a planted fault is found on exactly its widths`(
    kind: Int, seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed &* 8 &+ UInt64(kind))
    var screen = SoundScreen(&random)
    var audit = Audit()
    audit.widths = Self.widths
    audit.directions = [.leftToRight]
    #expect(try screen.document.findings(audit, without: []) == [])
    let expectation = try plant(kind, in: &screen, &random)
    let findings = try screen.document.findings(audit, without: [])
      .filter { $0.rule == expectation.rule && $0.element == expectation.element }
    if expectation.widths.isEmpty {
      #expect(findings == [])
    } else {
      #expect(findings.map(\.widths) == [WidthRanges(expectation.widths)])
    }
  }
}
