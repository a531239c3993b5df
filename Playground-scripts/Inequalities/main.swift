// Several inequalities on one attribute: a box in the vertical middle, at most as far right as its
// container, at least a third of it from the left, and at least 8 points from each of three labels.

import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

let labels = ["short", "somewhat longer", "the longest text of the three"].enumerated().map {
  LabelNode("label \($0.offset)", text: $0.element)
}
let box = ViewNode("box")
let container = ViewNode("container")
container.addChildren(labels + [box])
let screen = ViewNode("screen") { container }

try container.makeConstraints { $0.edges.equalToSuperview().inset(10) }
for (index, label) in labels.enumerated() {
  try label.makeConstraints { make in
    make.left.equalToSuperview()
    make.top.equalToSuperview().offset(30 * Double(index))
  }
}
try box.makeConstraints { make in
  make.centerY.equalToSuperview()
  make.height.equalTo(44)
  // As wide as the inequalities let it be.
  make.width.equalTo(1000).priority(.low)
  make.right.lessThanOrEqualToSuperview()
  make.left.greaterThanOrEqualTo(container.right).dividedBy(3)
  for label in labels { make.left.greaterThanOrEqualTo(label.right).offset(8) }
}

let engine = LayoutEngine()
for width in Set(Screen.phones.map(\.width)).sorted() {
  let result = engine.layout(
    screen, in: try ScreenContext(width: width, height: 800, pixelsPerPoint: 3))
  if let frame = result.frame(of: box) { print("\(width): box \(frame)") }
}
