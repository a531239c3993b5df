import AutoScale
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@Suite struct PictureOverlayTests {
  private let title = LabelNode("title", text: "Welcome")
  private let screen: ViewNode

  init() throws {
    screen = ViewNode("screen")
    screen.addChild(title)
    try title.makeConstraints { make in
      make.left.equalToSuperview().offset(24)
      make.top.equalToSuperview().offset(40)
    }
  }

  private func read(_ overlays: PictureOptions.Overlays) throws -> ReadXML {
    let result = LayoutEngine().layout(screen, in: .design)
    return try ReadXML(ScreenPicture(of: result, options: PictureOptions(overlays: overlays)).svg)
  }

  @Test func `without overlays there are none`() throws {
    #expect(try read([]).attributes.allSatisfy { $0["data-overlay"] == nil })
  }

  @Test func `the frame of a marked view is drawn over the status of an iPhone Duo`() throws {
    let duo = Screen(duo: .closed)
    let result = LayoutEngine().layout(screen, in: duo.context())
    func parts(marking marked: [Int]) throws -> [[String: String]] {
      var options = PictureOptions()
      options.showsScreen = true
      options.marked = marked
      return try ReadXML(ScreenPicture(of: result, on: duo, options: options).svg).attributes
    }
    // All that the system draws comes before the frame, which is the last part.
    #expect(try parts(marking: [1]).dropLast() == parts(marking: [])[...])
  }

  @Test func `a constraint is a line over its distance, with its constant`() throws {
    let read = try read(.constraints)
    let paths = read.attributes.compactMap { $0["d"] }
    #expect(paths.contains { $0.hasPrefix("M24 ") && $0.contains("L0 ") })
    #expect(paths.contains { $0.contains(" 40L") && $0.contains(" 0M") })
    #expect(read.text == "Welcome2440")
  }

  @Test func `relation, multiplier and priority stand beside the constant`() throws {
    let box = ViewNode("box")
    screen.addChild(box)
    try box.makeConstraints { make in
      make.left.top.height.equalToSuperview()
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.5).offset(-8).priority(750)
    }
    #expect(try read(.constraints).text.contains("<= × 0.5 -8 @750"))
  }

  @Test func `constraints that contradict each other are red, others are left out`() throws {
    try title.makeConstraints { make in
      make.width.equalTo(100)
      make.width.equalTo(120)
    }
    let read = try read(.conflicts)
    let red = read.attributes.filter { $0["stroke"] == "#ff3b30" }
    #expect(red.count == 2)
    #expect(read.text == "Welcome100120")
  }

  @Test func `a view whose place is open has two ghosts`() throws {
    let box = ViewNode("box")
    screen.addChild(box)
    try box.makeConstraints { make in
      make.top.equalToSuperview()
      make.width.height.equalTo(50)
    }
    let ghosts = try read(.ambiguity).attributes.filter { $0["stroke-dasharray"] == "4 3" }
    #expect(ghosts.count == 2)
    #expect(Set(ghosts.compactMap { $0["x"] }).count == 2)
  }

  @Test func `the design is dashed, from frames given or from those of the views`() throws {
    title.frame = LayoutRect(x: 10, y: 20, width: 30, height: 40)
    func dashed(_ options: PictureOptions) throws -> [String?] {
      let result = LayoutEngine().layout(screen, in: .design)
      let read = try ReadXML(ScreenPicture(of: result, options: options).svg)
      return read.attributes.filter { $0["stroke-dasharray"] == "3 2" }.map { $0["x"] }
    }
    var options = PictureOptions(overlays: .design)
    #expect(try dashed(options).contains("10.375"))
    options.designFrames = [
      LayoutRect(width: 320, height: 480), LayoutRect(x: 12, y: 0, width: 8, height: 8),
    ]
    #expect(try dashed(options) == ["0.375", "12.375"])
  }

  @Test func `safe area, margins, alignment and baselines are drawn where they are`() throws {
    try title.remakeConstraints { make in
      make.leading.equalTo(screen.leadingMargin)
      make.top.equalTo(screen.topMargin)
    }
    let names = ["safeArea", "margins", "alignment", "baselines"]
    let read = try read([.safeArea, .margins, .alignment, .baselines])
    #expect(read.attributes.compactMap { $0["data-overlay"] } == names)
    let margins = read.attributes.first { $0["stroke-dasharray"] == "4 2" }
    #expect(margins?["x"] == "16.5")
    #expect(margins?["width"] == "342")
  }
}
