import AutoScale
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleProfiles

@Suite(.quietNotices) struct DeviceLookupTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let screen: String
    let selected: [Double]
    let normal: [Double]
    var testDescription: String { screen }
  }

  @Test(arguments: [
    Row(screen: "iPhone 8 Plus", selected: [6, 0, 60, 60], normal: [-3, 40, 40, 20]),
    Row(screen: "iPhone 8", selected: [4, 0, 55, 55], normal: [-3, 35, 35, 20]),
    Row(screen: "iPhone 5s", selected: [2.5, 0.5, 45, 45], normal: [0, 30, 30, 17]),
    Row(screen: "iPad Air", selected: [4, 0, 55, 55], normal: [62.5, 35, 35, 20]),
  ])
  func `a screen of a class has the values of its file`(_ row: Row) async throws {
    let store = ProfileStore(files: CalendarProfiles.files)
    try await store.load()
    for screen in [try Screen(named: row.screen), try Screen(named: row.screen).landscape] {
      let context = screen.context()
      let selected = try store.values(
        for: CalendarProfiles.selected, in: CalendarProfiles.container, on: context)
      #expect(
        [selected.marginLeft, selected.marginTop, selected.width, selected.height] == row.selected)
      #expect([selected.marginRight, selected.marginBottom] == [0, 0])
      #expect(selected.fontSize == nil)
      let normal = try store.values(
        for: CalendarProfiles.normal, in: CalendarProfiles.container, on: context)
      #expect([normal.marginLeft, normal.width, normal.height, normal.fontSize] == row.normal)
    }
  }

  @Test func `the standard classes are those of the format, and a class is made of any screen`()
    throws
  {
    #expect(
      DeviceClass.standard.map { "\($0.name) \($0.width)x\($0.height) \($0.idiom)" } == [
        "iPhone4_S 320.0x480.0 phone", "iPhone5_S_C_SE 320.0x568.0 phone",
        "iPhone6_S 375.0x667.0 phone", "iPhone6P_S 414.0x736.0 phone", "iPad 768.0x1024.0 pad",
      ])
    let screen = try Screen(named: "iPhone 17 Pro Max")
    let large = try DeviceClass("Max", screen: screen.landscape)
    #expect(large.screen == screen)
    #expect([large.widths, large.heights] == [440...440, 956...956])
    #expect(throws: InvalidParameterError.self) { try DeviceClass("", screen: screen) }
  }

  struct Choice: Sendable, CustomTestStringConvertible {
    let screen: String
    let device: String
    let fit: DeviceFit
    let factor: Double
    var testDescription: String { "\(screen) takes \(device)" }

    init(_ screen: String, _ device: String, _ fit: DeviceFit, _ factor: Double) {
      self.screen = screen
      self.device = device
      self.fit = fit
      self.factor = factor
    }
  }

  static let everyDevice = ["iPhone4_S", "iPhone5", "iPhone6", "iPhone6P", "iPad"]

  @Test(arguments: [
    Choice("320x480", "iPhone4_S", .exact, 1), Choice("320x568", "iPhone5_S_C_SE", .exact, 1),
    Choice("375x667", "iPhone6_S", .exact, 1), Choice("667x375", "iPhone6_S", .exact, 1),
    Choice("414x736", "iPhone6P_S", .exact, 1), Choice("768x1024", "iPad", .exact, 1),
    Choice("390x844", "iPhone6_S", .narrower, 390.0 / 375),
    Choice("375x812", "iPhone6_S", .narrower, 1),
    Choice("430x932", "iPhone6P_S", .narrower, 430.0 / 414),
    Choice("932x430", "iPhone6P_S", .narrower, 430.0 / 414),
    Choice("320x693", "iPhone5_S_C_SE", .narrower, 1),
    Choice("360x640", "iPhone5_S_C_SE", .narrower, 360.0 / 320),
    Choice("300x500", "iPhone4_S", .nearest, 300.0 / 320),
    Choice("1024x1366", "iPad", .narrower, 1), Choice("744x1133", "iPad", .nearest, 1),
  ])
  func `a screen of no class takes the nearest narrower one, scaled`(_ row: Choice) async throws {
    let profile = #"{"UIView": [{"title": {"width": 100, "remarkParameterOne": 7, "gap": 9}}]}"#
    let store = try await ProfileStore.loaded(
      Dictionary(uniqueKeysWithValues: Self.everyDevice.map { ($0, profile) }))
    let context = try Screen(specification: row.screen).context()
    let match = try store.match(for: "title", in: "View", on: context)
    #expect(match.device.name == row.device)
    #expect(match.deviceFit == row.fit)
    #expect(abs(match.factor - row.factor) < 1e-12)
    #expect(abs((match.values.width ?? 0) - 100 * row.factor) < 1e-9)
    // Nobody says that these are lengths.
    #expect(match.values.remarkParameterOne == 7)
    #expect(match.values["gap"] == 9)
  }

  @Test func `a device without the id is passed over`() async throws {
    let store = try await ProfileStore.loaded([
      "iPhone6P_S": #"{"g": [{"other": {"width": 1}}]}"#,
      "iPhone6_S": #"{"g": [{"title": {"width": 75}}]}"#,
      "iPad": #"{"g": [{"title": {"width": 300}}]}"#,
    ])
    let match = try store.match(
      for: "title", in: "View", on: try ScreenContext(width: 414, height: 736))
    #expect(match.device.name == "iPhone6_S")
    #expect(match.values.width == 82.8)
    let narrow = try store.match(
      for: "title", in: "View", on: try ScreenContext(width: 300, height: 600))
    #expect(narrow.file == "View_iPhone6_S.json")
    #expect(narrow.values.width == 60)
  }

  @Test func `another idiom's class is the last resort`() async throws {
    let store = try await ProfileStore.loaded(["iPad": #"{"g": [{"title": {"width": 768}}]}"#])
    let phone = try ScreenContext(width: 384, height: 800)
    let mac = try ScreenContext(width: 1200, height: 800, idiom: .mac)
    #expect(try store.values(for: "title", in: "View", on: phone).width == 384)
    #expect(try store.values(for: "title", in: "View", on: mac).width == 768)
  }

  @Test func `of classes with the same heights the one with the fewest widths comes first`() throws
  {
    let devices = [
      try DeviceClass("Wide", width: 375, height: 844, widths: 300...500, heights: 800...900),
      try DeviceClass("Slim", width: 390, height: 844, widths: 375...402, heights: 800...900),
    ]
    let ranking = DeviceRanking(devices, for: try ScreenContext(width: 390, height: 844))
    #expect(ranking.choices.map(\.index) == [1, 0])
  }

  @Test func `a name that ends in two classes is of the one with the longer name`() throws {
    let devices = [
      try DeviceClass("Phone", width: 375, height: 667),
      try DeviceClass("Big_Phone", width: 430, height: 932),
    ]
    let name = try #require(ProfileFileName("View_Big_Phone.json", devices: devices))
    #expect(name.container == "View")
    #expect(name.device == 1)
  }

  @Test func `classes are ranges, the smallest one first`() async throws {
    let devices = [
      try DeviceClass("Phones", width: 375, height: 667, widths: 300...500),
      try DeviceClass("Slim", width: 390, height: 844, widths: 375...402, heights: 800...900),
      try DeviceClass("Pads", width: 768, height: 1024, widths: 0...2000, idiom: .pad),
    ]
    let profile = #"{"g": [{"title": {"width": 100}}]}"#
    let store = try await ProfileStore.loaded(
      ["Phones": profile, "Slim": profile, "Pads": profile], devices: devices)
    for (screen, name) in [("393x852", "Slim"), ("430x932", "Phones"), ("1024x1366", "Pads")] {
      let context = try Screen(specification: screen).context()
      let match = try store.match(for: "title", in: "View", on: context)
      #expect(match.device.name == name)
      #expect(match.deviceFit == .exact)
      #expect(match.values.width == 100)
    }
  }

  @Test func `the context's rule scales, from the width of the class`() async throws {
    let store = try await ProfileStore.loaded([
      "iPhone6": #"{"g": [{"title": {"width": 100, "fontSize": 10}}]}"#,
      "iPad": #"{"g": [{"title": {"width": 100}}]}"#,
    ])
    let rule = try ScalingRule(
      referenceWidth: 414, strength: 0.5, rounding: .nearestPixel,
      idiomRules: [.pad: try ScalingRule()])
    let phone = try ScreenContext(width: 450, height: 900, rule: rule)
    let values = try store.values(for: "title", in: "View", on: phone)
    #expect(values.width == 110)
    #expect(values.fontSize == 11)
    let pad = try ScreenContext(width: 1536, height: 2048, idiom: .pad, rule: rule)
    #expect(try store.values(for: "title", in: "View", on: pad).width == 200)
  }

  @Test(arguments: [
    ("", 375.0, "name must be given, but is empty"),
    ("Phone", 0, "width must be finite and greater than 0, but is 0.0"),
    ("Phone", .nan, "width must be finite and greater than 0, but is nan"),
  ])
  func `a class that cannot be is refused`(_ name: String, _ width: Double, _ message: String) {
    let error = #expect(throws: InvalidParameterError.self) {
      try DeviceClass(name, width: width, height: 667)
    }
    #expect(error?.description == message)
  }
}
