import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

@Suite struct HugeNumberTests {
  private let screen = ViewNode("screen")

  private func frame(left: Double, width: Double) -> (LayoutRect?, LayoutDiagnosis) {
    let box = ViewNode("box")
    screen.addChild(box)
    screen.addConstraints([
      LayoutConstraint(box, .left, to: screen, .left, constant: left),
      LayoutConstraint(box, .width, constant: width),
      LayoutConstraint(box, .top, to: screen, .top), LayoutConstraint(box, .height, constant: 1),
    ])
    let result = LayoutEngine().layout(screen, in: .design)
    return (result.frame(of: box), result.diagnose())
  }

  @Test(arguments: [1e6, 1e15, 1e100, 1e300])
  func `a huge place leaves a huge width as it is`(number: Double) throws {
    let (frame, diagnosis) = frame(left: number, width: number)
    #expect(try (#require(frame).x / number - 1).magnitude < 1e-9)
    #expect(try (#require(frame).width / number - 1).magnitude < 1e-9)
    #expect(diagnosis.isSound)
  }

  @Test func `a number too large for frames is reported, not dropped`() {
    let (_, diagnosis) = frame(left: 1e308, width: 1e308)
    #expect(
      diagnosis.ignored.map(\.description) == [
        "box.left = screen.left + 1e+308: a number in it is NaN, infinite or larger than 1e300; "
          + "use a smaller one",
        "box.width = 1e+308: a number in it is NaN, infinite or larger than 1e300; "
          + "use a smaller one",
      ])
  }

  @Test func `a huge optional place leaves no size negative`() throws {
    let scroll = ScrollNode("scroll")
    screen.addChild(scroll)
    let center = LayoutConstraint(
      scroll, .centerXWithinMargins, .lessThanOrEqual, to: nil, nil, multiplier: 1.7777,
      constant: 100)
    screen.addConstraints([
      center,
      LayoutConstraint(
        scroll, .rightMargin, .greaterThanOrEqual, to: nil, nil, multiplier: 1 + 1e-8, constant: 16),
      LayoutConstraint(scroll, .left, .equal, to: nil, nil, constant: 1e300, priority: .low),
    ])
    let engine = LayoutEngine()
    let context = try ScreenContext(width: 55, height: 667, pixelsPerPoint: 3)
    func expectFrames() {
      for frame in engine.layout(screen, in: context).frames {
        #expect(frame.maxX.isFinite && frame.width >= 0, "\(frame)")
      }
    }
    expectFrames()
    screen.addConstraints([LayoutConstraint(scroll, .left, .equal, to: nil, nil, constant: 0)])
    center.constant = 0
    expectFrames()
  }

  @Test func `zero has no sign in frames and reports`() {
    let box = ViewNode("box", frame: LayoutRect(x: -0.1, y: -0.0, width: 10, height: 10))
    let frame = LayoutEngine().layout(ViewNode("screen") { box }, in: .design).frames[1]
    #expect(frame.description == "(0, 0, 10, 10)")
    #expect(frame.x.sign == .plus)
    #expect(LayoutRect(x: -0.0).description == "(0, 0, 0, 0)")
  }
}
