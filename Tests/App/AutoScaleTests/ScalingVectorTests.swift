import AutoScale
import Testing

/// Results of other scaling libraries and of ported formulas, reproduced to 1e-9.
@Suite struct ScalingVectorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    let reference: (width: Double, height: Double?)
    let screen: (width: Double, height: Double)
    let method: ScalingMethod
    var strength = 1.0
    let value: Double
    let expected: Double

    var testDescription: String {
      "\(source): \(value) by \(method) on \(screen.width)x\(screen.height) is \(expected)"
    }
  }

  static func row(
    _ source: String, _ reference: (Double, Double?), _ screen: (Double, Double),
    _ method: ScalingMethod, strength: Double = 1, _ value: Double, _ expected: Double
  ) -> Row {
    Row(
      source: source, reference: reference, screen: screen, method: method, strength: strength,
      value: value, expected: expected)
  }

  static let sizeMattersRows: [Row] = [
    row("react-native-size-matters", (350, 680), (320, 568), .shortSide, 100, 91.42857142857143),
    row("react-native-size-matters", (350, 680), (320, 568), .longSide, 100, 83.52941176470588),
    row(
      "react-native-size-matters", (350, 680), (320, 568), .shortSide, strength: 0.5, 16,
      15.314285714285713),
    row("react-native-size-matters", (350, 680), (375, 667), .shortSide, 100, 107.14285714285714),
    row(
      "react-native-size-matters", (350, 680), (375, 667), .shortSide, strength: 0.5, 100,
      103.57142857142857),
    row(
      "react-native-size-matters", (350, 680), (375, 667), .shortSide, strength: 0.25, 100,
      101.78571428571428),
    row(
      "react-native-size-matters", (350, 680), (375, 812), .longSide, strength: 0.5, 100,
      109.70588235294117),
    row("react-native-size-matters", (350, 680), (390, 844), .shortSide, 100, 111.42857142857143),
    row(
      "react-native-size-matters", (350, 680), (390, 844), .shortSide, strength: 0.5, 100,
      105.71428571428572),
    row("react-native-size-matters", (350, 680), (768, 1024), .shortSide, 100, 219.42857142857144),
    row(
      "react-native-size-matters", (350, 680), (768, 1024), .shortSide, strength: 0.5, 16,
      25.554285714285715),
    row("react-native-size-matters", (350, 680), (700, 1020), .shortSide, strength: 0.1, 100, 110),
    row("react-native-size-matters", (350, 680), (700, 1020), .longSide, strength: 0.6, 100, 130),
    row("react-native-size-matters", (350, 680), (700, 1020), .longSide, strength: 2, 100, 200),
  ]

  static let screenUtilRows: [Row] = [
    row("flutter_screenutil", (470, 740), (300, 600), .height, 1, 0.8108108108108109),
    row("flutter_screenutil", (375, 812), (390, 844), .width, 100, 104),
    row("flutter_screenutil", (375, 812), (390, 844), .fit, 100, 103.94088669950739),
    row("flutter_screenutil", (375, 812), (390, 844), .fill, 100, 104),
    row("flutter_screenutil", (375, 812), (390, 844), .width, 16, 16.64),
    row("flutter_screenutil", (375, 812), (320, 568), .width, 100, 85.33333333333334),
    row("flutter_screenutil", (375, 812), (430, 932), .width, 100, 114.66666666666667),
    row("flutter_screenutil", (375, 812), (430, 932), .height, 100, 114.77832512315271),
    row("flutter_screenutil", (375, 812), (768, 1024), .height, 100, 126.10837438423646),
    row("flutter_screenutil", (375, 812), (812, 375), .width, 100, 216.53333333333333),
    row("flutter_screenutil", (375, 812), (768, 1024), .area, 100, 258.2699507389163),
  ]

  static let canvasScalerRows: [Row] = [
    row("Unity CanvasScaler", (640, 960), (960, 640), .match(0), 1, 1.5),
    row("Unity CanvasScaler", (640, 960), (960, 640), .match(1), 1, 0.6666666666666666),
    row("Unity CanvasScaler", (375, 812), (768, 1024), .match(0), 1, 2.048),
    row("Unity CanvasScaler", (375, 812), (768, 1024), .match(0.5), 1, 1.607077940670322),
    row("Unity CanvasScaler", (375, 812), (768, 1024), .match(1), 1, 1.2610837438423645),
  ]

  static let shortSideRows: [Row] = [
    row("short side by 375", (375, nil), (320, 568), .shortSide, 16, 13.653333333333334),
    row("short side by 375", (375, nil), (390, 844), .shortSide, 16, 16.64),
    row("short side by 375", (375, nil), (414, 896), .shortSide, 16, 17.664),
    row("short side by 375", (375, nil), (390, 844), .shortSide, -10, -10.4),
    row("short side by 375", (375, nil), (393, 852), .shortSide, 375, 393),
    row("short side by 375", (375, nil), (320, 568), .shortSide, 525, 448),
  ]

  static let rows = sizeMattersRows + screenUtilRows + canvasScalerRows + shortSideRows

  @Test(arguments: rows)
  func `a value of the table is reproduced`(_ row: Row) throws {
    let rule = try ScalingRule(
      referenceWidth: row.reference.width, referenceHeight: row.reference.height, by: row.method,
      strength: row.strength, limits: row.strength > 1 ? 0.001...1000 : nil)
    let context = try ScreenContext(
      width: row.screen.width, height: row.screen.height, idiom: .phone, rule: rule)
    let result = row.value.auto(in: context)
    #expect(abs(result - row.expected) <= 1e-9 * max(1, abs(row.expected)))
  }

  static let fluidRows:
    [(from: Double, minimum: Double, to: Double, maximum: Double, at: Double, expected: Double)] = [
      (320, 16, 1240, 32, 280, 16),
      (320, 16, 1240, 32, 320, 16),
      (320, 16, 1240, 32, 390, 17.217391304347828),
      (320, 16, 1240, 32, 430, 17.91304347826087),
      (320, 16, 1240, 32, 780, 24),
      (320, 16, 1240, 32, 1240, 32),
      (320, 40, 1080, 28, 280, 40),
      (320, 40, 1080, 28, 375, 39.13157894736842),
      (320, 40, 1080, 28, 1080, 28),
    ]

  @Test(arguments: fluidRows.indices)
  func `a fluid value of the table is reproduced`(_ index: Int) throws {
    let row = Self.fluidRows[index]
    let fluid = try FluidScale(from: row.from, to: row.to, endFactor: row.maximum / row.minimum)
    let rule = try ScalingRule(referenceWidth: row.from, by: .fluid(fluid))
    let context = try ScreenContext(width: row.at, height: 900, idiom: .phone, rule: rule)
    #expect(abs(row.minimum.auto(in: context) - row.expected) <= 1e-9)
  }
}
