import AutoScale
import Foundation
import Testing

@Suite struct ScreenContextTests {
  static let narrow = Screen.nearest(width: 320, height: 568).context()
  static let wide = Screen.nearest(width: 440, height: 956).context()

  @Test(arguments: [
    (750, 1334, Idiom.phone), (768, 1024, .pad), (1024, 768, .pad), (699, 1000, .phone),
    (700, 1119, .pad), (700, 1120, .phone), (1125, 2436, .phone), (390, 844, .phone),
  ])
  func `a size says the same idiom of screens and contexts`(
    width: Int, height: Int, idiom: Idiom
  ) throws {
    let (w, h) = (Double(width), Double(height))
    #expect(try Screen(width: w, height: h).idiom == idiom)
    #expect(try Screen(specification: "\(width)x\(height)").idiom == idiom)
    #expect(try ScreenContext(width: w, height: h).idiom == idiom)
    let json = Data(#"{"width": \#(width), "height": \#(height)}"#.utf8)
    #expect(try JSONDecoder().decode(ScreenContext.self, from: json).idiom == idiom)
    #expect(try ScreenContext(width: w, height: h, idiom: .tv).idiom == .tv)
  }

  @Test func `a context prints its screen, and what differs from the defaults`() throws {
    var context = try Screen(named: "iPhone 17e").context()
    #expect("\(context)" == "iPhone 17e (390x844@3)")
    context.textSize = .accessibilityLarge
    context.layoutDirection = .rightToLeft
    context.preferredLanguages = ["ar", "en"]
    context.rule = try ScalingRule(strength: 0.5)
    #expect(
      "\(context)"
        == "iPhone 17e (390x844@3), right to left, ar en, text size accessibilityLarge, "
        + "ScalingRule(strength: 0.5)")
    #expect("\(try ScreenContext(width: 500, height: 800))" == "500x800@2")
  }

  @Test func `all screens of the catalog have the idiom that their size suggests`() throws {
    for screen in Screen.all {
      #expect(try Screen(width: screen.width, height: screen.height).idiom == screen.idiom)
    }
  }

  @Test func `an override holds in its scope and nowhere else`() {
    let before = 375.auto()
    ScreenContext.with(Self.narrow) {
      #expect(375.auto() == 320)
      ScreenContext.with(Self.wide) {
        #expect(375.auto() == 440)
        #expect(ScreenContext.current == Self.wide)
      }
      #expect(375.auto() == 320)
    }
    #expect(375.auto() == before)
  }

  @Test func `an override ends when its operation throws`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try ScreenContext.with(Self.narrow) { throw Failure() }
    }
    #expect(ScreenContext.current != Self.narrow)
  }

  @Test func `an asynchronous operation keeps its override across suspensions`() async {
    let result = await ScreenContext.with(Self.narrow) {
      await Task.yield()
      return 375.auto()
    }
    #expect(result == 320)
  }

  @Test func `child tasks inherit the override`() async {
    await ScreenContext.with(Self.narrow) {
      async let child = 375.auto()
      #expect(await child == 320)
      let sum = await withTaskGroup(of: Double.self) { group in
        for _ in 0..<4 { group.addTask { 375.auto() } }
        return await group.reduce(0, +)
      }
      #expect(sum == 4 * 320)
    }
  }

  @Test func `a task that outlives the scope keeps the override`() async {
    let gate = AsyncStream.makeStream(of: Void.self)
    let task = ScreenContext.with(Self.narrow) {
      Task {
        for await _ in gate.stream {}
        return 375.auto()
      }
    }
    #expect(ScreenContext.current != Self.narrow)
    gate.continuation.finish()
    #expect(await task.value == 320)
  }

  @Test func `a detached task does not see the override`() async {
    await ScreenContext.with(Self.narrow) {
      let detached = await Task.detached { 375.auto() }.value
      #expect(detached != 320)
    }
  }

  @Test func `an override that is more than a factor is applied whole`() throws {
    var context = Self.narrow
    context.rule = try ScalingRule(rounding: .nearestPixel)
    ScreenContext.with(context) { #expect(16.auto() == 13.5) }
    #expect(16.auto(in: context) == 13.5)
  }

  @Test func `a screen can be given in place of its context`() async throws {
    let screen = try Screen(named: "iPhone 17 Pro Max")
    #expect(ScreenContext.with(screen) { 375.auto() } == 440)
    let rule = try ScalingRule(referenceWidth: 440)
    #expect(await ScreenContext.with(screen, rule: rule) { await Task { 375.auto() }.value } == 375)
  }

  @Test(arguments: [
    (0.0, 568.0, 2.0, "width must be finite and greater than 0, but is 0.0"),
    (320, -1, 2, "height must be finite and greater than 0, but is -1.0"),
    (320, 568, .nan, "pixelsPerPoint must be finite and greater than 0, but is nan"),
  ])
  func `a size that no screen has is refused`(
    _ width: Double, _ height: Double, _ pixelsPerPoint: Double, _ message: String
  ) throws {
    let error = try #require(throws: InvalidParameterError.self) {
      try ScreenContext(width: width, height: height, pixelsPerPoint: pixelsPerPoint)
    }
    #expect(error.description == message)
  }

  @Test(arguments: LayoutInsets.Edge.allCases)
  func `a negative inset is refused`(edge: LayoutInsets.Edge) throws {
    var safeArea = LayoutInsets.zero
    safeArea[edge] = -1
    let error = try #require(throws: InvalidParameterError.self) {
      try ScreenContext(width: 320, height: 568, safeArea: safeArea)
    }
    #expect(error.description == "safeArea.\(edge) must be finite and at least 0, but is -1.0")
  }

  @Test func `a context survives encoding and needs only a size`() throws {
    let context = try ScreenContext(
      width: 430, height: 932, pixelsPerPoint: 3, idiom: .vision, safeArea: LayoutInsets(top: 59),
      layoutDirection: .rightToLeft, preferredLanguages: ["ar", "fil"],
      textSize: .accessibilityLarge, rule: ScalingRule(referenceWidth: 414, idioms: [.vision]))
    let data = try JSONEncoder().encode(context)
    let decoded = try JSONDecoder().decode(ScreenContext.self, from: data)
    #expect(decoded == context)
    #expect(decoded.factor == context.factor)
    let small = Data(#"{"width": 320, "height": 568}"#.utf8)
    #expect(
      try JSONDecoder().decode(ScreenContext.self, from: small)
        == ScreenContext(width: 320, height: 568))
    let misspelt = Data(#"{"width": 320, "height": 568, "textsize": "small"}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ScreenContext.self, from: misspelt)
    }
  }

  @Test(arguments: Screen.all.filter { $0.turned.safeArea != nil })
  func `a rotated context has the size and the safe area of the turned screen`(
    _ screen: Screen
  ) throws {
    for screen in [screen, screen.turned] {
      let context = screen.context()
      #expect(context.rotated == screen.turned.context())
      #expect(context.rotated.rotated == context)
    }
  }

  @Test func `a rotated context keeps the rest, and turns insets that no screen has`() throws {
    var context = try ScreenContext(
      width: 400, height: 900, safeArea: LayoutInsets(top: 50, bottom: 34),
      preferredLanguages: ["de"], textSize: .small, rule: ScalingRule(by: .width))
    context.deviceName = "Fold"
    let side = context.rotated
    #expect(side.safeArea == LayoutInsets(left: 50, bottom: 21, right: 50))
    #expect(side.rotated == context)
    let flat = try ScreenContext(width: 900, height: 400, safeArea: LayoutInsets(top: 24, left: 5))
    #expect(flat.rotated.safeArea == LayoutInsets(top: 24, bottom: 34))
    #expect([side.preferredLanguages, [side.deviceName ?? ""]] == [["de"], ["Fold"]])
    #expect(side.textSize == .small)
    #expect(375.auto(in: side) == 900)
    for size in [[375.0, 667], [667, 375], [1, 2]] {
      let bare = try ScreenContext(width: size[0], height: size[1])
      #expect(try bare.rotated == ScreenContext(width: size[1], height: size[0]))
    }
    let pad = try ScreenContext(width: 9, height: 8, idiom: .pad, safeArea: LayoutInsets(top: 24))
    #expect(pad.rotated.safeArea == LayoutInsets(top: 24))
  }

  @Test func `a resized context keeps all but its size`() throws {
    var context = Self.wide
    context.preferredLanguages = ["de"]
    context.textSize = .small
    let turned = try context.resized(width: 956, height: 440, safeArea: .zero)
    #expect(turned.width == 956)
    #expect(turned.safeArea == .zero)
    #expect(turned.preferredLanguages == ["de"])
    #expect(turned.textSize == .small)
    #expect(375.auto(in: turned) == 440)
    #expect(try context.resized(width: 400, height: 900).safeArea == context.safeArea)
    #expect(context.safeArea != .zero)
  }

  @Test func `an error names every invalid number of a call`() throws {
    let error = try #require(throws: InvalidParameterError.self) {
      try ScreenContext(width: -1, height: .nan, safeArea: LayoutInsets(left: -5))
    }
    #expect(
      "\(error)" == "width must be finite and greater than 0, but is -1.0; "
        + "height must be finite and greater than 0, but is nan; "
        + "safeArea.left must be finite and at least 0, but is -5.0")
    #expect(
      error.parameter == "width" && error.others.map(\.parameter) == ["height", "safeArea.left"])
    let rule = try #require(throws: InvalidParameterError.self) {
      try ScalingRule(referenceWidth: 0, strength: -1, maximumFontFactor: 0)
    }
    #expect(rule.others.map(\.parameter) == ["strength", "maximumFontFactor"])
    let scale = try #require(throws: InvalidParameterError.self) {
      try FluidScale(from: 0, to: 0, endFactor: 0)
    }
    #expect(scale.others.map(\.parameter) == ["maximumWidth", "endFactor"])
  }
}
