// Four images in the middle as a group; one goes when the constraint of its width is set to 0, and
// comes back when it gets its old constant. The group stays in the middle.

import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

let images = (1...4).map { ImageNode("image \($0)") }
let group = ViewNode("group")
group.addChildren(images)
let screen = ViewNode("screen") { group }

try group.makeConstraints { make in
  make.centerX.equalToSuperview()
  make.top.equalToSuperview().offset(100)
  make.height.equalTo(48)
}
var widths: [LayoutConstraint] = []
for (index, image) in images.enumerated() {
  try image.makeConstraints { make in
    make.top.bottom.equalToSuperview()
    if index == 0 {
      make.left.equalToSuperview()
    } else {
      make.left.equalTo(images[index - 1].right)
    }
  }
  widths += try image.makeConstraints { $0.width.equalTo(48) }
}
try images[3].makeConstraints { $0.right.equalToSuperview() }

let engine = LayoutEngine()
let context = try Screen(named: "iPhone 17").context()

@MainActor func show(_ title: String) {
  let result = engine.layout(screen, in: context)
  let frames = images.compactMap { result.frame(of: $0) }
  print("\(title): group \(result.frame(of: group) ?? .zero)")
  print("  " + frames.map { "\($0.x)…\($0.maxX)" }.joined(separator: "  "))
}

show("all four")
for (index, width) in widths.enumerated() {
  let kept = width.constant
  width.constant = 0
  show("without image \(index + 1)")
  width.constant = kept
}
show("all four again")
