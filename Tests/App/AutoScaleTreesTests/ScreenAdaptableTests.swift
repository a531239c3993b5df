import AutoScale
import Testing

/// A tree of somebody else's, to see that scaling asks for nothing but the protocol.
private class Card: ScreenAdaptable {
  final class Gap: AdaptableConstraint {
    var adaptableConstant: TrackedConstant
    var isProportion: Bool { false }
    var adaptableItems: (Card?, Card?) { (nil, nil) }
    var adaptableName: String { "gap" }
    var adaptableClassName: String { "Gap" }

    init(_ constant: Double) { adaptableConstant = TrackedConstant(TrackedLength(constant)) }
  }

  let name: String
  let adaptableChildren: [Card]
  let adaptableConstraints: [Gap]
  var radius = TrackedLength(10)

  init(_ name: String, gaps: [Double] = [], _ children: [Card] = []) {
    self.name = name
    adaptableChildren = children
    adaptableConstraints = gaps.map(Gap.init)
  }

  var adaptableNode: Card { self }
  var adaptableIdentifier: String? { name }
  var adaptableProperties: ScaledPropertySet { .cornerRadius }
  var adaptableSwitch: Bool? { nil }
  var adaptableTextStyle: TextStyle? { nil }
  var adaptableName: String { name }
  var adaptableClassName: String { "Card" }

  func adaptableLength(_ property: ScaledProperty) -> TrackedLength { radius }

  func setAdaptableLength(_ length: TrackedLength, of property: ScaledProperty) {
    radius = length
  }
}

private final class Ace: Card {}

@Suite struct ScreenAdaptableTests {
  @Test func `any class hierarchy that conforms is scaled`() throws {
    let ace = Ace("ace")
    let deck = Card("deck", gaps: [20], [Card("king"), ace])
    let report = deck.adaptScreenWidth(
      except: [Ace.self], in: try Screens.wide(), options: .fullReport)
    #expect(
      report.changes.map(\.description) == [
        "deck (Card): cornerRadius 10 -> 12",
        "gap (Gap): constraint 20 -> 24",
        "king (Card): cornerRadius 10 -> 12",
      ])
    #expect(report.skips.map(\.description) == ["ace (Card): cornerRadius skipped, excepted"])
    deck.restoreDesign()
    #expect(deck.radius == TrackedLength(10))
  }
}
