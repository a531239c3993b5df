// Two labels side by side: where space is short, the right one keeps its size and the left one is
// shortened.

import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

let left = LabelNode("left", text: "Departure from the central station, platform seven")
let right = LabelNode("right", text: "in 12 minutes")
let screen = ViewNode("screen") {
  left
  right
}

try left.makeConstraints { make in
  make.left.equalToSuperview().offset(16)
  make.top.equalToSuperview().offset(20)
}
try right.makeConstraints { make in
  make.left.equalTo(left.right).offset(8)
  make.top.equalTo(left)
  make.right.lessThanOrEqualToSuperview().inset(16)
}

// Both hug their texts; under pressure the left one gives way.
for label in [left, right] { label.contentHugging.horizontal = .required }
left.contentCompressionResistance.horizontal = .low
right.contentCompressionResistance.horizontal = .required

let engine = LayoutEngine()
for width in Set(Screen.phones.map(\.width)).sorted() {
  let result = engine.layout(
    screen, in: try ScreenContext(width: width, height: 800, pixelsPerPoint: 3))
  for label in [left, right] {
    if let frame = result.frame(of: label) { print("\(width): \(label.layoutName) \(frame)") }
  }
}
