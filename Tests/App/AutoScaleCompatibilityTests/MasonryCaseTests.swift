import AutoScale
import AutoScaleCompatibility
import Foundation
import Testing

/// Facts that Masonry's own specs hold, on nodes.
@Suite struct MasonryCaseTests {
  typealias Views = SnapKitCaseTests.Views

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: [String]
    let write: @Sendable (Views) throws -> Void

    init(
      _ name: String, _ expected: [String], _ write: @escaping @Sendable (Views) throws -> Void
    ) {
      testDescription = name
      self.expected = expected
      self.write = write
    }
  }

  @Test(arguments: making + numbers)
  func `constraints are those of Masonry`(_ row: Row) throws {
    let views = Views()
    try row.write(views)
    #expect(views.algebra == row.expected)
  }

  @Test func `the nearest common superview is one of the views, or around both`() {
    let (root, left, right, inner) = (ViewNode(), ViewNode(), ViewNode(), ViewNode())
    root.addChildren([left, right])
    left.addChild(inner)
    #expect(inner.mas_closestCommonSuperview(right) === root)
    #expect(inner.mas_closestCommonSuperview(left) === left)
    #expect(inner.mas_closestCommonSuperview(ViewNode()) == nil)
  }

  static let making = [
    Row(
      "views in a row",
      [
        "a.left = c.left + 4", "b.left = a.right + 8", "b.width = a.width",
        "b.right = c.right - 6",
      ]
    ) { views in
      try [views.first, views.second].mas_distributeViews(
        along: .horizontal, withFixedSpacing: 8, leadSpacing: 4, tailSpacing: 6)
    },
    Row("several targets", ["a.centerX = b.centerX", "a.centerX = c.centerX + 10"]) { views in
      try views.first.mas_makeConstraints { $0.centerX.equalTo([views.second, 10]) }
    },
    Row("an update", ["a.left = b.left + 20"]) { views in
      try views.first.mas_makeConstraints { $0.left.equalTo(views.second).offset(10) }
      try views.first.mas_updateConstraints { $0.left.equalTo(views.second).offset(20) }
    },
    Row("an update makes what is new", ["a.left = b.left + 20", "a.right = b.right + 30"]) {
      views in
      try views.first.mas_makeConstraints { $0.left.equalTo(views.second).offset(10) }
      let updated = try views.first.mas_updateConstraints { make in
        make.left.equalTo(views.second).offset(20)
        make.right.equalTo(views.second).offset(30)
      }
      #expect(updated.count == 2 && views.first.madeConstraints.count == 2)
    },
    Row("a remake", ["a.height = b.height + 100"]) { views in
      try views.first.mas_makeConstraints { $0.left.right.width.equalTo(views.second).offset(10) }
      try views.first.mas_remakeConstraints { $0.height.equalTo(views.second).offset(100) }
    },
    Row("chained composites", ["a.width = b.width", "a.height = b.height", "a.left = b.left"]) {
      views in
      try views.first.mas_makeConstraints { $0.size.left.equalTo(views.second) }
    },
    Row("an array of views", ["a.width = c.width", "b.width = c.width"]) { views in
      try [views.first, views.second].mas_makeConstraints { $0.width.equalTo(views.container) }
    },
    Row(
      "attributes of views",
      ["a.top = b.bottom", "a.left = b.leftMargin", "a.right = c.safeArea.right"]
    ) {
      views in
      try views.first.mas_makeConstraints { make in
        make.top.equalTo(views.second.mas_bottom)
        make.left.equalTo(views.second.mas_leftMargin)
        make.right.equalTo(views.container.mas_safeAreaLayoutGuideRight)
      }
    },
    Row("uninstall and install", ["a.leading = b.leading"]) { views in
      var kept: ConstraintHandle?
      try views.first.mas_makeConstraints { kept = $0.leading.equalTo(views.second).constraint }
      kept?.uninstall()
      #expect(views.algebra.isEmpty)
      kept?.install()
    },
    Row("keys", ["'side' photo.left = c.left"]) { views in
      views.first.mas_key = "photo"
      try views.first.mas_makeConstraints { $0.left.equalToSuperview().key("side") }
    },
    Row("and", ["a.left = b.left", "a.right = b.right", "a.bottom = b.bottom"]) { views in
      try views.first.mas_makeConstraints { $0.left.right.and.bottom.equalTo(views.second) }
    },
    Row("relative to the superview", ["a.lastBaseline = c.lastBaseline + 10"]) { views in
      try views.first.mas_makeConstraints { $0.baseline.equalTo(10) }
    },
    Row(
      "relations",
      ["a.width = b.height", "a.width >= b.height", "a.width <= b.height"]
    ) { views in
      try views.first.mas_makeConstraints { make in
        make.width.equalTo(views.second.mas_height)
        make.width.greaterThanOrEqualTo(views.second.mas_height)
        make.width.lessThanOrEqualTo(views.second.mas_height)
      }
    },
  ]

  static let numbers = [
    Row("a centre is measured from a centre", ["a.centerX = c.centerX + 100"]) { views in
      try views.first.mas_makeConstraints { $0.centerX.mas_equalTo(100) }
    },
    Row("makeConstraints measures as Masonry", ["a.centerX = c.centerX + 100"]) { views in
      try views.first.makeConstraints { $0.centerX.equalTo(100) }
    },
    Row(
      "composites", ["a.width >= 3 * b.width + 90 @250", "a.height >= 3 * b.height + 30 @250"]
    ) { views in
      try views.first.mas_makeConstraints { make in
        make.size.greaterThanOrEqualTo(views.second).sizeOffset(CGSize(width: 90, height: 30))
          .multipliedBy(3).priorityLow()
      }
    },
    Row(
      "offsets of centres",
      ["a.centerX = 0.5 * b.centerX + 90 @750", "a.centerY = 0.5 * b.centerY + 30 @750"]
    ) { views in
      try views.first.mas_makeConstraints { make in
        make.center.equalTo(views.second).centerOffset(CGPoint(x: 90, y: 30)).dividedBy(2)
          .priorityHigh()
      }
    },
    Row(
      "insets",
      [
        "a.right = c.right - 4", "a.top = c.top + 1", "a.bottom = c.bottom - 3",
        "a.left = c.left + 2",
      ]
    ) { views in
      try views.first.mas_makeConstraints { make in
        make.right.top.bottom.left.equalToSuperview()
          .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      }
    },
    Row("an inset", ["a.right = c.right - 1", "a.top = c.top + 1"]) { views in
      try views.first.mas_makeConstraints { $0.right.top.equalToSuperview().inset(1) }
    },
    Row("a number", ["a.width = 42", "a.height <= 2", "a.height >= 1"]) { views in
      try views.first.mas_makeConstraints { make in
        make.width.mas_equalTo(42)
        make.height.mas_lessThanOrEqualTo(2)
        make.height.mas_greaterThanOrEqualTo(1)
      }
    },
    Row("a factor, an offset and a priority", ["a.width = 0.5 * b.height + 10 @345"]) { views in
      try views.first.mas_makeConstraints { make in
        make.width.equalTo(views.second.mas_height).multipliedBy(0.5).mas_offset(10).priority(345)
      }
    },
  ]

  @Test func `an update with a defect changes nothing`() throws {
    let views = Views()
    try views.first.mas_makeConstraints { $0.left.equalTo(views.second).offset(10) }
    #expect(throws: ConstraintError.self) {
      try views.first.mas_updateConstraints { make in
        make.left.equalTo(views.second).offset(20)
        make.top.equalTo(ViewNode("elsewhere"))
      }
    }
    #expect(views.algebra == ["a.left = b.left + 10"])
  }
}
