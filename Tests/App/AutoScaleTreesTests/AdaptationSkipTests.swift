import AutoScale
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@Suite(.quietNotices) struct AdaptationSkipTests {
  /// A constraint that is left alone, and what the report says.
  struct Row: Sendable, CustomTestStringConvertible {
    let constant: Double
    var multiplier = 1.0
    var prepare: @Sendable (LayoutConstraint) -> Void = { _ in }
    let text: String
    var testDescription: String { text }
  }

  static let rows = [
    Row(constant: 0, text: "c (NSLayoutConstraint): constraint skipped, zero"),
    Row(
      constant: 0, multiplier: 0.5,
      text: "c (NSLayoutConstraint): constraint skipped, a proportion without constant"),
    Row(
      constant: .nan, text: "c (NSLayoutConstraint): constraint skipped, not a finite number"),
    Row(
      constant: -.infinity,
      text: "c (NSLayoutConstraint): constraint skipped, not a finite number"),
    Row(
      constant: 1.7e308, text: "c (NSLayoutConstraint): constraint skipped, not a finite number"),
    Row(
      constant: 8, prepare: { $0.isPlaceholder = true },
      text: "c (NSLayoutConstraint): constraint skipped, placeholder, removed at build time"),
    Row(
      constant: 8, prepare: { $0.isSystem = true },
      text: "c (NSLayoutConstraint): constraint skipped, made by the system"),
    Row(
      constant: 8, prepare: { $0.adapterScreen = false },
      text: "c (NSLayoutConstraint): constraint skipped, its adapterScreen switch is off"),
    Row(
      constant: 8,
      prepare: {
        $0.isSystem = true
        $0.adapterScreen = true
      }, text: "c (NSLayoutConstraint): constraint skipped, made by the system"),
  ]

  @Test func `a length for which a calculation gives no number is skipped`() throws {
    struct Undefined: CustomScaling {
      func scaled(_ value: Double, in context: ScreenContext) -> Double {
        value == 50 ? .nan : value * 2
      }
    }
    let view = ViewNode("view")
    (view.cornerRadius, view.borderWidth) = (50, 2)
    let rule = try ScalingRule(by: .custom(Undefined()))
    let report = view.adaptScreenWidth(
      in: try ScreenContext(width: 390, height: 844, rule: rule), options: .fullReport)
    #expect(report.skips.map(\.reason) == [.notFinite])
    #expect((view.cornerRadius, view.borderWidth) == (50, 4))
  }

  @Test(arguments: [(-3, "less than zero"), (.nan, "not a finite number"), (0, "zero")])
  func `a font without a usable size is skipped`(size: Double, reason: String) throws {
    let label = LabelNode("label", text: "x", font: FontDescriptor(size: size))
    let report = label.adaptScreenWidth(
      in: try ScreenContext(width: 450, height: 900), options: .fullReport)
    #expect(
      report.skips.map(\.description) == ["label (UILabel): fontSize skipped, \(reason)"])
  }

  @Test(arguments: rows)
  func `a constraint that is left alone is reported with the reason`(_ row: Row) throws {
    let node = ViewNode()
    let constraint = LayoutConstraint(
      node, .width, to: node, .height, multiplier: row.multiplier, constant: row.constant,
      identifier: "c")
    row.prepare(constraint)
    node.addConstraint(constraint)
    let report = node.adaptScreenWidth(in: try Screens.wide(), options: .fullReport)
    #expect(report.skips.map(\.description) == [row.text])
    #expect(report.skipped == 1)
    #expect(report.changed == 0)
    #expect(constraint.constant.bitPattern == row.constant.bitPattern)
    #expect(constraint.multiplier == row.multiplier)
  }

  @Test func `a proportion with a constant keeps its multiplier and scales its constant`() throws {
    let node = ViewNode()
    let constraint = LayoutConstraint(
      node, .width, to: node, .height, multiplier: 0.5, constant: 10)
    node.addConstraint(constraint)
    node.adaptScreenWidth(in: try Screens.wide())
    #expect(constraint.constant == 12)
    #expect(constraint.multiplier == 0.5)
  }

  @Test(arguments: [0, -.infinity, .nan] as [Double])
  func `fonts of no or no finite size are left alone`(size: Double) throws {
    let label = LabelNode("label", text: nil, font: .system(size))
    let report = label.adaptScreenWidth(in: try Screens.wide(), options: .fullReport)
    #expect(label.font?.size.bitPattern == size.bitPattern)
    #expect(report.skips.map(\.property) == [.fontSize])
  }

  @Test func `a value edited to zero forgets its design`() throws {
    let node = ViewNode()
    let height = node.height(10)
    node.adaptScreenWidth(in: try Screens.wide())
    height.constant = 0
    node.adaptScreenWidth(in: try Screens.wide())
    #expect(node.restoreDesign().adopted == 0)
    #expect(height.constant == 0)
    height.constant = 12
    node.adaptScreenWidth(in: try Screens.wide())
    #expect(height.constant == 14.4)
  }
}
