import AutoScale
import Foundation
import Testing

@Suite struct FontScalingTests {
  @Test(
    arguments: [
      (-0.1, nil, "strength must be from 0 to 1, but is -0.1"),
      (.nan, nil, "strength must be from 0 to 1, but is nan"),
      (nil, 0...1, "limits.lowerBound must be finite and greater than 0, but is 0.0"),
      (nil, 1...(.infinity), "limits.upperBound must be finite and greater than 0, but is inf"),
    ] as [(Double?, ClosedRange<Double>?, String)])
  func `a scaling that no font can have is refused`(
    _ strength: Double?, _ limits: ClosedRange<Double>?, _ message: String
  ) throws {
    let error = try #require(throws: InvalidParameterError.self) {
      try FontScaling(strength: strength, limits: limits)
    }
    #expect(error.description == message)
  }

  @Test func `numbers do not take the scaling of fonts`() throws {
    let rule = try ScalingRule(fonts: FontScaling(strength: 0))
    #expect(try 375.auto(in: Screen(named: "iPhone 12").context(rule: rule)) == 390)
  }

  @Test func `what a scaling of fonts leaves out is that of the rule`() throws {
    func size(_ fonts: FontScaling) throws -> Double {
      let rule = try ScalingRule(strength: 0.5, limits: 0.9...1.4, fonts: fonts)
      let phone = try ScreenContext(width: 750, height: 1334, rule: rule)
      return phone.applied(100, to: .fontSize)
    }
    #expect(try size(FontScaling(strength: 1)) == 140)
    #expect(try size(FontScaling(limits: 0.9...1.7)) == 150)
    #expect(try size(FontScaling(strength: 0.2)) == 120)
  }

  @Test func `a rule keeps its scaling of fonts when it is encoded`() throws {
    let rule = try ScalingRule(fonts: FontScaling(strength: 0.5, limits: 0.9...1.1))
    let data = try JSONEncoder().encode(rule)
    #expect(try JSONDecoder().decode(ScalingRule.self, from: data) == rule)
    #expect(throws: InvalidParameterError.self) {
      try JSONDecoder().decode(ScalingRule.self, from: Data(#"{"fonts": {"strength": 2}}"#.utf8))
    }
  }
}
