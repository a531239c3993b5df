import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import AutoScaleXcodeCanvas

@testable import AutoScaleAudit

/// A fault that is planted into a sound screen.
enum PlantedFault: CaseIterable {
  case droppedConstraint, tooWide, longText, narrowParent, movedOut, contradiction, swap, ratio,
    redundancy, stretch, duplicate, lowButton, staleFrame, overlap, noSize, lostHairline, smallFont,
    scaledTwice, largeFactor, outsideSafeArea, pixelDrift, shrunkText

  /// What is expected of a fault: the rule, the view, and the widths.
  struct Expectation {
    let rule: Finding.Rule
    let element: String
    let widths: [Int]
  }

  /// The widths that are looked at.
  static let widths = 320...344

  /// The widths that a view passes which ends at a place from the left edge, if it passes one by more
  /// than a point.
  static func widths(before end: Double) -> [Int] {
    end - Double(widths.lowerBound) > 1 ? widths.filter { end > Double($0) } : []
  }

  /// How the screen is scaled before anybody looks; nil for not at all.
  func scaling(_ random: inout SplitMix64) throws -> DocumentScaling? {
    switch self {
    case .smallFont, .scaledTwice: DocumentScaling()
    case .largeFactor:
      DocumentScaling(
        rule: try ScalingRule(referenceWidth: Double(Int.random(in: 236...256, using: &random))),
        reference: .given)
    default: nil
    }
  }

  /// Plants the fault in a view of the screen, or in one that is added.
  func plant(
    in screen: inout SoundScreen, scaled scaling: DocumentScaling?,
    _ random: inout SplitMix64
  ) throws -> Expectation {
    let index = Int.random(in: screen.buttons.indices, using: &random)
    let button = screen.buttons[index]
    switch self {
    case .droppedConstraint:
      let dropped = "\(button.id)-\(Bool.random(using: &random) ? "x" : "y")"
      screen.document.constraints.removeAll { $0.contains("id=\"\(dropped)\"") }
      return Expectation(rule: .ambiguous, element: button.id, widths: Array(Self.widths))
    case .tooWide:
      let end = Double(Int.random(in: 322...360, using: &random))
      screen.set("\(button.id)-w", to: end - button.x)
      return Expectation(rule: .outsideScreen, element: button.id, widths: Self.widths(before: end))
    case .longText: return try screen.plantLongText(&random)
    case .narrowParent: return screen.plantParent(ofButtonAt: index, &random)
    case .movedOut:
      let x = Double(Int.random(in: 322...344, using: &random)) - button.width / 2
      screen.set("\(button.id)-x", to: x)
      return Expectation(
        rule: .outsideScreen, element: button.id, widths: Self.widths(before: x + button.width))
    case .contradiction:
      let room = Double(Int.random(in: 321...400, using: &random))
      screen.document.constraints.append(
        AuditDocument.constraint(
          "contradiction", "screen", "trailing", button.id,
          constant: room - button.x - button.width, more: #"relation="greaterThanOrEqual""#))
      return Expectation(
        rule: .conflict, element: button.id, widths: Self.widths.filter { Double($0) < room })
    case .swap: return screen.plantSwap(&random)
    case .ratio: return screen.plantRatio(&random)
    case .redundancy: return screen.plantRedundancy(of: button, &random)
    case .stretch: return screen.plantStretch(&random)
    case .duplicate:
      let part = ["x", "y", "w", "h"].randomElement(using: &random) ?? "x"
      let twin = screen.document.constraints.first { $0.contains("id=\"\(button.id)-\(part)\"") }
      screen.document.constraints.append(
        (twin ?? "").replacing("id=\"\(button.id)-\(part)\"", with: "id=\"twin\""))
      return Expectation(
        rule: .duplicateConstraint, element: button.id, widths: Array(Self.widths))
    case .lowButton:
      screen.set("\(button.id)-h", to: Double(Int.random(in: 20...42, using: &random)))
      return Expectation(rule: .smallTarget, element: button.id, widths: Array(Self.widths))
    case .staleFrame:
      let distance = Double(Int.random(in: 2...40, using: &random))
      screen.document.views[index] = SoundScreen.button(
        button.id, frame: (button.x + distance, button.y, button.width, 44))
      return Expectation(rule: .misplaced, element: button.id, widths: [375])
    case .overlap: return screen.plantOverlap(&random)
    case .noSize: return screen.plantViewWithoutSize(&random)
    case .lostHairline: return screen.plantHairline(&random)
    case .smallFont: return screen.plantSmallFont(&random)
    case .scaledTwice: return screen.plantLibrarySwitch(onButtonAt: index)
    case .largeFactor:
      let reference = scaling?.rule.referenceWidth ?? 375
      return Expectation(
        rule: .largeFactor, element: "UIView screen",
        widths: Self.widths.filter { Double($0) / reference > 1.35 })
    case .outsideSafeArea: return screen.plantTitleBelowStatusBar(&random)
    case .pixelDrift: return screen.plantDrift(&random)
    case .shrunkText: return try screen.plantShrunkText(&random)
    }
  }
}
