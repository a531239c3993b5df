// A picture of a screen that is written in code: what it shows, in words, and as an SVG where a file
// is named: swift run AutoScalePicture Login.svg

import AutoScale
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleTrees

let title = LabelNode("title", text: "Welcome back", font: .system(28, weight: .bold))
title.appearance.textAlignment = .center

let email = TextFieldNode("email", placeholder: "Email", font: .system(17))
email.borderStyle = .roundedRect

let logIn = ButtonNode("logIn", title: "Log in", font: .system(17, weight: .semibold))
logIn.style = .configured
logIn.configuration = .filled

let remember = SwitchNode("remember")
remember.isOn = true

let screen = ViewNode("screen") {
  title
  email
  remember
  logIn
}
screen.appearance.backgroundColor = .systemBackground

try title.makeConstraints { make in
  make.left.right.equalToSuperview().inset(24)
  make.top.equalToSuperview().offset(120)
}
try email.makeConstraints { make in
  make.left.right.equalTo(title)
  make.top.equalTo(title.bottom).offset(32)
}
try remember.makeConstraints { make in
  make.right.equalTo(title)
  make.top.equalTo(email.bottom).offset(16)
}
try logIn.makeConstraints { make in
  make.left.right.equalTo(title)
  make.top.equalTo(remember.bottom).offset(24)
  make.height.equalTo(50)
}

let device = try Screen(named: "iPhone 17")
let result = LayoutEngine().layout(screen, in: device.context())
let picture = ScreenPicture(
  of: result, on: device, options: PictureOptions(overlays: .constraints, showsScreen: true))
print(picture.description)

if CommandLine.arguments.count > 1 {
  try picture.svg.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
}
