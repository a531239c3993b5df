import AutoScale
import Foundation
import Testing

@Suite struct ScreenCatalogTests {
  @Test func `screens are encoded by name or by their numbers, and read back`() throws {
    let screens =
      try Screen.all + Screen.phones.map(\.landscape) + [
        Screen("Fold", width: 673, height: 841, pixelsPerPoint: 3, safeArea: LayoutInsets(top: 9)),
        Screen(width: 768, height: 1024, idiom: .phone),
      ]
    let data = try JSONEncoder().encode(screens)
    #expect(try JSONDecoder().decode([Screen].self, from: data) == screens)
    #expect(
      try String(decoding: JSONEncoder().encode([Screen(named: "iPhone 17")]), as: UTF8.self)
        == #"["iPhone 17"]"#)
    let written = #"["390x844@3", {"width": 673, "height": 841}]"#
    let read = try JSONDecoder().decode([Screen].self, from: Data(written.utf8))
    #expect(read.map(\.description) == ["390x844@3", "673x841@2"])
    for wrong in [#"["iPhone 99"]"#, #"[{"width": 0, "height": 1}]"#, #"[{"widht": 1}]"#] {
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode([Screen].self, from: Data(wrong.utf8))
      }
    }
  }

  @Test func `a device that is not known is like the newest ones of its family`() {
    let newest = Screen.phones.compactMap(\.year).max()
    for name in ["iPhone 99", "iphone 99 pro max"] {
      do {
        _ = try Screen(named: name)
        Issue.record("\(name) is known")
      } catch {
        guard case .unknownName(_, let nearest) = error else { continue }
        let screens = Screen.phones.filter { nearest.contains($0.name) }
        #expect(!nearest.isEmpty && screens.allSatisfy { $0.year == newest })
        #expect(screens.count == nearest.count)
      }
    }
  }

  @Test func `the catalog holds every device once, upright`() {
    #expect(Screen.all == Screen.phones + Screen.pads)
    #expect(Set(Screen.all.map(\.name)).count == Screen.all.count)
    #expect(Screen.all.allSatisfy { $0.width < $0.height })
  }

  @Test(arguments: Screen.all)
  func `a device turns, has a name there, and turns back`(screen: Screen) throws {
    #expect(screen.landscape.width == screen.height)
    #expect(screen.landscape.height == screen.width)
    #expect(screen.landscape.portrait == screen)
    #expect(screen.landscape.name == "\(screen.name) landscape")
    #expect(try Screen(named: screen.landscape.name) == screen.landscape)
    #expect(screen.landscape.zoomed?.width == screen.zoomed?.height)
    #expect(screen.zoomed?.safeArea == nil)
  }

  @Test func `a screen is described by its name and its size`() throws {
    #expect(try Screen(named: "iPhone 14 Pro").description == "iPhone 14 Pro (393x852@3)")
  }

  @Test func `what is not known is nil and counts as nothing in a context`() throws {
    let window = try Screen(width: 500, height: 900)
    #expect(window.safeArea == nil)
    #expect(window.landscape.context().safeArea == .zero)
    #expect(try Screen(named: "iPhone Duo (outer display)").zoomed == nil)
  }

  @Test func `each size of a phone in use is there once, from the smallest`() {
    let sizes = Screen.phoneSizes.map { [$0.width, $0.height] }
    let all = Set(Screen.phones.map { [$0.width, $0.height] })
    #expect(all.subtracting(sizes) == [[320, 480]])
    #expect(Set(sizes).count == sizes.count)
    #expect(sizes.first == [320, 568])
    #expect(Screen.phoneSizes.first { $0.width == 390 }?.name == "iPhone 17e")
  }

  @Test func `the canvas of Xcode knows screens by an id`() throws {
    #expect(try Screen(named: "iPhone SE (3rd generation)").canvasID == "retina4_7")
    #expect(try Screen(named: "iPhone 13 mini").landscape.canvasID == "retina5_4")
    #expect(try Screen(named: "iPhone 3G").canvasID == nil)
    #expect(Screen(canvasID: "retina4_7")?.name == "iPhone 6")
    #expect(Screen(canvasID: "ipad11_0rounded") == Screen(canvasID: "ipad11_0"))
    #expect(Screen(canvasID: "appleTV")?.isLandscape == true)
    #expect(Screen(canvasID: "rounded") == nil)
  }

  @Test func `screens with one canvas id have one size`() {
    for (id, screens) in Dictionary(grouping: Screen.all, by: \.canvasID) where id != nil {
      #expect(Set(screens.map { [$0.width, $0.height, $0.pixelsPerPoint] }).count == 1)
    }
  }

  @Test(arguments: [
    "iPhone SE (3rd generation)", "iphone se 3rd generation", "IPHONESE3RDGENERATION",
    " iPhone-SE (3rd  Generation) ",
  ])
  func `a name is found by its letters and digits`(_ name: String) throws {
    #expect(try Screen(named: name).name == "iPhone SE (3rd generation)")
  }

  @Test(arguments: [("iPhone 6+", "iPhone 6 Plus"), ("iphone 8 +", "iPhone 8 Plus")])
  func `a plus is the larger phone`(_ text: String, _ name: String) throws {
    #expect(try Screen(specification: text).name == name)
  }

  @Test(arguments: [
    ("iPhone 16 Por", "unknown screen 'iPhone 16 Por'; did you mean 'iPhone 16 Pro'?"),
    (
      "iPhone SE 4", "unknown screen 'iPhone SE 4'; did you mean 'iPhone SE (3rd generation)'?"
    ),
    ("iPad mini 7", "unknown screen 'iPad mini 7'; did you mean 'iPad mini (A17 Pro)'?"),
    ("iPad Air 5", "unknown screen 'iPad Air 5'; did you mean 'iPad Air (5th generation)'?"),
    (
      "iPhone 99",
      "unknown screen 'iPhone 99'; did you mean 'iPhone 17e', 'iPhone 18 Pro', 'iPhone 18 Pro Max', "
        + "'iPhone Duo (outer display)' or 'iPhone Duo (inner display, portrait)'?"
    ),
    ("iPhone 77", "unknown screen 'iPhone 77'; did you mean 'iPhone 7' or 'iPhone 17'?"),
    (
      "320",
      "unknown screen '320'; write a name of the catalog, or a size such as 390x844@3 or 507x1024:pad"
    ),
    (
      "320x568:tablet",
      "unknown screen '320x568:tablet'; write a name of the catalog, or a size such as 390x844@3 or "
        + "507x1024:pad"
    ),
    (
      "-5x10",
      "unknown screen '-5x10'; write a name of the catalog, or a size such as 390x844@3 or 507x1024:pad"
    ),
    ("iPhone 19 Air", "unknown screen 'iPhone 19 Air'; did you mean 'iPhone Air'?"),
    (
      "Nokia 3310",
      "unknown screen 'Nokia 3310'; write a name of the catalog, or a size such as 390x844@3 or 507x1024:pad"
    ),
    (
      "",
      "unknown screen ''; write a name of the catalog, or a size such as 390x844@3 or 507x1024:pad"
    ),
  ])
  func `an unknown name is refused with advice`(_ name: String, _ message: String) throws {
    let error = try #require(throws: ScreenSpecificationError.self) {
      try Screen(specification: name)
    }
    #expect(error.description == message)
  }

  @Test(arguments: [
    ("iPhone 2007", "'iPhone'"),
    ("iPhone 2020", "'iPhone 12 Pro Max'"), ("iPhone 6.7", "'iPhone 16 Plus'"),
    ("iPhone 6,7 inch", "'iPhone 16 Plus'"), ("iPad 12.9", "'iPad Pro 12.9-inch (6th generation)'"),
    ("iPad Pro 2024", "'iPad Pro 11-inch (M4)' or 'iPad Pro 13-inch (M4)'?"),
    ("SE", "'iPhone SE (1st generation)', 'iPhone SE (2nd generation)' or 'iPhone SE (3rd"),
  ])
  func `names of the same year, inches or words are advised`(
    _ name: String, _ advice: String
  ) throws {
    let error = try #require(throws: ScreenSpecificationError.self) { try Screen(named: name) }
    #expect(error.description.hasPrefix("unknown screen '\(name)'; did you mean "))
    #expect(error.description.contains(advice))
  }

  @Test(arguments: [
    (
      "430x932",
      "'430x932' is a size; write Screen(specification: \"430x932\"), or name a device of it: "
        + "'iPhone 14 Pro Max', 'iPhone 15 Plus', 'iPhone 15 Pro Max' or 'iPhone 16 Plus'"
    ),
    ("501x502@2", "'501x502@2' is a size; write Screen(specification: \"501x502@2\")"),
    ("Nokia", "unknown screen 'Nokia'; write a name of the catalog"),
  ])
  func `a size in place of a name is refused with the call that takes it`(
    _ name: String, _ message: String
  ) throws {
    let error = try #require(throws: ScreenSpecificationError.self) { try Screen(named: name) }
    #expect(error.description == message)
  }

  struct Size: Sendable {
    let text: String
    let width: Double
    let height: Double
    var pixelsPerPoint = 2.0
    var idiom = Idiom.phone
  }

  @Test(arguments: [
    Size(text: "390x844", width: 390, height: 844, pixelsPerPoint: 3),
    Size(text: "844x390", width: 844, height: 390, pixelsPerPoint: 3),
    Size(text: "390x844 landscape", width: 844, height: 390, pixelsPerPoint: 3),
    Size(text: "390x844@2", width: 390, height: 844),
    Size(text: "391x844", width: 391, height: 844),
    // Phones of this size have 2 or 3 pixels a point.
    Size(text: "414x896", width: 414, height: 896),
    Size(text: "1180x820", width: 1180, height: 820, idiom: .pad),
    Size(text: "390X844@3", width: 390, height: 844, pixelsPerPoint: 3),
    Size(text: "390 × 844", width: 390, height: 844, pixelsPerPoint: 3),
    Size(text: "699x1000", width: 699, height: 1000),
    Size(text: "1000x700", width: 1000, height: 700, idiom: .pad),
    Size(text: "507x1024:pad", width: 507, height: 1024, idiom: .pad),
    Size(text: "951x700@3:phone", width: 951, height: 700, pixelsPerPoint: 3),
    Size(text: "320.5x.5@1.5", width: 320.5, height: 0.5, pixelsPerPoint: 1.5),
    Size(text: "iPhone 16e", width: 390, height: 844, pixelsPerPoint: 3),
    Size(text: "iPhone 16e landscape", width: 844, height: 390, pixelsPerPoint: 3),
    Size(text: "iphone 16e, Landscape", width: 844, height: 390, pixelsPerPoint: 3),
  ])
  func `a specification is a name or a size`(_ size: Size) throws {
    let screen = try Screen(specification: size.text)
    #expect(screen.width == size.width)
    #expect(screen.height == size.height)
    #expect(screen.pixelsPerPoint == size.pixelsPerPoint)
    #expect(screen.idiom == size.idiom)
    #expect(try Screen(specification: screen.name) == screen)
  }

  @Test(arguments: [
    "390", "390x", "x844", "390x844@", "390x844@3:", "3 90x844", " x844", "390x844:watch",
    "390x844x3", "-390x844",
    "1e3x844", "390x8_4", "nanx844", "infx844", "３９０x844", "390x844@3@2",
  ])
  func `what has no size and no name is an unknown screen`(_ text: String) throws {
    let error = try #require(throws: ScreenSpecificationError.self) {
      try Screen(specification: text)
    }
    guard case .unknownSpecification(text, _) = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func `a size that no screen has is refused as such`() throws {
    let error = try #require(throws: ScreenSpecificationError.self) {
      try Screen(specification: "0x844")
    }
    #expect(
      error.description
        == "'0x844' is not a screen: width must be finite and greater than 0, but is 0.0")
  }

  @Test(arguments: [
    (391.0, 845.0, "iPhone 17e"), (402, 874, "iPhone 18 Pro"),
    (1, 1, "iPhone 4s"),
    (932, 430, "iPhone 16 Plus landscape"), (5000, 5000, "iPad Pro 13-inch (M5)"),
  ])
  func `the nearest screen wins, the newest among equals`(
    _ width: Double, _ height: Double, _ name: String
  ) {
    let screen = Screen.nearest(width: width, height: height)
    #expect(screen.name == name)
    #expect(screen.isLandscape == (width > height))
  }

  @Test func `the nearest screen of an idiom is of that idiom`() {
    #expect(Screen.nearest(width: 390, height: 844, idiom: .pad).idiom == .pad)
    #expect(Screen.nearest(width: 1024, height: 1366, idiom: .phone).idiom == .phone)
    #expect(Screen.nearest(width: .nan, height: .nan).idiom == .phone)
    #expect(Screen.nearest(width: 1, height: 1, idiom: .tv).idiom == .phone)
  }

  @Test func `a part of a pad keeps its idiom and has any width`() throws {
    let pad = try Screen(named: "iPad (A16)").landscape
    let half = try pad.container(width: 585)
    #expect(half.idiom == .pad)
    #expect(half.width == 585)
    #expect(half.height == pad.height)
    #expect(half.name == "iPad (A16), 585 points wide")
    #expect(half.safeArea == LayoutInsets(top: 24, bottom: 20))
    #expect(16.auto(in: half.context()) == 16)
    #expect(try pad.container(width: pad.width) == pad)
    let notched = try Screen(
      "notched", width: 900, height: 800,
      safeArea: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    )
    #expect(try notched.container(width: 450).safeArea == LayoutInsets(top: 1, bottom: 3))
    #expect(throws: InvalidParameterError.self) { try pad.container(width: 0) }
  }

  /// The sizes of iPads' views in the snapshot tests of swift-snapshot-testing.
  @Test(arguments: [
    ("iPad Pro (9.7-inch)", [320, 438], [320, 507, 694]),
    ("iPad Pro (10.5-inch)", [320, 504], [320, 551, 782]),
    ("iPad Pro 11-inch (1st generation)", [320, 504], [375, 592, 809]),
    ("iPad Air 13-inch (M2)", [375, 639], [375, 678, 981]),
    ("iPhone 15", [], []),
  ])
  func `in Split View an app is as wide as a phone, half the screen, or the rest`(
    name: String, portrait: [Double], landscape: [Double]
  ) throws {
    let screen = try Screen(named: name)
    #expect(screen.portrait.splitViewWidths == portrait)
    #expect(screen.landscape.splitViewWidths == landscape)
  }

  @Test func `parts of pads' screens are there once by share and width, on the lowest screen`() {
    let parts = Screen.splitViewParts
    #expect(
      Set(parts.map(\.name)) == ["Split View third", "Split View half", "Split View two thirds"])
    let narrow = parts.filter { $0.width < 440 }
    #expect(narrow.map(\.width) == [320, 375, 414, 438])
    #expect(narrow.map(\.height) == [768, 744, 1133, 1024])
    #expect(narrow.map(\.name.last) == ["d", "d", "s", "s"])
  }
}
