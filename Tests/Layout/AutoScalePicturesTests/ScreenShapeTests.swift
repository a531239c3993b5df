import AutoScale
import AutoScaleTrees
import Testing

@testable import AutoScalePictures

@Suite struct ScreenShapeTests {
  static let rows: [(name: String, radius: Double, cutout: ScreenShape.Cutout, keyboard: Double)] =
    [
      ("iPhone SE (1st generation)", 0, .none, 254),
      ("iPhone 8", 0, .none, 260),
      ("iPhone 8 Plus", 0, .none, 271),
      ("iPhone X", 39, .notch(width: 209, height: 28), 336),
      ("iPhone 11", 41.5, .notch(width: 220, height: 29), 346),
      ("iPhone 12 mini", 44, .notch(width: 214, height: 32), 336),
      ("iPhone 13 mini", 44, .notch(width: 168, height: 31), 336),
      ("iPhone 12", 47.33, .notch(width: 214, height: 32), 336),
      ("iPhone 13 Pro Max", 53.33, .notch(width: 160, height: 34), 346),
      ("iPhone 15", 55, .island(top: 11), 336),
      ("iPhone 16 Pro", 62, .island(top: 14), 336),
      ("iPad Pro (9.7-inch)", 0, .none, 313),
      ("iPad mini (6th generation)", 18, .none, 313),
    ]

  @Test(arguments: rows)
  func `a screen has the corners, the cutout and the keyboard of its device`(
    name: String, radius: Double, cutout: ScreenShape.Cutout, keyboard: Double
  ) throws {
    let screen = try Screen(named: name)
    let size = LayoutSize(width: screen.width, height: screen.height)
    let shape = ScreenShape(of: screen, size: size)
    #expect(shape.cornerRadius == radius)
    #expect(shape.cutout == cutout)
    #expect(screen.context().keyboardHeight(on: size) == keyboard)
  }

  @Test func `a screen on its side has its cutout at the left`() throws {
    let phone = try Screen(named: "iPhone 16 Pro").landscape
    let size = LayoutSize(width: phone.width, height: phone.height)
    #expect(ScreenShape(of: phone, size: size).cutout == .island(top: 14))
    #expect(phone.context().keyboardHeight(on: size) == 183)
  }
}
