#if canImport(UIKit)
  import AutoScaleUIKit
  import Testing
  import UIKit

  /// Lengths with exceptions take the number for the screen of each walk, as for each window.
  @MainActor @Suite struct ScreenValueTests {
    enum Design {
      static let gap = 16.screen(.idiom(.pad), is: 20)
    }

    private let title = UILabel("title", .systemFont(ofSize: 20))
    private let screen = UIView("screen")
    private let phone: ScreenContext
    private let pad: ScreenContext

    init() throws {
      screen.addSubview(title)
      phone = try ScreenContext(width: 562.5, height: 1000, idiom: .phone)
      pad = try ScreenContext(width: 768, height: 1024, idiom: .pad)
    }

    @Test func `a constant takes the number for the screen`() throws {
      let top = title.topAnchor.constraint(equalTo: screen.topAnchor)
      top.isActive = true
      ScreenContext.with(phone) { _ = top.autoConstant(Design.gap) }
      #expect(top.constant == 24 && top.screenConstant?.base == 16)
      screen.adaptScreenWidth(in: pad)
      #expect(top.constant == 20)
      screen.restoreDesign()
      #expect(top.constant == 16)
      screen.adaptScreenWidth(in: phone)
      #expect(top.constant == 24)
      top.constant = 7
      screen.adaptScreenWidth(in: pad)
      #expect(top.constant == 7 && top.screenConstant == nil)
    }

    @Test func `lengths of views take the number for the screen`() throws {
      for property in [ScaledProperty.cornerRadius, .borderWidth, .fontSize] {
        ScreenContext.with(phone) { title.setScreenValue(Design.gap, of: property) }
        #expect(title.adaptableLength(property).value == 24)
        for (context, length) in [(pad, 20.0), (phone, 24), (pad, 20)] {
          screen.adaptScreenWidth(in: context)
          #expect(title.adaptableLength(property).value == length)
        }
        #expect(title.screenValue(of: property)?.base == 16)
      }
      title.layer.cornerRadius = 3
      screen.adaptScreenWidth(in: phone)
      #expect(title.layer.cornerRadius == 4.5 && title.screenValue(of: .cornerRadius) == nil)
    }

    @Test func `a length that is zero on one screen comes back on another`() {
      title.setScreenValue(0.screen(.idiom(.pad), is: 8), of: .cornerRadius)
      screen.adaptScreenWidth(in: pad)
      #expect(title.layer.cornerRadius == 8)
    }

    @Test func `a view is hidden on some screens`() {
      title.screenIsHidden = false.screen(.idiom(.pad), is: true)
      screen.adaptScreenWidth(in: pad)
      #expect(title.isHidden)
      screen.adaptScreenWidth(in: phone)
      #expect(!title.isHidden)
      title.isHidden = true
      screen.adaptScreenWidth(in: phone)
      #expect(title.isHidden && title.screenIsHidden == nil)
    }
  }
#endif
