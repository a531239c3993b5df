import AutoScaleTrees

let title = LabelNode("title", text: "Welcome", font: .system(30, weight: .bold))
let screen = ViewNode("screen") { title }
for name in ["iPhone SE (1st generation)", "iPhone 17e", "iPhone 18 Pro Max"] {
  let phone = try Screen(named: name).context()
  screen.adaptScreenWidth(type: .all, in: phone)
  print("\(name): 15 is \(15.auto(in: phone)), the title is \(title.font?.size ?? 0)")
}
