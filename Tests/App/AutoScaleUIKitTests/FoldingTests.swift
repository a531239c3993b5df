// Only the stub sets safe areas.
#if canImport(UIKit) && os(Linux)
  @testable import AutoScaleUIKit
  import Testing
  @testable import UIKit

  /// A view that counts how often a walk asks for its constraints.
  private final class CountedView: UIView {
    var visits = 0

    override var constraints: [NSLayoutConstraint] {
      get {
        visits += 1
        return super.constraints
      }
      set {}
    }
  }

  extension ProcessWideTests {
    /// A phone that folds: one scene in many sizes, with others in between while it moves.
    @MainActor @Suite struct FoldingTests {
      /// Closed, on its way, open, on its way, in a half, open upright, and closed again.
      private static let poses: [(width: CGFloat, height: CGFloat, insets: UIEdgeInsets)] = [
        (466, 678, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)),
        (588, 671, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)),
        (951, 669, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)),
        (710, 669, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 40)),
        (469, 669, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
        (669, 951, UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 0)),
        (466, 678, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)),
      ]

      private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      private let label = UILabel("label", .systemFont(ofSize: 20))
      private let waiting = UITableViewCell(style: .default, reuseIdentifier: nil)
      private let counted = CountedView(frame: .zero)

      init() {
        ScreenContext.processWide = nil
        window.addSubview(label)
        window.addSubview(counted)
        waiting.contentView.layer.cornerRadius = 10
        waiting.contentView.scaleWithWindow()
      }

      private func take(_ pose: (width: CGFloat, height: CGFloat, insets: UIEdgeInsets)) {
        window.safeAreaInsets = pose.insets
        window.frame.size = CGSize(width: pose.width, height: pose.height)
        window.layoutIfNeeded()
      }

      @Test func `every pose has its own lengths, and the first one the same as the last`() throws {
        let width = label.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        label.setScreenValue(4.screen(.width(600...), is: 8), of: .cornerRadius)
        ScreenContext.follow(window, rule: try .everywhere) { $0.adaptScreenWidth(in: $1) }
        for pose in Self.poses + Self.poses.reversed() {
          take(pose)
          let factor = Double(min(pose.width, pose.height)) / 375
          #expect(ScreenContext.processWide?.factor == factor)
          #expect(window.screenContext.safeArea == LayoutInsets(pose.insets))
          #expect(
            width.constant == CGFloat(10.auto())
              && 10.auto() == 10 * Double(min(pose.width, pose.height)) / 375)
          #expect(label.font.pointSize == CGFloat(20.auto()))
          #expect(label.layer.cornerRadius == CGFloat((pose.width >= 600 ? 8 : 4).auto()))
          #expect(waiting.contentView.layer.cornerRadius == CGFloat(10.auto()))
        }
      }

      @Test func `with one factor on both displays nothing is walked, and nothing changes`() async {
        // A process of its own: other tests have values with exceptions for such widths.
        await #expect(processExitsWith: .success) {
          try await MainActor.run {
            let tests = FoldingTests()
            let rule = try ScalingRule(limits: 0.85...(440.0 / 375), idioms: Set(Idiom.allCases))
            ScreenContext.follow(tests.window, rule: rule) { $0.adaptScreenWidth(in: $1) }
            tests.take(Self.poses[0])
            let size = tests.label.font.pointSize
            tests.counted.visits = 0
            for pose in Self.poses + Self.poses.reversed() {
              tests.take(pose)
              precondition(ScreenContext.processWide?.width == Double(pose.width))
            }
            precondition(tests.counted.visits == 0)
            precondition(tests.label.font.pointSize == size && size == CGFloat(20 * (440.0 / 375)))
          }
        }
      }
    }
  }
#endif
