// Numbers, trees, frames and findings as stable text: every compiler has to give the same.

import AutoScaleLayout
import Foundation

try printNumbers()
printTrees()
printFrames()
try printFindings()

/// Prints values of every kind of number over the sizes of phones.
func printNumbers() throws {
  print("Numbers")
  for screen in Screen.phoneSizes {
    let context = screen.context()
    ScreenContext.with(context) {
      print(screen.name, 16.auto(), 0.1.auto(), (-7.5 as Float).auto(), Double.infinity.auto())
      let rounded: Int = 17.auto(rounded: .toNearestOrAwayFromZero)
      let small: Int8 = 100.auto(rounded: .down)
      let large: UInt64 = (UInt64.max / 2).auto(rounded: .down)
      print("  ", rounded, small, large)
    }
    for rule in try rules() {
      var ruled = context
      ruled.rule = rule
      print("  ", [0.5, 1, 44, 375, 1e300].map { $0.auto(in: ruled) })
    }
  }
}

/// Rules of different methods and limits.
func rules() throws -> [ScalingRule] {
  [
    .standard, try ScalingRule(referenceWidth: 414), try ScalingRule(strength: 0.5),
    try ScalingRule(limits: 0.9...1.02), try ScalingRule(rounding: .nearestPixel),
    try ScalingRule(referenceHeight: 812, by: .fit),
  ]
}

/// Prints what a walk of a tree changes and leaves alone, and what a second walk finds.
func printTrees() {
  print("\nTrees")
  for screen in Screen.phoneSizes {
    let root = card()
    let context = screen.context()
    let report = root.adaptScreenWidth(type: .all, in: context, options: .fullReport)
    print(screen.name, report)
    for change in report.changes { print("  ", change) }
    for skip in report.skips { print("  ", skip) }
    print("  ", root.adaptScreenWidth(type: .all, in: context))
  }
}

/// Prints the frames of a solved layout.
func printFrames() {
  print("\nFrames")
  for screen in Screen.phoneSizes {
    let root = card()
    let layout = LayoutEngine().layout(root, in: screen.context())
    print(screen.name)
    for view in [root] + root.children {
      print("  ", view.layoutName, layout.frame(of: view).map { "\($0)" } ?? "none")
    }
  }
}

/// A bar above a title, which is as wide as the screen permits.
func card() -> ViewNode {
  let bar = NavigationBarNode("bar")
  let title = LabelNode("title", text: "Departure from platform seven", font: .preferred(.title1))
  let root = ViewNode("screen") {
    bar
    title
  }
  title.cornerRadius = 12
  root.addConstraints([
    LayoutConstraint(bar, .top, to: root, .top, constant: 0),
    LayoutConstraint(bar, .height, constant: 44),
    LayoutConstraint(bar, .leading, to: root, .leading, constant: 0),
    LayoutConstraint(bar, .width, to: root, .width, constant: 0),
    LayoutConstraint(title, .leading, to: root, .leading, constant: 15),
    LayoutConstraint(title, .top, to: bar, .bottom, constant: 20),
    LayoutConstraint(title, .width, to: root, .width, multiplier: 0.75, constant: -8),
  ])
  return root
}

/// Prints the frames of a document on one screen, and the findings of its audit on all.
func printFindings() throws {
  print("\nFindings")
  let document = try InterfaceDocument(
    contentsOf: URL(filePath: "Playground-scripts/Screens/Login.xib"))
  let layout = DocumentLayout(document, options: LayoutOptions(on: try Screen(named: "iPhone 17")))
  for view in DocumentFrames(of: layout).views {
    print(view.id, view.class, view.frame)
  }
  for finding in Audit().report(on: document).findings {
    print(finding)
    if let evidence = finding.evidence { print("  ", evidence) }
  }
}
