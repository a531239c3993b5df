#if canImport(UIKit)
  import AutoScaleUIKit
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

    @Test func `zero and infinities are set as they are`() throws {
      let width = title.widthAnchor.constraint(equalToConstant: 10)
      for constant in [0, .infinity] as [CGFloat] {
        try ScreenContext.with(Screens.half()) { width.autoConstant = constant }
        #expect(width.constant == constant && width.autoConstant == constant)
      }
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

  // Swift Testing starts processes of its own on these systems only.
  #if os(Linux) && DEBUG
    @Suite struct ScaledTwiceTests {
      @MainActor private static func walk(_ constants: CGFloat..., twelve: CGFloat = 12) throws {
        let title = UILabel("title", .systemFont(ofSize: twelve))
        let screen = UIView("screen", title)
        for constant in constants {
          title.topAnchor.constraint(equalTo: screen.topAnchor, constant: constant).isActive = true
        }
        let context = try ScreenContext(width: 390, height: 844)
        title.widthAnchor.constraint(equalToConstant: 0).isActive = true
        ScreenContext.with(context) { title.constraints[0].autoConstant = 24.96 }
        for _ in 0..<2 { screen.adaptScreenWidth(in: context) }
      }

      @Test func `a walk over values that are scaled already says so once, with the path`()
        async throws
      {
        let result = try await #require(
          processExitsWith: .success, observing: [\.standardOutputContent]
        ) { try await MainActor.run { try Self.walk(24, 16.64, 8.32) } }
        let output = String(decoding: result.standardOutputContent, as: UTF8.self)
        #expect(output.ranges(of: "AutoScale: ").count == 1)
        #expect(
          output.hasPrefix(
            "AutoScale: screen/title: title.top = screen.top was 16.64, which is 16.0 already scaled; "
              + "the walk made it 17.3"))
      }

      @Test func `a font that is scaled already is said by its view`() async throws {
        let result = try await #require(
          processExitsWith: .success, observing: [\.standardOutputContent]
        ) { try await MainActor.run { try Self.walk(twelve: CGFloat(12 * 1.04)) } }
        let output = String(decoding: result.standardOutputContent, as: UTF8.self)
        #expect(output.hasPrefix("AutoScale: screen/title: fontSize was 12.48, "))
      }

      @Test func `round numbers, pixels and values set through the package say nothing`()
        async throws
      {
        let result = try await #require(
          processExitsWith: .success, observing: [\.standardOutputContent]
        ) { try await MainActor.run { try Self.walk(26, 13, 1.0 / 3, 0.52, 10.3) } }
        let output = String(decoding: result.standardOutputContent, as: UTF8.self)
        #expect(!output.contains("AutoScale: "))
      }
    }
  #endif
#endif
