// A tour of numbers, contexts, rules and trees; README shows parts of it.

import AutoScale
import AutoScaleTrees

print("Numbers")
let phone = try Screen(named: "iPhone 17e").context()
ScreenContext.with(phone) {
  let inset = 16.auto()
  let columns: Int = 16.auto(rounded: .toNearestOrAwayFromZero)
  let bounded: Int8 = 125.auto(rounded: .up)
  print(inset, columns, bounded)
}

print("\nThe process-wide context")
ScreenContext.processWide = try ScreenContext(width: 390, height: 844, pixelsPerPoint: 3)
print(16.auto())

print("\nRules")
let rules = [
  "standard": ScalingRule.standard,
  "414 points": try ScalingRule(referenceWidth: 414),
  "half the way": try ScalingRule(strength: 0.5),
  "bounded": try ScalingRule(limits: 0.9...1.02),
  "whole pixels": try ScalingRule(rounding: .nearestPixel),
  "fit": try ScalingRule(referenceHeight: 812, by: .fit),
]
for (name, rule) in rules.sorted(by: { $0.key < $1.key }) {
  var context = phone
  context.rule = rule
  print("\(name): 100 is \(100.auto(in: context))")
}

print("\nTrees")
let bar = NavigationBarNode("bar")
let title = LabelNode("title", text: "Total", font: .preferred(.title1))
let card = ViewNode("card") { title }
let screen = ViewNode("screen") {
  bar
  card
}
card.cornerRadius = 12
screen.addConstraints([
  LayoutConstraint(bar, .height, constant: 44),
  LayoutConstraint(card, .leading, to: screen, .leading, constant: 15),
  LayoutConstraint(card, .top, to: bar, .bottom, constant: 20),
])
let report = screen.adaptScreenWidth(
  type: .all, except: [NavigationBarNode.self], in: phone, options: .fullReport)
for change in report.changes { print(change) }
for skip in report.skips { print(skip) }

print("\nTwice is once, and the design comes back")
print(screen.adaptScreenWidth(type: .all, except: [NavigationBarNode.self], in: phone))
screen.restoreDesign()
print(card.cornerRadius, title.font?.size ?? 0)
