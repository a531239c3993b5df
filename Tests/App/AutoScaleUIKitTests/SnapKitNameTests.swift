// The stub of SnapKit is for Linux.
#if canImport(UIKit) && os(Linux)
  import AutoScaleCompatibility
  import SnapKit
  import Testing
  import UIKit

  /// An app that moves from SnapKit and SwiftyFitsize: it names types of SnapKit, and scales numbers.
  @MainActor @Suite struct SnapKitNameTests {
    private var make: ((ConstraintMaker) -> Void)?
    private var kept: [LayoutConstraint] = []

    @Test func `names of SnapKit need no module in front of them`() {
      let view = UIView(frame: .zero)
      view.snp.makeConstraints { (make: ConstraintMaker) in make.width.equalTo(16~) }
      #expect(view.constraints.map(\.constant) == [16])
      #expect(kept.isEmpty && make == nil)
    }

    @Test func `sizes, insets and fonts take the operator of SwiftyFitsize`() throws {
      let context = try ScreenContext(width: 562.5, height: 812)
      ScreenContext.with(context) {
        #expect(CGSize(width: 10, height: 20)~ == CGSize(width: 15, height: 30))
        #expect(CGPoint(x: 10, y: 20)~ == CGPoint(x: 15, y: 30))
        #expect(
          CGRect(x: 0, y: 10, width: 20, height: 2)~ == CGRect(x: 0, y: 15, width: 30, height: 3))
        #expect(
          UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)~
            == UIEdgeInsets(top: 3, left: 6, bottom: 9, right: 12))
        #expect(UIFont.systemFont(ofSize: 16)~.pointSize == 24)
      }
    }
  }
#endif
