import AutoScale
import AutoScaleTrees
import Foundation
import Testing

@Suite struct MakeConstraintsTests {
  @Test func `fractions and scaled numbers stand among several targets`() throws {
    let (view, other) = (ViewNode("view"), ViewNode("other"))
    let screen = ViewNode("screen") {
      view; other
    }
    _ = try ScreenContext.with(try ScreenContext(width: 750, height: 1334)) {
      try view.makeConstraints { make in
        make.width.equalTo([other, 100.5])
        make.height.equalTo([other, 16.auto()])
        make.width.lessThanOrEqualTo([other, CGFloat(0.25)])
      }
    }
    #expect(
      screen.constraints.map(\.algebra) == [
        "view.width = other.width", "view.height = other.height", "view.width <= other.width",
      ])
    #expect(
      view.constraints.map(\.algebra) == [
        "view.width = 100.5", "view.height = 32", "view.width <= 0.25",
      ])
  }

  let screen = ViewNode("screen")
  let other = ViewNode("other")
  let view = ViewNode("view")

  init() {
    screen.addChildren([other, view])
  }

  private func made(
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> [String] {
    try view.makeConstraints(build).map(\.algebra)
  }

  @Test func `a chain says what Masonry and SnapKit say`() throws {
    let algebra = try made { make in
      make.left.right.equalTo(other).offset(8).multipliedBy(0.5).priority(.high)
    }
    #expect(
      algebra == [
        "view.left = 0.5 * other.left + 8 @750", "view.right = 0.5 * other.right + 8 @750",
      ])
  }

  @Test func `a single statement needs no name for the maker`() throws {
    let context = try ScreenContext(width: 390, height: 844)
    let algebra = try ScreenContext.with(context) {
      try made { $0.left.equalTo(10.auto()) } + made { $0.width.equalTo(10.auto() + 4) }
    }
    #expect(algebra == ["view.left = screen.left + 10.4", "view.width = 14.4"])
  }

  @Test func `edges, size and center are several attributes`() throws {
    #expect(
      try made { $0.edges.equalToSuperview() } == [
        "view.left = screen.left", "view.top = screen.top", "view.right = screen.right",
        "view.bottom = screen.bottom",
      ])
    #expect(
      try made { $0.directionalEdges.equalTo(other.directionalMargins) } == [
        "view.leading = other.leadingMargin", "view.top = other.topMargin",
        "view.trailing = other.trailingMargin", "view.bottom = other.bottomMargin",
      ])
    #expect(
      try made { $0.margins.size.lessThanOrEqualToSuperview() }.suffix(3) == [
        "view.bottomMargin <= screen.bottomMargin", "view.width <= screen.width",
        "view.height <= screen.height",
      ])
    #expect(
      try made { $0.center.centerWithinMargins.greaterThanOrEqualTo(other) } == [
        "view.centerX >= other.centerX", "view.centerY >= other.centerY",
        "view.centerXWithinMargins >= other.centerXWithinMargins",
        "view.centerYWithinMargins >= other.centerYWithinMargins",
      ])
  }

  @Test func `every attribute has its word on both sides`() throws {
    let algebra = try made { make in
      make.left.equalTo(other.left)
      make.right.equalTo(other.right)
      make.top.equalTo(other.top)
      make.bottom.equalTo(other.bottom)
      make.leading.equalTo(other.leading)
      make.trailing.equalTo(other.trailing)
      make.width.equalTo(other.width)
      make.height.equalTo(other.height)
      make.centerX.equalTo(other.centerX)
      make.centerY.equalTo(other.centerY)
      make.firstBaseline.equalTo(other.firstBaseline)
      make.lastBaseline.equalTo(other.lastBaseline)
      make.leftMargin.equalTo(other.leftMargin)
      make.rightMargin.equalTo(other.rightMargin)
      make.topMargin.equalTo(other.topMargin)
      make.bottomMargin.equalTo(other.bottomMargin)
      make.leadingMargin.equalTo(other.leadingMargin)
      make.trailingMargin.equalTo(other.trailingMargin)
      make.centerXWithinMargins.equalTo(other.centerXWithinMargins)
      make.centerYWithinMargins.equalTo(other.centerYWithinMargins)
    }
    #expect(algebra == LayoutAttribute.allCases.map { "view.\($0) = other.\($0)" })
  }

  @Test func `a middle goes with every edge across it, on both sides`() throws {
    let edges = try made { make in
      make.left.trailing.equalTo(other.centerX)
      make.centerX.equalTo([other.right, other.leading])
    }
    #expect(
      edges == [
        "view.left = other.centerX", "view.trailing = other.centerX",
        "view.centerX = other.right", "view.centerX = other.leading",
      ])
  }

  @Test func `a number is a length, or a distance from the superview`() throws {
    #expect(
      try made { $0.size.top.equalTo(20) } == [
        "view.width = 20", "view.height = 20", "view.top = screen.top + 20",
      ])
    #expect(try made { $0.height.equalTo(CGFloat(2.5)) } == ["view.height = 2.5"])
    #expect(try made { $0.height.greaterThanOrEqualTo(44) } == ["view.height >= 44"])
    #expect(try made { $0.right.lessThanOrEqualTo(-8) } == ["view.right <= screen.right - 8"])
  }

  @Test func `a size, a point and insets give each attribute its part`() throws {
    let expected = ["view.width = 40", "view.height = 30"]
    #expect(try made { $0.size.equalTo(CGSize(width: 40, height: 30)) } == expected)
    #expect(try made { $0.size.equalTo(LayoutSize(width: 40, height: 30)) } == expected)
    #expect(
      try made { $0.center.equalTo(CGPoint(x: 3, y: -4)) } == [
        "view.centerX = screen.centerX + 3", "view.centerY = screen.centerY - 4",
      ])
    let insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      try made { $0.edges.size.center.equalTo(insets) } == [
        "view.left = screen.left + 2", "view.top = screen.top + 1",
        "view.right = screen.right - 4", "view.bottom = screen.bottom - 3",
        "view.width = screen.width - 6", "view.height = screen.height - 4",
        "view.centerX = screen.centerX - 1", "view.centerY = screen.centerY - 1",
      ])
  }

  @Test func `variables of other number types are points too`() throws {
    let (columns, gap, half) = (3, Float(2.5), UInt8(8))
    #expect(
      try made { make in
        make.width.equalTo(columns)
        make.height.greaterThanOrEqualTo(gap).offset(half)
        make.top.lessThanOrEqualTo(other).offset(gap).inset(columns).multipliedBy(columns)
        make.left.equalTo(other).inset(gap).dividedBy(half).priority(columns)
      } == [
        "view.width = 3", "view.height >= 10.5", "view.top <= 3 * other.top + 5.5",
        "view.left = 0.125 * other.left + 2.5 @3",
      ])
    #expect(try made { $0.width.equalTo(10 / 4).offset(10 / 4) } == ["view.width = 5"])
  }

  @Test func `a priority may be a variable of any number type`() throws {
    let (float, double, points, whole) = (Float(1.5), 2.5, CGFloat(3.5), 4)
    #expect(
      try made { make in
        make.width.equalTo(1).priority(float)
        make.width.equalTo(2).priority(double)
        make.width.equalTo(3).priority(points)
        make.width.equalTo(4).priority(whole)
        make.width.equalTo(5).priority(LayoutPriority(double + 3))
      } == [
        "view.width = 1 @1.5", "view.width = 2 @2.5", "view.width = 3 @3.5", "view.width = 4 @4",
        "view.width = 5 @5.5",
      ])
  }

  @Test func `a type of the user's own is a target by what it stands for`() throws {
    enum Spacing: Double, ConstraintConstantTarget {
      case small = 4
      var constraintConstant: ConstraintConstant { .number(rawValue) }
    }
    #expect(
      try made { $0.top.equalTo(Spacing.small).offset(Spacing.small) } == [
        "view.top = screen.top + 8"
      ])
    #expect(
      try made { $0.width.equalTo([Spacing.small, other]) } == [
        "view.width = 4", "view.width = other.width",
      ])
  }

  @Test func `offsets add, insets go inwards`() throws {
    #expect(
      try made { $0.edges.equalToSuperview().inset(16) } == [
        "view.left = screen.left + 16", "view.top = screen.top + 16",
        "view.right = screen.right - 16", "view.bottom = screen.bottom - 16",
      ])
    #expect(
      try made { $0.leading.trailing.equalTo(other).inset(LayoutInsets(left: 5, right: 6)) } == [
        "view.leading = other.leading + 5", "view.trailing = other.trailing - 6",
      ])
    #expect(
      try made { $0.size.equalTo(other).inset(8).offset(CGSize(width: 1, height: 2)) } == [
        "view.width = other.width - 15", "view.height = other.height - 14",
      ])
    #expect(
      try made { $0.center.equalTo(other).offset(CGPoint(x: 1, y: 2)).offset(10) } == [
        "view.centerX = other.centerX + 11", "view.centerY = other.centerY + 12",
      ])
  }

  @Test func `factors multiply and divide`() throws {
    #expect(
      try made { $0.width.equalToSuperview().multipliedBy(3).dividedBy(4) } == [
        "view.width = 0.75 * screen.width"
      ])
  }

  @Test func `arrays relate to each of their items`() throws {
    let labels = [ViewNode("a"), ViewNode("b")]
    screen.addChildren(labels)
    #expect(
      try made { $0.left.greaterThanOrEqualTo(labels.map(\.right)).offset(8) } == [
        "view.left >= a.right + 8", "view.left >= b.right + 8",
      ])
    #expect(
      try made { $0.top.equalTo([labels[0], screen.guide(.safeArea)]) } == [
        "view.top = a.top", "view.top = screen.safeArea.top",
      ])
    #expect(try made { $0.top.equalTo([] as [ViewNode]) } == [])
  }

  @Test func `guides are items on both sides`() throws {
    let guide = LayoutGuide(identifier: "column")
    screen.addGuide(guide)
    let made = try guide.makeConstraints { make in
      make.left.equalToSuperview().offset(8)
      make.width.equalTo(100)
      make.right.equalTo(view.left)
    }
    #expect(
      made.map(\.algebra) == [
        "column.left = screen.left + 8", "column.width = 100", "column.right = view.left",
      ])
    #expect(made.allSatisfy { $0.owner === screen })
  }

  @Test func `statements of Swift may stand in the closure`() throws {
    var kept: [LayoutConstraint] = []
    let algebra = try made { make in
      if view.isHidden { make.height.equalTo(0) } else { make.height.equalTo(1) }
      for index in 0..<2 { make.top.greaterThanOrEqualTo(Double(index)) }
      kept = make.width.equalTo(5).priority(10).constraints
      let finished = make.left.equalTo(other)
      finished.offset(3)
    }
    #expect(
      algebra == [
        "view.height = 1", "view.top >= screen.top", "view.top >= screen.top + 1",
        "view.width = 5 @10", "view.left = other.left + 3",
      ])
    #expect(kept.map(\.algebra) == ["view.width = 5 @10"])
  }

  @Test func `a constraint says where it was written`() throws {
    let line = #line + 1
    let made = try view.makeConstraints { $0.leading.equalTo(16).priority(.high).labeled("lead") }
    #expect(
      made.map(\.description) == [
        "'lead' view.leading = screen.leading + 16 @750 (MakeConstraintsTests.swift:\(line))"
      ])
    #expect(made.first?.identifier == "lead")
  }

  @Test func `a parent without name is called superview`() throws {
    screen.identifier = nil
    #expect(try made { $0.top.equalToSuperview() } == ["view.top = superview.top"])
    #expect(
      try made { $0.top.equalTo(screen.guide(.safeArea)) } == ["view.top = UIView.safeArea.top"])
  }

  @Test func `the nearest common ancestor owns a constraint`() throws {
    let leaf = ViewNode("leaf")
    let branch = ViewNode("branch") { leaf }
    view.addChild(branch)
    func owner(
      @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
    ) throws -> String? {
      try leaf.makeConstraints(build).first?.owner?.identifier
    }
    #expect(try owner { $0.width.equalTo(1) } == "leaf")
    #expect(try owner { $0.top.equalToSuperview() } == "branch")
    #expect(try owner { $0.top.equalTo(view) } == "view")
    #expect(try owner { $0.top.equalTo(other) } == "screen")
    #expect(try owner { $0.height.equalTo(leaf.width) } == "leaf")
  }
}
