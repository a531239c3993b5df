import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import Testing

@Suite struct ScreenValueLayoutTests {
  /// A photo whose height, width, place and presence depend on the screen.
  private func screen() throws -> (screen: ViewNode, photo: ViewNode) {
    let photo = ViewNode("photo")
    let title = ViewNode("title")
    let stack = StackNode("stack", axis: .vertical) {
      photo
      title
    }
    let screen = ViewNode("screen") { stack }
    try stack.makeConstraints { make in
      make.top.equalToSuperview().offset(10.screen(.width(414...), is: 20))
      make.left.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(1.screen(.width(414...), is: 0.5))
    }
    try photo.makeConstraints { $0.height.equalTo(105.screen(.width(414...), is: 114)) }
    try title.makeConstraints { $0.height.equalTo(20) }
    title.screenIsHidden = false.screen(.width(414...), is: true)
    return (screen, photo)
  }

  @Test func `each layout takes the values for its screen`() throws {
    let (screen, photo) = try screen()
    let engine = LayoutEngine()
    for _ in 1...2 {
      let narrow = engine.layout(screen, in: try Screen(named: "iPhone 8").context())
      #expect(narrow.frame(of: photo) == LayoutRect(width: 375, height: 105))
      let wide = engine.layout(screen, in: try Screen(named: "iPhone 8 Plus").context())
      #expect(wide.frame(of: photo) == LayoutRect(width: 207, height: 114))
      #expect(wide.conflicts.isEmpty)
    }
  }

  @Test func `a layout keeps what a walk has scaled`() throws {
    let (screen, photo) = try screen()
    let wide = try Screen(named: "iPhone 8 Plus").context()
    screen.adaptScreenWidth(in: wide)
    let frame = LayoutEngine().layout(screen, in: wide).frame(of: photo)
    #expect(frame.map { abs($0.height - 125.856) < 0.2 } == true)
  }
}
