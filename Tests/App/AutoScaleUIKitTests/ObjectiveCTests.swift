#if canImport(UIKit)
  import AutoScaleObjC
  import AutoScaleUIKit
  import Foundation
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

      @Test func `a screen of the catalog makes a context by its name`() throws {
        #expect(try ASCContext.make(screenNamed: "iPhone Duo right half").width == 469)
        do {
          _ = try ASCContext.make(screenNamed: "iPhone Duo quarter")
          Issue.record("made")
        } catch {
          #expect((error as NSError).localizedDescription.contains("iPhone Duo"))
        }
      }

      @Test func `a rule has the width of the design, and bounds`() throws {
        let pixels = try ASCContext.make(
          width: 375, height: 812, rule: ASCRule.make(referenceWidth: 750))
        #expect(pixels.factor == 0.5 && pixels.fontFactor == 0.5 && pixels.autoValue(32) == 16)
        #expect(pixels.rule.rule.referenceWidth == 750)
        let bounded = try ASCRule.make(referenceWidth: 375, minimumFactor: 1, maximumFactor: 1.1)
        #expect(try ASCContext.make(width: 750, height: 900, rule: bounded).factor == 1.1)
        #expect(ASCRule.standard().rule == .standard)
        #expect(ASCRule.upToWidestPhone().rule == .upToWidestPhone)
      }

      @Test(
        arguments: [
          (0, 1, 2, "referenceWidth must be finite and greater than 0, but is 0.0"),
          (375, 2, 1, "minimumFactor must be at most maximumFactor, but is 2.0"),
          (375, .nan, 1, "minimumFactor must be at most maximumFactor, but is nan"),
        ] as [(CGFloat, CGFloat, CGFloat, String)])
      func `a rule that cannot be is refused in words`(
        width: CGFloat, least: CGFloat, greatest: CGFloat, message: String
      ) {
        let error = #expect(throws: NSError.self) {
          try ASCRule.make(
            referenceWidth: width, minimumFactor: least, maximumFactor: greatest)
        }
        #expect(error?.localizedDescription == message)
      }

      @Test func `only the kinds that are asked for are scaled`() throws {
        let label = UILabel("label", .systemFont(ofSize: 20))
        let width = label.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        label.layer.cornerRadius = 4
        let types: [ASCAdaptScreenWidthType] = [.constraint, .cornerRadius]
        try ScreenContext.with(Screens.half()) {
          label.ascAdaptScreenWidth(type: types.map(\.rawValue).reduce(0, |), except: [])
        }
        #expect(label.font.pointSize == 20 && width.constant == 15)
        #expect(label.layer.cornerRadius == 6)
        try ScreenContext.with(Screens.half()) { label.ascAdapterScreen = true }
        #expect(label.font.pointSize == 30 && label.ascAdapterScreen && !width.ascAdapterScreen)
      }

      @Test func `every kind of length has its name, with the same bits`() {
        let all: [(ASCAdaptScreenWidthType, AdaptScreenWidthType)] = [
          (.constraint, .constraint), (.fontSize, .fontSize), (.cornerRadius, .cornerRadius),
          (.borderWidth, .borderWidth), (.spacing, .spacing), (.insets, .insets), (.all, .all),
          (.switchedOn, .switchedOn),
        ]
        for (own, other) in all { #expect(own.rawValue == UInt(other.rawValue)) }
      }

      #if os(Linux)
        @Test func `no method without a prefix is in the header of the module for Swift`() throws {
          let root = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/App/AutoScaleUIKit").standardized
          let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
          var names = 0
          for path in paths where path.hasSuffix(".swift") {
            let lines = try String(contentsOf: root.appending(path: path), encoding: .utf8)
              .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            for (index, line) in lines.enumerated()
            where line.hasPrefix("@objc") || line.hasPrefix("@IB") {
              // The declaration comes after the end of the condition.
              let declaration = lines[index + 2]
              #expect(declaration.hasPrefix("var "), "\(path): \(declaration)")
              names += 1
            }
          }
          #expect(names == 17)
        }
      #endif

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
