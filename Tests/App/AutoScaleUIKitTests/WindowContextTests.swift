#if canImport(UIKit)
  import AutoScaleUIKit
  import Testing
  import UIKit

  extension ProcessWideTests {
    @MainActor @Suite struct WindowContextTests {
      init() { ScreenContext.processWide = nil }

      /// A window that scales phones and whatever the tests run on.
      private func window(_ width: CGFloat) throws -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 900))
        ScreenContext.follow(window, rule: try .everywhere)
        window.layoutIfNeeded()
        return window
      }

      @Test func `each window scales what is in it to itself`() throws {
        let (narrow, wide) = (try window(375), try window(450))
        let (first, second) = (UIView("first"), UIView("second"))
        narrow.addSubview(first)
        wide.addSubview(second)
        for window in [narrow, wide] { window.layoutIfNeeded() }
        #expect(10.auto(in: first.screenContext) == 10)
        #expect(10.auto(in: second.screenContext) == 12)
        wide.frame.size.width = 562.5
        wide.layoutIfNeeded()
        #expect(10.auto(in: second.screenContext) == 15)
        #expect(10.auto(in: first.screenContext) == 10)
      }

      @Test func `calls that name no screen scale to the window of their view`() throws {
        let narrow = try window(375)
        let (wide, label) = (try window(450), UILabel("label", .systemFont(ofSize: 20)))
        wide.addSubview(label)
        #expect(10.auto() == 10 && narrow.window != nil)
        label.adaptScreenWidth()
        #expect(label.font.pointSize == 24)
        let constraints = [100, 100, 0, 0].map { label.widthAnchor.constraint(equalToConstant: $0) }
        constraints[0].adaptScreenWidth()
        constraints[1].adapterScreen = true
        constraints[2].autoConstant = 100
        constraints[3].screenConstant = 50.0.screen(.width(450), is: 100)
        #expect(constraints.map(\.constant) == [120, 120, 120, 120])
      }

      @Test func `lengths of views are set for the window of the view`() throws {
        let narrow = try window(375)
        let (wide, label) = (try window(450), UILabel("label", .systemFont(ofSize: 20)))
        wide.addSubview(label)
        #expect(narrow.window != nil)
        label.adapterScreen = true
        label.autoCornerRadius = 10
        label.setScreenValue(10.screen(.width(450), is: 20), of: .borderWidth)
        label.screenIsHidden = false.screen(.width(450), is: true)
        #expect(label.font.pointSize == 24 && label.layer.cornerRadius == 12)
        #expect(label.layer.borderWidth == 24 && label.isHidden)
        label.setApplied(6, to: .cornerRadius)
        #expect(label.adaptableLength(.cornerRadius).design == 5)
      }

      @Test func `a context that is put around a call comes before the window's`() throws {
        let (wide, label) = (try window(450), UILabel("label", .systemFont(ofSize: 20)))
        wide.addSubview(label)
        try ScreenContext.with(Screens.half()) { _ = label.adaptScreenWidth() }
        #expect(label.font.pointSize == 30)
        #expect(10.auto(in: label.screenContext) == 12)
      }

      @available(iOS 17, tvOS 17, *)
      @Test func `a window that is no longer followed leaves no context behind`() throws {
        let (first, second, view) = (try window(450), try window(375), UIView("view"))
        first.addSubview(view)
        #expect(10.auto(in: second.screenContext) == 10)
        ScreenContext.unfollow(first)
        first.updateTraitsIfNeeded()
        #expect(10.auto(in: view.screenContext) == 10)
      }

      @Test func `views are scaled with the window without a view in them`() throws {
        let (window, blur) = (try window(450), UIVisualEffectView(effect: nil))
        let label = UILabel("label", .systemFont(ofSize: 20))
        blur.contentView.addSubview(label)
        blur.layer.cornerRadius = 10
        window.addSubview(blur)
        for _ in 0..<2 { blur.scaleWithWindow() }
        #expect(blur.subviews.count == 1 && blur.contentView.subviews.count == 1)
        #expect(label.font.pointSize == 24 && blur.layer.cornerRadius == 12)
      }

      @Test func `a view in no window has the current context`() throws {
        let view = UIView("view")
        try ScreenContext.with(Screens.half()) { #expect(view.screenContext.factor == 1.5) }
      }

      @Test func `a cell is scaled when it comes, and again if the window changed meanwhile`()
        throws
      {
        let window = try window(450)
        let label = UILabel("label", .systemFont(ofSize: 20))
        let cell = UITableViewCell(frame: .zero)
        cell.contentView.addSubview(label)
        cell.contentView.scaleWithWindow()
        #expect(label.font.pointSize == 24)
        window.addSubview(cell)
        window.layoutIfNeeded()
        #expect(label.font.pointSize == 24)
        cell.removeFromSuperview()
        window.frame.size.width = 562.5
        window.layoutIfNeeded()
        #expect(label.font.pointSize == 30)
        window.addSubview(cell)
        window.layoutIfNeeded()
        #expect(label.font.pointSize == 30)
      }

      @Test func `a second call replaces the type, and adds no view`() throws {
        let window = try window(450)
        let label = UILabel("label", .systemFont(ofSize: 20))
        let view = UIView("view", label)
        window.addSubview(view)
        view.scaleWithWindow(type: .constraint)
        window.layoutIfNeeded()
        #expect(label.font.pointSize == 20)
        let count = view.subviews.count
        view.scaleWithWindow(type: .fontSize)
        #expect(view.subviews.count == count && label.font.pointSize == 24)
        view.scaleWithWindow(except: [UILabel.self])
        #expect(label.font.pointSize == 24)
      }
    }
  }
#endif
