import AutoScale
import AutoScaleTrees
import Foundation
import Testing

/// Values with exceptions that a tree holds, on the design's own screen and on wider phones.
@Suite struct ScreenValueTreeTests {
  static let logo = 96.screen(.width(414...), is: 100)

  static func screen(_ name: String) throws -> ScreenContext { try Screen(named: name).context() }

  private func photo(
    @ConstraintBuilder _ build: (ConstraintMaker) throws -> Void
  ) throws -> (ViewNode, [LayoutConstraint]) {
    let photo = ViewNode("photo")
    let screen = ViewNode("screen") { photo }
    return (screen, try photo.makeConstraints(build))
  }

  @Test(arguments: [
    ("iPhone SE (3rd generation)", 105), ("iPhone 8 Plus", 125.856), ("iPhone 17 Pro Max", 133.76),
    ("iPhone 12", 109.2),
  ])
  func `a walk scales the number for its own screen`(_ name: String, _ height: Double) throws {
    let (screen, made) = try photo { $0.height.equalTo(105.screen(.width(414...), is: 114)) }
    screen.adaptScreenWidth(in: try Self.screen("iPhone 12"))
    screen.adaptScreenWidth(in: try Self.screen(name))
    #expect(abs(made[0].constant - height) < 1e-9)
    screen.adaptScreenWidth(in: try Self.screen("iPhone 12"))
    #expect(made[0].constant == 109.2)
  }

  @Test func `every spelling of a number is held`() throws {
    let edge: CGFloat = 8
    let gap = 8
    let insets = LayoutInsets(left: 8, right: 8).screen(
      .width(414...), is: LayoutInsets(left: 16, right: 16))
    let (screen, made) = try photo { make in
      make.width.equalTo(Self.logo)
      make.height.lessThanOrEqualTo(96.5.screen(.width(414...), is: 100))
      make.top.equalToSuperview().offset(8.screen(.width(414...), is: 16))
      make.bottom.equalToSuperview().offset(4).offset(gap.screen(.width(414...), is: 16))
      make.left.equalToSuperview().inset(insets)
      make.right.equalToSuperview().inset(edge.screen(.width(414...), is: 16)).offset(1)
      make.height.greaterThanOrEqualTo(auto: 8.screen(.width(414...), is: 16))
    }
    screen.adaptScreenWidth(in: try Self.screen("iPhone 8 Plus"))
    let design = made.map { ($0.constant * 375 / 414 * 1e6).rounded() / 1e6 }
    #expect(design == [100, 100, 16, 20, 16, -15, 16])
    screen.restoreDesign()
    screen.adaptScreenWidth(in: .design)
    #expect(made.map(\.constant) == [96, 96.5, 8, 12, 8, -7, 8])
  }

  @Test func `a number that is zero on some screens comes back`() throws {
    let (screen, made) = try photo {
      $0.top.equalToSuperview().offset(0.screen(.width(414...), is: 16))
    }
    let screens = ["iPhone 8 Plus", "iPhone 12", "iPhone 8 Plus"]
    let constants = try screens.map { name in
      screen.adaptScreenWidth(in: try Self.screen(name))
      return made[0].constant
    }
    #expect(constants == [17.664, 0, 17.664])
  }

  @Test func `a multiplier and a priority follow the screen`() throws {
    let (screen, made) = try photo { make in
      make.width.equalToSuperview().multipliedBy(0.5.screen(.width(414...), is: 0.25))
        .multipliedBy(2).priority(LayoutPriority.high.screen(.width(414...), is: .low))
    }
    #expect(made[0].multiplier == 1)
    screen.adaptScreenWidth(in: try Self.screen("iPhone 8 Plus"))
    #expect(made[0].multiplier == 0.5)
    #expect(made[0].priority == .low)
    made[0].priority = .required
    screen.adaptScreenWidth(in: try Self.screen("iPhone 12"))
    #expect(made[0].multiplier == 1)
    #expect(made[0].priority == .required)
  }

  @Test func `lengths of a node and its visibility follow the screen`() throws {
    let stack = StackNode("stack", axis: .vertical)
    stack.setScreenValue(8.screen(.width(414...), is: 12), of: .cornerRadius)
    stack.setScreenValue(0.screen(.width(414...), is: 25), of: .spacing(.stack))
    stack.screenIsHidden = false.screen(.width(414...), is: true)
    let title = LabelNode("title", text: "Welcome")
    title.setScreenValue(17.screen(.width(414...), is: 20), of: .fontSize)
    let screen = ViewNode {
      stack
      title
    }
    screen.adaptScreenWidth(in: try Self.screen("iPhone 8 Plus"))
    #expect(abs(stack.cornerRadius - 13.248) < 1e-9)
    #expect(abs(stack.spacing - 27.6) < 1e-9)
    #expect(title.font.map { abs($0.size - 22.08) < 1e-9 } == true)
    #expect(stack.isHidden)
    screen.adaptScreenWidth(in: .design)
    #expect(stack.cornerRadius == 8)
    #expect(stack.spacing == 0)
    #expect(title.font?.size == 17)
    #expect(!stack.isHidden)
  }

  @Test func `an edit replaces all values`() throws {
    let (screen, made) = try photo { $0.height.equalTo(105.screen(.width(414...), is: 114)) }
    let label = LabelNode("label")
    label.setScreenValue(17.screen(.width(414...), is: 20), of: .fontSize)
    label.screenIsHidden = true.screen(.width(414...), is: false)
    screen.addChild(label)
    screen.adaptScreenWidth(in: try Self.screen("iPhone 12"))
    made[0].constant = 50
    label.font = .system(10)
    label.isHidden = false
    screen.adaptScreenWidth(in: try Self.screen("iPhone 8 Plus"))
    screen.adaptScreenWidth(in: .design)
    #expect(made[0].constant == 50)
    #expect(made[0].screenConstant == nil)
    #expect(label.font?.size == 10)
    #expect(!label.isHidden)
  }

  @Test func `a dry run reports the value and changes nothing`() throws {
    let (screen, made) = try photo { $0.height.equalTo(105.screen(.width(414...), is: 114)) }
    let report = screen.adaptScreenWidth(
      in: try Self.screen("iPhone 8 Plus"), options: [.dryRun, .fullReport])
    #expect(report.changes.map(\.design) == [114])
    #expect(made[0].constant == 105)
  }

  @Test func `values are updated`() throws {
    let photo = ViewNode("photo")
    let screen = ViewNode { photo }
    var handle: ConstraintHandle?
    let made = try photo.makeConstraints { make in
      handle = make.top.equalToSuperview().offset(8).constraint
    }
    try photo.updateConstraints {
      $0.top.equalToSuperview().offset(10.screen(.width(414...), is: 20))
    }
    screen.adaptScreenWidth(in: try Self.screen("iPhone 8 Plus"))
    #expect(abs(made[0].constant - 22.08) < 1e-9)
    handle?.update(offset: 1)
    #expect(made[0].screenConstant == nil)
    handle?.update(offset: 30.screen(.width(414...), is: 40))
    screen.adaptScreenWidth(in: .design)
    #expect(made[0].constant == 30)
  }

  @Test func `a size with exceptions has no part for an edge`() throws {
    let size = LayoutSize(width: 8, height: 8).screen(
      .width(414...), is: LayoutSize(width: 9, height: 9))
    #expect(throws: ConstraintError.self) {
      try photo { $0.top.equalToSuperview().offset(size) }
    }
  }

  @Test(arguments: ["iPhone 17 Pro Max", "iPhone 12", "iPad (A16)"])
  func `restoring the design takes exceptions back too`(_ name: String) throws {
    let (screen, made) = try photo { $0.height.equalTo(105.screen(.width(414...), is: 114)) }
    screen.cornerRadius = 8.screen(.width(414...), is: 12)
    for _ in 1...2 {
      screen.adaptScreenWidth(in: try Self.screen(name))
      let report = screen.restoreDesign()
      #expect(made[0].constant == 105 && screen.cornerRadius == 8)
      #expect(report.changed == 2 && report.adopted == 0)
      #expect(screen.restoreDesign().changed == 0)
    }
    screen.adaptScreenWidth(in: try Self.screen("iPhone 17 Pro Max"))
    #expect(abs(made[0].constant - 133.76) < 1e-9)
    made[0].constant = 50
    #expect(screen.restoreDesign().adopted == 1 && made[0].constant == 50)
  }
}
