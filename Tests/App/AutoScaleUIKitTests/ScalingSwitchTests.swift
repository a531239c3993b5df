#if canImport(UIKit)
  import AutoScaleUIKit
  import Testing
  import UIKit

  /// Subtrees that an app switches off.
  @MainActor @Suite struct ScalingSwitchTests {
    private let title = UILabel("title", .systemFont(ofSize: 20))
    private let card = UIView("card")
    private let screen = UIView("screen")

    init() {
      screen.addSubview(card)
      card.addSubview(title)
      card.layer.cornerRadius = 8
    }

    @Test func `a walk leaves a subtree alone that is switched off`() throws {
      let width = title.widthAnchor.constraint(equalToConstant: 10)
      let top = title.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10)
      NSLayoutConstraint.activate([width, top])
      card.isScalingEnabled = false
      screen.layer.cornerRadius = 2
      screen.adaptScreenWidth(in: try Screens.half())
      #expect(title.font.pointSize == 20 && card.layer.cornerRadius == 8)
      #expect(width.constant == 10 && top.constant == 10 && screen.layer.cornerRadius == 3)
      card.isScalingEnabled = true
      screen.adaptScreenWidth(in: try Screens.half())
      #expect(title.font.pointSize == 30 && width.constant == 15 && top.constant == 15)
    }

    @Test func `switching a scaled subtree off restores its design`() throws {
      screen.adaptScreenWidth(in: try Screens.half())
      #expect(card.layer.cornerRadius == 12)
      card.isScalingEnabled = false
      #expect(card.layer.cornerRadius == 8 && title.font.pointSize == 20)
      #expect(!card.isScalingEnabled && title.isScalingEnabled)
    }

    @Test func `a view that scales itself stays as designed in a subtree that is off`() throws {
      screen.isScalingEnabled = false
      try ScreenContext.with(Screens.half()) { title.scaleWithWindow() }
      #expect(title.font.pointSize == 20)
    }
  }
#endif
