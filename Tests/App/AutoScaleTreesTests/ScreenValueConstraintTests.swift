import AutoScale
import AutoScaleTrees
import Testing

@Suite struct ScreenValueConstraintTests {
  @Test(arguments: [("iPhone 8", "105"), ("iPhone 8 Plus", "114")])
  func `a constraint takes the value for the screen`(_ name: String, _ value: String) throws {
    let photo = ViewNode("photo")
    let points = 105
    let made = try ScreenContext.with(try Screen(named: name)) {
      try photo.makeConstraints { make in
        make.height.equalTo(105.screen(.inch(5.5), is: 114))
        make.height.equalTo(points.screen(.inch(4), is: 96).screen(.inch(5.5), is: 114))
        make.height.greaterThanOrEqualTo(105.5.screen(.inch(5.5), is: 114.5).map { $0 - 0.5 })
      }
    }
    #expect(
      made.map(\.algebra) == [
        "photo.height = \(value)", "photo.height = \(value)", "photo.height >= \(value)",
      ])
  }
}
