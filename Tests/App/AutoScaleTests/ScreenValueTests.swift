import AutoScale
import Foundation
import Testing

@Suite struct ScreenValueTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let screen: String
    let value: Int
    var testDescription: String { "\(screen) has \(value)" }

    init(_ screen: String, _ value: Int) {
      self.screen = screen
      self.value = value
    }

    func context() throws -> ScreenContext { try Screen(specification: screen).context() }
  }

  @Test(arguments: [
    Row("320x568", 96), Row("359x700", 96), Row("360x700", 105), Row("375x667", 105),
    Row("414x736", 114), Row("768x1024", 140),
  ])
  func `an exception holds where its condition does`(_ row: Row) throws {
    let height = 105.screen(.width(414), is: 114).screen(.width(..<360), is: 96)
      .screen(.idiom(.pad), is: 140)
    #expect(height.value(in: try row.context()) == row.value)
    let here: Int = ScreenContext.with(try row.context()) { height.value }
    #expect(here == row.value)
  }

  /// All conditions that hold on an upright iPhone SE, the most specific one first.
  static let specificity: [ScreenCondition] = [
    .device("iPhone SE (3rd generation)"), .width(375), .inch(4.7), .height(600...),
    .aspect(.regular), .sizeClass(horizontal: .compact), .orientation(.portrait), .idiom(.phone),
    .where { $0.width == 375 }, !.idiom(.pad),
  ]

  @Test(arguments: specificity.indices, specificity.indices)
  func `the more specific condition wins, wherever it stands`(_ first: Int, _ second: Int) throws {
    let context = try Screen(named: "iPhone SE (3rd generation)").context()
    let value = (-1).screen(Self.specificity[first], is: first)
      .screen(Self.specificity[second], is: second)
    #expect(value.value(in: context) == min(first, second))
  }

  /// Conditions with their spellings in Swift and in JSON.
  static let spellings: [(ScreenCondition, String, String)] = [
    (.width(414), ".width(414)", #"{"width":414}"#),
    (.width(..<360), ".width(..<360)", #"{"width":"..<360"}"#),
    (.height(800...), ".height(800...)", #"{"height":"800..."}"#),
    (.width(320...374.5), ".width(320...374.5)", #"{"width":"320...374.5"}"#),
    (.inch(4.7), ".inch(4.7)", #"{"inch":4.7}"#),
    (.inch(...5), ".inch(...5)", #"{"inch":"...5"}"#),
    (
      .size(width: 375, height: 667), ".size(width: 375, height: 667)",
      #"{"size":{"height":667,"width":375}}"#
    ),
    (.aspect(.full), ".aspect(.full)", #"{"aspect":"full"}"#),
    (
      .sizeClass(horizontal: .regular), ".sizeClass(horizontal: .regular)",
      #"{"sizeClass":{"horizontal":"regular"}}"#
    ),
    (.orientation(.landscape), ".orientation(.landscape)", #"{"orientation":"landscape"}"#),
    (.device("iPhone 8"), #".device("iPhone 8")"#, #"{"device":"iPhone 8"}"#),
    (
      !.idiom(.pad) && (.width(375) || .width(390)),
      "!.idiom(.pad) && (.width(375) || .width(390))",
      #"{"all":[{"not":{"idiom":"pad"}},{"any":[{"width":375},{"width":390}]}]}"#
    ),
  ]

  @Test(arguments: spellings.indices)
  func `a value is printed with its cases, and encoded`(_ index: Int) throws {
    let (condition, swift, json) = Self.spellings[index]
    let value = 105.screen(condition, is: 114).screen(.idiom(.tv), is: 200)
    #expect(value.description == "105.screen(\(swift), is: 114).screen(.idiom(.tv), is: 200)")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(value)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"base":105,"exceptions":[{"is":114,"on":\#(json)},{"is":200,"on":{"idiom":"tv"}}]}"#)
    let decoded = try JSONDecoder().decode(ScreenValue<Int>.self, from: data)
    #expect(decoded.description == value.description)
    for screen in Screen.all {
      #expect(decoded.value(in: screen.context()) == value.value(in: screen.context()))
    }
  }

  @Test(arguments: [
    (#"{"base": 1, "exceptions": [{"on": {"widht": 414}, "is": 2}]}"#, "did you mean 'width'?"),
    (#"{"base": 1, "exceptions": [{"on": {"width": "41x"}, "is": 2}]}"#, "'41x' is not a range"),
    (
      #"{"base": 1, "exceptions": [{"on": {"width": "9...3"}, "is": 2}]}"#, "'9...3' is not a range"
    ),
    (#"{"base": 1, "exceptions": [{"on": {}, "is": 2}]}"#, "A condition has one key of width"),
    (#"{"base": 1, "exceptions": [{"on": {"all": []}, "is": 2}]}"#, "There is no condition."),
    (#"{"base": 1, "exception": []}"#, "did you mean 'exceptions'?"),
  ])
  func `a wrong file says what is wrong`(json: String, message: String) {
    #expect {
      try JSONDecoder().decode(ScreenValue<Int>.self, from: Data(json.utf8))
    } throws: { error in
      "\(error)".contains(message)
    }
  }

  @Test func `a closure prints, and is not encoded`() {
    let value = 1.screen(.where { $0.width > 1 }, is: 2)
    #expect(value.description == "1.screen(.where { … }, is: 2)")
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(value) }
  }

  @Test func `the first one wins among equally specific ones`() throws {
    let context = try Screen(named: "iPhone 8").context()
    for (first, second) in [
      (ScreenCondition.width(375), ScreenCondition.height(667)),
      (.size(width: 375, height: 667), .width(375)),
      (.width(300...), .inch(4...5)), (.idiom(.phone), .idiom(.phone)),
    ] {
      #expect(0.screen(first, is: 1).screen(second, is: 2).value(in: context) == 1)
      #expect(0.screen(second, is: 2).screen(first, is: 1).value(in: context) == 2)
    }
  }

  @Test(arguments: [
    Row("320x480", 1), Row("320x511", 1), Row("320x512", 2), Row("375x667", 2), Row("320x608", 2),
    Row("320x609", 3), Row("390x844", 3), Row("844x390", 3), Row("768x1024", 0),
    Row("320x480:pad", 0),
  ])
  func `the aspect class compares the sides of phones`(_ row: Row) throws {
    let value = 0.screen(.aspect(.compact), is: 1).screen(.aspect(.regular), is: 2)
      .screen(.aspect(.full), is: 3)
    #expect(value.value(in: try row.context()) == row.value)
  }

  @Test func `the classes of a screen can be read`() throws {
    let context = try Screen(named: "iPhone 8 Plus").landscape.context()
    #expect(context.horizontalSizeClass == .regular)
    #expect(context.verticalSizeClass == .compact)
    #expect(context.aspectClass == .regular)
    #expect(context.orientation == .landscape)
    let television = try #require(Screen(canvasID: "appleTV")).context()
    #expect(television.aspectClass == nil)
    #expect(try ScreenContext(width: 1, height: 1, idiom: .carPlay).horizontalSizeClass == nil)
  }

  @Test(arguments: [
    Row("390x844", 12), Row("844x390", 11), Row("896x414", 21), Row("414x896", 12),
    Row("768x1024", 22), Row("507x1024:pad", 12), Row("678x1024:pad", 22), Row("647x1376:pad", 12),
    Row("669x951:phone", 22),
  ])
  func `size classes are those of the system`(_ row: Row) throws {
    let context = try row.context()
    let across = 0.screen(.sizeClass(horizontal: .compact), is: 10)
      .screen(.sizeClass(horizontal: .regular), is: 20).value(in: context)
    let down = 0.screen(.sizeClass(vertical: .compact), is: 1)
      .screen(.sizeClass(vertical: .regular), is: 2).value(in: context)
    #expect(across + down == row.value)
    let both = 0.screen(.sizeClass(horizontal: .compact, vertical: .regular), is: 1)
    #expect(both.value(in: context) == (row.value == 12 ? 1 : 0))
  }

  @Test func `orientation is that of the container`() throws {
    let value = "?".screen(.orientation(.portrait), is: "up")
      .screen(.orientation(.landscape), is: "down")
    #expect(value.value(in: try ScreenContext(width: 390, height: 844)) == "up")
    #expect(value.value(in: try ScreenContext(width: 844, height: 390)) == "down")
    #expect(value.value(in: try ScreenContext(width: 500, height: 500)) == "up")
  }

  @Test func `inches and names are those of the device, or else of all devices of the size`() throws
  {
    let name = 0.screen(.device("iphone12MINI"), is: 1)
    let inches = 0.screen(.inch(5.4), is: 1)
    let mini = try Screen(named: "iPhone 12 mini")
    let other = try Screen(named: "iPhone X")
    let unknown = try ScreenContext(width: 375, height: 812, pixelsPerPoint: 3)
    for value in [name, inches] {
      #expect(value.value(in: mini.context()) == 1)
      #expect(value.value(in: mini.landscape.context()) == 1)
      #expect(value.value(in: other.context()) == 0)
      #expect(value.value(in: unknown) == 1)
      #expect(value.value(in: try unknown.resized(width: 375, height: 811)) == 0)
    }
    #expect(0.screen(.inch(5.5), is: 1).value(in: mini.context()) == 0)
    let zoomed = try #require(mini.zoomed).context()
    #expect(inches.value(in: zoomed) == 1)
    #expect(name.value(in: zoomed) == 0)
    #expect(name.value(in: try mini.context().resized(width: 300, height: 300)) == 1)
  }

  @Test func `what a context knows of its device survives encoding`() throws {
    let context = try Screen(named: "iPhone 12 mini").context()
    let copy = try JSONDecoder().decode(
      ScreenContext.self, from: try JSONEncoder().encode(context))
    #expect(copy == context)
    #expect(copy.deviceName == "iPhone 12 mini")
    #expect(copy.diagonal == 5.4)
  }

  @Test func `a number that is no number holds nowhere`() throws {
    let context = try ScreenContext(width: 390, height: 844)
    for condition: ScreenCondition in [
      .width(.nan), .height(.nan), .inch(.nan), .width(.infinity...), .size(width: .nan, height: 1),
    ] {
      #expect(1.screen(condition, is: 2).value(in: context) == 1)
    }
  }

  @Test func `an exception before scaling is of the design, one behind it of the screen`() throws {
    let wide = try ScreenContext(width: 450, height: 900)
    let other = try ScreenContext(width: 750, height: 1334)
    ScreenContext.with(wide) {
      #expect(100.screen(.width(450), is: 110).auto() == 132)
      #expect(100.auto().screen(.width(450), is: 110).value == 110)
    }
    ScreenContext.with(other) {
      #expect(100.screen(.width(450), is: 110).auto() == 200)
      #expect(100.auto().screen(.width(450), is: 110).value == 200)
    }
    // The context decides both which value holds and how it is scaled.
    #expect(100.screen(.width(450), is: 110).auto(in: wide) == 132)
    let whole = 100.screen(.width(450), is: 110).auto(rounded: .up, in: wide)
    let length: Double = 7.5.screen(.width(450), is: 10.2).auto(rounded: .up, in: wide)
    let short: Float = 7.5.screen(.width(450), is: 10).auto(in: wide)
    #expect(whole == 132 && length == 13)
    #expect(short == 12)
    let insets = LayoutInsets(top: 10).screen(.width(450), is: LayoutInsets(left: 10))
    let screen = try Screen("wide", width: 450, height: 900)
    #expect(100.screen(.width(450), is: 110).auto(in: screen) == 132)
    #expect(7.5.screen(.width(450), is: 10).auto(in: screen) == 12)
    #expect(insets.auto(in: screen) == LayoutInsets(left: 12))
    #expect(insets.auto(in: wide) == LayoutInsets(left: 12))
  }

  @Test func `the value for the current screen is asked for by name`() throws {
    func double(_ value: Double) -> Double { value }
    func geometry(_ value: CGFloat) -> CGFloat { value }
    let context = try Screen(named: "iPhone 8 Plus").context()
    ScreenContext.with(context) {
      #expect(double(105.screen(.inch(5.5), is: 114).value) == 114)
      #expect(double(105.screen(.inch(5.5), is: 114.5).value) == 114.5)
      #expect(double(105.screen(.inch(4), is: 96).screen(.inch(5.5), is: 114).value) == 114)
      #expect(double(100.screen(.inch(5.5), is: 125).auto()) == 138)
      #expect(double(100.auto().screen(.inch(5.5), is: 125).value) == 125)
      #expect(geometry(105.screen(.inch(5.5), is: 114).value) == 114)
      let text: String = "Statistics".screen(.inch(5.5), is: "Stats").value
      #expect(text == "Stats")
      let whole: Int = 2.screen(.inch(5.5), is: 3).value
      #expect(whole == 3)
      let size: CGSize = CGSize(width: 1, height: 1).screen(.inch(5.5), is: .zero).value
      #expect(size == .zero)
    }
  }

  @Test func `values are equal that are written alike`() {
    let height = 105.screen(.width(..<360) && .idiom(.phone), is: 96)
    #expect(height == 105.screen(.width(..<360) && .idiom(.phone), is: 96))
    #expect(height != 105.screen(.width(..<360), is: 96))
    #expect(height != 105.screen(.width(..<360) && .idiom(.phone), is: 97))
    let own = 105.screen(.where { $0.width > 400 }, is: 96)
    #expect(own == own)
    #expect(own != 105.screen(.where { $0.width > 400 }, is: 96))
    #expect(Set([height, height, own]).count == 2)
  }

  @Test(arguments: [(320, 1), (375, 2), (414, 3)])
  func `insets combine the exceptions of their edges`(_ width: Double, _ row: Int) throws {
    let gap = 8.screen(.width(..<360), is: 4)
    let context = try ScreenContext(width: width, height: 800)
    let same = ScreenValue(top: 16, left: gap, right: gap).value(in: context)
    let side = row == 1 ? 4.0 : 8
    #expect(same == LayoutInsets(top: 16, left: side, right: side))
    let mixed = ScreenValue(left: gap, bottom: 1.5.screen(.width(400...), is: 2))
    #expect(
      mixed.value(in: context) == LayoutInsets(left: side, bottom: row == 3 ? 2 : 1.5))
    #expect(ScreenValue(left: gap, right: gap).description.ranges(of: ".screen").count == 1)
  }

  @Test func `two values with several exceptions combine as each has them`() throws {
    let (first, second) = (
      1.screen(.width(..<360), is: 2).screen(.idiom(.phone), is: 3).screen(.width(320), is: 4),
      10.screen(.idiom(.phone), is: 20).screen(.width(..<400), is: 30)
    )
    let sum = first.combined(with: second, by: +)
    for width in [300.0, 320, 350, 380, 420] {
      for idiom in [Idiom.phone, .pad] {
        let context = try ScreenContext(width: width, height: 1000, idiom: idiom)
        #expect(sum.value(in: context) == first.value(in: context) + second.value(in: context))
      }
    }
  }

  @Test func `an integer is a Double where one is expected`() throws {
    let logo = 96.screen(.width(414...), is: 105)
    let context = try Screen(named: "iPhone 8 Plus").context()
    ScreenContext.with(context) {
      let side: Double = logo.value
      let width: CGFloat = logo.value(in: context)
      #expect(side == 105 && width == 105)
      #expect(type(of: logo.value) == Int.self)
      #expect(logo.value(in: context) + 1 == 106)
      #expect(side * logo.value == 11025)
    }
  }

  @Test func `values of any type can have exceptions`() throws {
    struct Color: Equatable { let name: String }
    let color = ScreenValue(Color(name: "white")).screen(.idiom(.pad), is: Color(name: "gray"))
    #expect(color.value(in: try ScreenContext(width: 390, height: 844)).name == "white")
    #expect(
      color.value(in: try ScreenContext(width: 768, height: 1024, idiom: .pad)).name == "gray")
  }
}
