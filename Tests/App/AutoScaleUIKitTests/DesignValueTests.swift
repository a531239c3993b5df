#if canImport(UIKit)
  import AutoScale
  @testable import AutoScaleUIKit
  import Testing
  import UIKit

  @MainActor @Suite struct DesignValueTests {
    private let title = UILabel("title", .systemFont(ofSize: 20))
    private let screen = UIView("screen")

    init() { screen.addSubview(title) }

    @Test func `a design constant is scaled at once, by no walk again, and by another screen`()
      throws
    {
      let top = title.topAnchor.constraint(equalTo: screen.topAnchor)
      top.isActive = true
      try ScreenContext.with(Screens.half()) { top.autoConstant = 16 }
      #expect(top.constant == 24 && top.autoConstant == 16)
      screen.adaptScreenWidth(in: try Screens.half())
      #expect(top.constant == 24)
      screen.adaptScreenWidth(type: .switchedOn, in: try Screens.fifth())
      #expect(top.constant == 19.2 && top.autoConstant == 16)
    }

    @Test func `a screen that scales nothing remembers nothing`() throws {
      let width = title.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      screen.adaptScreenWidth(in: .design)
      #expect([title, width, screen].allSatisfy { AdaptationRecord.existing(for: $0) == nil })
      width.constant = 20
      screen.adaptScreenWidth(in: try Screens.half())
      #expect(width.constant == 30 && title.font.pointSize == 30)
    }

    @Test func `zero and infinities are set as they are`() throws {
      let width = title.widthAnchor.constraint(equalToConstant: 10)
      for constant in [0, .infinity] as [CGFloat] {
        try ScreenContext.with(Screens.half()) { width.autoConstant = constant }
        #expect(width.constant == constant && width.autoConstant == constant)
      }
    }

    @Test func `anchors take exceptions for some screens`() throws {
      let logo = 20.screen(.width(500...), is: 30)
      let constraints = try ScreenContext.with(Screens.half()) {
        [
          title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, autoConstant: logo),
          title.topAnchor.constraint(equalTo: screen.topAnchor, autoConstant: logo),
          title.widthAnchor.constraint(equalToAutoConstant: logo),
        ]
      }
      #expect(constraints.map(\.constant) == [45, 45, 45])
      NSLayoutConstraint.activate(constraints)
      screen.adaptScreenWidth(type: .switchedOn, in: try Screens.fifth())
      #expect(constraints.map(\.constant) == [24, 24, 24])
    }

    @Test func `anchors make constraints of design constants`() throws {
      let constraints = try ScreenContext.with(Screens.half()) {
        [
          title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, autoConstant: 16),
          title.leadingAnchor.constraint(
            greaterThanOrEqualTo: screen.leadingAnchor, autoConstant: 16),
          title.leadingAnchor.constraint(lessThanOrEqualTo: screen.leadingAnchor, autoConstant: 16),
          title.topAnchor.constraint(equalTo: screen.topAnchor, autoConstant: 16),
          title.topAnchor.constraint(greaterThanOrEqualTo: screen.topAnchor, autoConstant: 16),
          title.topAnchor.constraint(lessThanOrEqualTo: screen.topAnchor, autoConstant: 16),
          title.widthAnchor.constraint(equalToAutoConstant: 16),
          title.widthAnchor.constraint(greaterThanOrEqualToAutoConstant: 16),
          title.widthAnchor.constraint(lessThanOrEqualToAutoConstant: 16),
          title.widthAnchor.constraint(
            equalTo: screen.widthAnchor, multiplier: 0.5, autoConstant: 16),
          title.widthAnchor.constraint(greaterThanOrEqualTo: screen.widthAnchor, autoConstant: 16),
          title.widthAnchor.constraint(lessThanOrEqualTo: screen.widthAnchor, autoConstant: 16),
        ]
      }
      #expect(constraints.allSatisfy { $0.constant == 24 && $0.autoConstant == 16 })
      let relations = [NSLayoutConstraint.Relation.equal, .greaterThanOrEqual, .lessThanOrEqual]
      #expect(
        constraints.map(\.relation) == Array([relations, relations, relations, relations].joined()))
      let halves = constraints.filter { constraint in constraint.multiplier == 0.5 }
      #expect(halves.count == 1)
    }
  }

  extension ProcessWideTests {
    @MainActor @Suite struct FollowedDesignValueTests {
      init() { ScreenContext.processWide = nil }

      @Test func `a window without closure scales design values anew and nothing else`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 450, height: 844))
        ScreenContext.follow(window, rule: try .everywhere)
        let label = UILabel("label", .systemFont(ofSize: CGFloat(20.auto())))
        window.addSubview(label)
        let height = label.heightAnchor.constraint(equalToAutoConstant: 20)
        let width = label.widthAnchor.constraint(equalToConstant: CGFloat(20.auto()))
        NSLayoutConstraint.activate([height, width])
        window.frame.size.width = 562.5
        window.layoutIfNeeded()
        #expect(height.constant == 30)
        #expect(width.constant == 24 && label.font.pointSize == 24)
      }
    }
  }

  #if DEBUG
    @MainActor @Suite struct ScaledBeforeTests {
      /// Returns the messages of two walks over a title with some constants.
      private func messages(
        _ constants: CGFloat..., fontSize: CGFloat = 12, cornerRadius: CGFloat = 0
      ) throws -> [String] {
        let title = UILabel("title", .systemFont(ofSize: fontSize))
        title.layer.cornerRadius = cornerRadius
        let screen = UIView("screen", title)
        for constant in constants {
          title.topAnchor.constraint(equalTo: screen.topAnchor, constant: constant).isActive = true
        }
        let context = try ScreenContext(width: 390, height: 844)
        title.widthAnchor.constraint(equalToConstant: 0).isActive = true
        ScreenContext.with(context) { title.constraints[0].autoConstant = 24.96 }
        let printed = Guarded<[String]>([])
        DeveloperNotice.$receiver.withValue({ line in printed.withLock { $0.append(line) } }) {
          for _ in 0..<2 { screen.adaptScreenWidth(in: context) }
        }
        return printed.withLock { $0 }
      }

      private let fix = "scaled already; write the design value"
      private let other = "or set a scaled one by setApplied(_:to:in:)"

      @Test func `each length that is scaled already is told once, with its path`() throws {
        #expect(
          try messages(24, 16.64, 8.32) == [
            "note: screen/title: title.top = screen.top: constraint 16.64 is 16 \(fix) 16, \(other)",
            "note: screen/title: title.top = screen.top: constraint 8.32 is 8 \(fix) 8, \(other)",
          ])
        #expect(
          try messages(fontSize: 12.48, cornerRadius: 6.24) == [
            "note: screen/title: fontSize 12.48 is 12 \(fix) 12, \(other)",
            "note: screen/title: cornerRadius 6.24 is 6 \(fix) 6, \(other)",
          ])
      }

      @Test func `round numbers, pixels and values set through the package say nothing`() throws {
        #expect(try messages(26, 13, 1.0 / 3, 0.52, 10.3) == [])
      }
    }
  #endif
#endif
