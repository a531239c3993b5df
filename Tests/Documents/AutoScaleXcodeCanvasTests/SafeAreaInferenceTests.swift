import AutoScale
import AutoScaleTrees
import Testing

@testable import AutoScaleXcodeCanvas

/// What the stored frames of a root 400 wide and 800 high say of its safe area.
@Suite struct SafeAreaInferenceTests {
  private static let standard = LayoutInsets(top: 48, bottom: 34)

  /// A root with a safe area, and a box in it.
  private struct Sample {
    let box: ViewNode
    let root: ViewNode
    let safeArea = LayoutGuide(.safeArea)
    let keyboard = LayoutGuide(.keyboard)

    init(_ box: LayoutRect) {
      let node = ViewNode("box", frame: box)
      self.box = node
      root = ViewNode("root", frame: LayoutRect(width: 400, height: 800)) { node }
      root.addGuide(safeArea)
      root.addGuide(keyboard)
    }

    func add(_ constraint: LayoutConstraint) { root.addConstraint(constraint) }

    var insets: LayoutInsets {
      SafeAreaInference(root) { _ in true }.insets(standard: SafeAreaInferenceTests.standard)
    }
  }

  @Test func `an edge has the inset that a constraint to it obeys, and others none`() {
    let sample = Sample(LayoutRect(x: 0, y: 30, width: 10, height: 10))
    sample.add(LayoutConstraint(sample.box, .top, to: sample.safeArea, .top, constant: 10))
    #expect(sample.insets == LayoutInsets(top: 20))
  }

  @Test func `the keyboard's guide ends where the safe area does`() {
    let sample = Sample(LayoutRect(x: 0, y: 700, width: 10, height: 66))
    sample.add(LayoutConstraint(sample.box, .bottom, to: sample.keyboard, .top))
    #expect(sample.insets == LayoutInsets(bottom: 34))
  }

  @Test(arguments: [(410.0, 54.0, 34.0), (385.5, 5, 34), (384.5, 0, 0)])
  func `an optional constraint to the middle counts if a system could have such insets`(
    center: Double, top: Double, bottom: Double
  ) {
    let sample = Sample(LayoutRect(x: 0, y: center - 5, width: 10, height: 10))
    sample.add(
      LayoutConstraint(sample.box, .centerY, to: sample.safeArea, .centerY, priority: 749))
    #expect(sample.insets == LayoutInsets(top: top, bottom: bottom))
  }

  @Test(arguments: [(717.0, 83.0, 34.0), (751, 49, 0), (700, 100, 0), (700, 83, 0)])
  func `a tab bar at the bottom is higher by the inset there`(
    y: Double, height: Double, inset: Double
  ) {
    let bar = TabBarNode("bar", frame: LayoutRect(y: y, width: 400, height: height))
    let root = ViewNode("root", frame: LayoutRect(width: 400, height: 800)) { bar }
    let insets = SafeAreaInference(root) { _ in true }.insets(standard: Self.standard)
    #expect(insets == LayoutInsets(bottom: inset))
  }

  @Test(arguments: [(true, 20.0), (false, 0)])
  func `margins speak of the safe area only where it adds to them`(adds: Bool, top: Double) {
    let sample = Sample(LayoutRect(x: 0, y: 20, width: 10, height: 10))
    sample.root.insetsLayoutMarginsFromSafeArea = adds
    sample.add(LayoutConstraint(sample.box, .top, to: sample.root, .topMargin))
    #expect(sample.insets == LayoutInsets(top: top))
  }

  @Test func `the safe area itself says more than margins do`() {
    let sample = Sample(LayoutRect(x: 0, y: 20, width: 10, height: 10))
    let other = ViewNode("other", frame: LayoutRect(x: 0, y: 44, width: 10, height: 10))
    sample.root.addChild(other)
    sample.add(LayoutConstraint(sample.box, .top, to: sample.root, .topMargin))
    sample.add(LayoutConstraint(other, .top, to: sample.safeArea, .top))
    #expect(sample.insets == LayoutInsets(top: 44))
  }

  @Test func `a height of the safe area asks for the standard insets where nothing else does`() {
    let sample = Sample(LayoutRect(x: 0, y: 20, width: 10, height: 10))
    sample.add(LayoutConstraint(sample.box, .height, to: sample.safeArea, .height, multiplier: 0.5))
    #expect(sample.insets == Self.standard)
    sample.add(LayoutConstraint(sample.box, .top, to: sample.safeArea, .top))
    #expect(sample.insets == LayoutInsets(top: 20, bottom: 34))
  }

  @Test(arguments: [(0.5, standard), (1, .zero)])
  func `a part of its middle asks for the standard insets, and the middle for one more`(
    multiplier: Double, insets: LayoutInsets
  ) {
    let sample = Sample(LayoutRect(x: 0, y: 395, width: 10, height: 10))
    sample.add(
      LayoutConstraint(
        sample.box, .centerY, to: sample.safeArea, .centerY, multiplier: multiplier))
    #expect(sample.insets.top - sample.insets.bottom == insets.top - insets.bottom)
  }

  @Test(arguments: [(31.0, 0.0), (64, 64), (34, 34)])
  func `an optional constraint counts if a system could have the inset`(y: Double, top: Double) {
    let sample = Sample(LayoutRect(x: 0, y: y, width: 10, height: 10))
    sample.add(
      LayoutConstraint(sample.box, .top, to: sample.safeArea, .top, priority: 750))
    #expect(sample.insets == LayoutInsets(top: top))
  }

  @Test func `the middle of the safe area of a view that fills the root counts`() {
    let sample = Sample(LayoutRect(width: 400, height: 800))
    let guide = LayoutGuide(.safeArea)
    sample.box.addGuide(guide)
    let dot = ViewNode("dot", frame: LayoutRect(x: 0, y: 402, width: 10, height: 10))
    sample.box.addChild(dot)
    sample.box.addConstraint(LayoutConstraint(dot, .centerY, to: guide, .centerY))
    // The middle is 7 lower than that of the root, as the top inset is larger than the bottom one.
    #expect(sample.insets == LayoutInsets(top: 48, bottom: 34))
  }

  @Test func `an inset that no stored frame tells is a guess`() {
    let sample = Sample(LayoutRect(x: 0, y: 20, width: 10, height: 10))
    let bottom = LayoutConstraint(
      sample.safeArea, .bottom, .greaterThanOrEqual, to: sample.box, .bottom)
    let middle = LayoutConstraint(
      sample.box, .centerY, to: sample.safeArea, .centerY, multiplier: 0.5)
    let top = LayoutConstraint(sample.box, .top, to: sample.safeArea, .top)
    for constraint in [bottom, middle] { sample.add(constraint) }
    func guesses(_ constraint: LayoutConstraint) -> [LayoutInsets.Edge] {
      SafeAreaInference(sample.root) { _ in true }.guessedEdges(of: constraint)
    }
    #expect([bottom, middle, top].map(guesses) == [[.bottom], [.top, .bottom], [.top]])
    sample.add(top)
    #expect([bottom, middle, top].map(guesses) == [[.bottom], [.bottom], []])
  }

  @Test(arguments: [(766.0, 34.0), (770, 0), (700, 34)])
  func `an inset that only an inequality is about is the canvas's where frames leave room for it`(
    height: Double, bottom: Double
  ) {
    for isReversed in [false, true] {
      let sample = Sample(LayoutRect(x: 0, y: 0, width: 10, height: height))
      sample.add(
        isReversed
          ? LayoutConstraint(sample.box, .bottom, .lessThanOrEqual, to: sample.safeArea, .bottom)
          : LayoutConstraint(
            sample.safeArea, .bottom, .greaterThanOrEqual, to: sample.box, .bottom))
      #expect(sample.insets == LayoutInsets(bottom: bottom))
    }
    // What must reach the safe area says as much as what must be inside it.
    let sample = Sample(LayoutRect(x: 0, y: 0, width: 10, height: height))
    sample.add(
      LayoutConstraint(sample.safeArea, .bottom, .lessThanOrEqual, to: sample.box, .bottom))
    #expect(sample.insets == LayoutInsets(bottom: bottom))
  }

  @Test(arguments: [(52.0, 44.0), (8, 0), (30, 0)])
  func `the margin of a stack tells the safe area that makes it larger`(y: Double, top: Double) {
    let view = ViewNode("first", frame: LayoutRect(y: y, width: 10, height: 10))
    let stack = StackNode("stack") { view }
    stack.frame = LayoutRect(width: 100, height: 70)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
    let root = ViewNode("root", frame: LayoutRect(width: 400, height: 800)) { stack }
    func insets() -> LayoutInsets {
      SafeAreaInference(root) { _ in true }.insets(standard: Self.standard)
    }
    #expect(insets() == LayoutInsets(top: top))
    stack.isLayoutMarginsRelativeArrangement = false
    #expect(insets() == .zero)
  }

  @Test func `insets are guesses where the middle of the safe area is elsewhere than between them`()
  {
    let sample = Sample(LayoutRect(x: 0, y: 0, width: 10, height: 766))
    let middle = LayoutConstraint(sample.box, .centerY, to: sample.safeArea, .centerY)
    let ends = [LayoutInsets.Edge.top, .bottom].map { edge in
      let attribute: LayoutAttribute = edge == .top ? .top : .bottom
      return LayoutConstraint(sample.box, attribute, to: sample.safeArea, attribute)
    }
    for constraint in ends + [middle] { sample.add(constraint) }
    func guesses() -> [LayoutInsets.Edge] {
      SafeAreaInference(sample.root) { _ in true }.guessedEdges(of: middle)
    }
    #expect(guesses() == [])
    middle.constant = 10
    #expect(guesses() == [.top, .bottom])
  }

  @Test func `an inset that would be negative is no guess that explains a frame`() {
    let sample = Sample(LayoutRect(x: 0, y: 760, width: 10, height: 30))
    let beyond = LayoutConstraint(
      sample.box, .bottom, to: sample.safeArea, .bottom, constant: -50)
    sample.add(beyond)
    #expect(sample.insets == .zero)
    #expect(SafeAreaInference(sample.root) { _ in true }.guessedEdges(of: beyond).isEmpty)
  }
}
