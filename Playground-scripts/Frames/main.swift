import AutoScaleLayout
import Foundation

let login = URL(filePath: "Playground-scripts/Screens/Login.xib")
let document = try InterfaceDocument(contentsOf: login)
let phone = try Screen(named: "iPhone 17")
_ = DocumentAdaptation(to: phone).adapt(document)
let layout = DocumentLayout(document, options: LayoutOptions(on: phone))
for (view, frame) in layout.frames.prefix(4) { print(view.layoutName, view.className, frame) }
