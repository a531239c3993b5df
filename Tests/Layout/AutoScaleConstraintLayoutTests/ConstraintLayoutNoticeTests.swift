#if canImport(SwiftUI) && os(Linux)
  import AutoScale
  import AutoScaleConstraintLayout
  import AutoScaleLayoutEngine
  @testable import SwiftUI
  import Testing

  /// What a container reports to developers.
  @MainActor @Suite struct ConstraintLayoutNoticeTests {
    @Test func `constraints that cannot hold are reported with names, and never trap`() {
      let notices = Notices()
      DeveloperNotice.$receiver.withValue({ notices.add($0) }) {
        let view = ConstraintLayout {
          Color("a").constraints("a") { make in
            make.top.leading.equalToSuperview()
            make.width.equalTo(10)
            make.width.equalTo(20)
            make.height.equalTo("nobody")
            make.bottom.equalTo("a", .left)
          }
          Text(verbatim: "b")
          Text(verbatim: "c").constraints("c") { make in make.top.equalToSuperview() }
        }
        _ = LaidViews().frames(of: view, in: CGSize(width: 100, height: 100))
      }
      let text = notices.all.joined(separator: "\n")
      #expect(
        text.contains(
          "'a.height' is related to 'nobody', but its superview has no view or guide with this name"
        ))
      #expect(text.contains("'a.bottom' cannot be related to 'a.left'"))
      #expect(text.contains("these constraints cannot hold together:"))
      #expect(text.contains("the x, y of 'view 2' are ambiguous; add constraints for"))
      let notice =
        #/ConstraintLayoutNoticeTests.swift:\d+: the x of 'c' is ambiguous; add constraints/#
      #expect(text.contains(notice), "\(text)")
    }
  }

  private final class Notices: @unchecked Sendable {
    // Only one test adds notices, in one thread.
    private(set) var all: [String] = []

    func add(_ notice: String) { all.append(notice) }
  }
#endif
