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
        #expect(label.font.pointSize == 20)
        window.addSubview(cell)
        window.layoutIfNeeded()
        #expect(label.font.pointSize == 24)
        cell.removeFromSuperview()
        window.frame.size.width = 562.5
        window.layoutIfNeeded()
        #expect(label.font.pointSize == 24)
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
