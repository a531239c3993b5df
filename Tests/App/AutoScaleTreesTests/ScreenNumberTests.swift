import AutoScale
import AutoScaleTrees
import Foundation
import Testing

/// A number with exceptions stands wherever a number does: each call below compiles, with a constant of
/// any type, and takes 40 on a phone and 60 on a pad.
@Suite struct ScreenNumberTests {
  enum Design {
    static let whole = 40.screen(.idiom(.pad), is: 60)
    static let number = 40.0.screen(.idiom(.pad), is: 60.0)
    static let short = Float(40).screen(.idiom(.pad), is: 60)
    static let graphics = CGFloat(40).screen(.idiom(.pad), is: 60)
  }

  typealias Build = @Sendable (ConstraintMaker, ViewNode) -> Void

  static let entries: [(String, Build)] = [
    ("equalTo", { make, _ in make.width.equalTo(Design.whole) }),
    ("equalTo Double", { make, _ in make.width.equalTo(Design.number) }),
    ("equalTo Float", { make, _ in make.width.equalTo(Design.short) }),
    ("equalTo CGFloat", { make, _ in make.width.equalTo(Design.graphics) }),
    ("lessThanOrEqualTo", { make, _ in make.width.lessThanOrEqualTo(Design.whole) }),
    ("greaterThanOrEqualTo", { make, _ in make.width.greaterThanOrEqualTo(Design.whole) }),
    ("equalTo(auto:)", { make, _ in make.width.equalTo(auto: Design.whole) }),
    ("lessThanOrEqualTo(auto:)", { make, _ in make.width.lessThanOrEqualTo(auto: Design.whole) }),
    (
      "greaterThanOrEqualTo(auto:)",
      { make, _ in make.width.greaterThanOrEqualTo(auto: Design.whole) }
    ),
    ("offset", { make, _ in make.left.equalToSuperview().offset(Design.whole) }),
    ("offset Double", { make, _ in make.left.equalToSuperview().offset(Design.number) }),
    ("offset CGFloat", { make, _ in make.left.equalToSuperview().offset(Design.graphics) }),
    ("offset(auto:)", { make, _ in make.left.equalToSuperview().offset(auto: Design.whole) }),
    ("inset", { make, _ in make.left.equalToSuperview().inset(Design.whole) }),
    ("inset Float", { make, _ in make.left.equalToSuperview().inset(Design.short) }),
    ("inset CGFloat", { make, _ in make.left.equalToSuperview().inset(Design.graphics) }),
    ("inset(auto:)", { make, _ in make.left.equalToSuperview().inset(auto: Design.whole) }),
    (
      "update(offset:)",
      { make, _ in make.width.equalTo(1).constraint.update(offset: Design.whole) }
    ),
    (
      "update(inset:)",
      { make, _ in make.left.equalToSuperview().constraint.update(inset: Design.whole) }
    ),
  ]

  @Test(arguments: entries.indices)
  func `a constant takes a number with exceptions`(_ index: Int) throws {
    let (_, build) = Self.entries[index]
    let view = ViewNode("view")
    let screen = ViewNode("screen") { view }
    try view.makeConstraints { make in build(make, screen) }
    let made = view.constraints + screen.constraints
    #expect(made.map(\.constant) == [40])
    for (idiom, constant) in [(Idiom.pad, 60.0), (.phone, 40)] {
      let context = try ScreenContext(width: 375, height: 667, idiom: idiom)
      screen.adaptScreenWidth(in: context)
      #expect(made.map(\.constant) == [constant])
    }
  }

  @Test func `factors and priorities take numbers with exceptions`() throws {
    let view = ViewNode("view")
    let screen = ViewNode("screen") { view }
    let half = 2.screen(.idiom(.pad), is: 4)
    try view.makeConstraints { make in
      make.width.equalToSuperview().multipliedBy(half)
      make.height.equalToSuperview().dividedBy(half).priority(Design.whole)
      make.left.equalToSuperview().priority(Design.number)
    }
    screen.adaptScreenWidth(in: try ScreenContext(width: 768, height: 1024, idiom: .pad))
    #expect(
      screen.constraints.map(\.algebra) == [
        "view.width = 4 * screen.width", "view.height = 0.25 * screen.height @60",
        "view.left = screen.left @60",
      ])
  }

  @Test(arguments: ScaledPropertySet.named)
  func `each length takes a number with exceptions`(property: ScaledProperty) throws {
    let node: ViewNode =
      switch property {
      case .spacing(.stack): StackNode("node")
      case .spacing, .insets(.section, _), .insets(.content, _): CollectionNode("node")
      default: LabelNode("node")
      }
    if case .insets(.layoutMargins, _) = property { node.layoutMargins = .zero }
    node.setScreenValue(Design.whole, of: property)
    #expect(node.adaptableLength(property).value == 40)
    node.adaptScreenWidth(in: try ScreenContext(width: 768, height: 1024, idiom: .pad))
    #expect(node.adaptableLength(property).value == 60)
  }

  @Test func `a row takes numbers with exceptions`() throws {
    let views = [ViewNode("a"), ViewNode("b")]
    let screen = ViewNode("screen") { views }
    try views.distribute(along: .horizontal, spacing: Design.whole, lead: 16, tail: Design.number)
    try views.distribute(along: .vertical, itemLength: Design.whole, tail: 10)
    screen.adaptScreenWidth(in: try ScreenContext(width: 768, height: 1024, idiom: .pad))
    #expect(
      screen.constraints.map(\.algebra) == [
        "a.left = screen.left + 16", "b.left = a.right + 60", "b.width = a.width",
        "b.right = screen.right - 60", "a.top = screen.top", "b.bottom = screen.bottom - 10",
      ])
    #expect(views.flatMap(\.constraints).map(\.algebra) == ["a.height = 60", "b.height = 60"])
  }
}

extension ScaledPropertySet {
  /// One length of each kind that nodes have.
  fileprivate static let named: [ScaledProperty] = [
    .fontSize, .cornerRadius, .borderWidth, .spacing(.stack), .spacing(.line),
    .spacing(.interitem), .insets(.section, .top), .insets(.content, .left),
    .insets(.layoutMargins, .bottom),
  ]
}
