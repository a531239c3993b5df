// A child that is three quarters as wide as its parent, on every width of phone.

import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

let child = ViewNode("child")
let parent = ViewNode("parent") { child }
try child.makeConstraints { make in
  make.left.top.bottom.equalToSuperview()
  make.width.equalToSuperview().multipliedBy(0.75)
}

let engine = LayoutEngine()
for width in Set(Screen.phones.map(\.width)).sorted() {
  let context = try ScreenContext(width: width, height: 800, pixelsPerPoint: 3)
  let result = engine.layout(parent, in: context)
  print("\(width): \(result.frame(of: child)?.width ?? 0)")
}
