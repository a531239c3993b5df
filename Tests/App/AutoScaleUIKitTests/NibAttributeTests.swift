#if canImport(UIKit)
  @testable import AutoScaleUIKit
  import Testing
  import UIKit

  @MainActor @Suite struct NibAttributeTests {
    private static let switches: [@MainActor (NSLayoutConstraint, Bool) -> Void] = [
      { $0.adapterScreen = $1 }, { $0.isAutoConstant = $1 }, { $0.zoomConstant = $1 },
      { $0.swiftyFitType = $1 ? 2 : 0 },
    ]

    @Test func `every name of a constraint's switch scales at once, and a walk not again`() throws {
      for turn in Self.switches {
        let view = UIView("view")
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        try ScreenContext.with(Screens.half()) { turn(width, true) }
        #expect(width.constant == 15 && width.adapterScreen)
        view.adaptScreenWidth(in: try Screens.half())
        #expect(width.constant == 15)
        view.adaptScreenWidth(type: .switchedOn, in: try Screens.fifth())
        #expect(width.constant == 12)
        turn(width, false)
        view.adaptScreenWidth(in: try Screens.half())
        #expect(width.constant == 12 && !width.adapterScreen)
      }
    }

    private static let fontSwitches: [@MainActor (UIView, Bool) -> Void] = [
      { $0.adapterScreen = $1 }, { $0.autoFont = $1 }, { $0.autoTitle = $1 },
      { $0.fontFitType = $1 ? 1 : 0 },
    ]

    @Test func `every name of a font's switch scales at once, and a walk not again`() throws {
      for turn in Self.fontSwitches {
        let label = UILabel("label", .systemFont(ofSize: 20))
        try ScreenContext.with(Screens.half()) { turn(label, true) }
        #expect(label.font.pointSize == 30 && label.adapterScreen)
        label.adaptScreenWidth(in: try Screens.half())
        #expect(label.font.pointSize == 30)
        turn(label, false)
        label.adaptScreenWidth(in: try Screens.fifth())
        #expect(label.font.pointSize == 30)
      }
    }

    @Test func `a switch that nobody set follows the walk`() throws {
      let label = UILabel("label", .systemFont(ofSize: 20))
      #expect(!label.adapterScreen && label.adaptableSwitch == nil)
      label.adaptScreenWidth(in: try Screens.half())
      #expect(label.font.pointSize == 30)
    }

    @Test func `a corner radius in the design is scaled when it is set`() throws {
      let view = UIView("view")
      try ScreenContext.with(Screens.half()) {
        view.autoCornerRadius = 8
        #expect(view.layer.cornerRadius == 12 && view.autoCornerRadius == 8)
        view.autoCornerRadius = 4
      }
      #expect(view.layer.cornerRadius == 6)
      view.adaptScreenWidth(in: try Screens.fifth())
      #expect(view.layer.cornerRadius == 4.8)
    }

    @Test func `insets of UIKit have auto`() throws {
      try ScreenContext.with(Screens.half()) {
        #expect(
          UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8).auto()
            == UIEdgeInsets(top: 3, left: 6, bottom: 9, right: 12))
        #expect(
          NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8).auto()
            == NSDirectionalEdgeInsets(top: 3, leading: 6, bottom: 9, trailing: 12))
      }
    }

    // Source: NSKeyValueCoding.h, by which UIKit sets runtime attributes.
    #if canImport(ObjectiveC)
      @Test func `each attribute is found by the name that files have`() {
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
        let button = UIButton(type: .custom)
        let label = UILabel("label", .systemFont(ofSize: 20))
        let owners: [(NSObject, [String])] = [
          (constraint, ["adapterScreen", "autoConstant", "zoomConstant"]),
          (label, ["adapterScreen", "autoFont", "autoTitle", "autoLine", "autoShadowOffset"]),
          (button, ["autoContentInsets", "autoTitleInsets", "autoImageInsets", "autoImage"]),
          (UIStackView(), ["autoSpacing"]), (UIImageView(), ["autoImage"]),
        ]
        for (owner, names) in owners {
          for name in names {
            owner.setValue(true, forKey: name)
            #expect(owner.value(forKey: name) is Bool)
          }
        }
        label.setValue(8, forKey: "autoCornerRadius")
        #expect(label.value(forKey: "autoCornerRadius") as? Double == 8)
      }
    #endif
  }
#endif
