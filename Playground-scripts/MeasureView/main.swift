// One view, three ways to its numbers, on every phone: exceptions in code, a profile, proportions.
//
// The design gives the measure view a height of 105 points and a margin of 12 on 320 points, 105 and
// 15 on 375 points, and 114 and 20 on 414 points.

import AutoScale
import AutoScaleProfiles
import AutoScaleTrees
import Foundation

func profile(height: Int, margin: Int) -> Data {
  Data(#"{"UIView": [{"measure": {"height": \#(height), "marginLeft": \#(margin)}}]}"#.utf8)
}

let store = ProfileStore(files: [
  "ReportView_iPhone5.json": profile(height: 105, margin: 12),
  "ReportView_iPhone6.json": profile(height: 105, margin: 15),
  "ReportView_iPhone6P.json": profile(height: 114, margin: 20),
])
try await store.load()

/// The height and the left margin that the constraints give the measure view.
func lengths(of measure: ViewNode) -> [Double] {
  [LayoutAttribute.height, .left].compactMap { attribute in
    (measure.constraints + (measure.parent?.constraints ?? []))
      .first { $0.firstItem === measure && $0.firstAttribute == attribute }?.constant
  }
}

func makeMeasureView() -> (screen: ViewNode, measure: ViewNode) {
  let measure = ViewNode("measure")
  return (ViewNode("screen", children: { measure }), measure)
}

func withExceptions() throws -> [Double] {
  let (screen, measure) = makeMeasureView()
  try measure.makeConstraints { make in
    make.height.equalTo(105.screen(.width(414...), is: 114))
    make.left.equalToSuperview().offset(
      15.screen(.width(..<375), is: 12).screen(.width(414...), is: 20))
  }
  return withExtendedLifetime(screen) { lengths(of: measure) }
}

func withProfile() throws -> [Double] {
  let (screen, measure) = makeMeasureView()
  try measure.applyProfile("measure", container: "ReportView", from: store)
  return withExtendedLifetime(screen) { lengths(of: measure) }
}

func inProportion() throws -> [Double] {
  let (screen, measure) = makeMeasureView()
  try measure.makeConstraints { make in
    make.height.equalTo(105.auto())
    make.left.equalToSuperview().offset(15.auto())
  }
  return withExtendedLifetime(screen) { lengths(of: measure) }
}

func row(_ cells: [String]) -> String {
  let widths = [38, 10] + Array(repeating: 16, count: cells.count)
  return zip(cells, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined()
}

print("Height and left margin of the measure view, in points\n")
print(row(["", "width", "exceptions", "profile", "proportional"]))
for phone in Screen.phones {
  let columns = try ScreenContext.with(phone) {
    try [withExceptions(), withProfile(), inProportion()]
  }
  let cells = columns.map { $0.map { String(format: "%.1f", $0) }.joined(separator: " / ") }
  print(row([phone.name, String(format: "%.0f", phone.width)] + cells))
}
