import AutoScale
import Foundation
import Testing

@Suite struct ScalingRuleTests {
  struct Defect: Sendable, CustomTestStringConvertible {
    let make: @Sendable () throws -> Void
    let message: String
    var testDescription: String { message }

    init(_ message: String, _ make: @escaping @Sendable () throws -> Void) {
      self.message = message
      self.make = make
    }
  }

  static let defects = [
    Defect("referenceWidth must be finite and greater than 0, but is 0.0") {
      _ = try ScalingRule(referenceWidth: 0)
    },
    Defect("referenceWidth must be finite and greater than 0, but is -375.0") {
      _ = try ScalingRule(referenceWidth: -375)
    },
    Defect("referenceWidth must be finite and greater than 0, but is nan") {
      _ = try ScalingRule(referenceWidth: .nan)
    },
    Defect("referenceHeight must be finite and greater than 0, but is inf") {
      _ = try ScalingRule(referenceHeight: .infinity)
    },
    Defect("referenceHeight must be given to scale by height, but is nil") {
      _ = try ScalingRule(by: .height)
    },
    Defect("match must be from 0 to 1, but is 1.5") {
      _ = try ScalingRule(referenceHeight: 812, by: .match(1.5))
    },
    Defect("strength must be finite and at least 0, but is -0.5") {
      _ = try ScalingRule(strength: -0.5)
    },
    Defect("strength must be at most 1 without limits, but is 2.0") {
      _ = try ScalingRule(strength: 2)
    },
    Defect("limits.lowerBound must be finite and greater than 0, but is 0.0") {
      _ = try ScalingRule(limits: 0...2)
    },
    Defect("limits.upperBound must be finite and greater than 0, but is inf") {
      _ = try ScalingRule(limits: 1 ... .infinity)
    },
    Defect("maximumFontFactor must be finite and greater than 0, but is 0.0") {
      _ = try ScalingRule(maximumFontFactor: 0)
    },
    Defect("maximumWidth must be greater than the minimum of 320.0, but is 320.0") {
      _ = try FluidScale(from: 320, to: 320, endFactor: 2)
    },
    Defect("endFactor must be finite and greater than 0, but is -2.0") {
      _ = try FluidScale(from: 320, to: 1240, endFactor: -2)
    },
  ]

  @Test(arguments: defects)
  func `a number that no rule can have is refused by name`(_ defect: Defect) throws {
    let error = try #require(throws: InvalidParameterError.self) { try defect.make() }
    #expect(error.description == defect.message)
  }

  @Test(arguments: Idiom.allCases)
  func `only phones are scaled unless the rule says so`(_ idiom: Idiom) throws {
    let context = try ScreenContext(width: 750, height: 1000, idiom: idiom)
    #expect(16.auto(in: context) == (idiom == .phone ? 32 : 16))
    let everywhere = try ScalingRule(idioms: Set(Idiom.allCases))
    var scaled = context
    scaled.rule = everywhere
    #expect(16.auto(in: scaled) == 32)
    scaled.rule = .standard
    #expect(scaled == context)
  }

  @Test func `a rule for an idiom replaces the general one`() throws {
    let rule = try ScalingRule(idiomRules: [.pad: ScalingRule(referenceWidth: 768)])
    var context = try ScreenContext(width: 384, height: 600, idiom: .pad, rule: rule)
    #expect(16.auto(in: context) == 8)
    context.idiom = .phone
    #expect(16.auto(in: context) == 16 * 384.0 / 375)
    context.idiom = .mac
    #expect(16.auto(in: context) == 16)
  }

  @Test(
    arguments: [(466, 678), (678, 466), (951, 669), (669, 951), (469, 669)] as [(Double, Double)])
  func `the rule up to the widest phone has one factor on a foldable in every pose`(
    width: Double, height: Double
  ) throws {
    let rule = ScalingRule.upToWidestPhone
    let context = try ScreenContext(width: width, height: height, idiom: .phone, rule: rule)
    #expect(context.factor == 440.0 / 375)
  }

  @Test func `the rule up to the widest phone is the standard one on every other phone`() {
    for phone in Screen.phones where phone.width < 466 {
      #expect(16.auto(in: phone.context(rule: .upToWidestPhone)) == 16.auto(in: phone))
    }
  }

  #if DEBUG
    @Test(
      arguments: [
        (669, 951, .standard, true), (669, 951, .upToWidestPhone, false),
        (466, 678, .standard, false), (1024, 1366, .standard, false),
      ] as [(Double, Double, ScalingRule, Bool)])
    func `a phone's screen that is scaled far without a bound is told`(
      width: Double, height: Double, rule: ScalingRule, isTold: Bool
    ) throws {
      let notices = Guarded<[String]>([])
      let context = try ScreenContext(width: width, height: height, rule: rule)
      DeveloperNotice.$receiver.withValue({ text in notices.withLock { $0.append(text) } }) {
        context.reportUnboundedFactor()
      }
      #expect(notices.withLock(\.self).contains { $0.contains("more than 1.3") } == isTold)
    }
  #endif

  @Test func `the long side is compared with that of the design, whichever way it lies`() throws {
    let rule = try ScalingRule(referenceWidth: 667, referenceHeight: 375, by: .longSide)
    let context = try ScreenContext(width: 400, height: 1334, rule: rule)
    #expect(16.auto(in: context) == 32)
  }

  @Test(arguments: [1e308, -1e308, 0x1p900, 0x1.fffffffffffffp51])
  func `a length of more pixels than can be counted is not rounded`(length: Double) throws {
    let rule = try ScalingRule(rounding: .nearestPixel)
    let context = try ScreenContext(width: 375, height: 667, pixelsPerPoint: 3, rule: rule)
    #expect(length.auto(in: context) == length)
  }

  @Test func `a rule prints as code, with what differs from the standard`() throws {
    #expect("\(ScalingRule.standard)" == "ScalingRule.standard")
    let rule = try ScalingRule(
      referenceWidth: 390, referenceHeight: 844, by: .match(0.5), strength: 0.5, limits: 0.9...,
      rounding: .nearestPixel, maximumFontFactor: 2, idioms: [.pad, .phone],
      idiomRules: [.tv: ScalingRule(limits: ...1.5, rounding: .pixel(.up))])
    #expect(
      "\(rule)"
        == "ScalingRule(referenceWidth: 390, referenceHeight: 844, by: .match(0.5), strength: 0.5, "
        + "limits: 0.9..., rounding: .nearestPixel, maximumFontFactor: 2, idioms: [.pad, .phone], "
        + "idiomRules: [.tv: ScalingRule(limits: ...1.5, rounding: .pixel(.up))])")
  }

  @Test func `limits on one side hold on that side`() throws {
    func factor(_ rule: ScalingRule, at width: Double) throws -> Double {
      try ScreenContext(width: width, height: width * 2, rule: rule).factor
    }
    let (low, high) = (187.5, 750.0)
    #expect(try factor(ScalingRule(limits: 0.9...), at: low) == 0.9)
    #expect(try factor(ScalingRule(limits: 0.9...), at: high) == 2)
    #expect(try factor(ScalingRule(limits: ...1.2), at: low) == 0.5)
    #expect(try factor(ScalingRule(limits: ...1.2), at: high) == 1.2)
    #expect(try factor(ScalingRule(limits: ..<1.2), at: high) == 1.2.nextDown)
    #expect(try FontScaling(limits: ...1.1).limits?.upperBound == 1.1)
    #expect(throws: InvalidParameterError.self) { try ScalingRule(limits: ...0) }
    #expect(throws: InvalidParameterError.self) { try ScalingRule(limits: 0.0...) }
  }

  @Test func `a method without a value may be its name alone`() throws {
    func rule(_ json: String) throws -> ScalingRule {
      try JSONDecoder().decode(ScalingRule.self, from: Data(json.utf8))
    }
    #expect(try rule(#"{"method": "longSide", "referenceHeight": 667}"#).method == .longSide)
    let messages = [
      #"{"method": "fit"}"#: "referenceHeight must be given to scale by fit, but is nil",
      #"{"method": "fits"}"#: "'fits' is not a scaling method; use one of shortSide, longSide",
      #"{"method": "match"}"#: #"'match' has a value; write {"name": "match", "blend": 0.5}."#,
      #"{"method": {"name": "match"}}"#:
        #"'match' has a value; write {"name": "match", "blend": 0.5}."#,
      #"{"method": {"match": 0.5}}"#:
        #"A method has a name; write "fit", or {"name": "match", "blend": 0.5}."#,
      #"{"method": {"name": "fits"}}"#: "'fits' is not a scaling method; use one of shortSide",
      #"{"method": {"name": "fit", "blend": 1}}"#: "unknown key 'blend'; use name.",
    ]
    for (json, message) in messages {
      #expect {
        try rule(json)
      } throws: {
        "\($0)".contains(message)
      }
    }
  }

  @Test func `strength goes part of the way and limits come after it`() throws {
    func check(_ strength: Double, _ limits: ClosedRange<Double>?, _ expected: Double) throws {
      let rule = try ScalingRule(strength: strength, limits: limits)
      let context = try ScreenContext(width: 450, height: 900, rule: rule)
      #expect(abs(100.auto(in: context) - expected) < 1e-12)
    }
    try check(0, nil, 100)
    try check(0.5, nil, 110)
    try check(1, nil, 120)
    try check(2, 0.5...2, 140)
    try check(1, 0.9...1.1, 110)
    try check(1, 1.5...2, 150)
    try check(2, 0.9...1.1, 110)
  }

  @Test func `the safe area height is what is left between the insets`() throws {
    let rule = try ScalingRule(referenceHeight: 734, by: .safeAreaHeight)
    let context = try ScreenContext(
      width: 375, height: 812, safeArea: LayoutInsets(top: 44, bottom: 34), rule: rule)
    #expect(100.auto(in: context) == 100)
    let covered = try context.resized(width: 375, height: 70)
    #expect(covered.factor > 0)
  }

  struct Steps: CustomScaling {
    var step = 10.0

    func scaled(_ value: Double, in context: ScreenContext) -> Double {
      (value / step).rounded() * step
    }
  }

  @Test func `a custom calculation is used, bounded and rounded like any other`() throws {
    func result(_ value: Double, limits: ClosedRange<Double>? = nil) throws -> Double {
      let rule = try ScalingRule(by: .custom(Steps()), limits: limits)
      return value.auto(in: try ScreenContext(width: 320, height: 568, rule: rule))
    }
    #expect(try result(16) == 20)
    #expect(try result(-16) == -20)
    #expect(try result(16, limits: 0.5...1.125) == 18)
    #expect(try result(-16, limits: 0.5...1.125) == -18)
    #expect(try result(-16, limits: 0.5...2) == -20)
    #expect(try result(-4, limits: 0.5...2) == -2)
    let context = try ScreenContext(
      width: 320, height: 568,
      rule: ScalingRule(by: .custom(Steps(step: 0.7)), rounding: .nearestPixel))
    #expect(16.auto(in: context) == 16)
    ScreenContext.with(context) { #expect(16.auto() == 16) }
  }

  @Test func `a calculation that gives no number is an error where the rule is made`() {
    struct Undefined: CustomScaling {
      func scaled(_ value: Double, in context: ScreenContext) -> Double {
        value < 40 ? value : .nan
      }
    }
    #expect(throws: InvalidParameterError.self) { try ScalingRule(by: .custom(Undefined())) }
    do {
      _ = try ScalingRule(by: .custom(Undefined()))
    } catch {
      #expect("\(error)" == "custom must be finite for 44 points, but is nan")
    }
  }

  @Test func `custom calculations are compared by type and value`() throws {
    let rule = try ScalingRule(by: .custom(Steps()))
    #expect(try rule == ScalingRule(by: .custom(Steps())))
    #expect(try rule != ScalingRule(by: .custom(Steps(step: 5))))
    #expect(rule != .standard)
    #expect(Set([rule, rule, .standard]).count == 2)
  }

  @Test func `rounding keeps hairlines and huge lengths`() throws {
    let context = try ScreenContext(
      width: 320, height: 568, pixelsPerPoint: 3, rule: ScalingRule(rounding: .nearestPixel))
    #expect(0.01.auto(in: context) == 1.0 / 3)
    #expect((-0.01).auto(in: context) == -1.0 / 3)
    #expect(0.0.auto(in: context) == 0)
    #expect((-0.0).auto(in: context).sign == .minus)
    #expect(16.auto(in: context) == 41.0 / 3)
    #expect(1e300.auto(in: context) == 1e300 * 320 / 375)
  }

  static let codableRules: [ScalingRule] = {
    let fluid = try? FluidScale(from: 320, to: 1240, startFactor: 1.5, endFactor: 0.5)
    let methods: [ScalingMethod] =
      [
        .shortSide, .longSide, .width, .height, .safeAreaHeight, .fit, .fill, .area, .diagonal,
        .match(0.25),
      ] + (fluid.map { [.fluid($0)] } ?? [])
    let roundings: [PixelRounding] = [
      .none, .nearestPixel, .pixel(.toNearestOrEven), .pixel(.up), .pixel(.down),
      .pixel(.towardZero), .pixel(.awayFromZero),
    ]
    let byMethod = methods.map { method in
      try? ScalingRule(
        referenceWidth: 414, referenceHeight: 896, by: method, strength: 0.5, limits: 0.8...1.2,
        maximumFontFactor: 2, idioms: [.phone, .pad], idiomRules: [.mac: .standard])
    }
    return (byMethod + roundings.map { try? ScalingRule(rounding: $0) }).compactMap(\.self)
  }()

  @Test func `a rule survives encoding`() throws {
    #expect(Self.codableRules.count == 18)
    for rule in Self.codableRules {
      let data = try JSONEncoder().encode(rule)
      #expect(try JSONDecoder().decode(ScalingRule.self, from: data) == rule)
    }
  }

  @Test func `an empty object is the standard rule`() throws {
    #expect(try JSONDecoder().decode(ScalingRule.self, from: Data("{}".utf8)) == .standard)
  }

  @Test func `a custom calculation cannot be encoded`() throws {
    let rule = try ScalingRule(by: .custom(Steps()))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(rule) }
  }

  @Test(arguments: [
    #"{"referenceWidth": -1}"#, #"{"method": {"name": "height"}}"#,
    #"{"smallestFactor": 2, "largestFactor": 1}"#, #"{"idiomRules": {"watch": {}}}"#,
  ])
  func `decoding checks numbers as the initializer does`(_ json: String) {
    #expect(throws: InvalidParameterError.self) {
      try JSONDecoder().decode(ScalingRule.self, from: Data(json.utf8))
    }
  }

  @Test(arguments: [
    #"{"method": {"name": "square"}}"#, #"{"rounding": "half"}"#, #"{"method": {"name": "match"}}"#,
    #"{"idioms": ["watch"]}"#,
  ])
  func `decoding refuses names that do not exist`(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ScalingRule.self, from: Data(json.utf8))
    }
  }

  @Test(arguments: [
    (#"{"strenght": 0.5}"#, "unknown key 'strenght'; did you mean 'strength'?"),
    (
      #"{"fonts": {"zoom": 2, "limit": [1, 2]}}"#,
      "unknown key 'limit'; did you mean 'limits'?\nunknown key 'zoom'; use strength, limits."
    ),
    (#"{"method": {"name": "fit", "blend": 1}}"#, "unknown key 'blend'; use name."),
    (
      #"{"method": {"name": "match", "blend": 1, "fluid": 1}}"#,
      "unknown key 'fluid'; use name, blend."
    ),
    (
      #"{"method": {"name": "fluid", "fluid": {"minimum": 1}}}"#,
      "unknown key 'minimum'; use minimumWidth, maximumWidth, startFactor, endFactor."
    ),
    (#"{"idiomRules": {"pad": {"limits": [1, 2]}}}"#, nil),
  ])
  func `decoding names each key that a rule does not have`(_ json: String, _ problem: String?)
    throws
  {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(ScalingRule.self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context) = error else { throw error }
    if let problem { #expect(context.debugDescription == problem) }
  }
}
