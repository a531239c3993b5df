#if canImport(UIKit)
  import AutoScaleObjC
  import AutoScaleUIKit
  import Testing
  import UIKit

  extension ProcessWideTests {
    /// What Objective-C code calls, by its names in Swift.
    @MainActor @Suite struct ObjectiveCTests {
      init() { ScreenContext.processWide = nil }

      @Test func `numbers and constants are scaled to the current screen`() throws {
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
        try ScreenContext.with(Screens.half()) {
          #expect(ASCScale.autoValue(16) == 24)
          #expect(ASCScale.autoValue(16, in: UIView()) == 24)
          constraint.ascAutoConstant = 16
        }
        #expect(constraint.constant == 24 && constraint.ascAutoConstant == 16)
      }

      @Test func `a size that no screen has is refused in words`() {
        do {
          _ = try ASCContext.make(width: 0, height: 1)
          Issue.record("made")
        } catch {
          let message = "width must be finite and greater than 0, but is 0.0"
          #expect((error as NSError).localizedDescription == message)
        }
      }

      @Test func `trees are scaled but for classes of views, and come back`() throws {
        let (label, field) = (UILabel("label", .systemFont(ofSize: 20)), UITextField(frame: .zero))
        field.font = .systemFont(ofSize: 10)
        let screen = UIView("screen", label, field)
        try ScreenContext.with(Screens.half()) {
          screen.ascAdaptScreenWidth(except: [UITextField.self, NSLayoutConstraint.self])
        }
        #expect(label.font.pointSize == 30 && field.font?.pointSize == 10)
        screen.ascRestoreDesign()
        #expect(label.font.pointSize == 20)
      }

      #if os(Linux) || os(iOS) && !targetEnvironment(macCatalyst)
        @Test func `a window is followed, and scaled where it is asked for`() {
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 844))
          let (label, cell) = (UILabel("label", .systemFont(ofSize: 20)), UIView("cell"))
          window.addSubview(label)
          window.addSubview(cell)
          cell.layer.cornerRadius = 10
          ASCScale.follow(window)
          cell.ascScaleWithWindow()
          window.frame.size.width = 450
          window.layoutIfNeeded()
          #expect(ASCScale.autoValue(10) == 12 && cell.layer.cornerRadius == 12)
          #expect(label.font.pointSize == 20)
          ASCScale.followAndScale(window)
          window.frame.size.width = 562.5
          window.layoutIfNeeded()
          #expect(label.font.pointSize == 30)
        }
      #endif
    }
  }
#endif
