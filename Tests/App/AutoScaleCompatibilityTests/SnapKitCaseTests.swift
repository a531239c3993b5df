import AutoScale
import AutoScaleCompatibility
import Foundation
import Testing

/// Facts that SnapKit's own tests and sources hold, on nodes.
@Suite struct SnapKitCaseTests {
  /// A container with two views, as SnapKit's tests have it.
  final class Views {
    let container = ViewNode("c")
    let first = ViewNode("a")
    let second = ViewNode("b")

    init() { container.addChildren([first, second]) }

    /// The constraints of all, without the names of their sources.
    var algebra: [String] { (container.constraints + first.constraints).map(\.algebra) }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: [String]
    let write: @Sendable (Views) -> Void

    init(_ name: String, _ expected: [String], _ write: @escaping @Sendable (Views) -> Void) {
      testDescription = name
      self.expected = expected
      self.write = write
    }
  }

  @Test(arguments: making + changing + numbers)
  func `constraints are those of SnapKit`(_ row: Row) {
    let views = Views()
    row.write(views)
    #expect(views.algebra == row.expected)
  }

  static let making = [
    Row("make", ["a.top = b.top + 50", "a.left = b.left + 50"]) { views in
      views.first.snp.makeConstraints { (make) -> Void in
        make.top.equalTo(views.second.snp.top).offset(50)
        make.left.equalTo(views.second.snp.left).offset(50)
        return
      }
    },
    Row("edges", ["a.left = b.left", "a.top = b.top", "a.right = b.right", "a.bottom = b.bottom"]) {
      views in
      views.first.snp.makeConstraints { $0.edges.equalTo(views.second) }
    },
    Row("vertical edges", ["a.top = c.top", "a.bottom = c.bottom"]) { views in
      views.first.snp.makeConstraints { $0.verticalEdges.equalToSuperview() }
    },
    Row("directional vertical edges", ["a.top = c.top", "a.bottom = c.bottom"]) { views in
      views.first.snp.makeConstraints { $0.directionalVerticalEdges.equalToSuperview() }
    },
    Row(
      "directional horizontal edges", ["a.leading = c.leading", "a.trailing = c.trailing"]
    ) { views in
      views.first.snp.makeConstraints { $0.directionalHorizontalEdges.equalToSuperview() }
    },
    Row(
      "margins",
      [
        "a.leftMargin = c.left", "a.topMargin = c.top", "a.rightMargin = c.right",
        "a.bottomMargin = c.bottom",
      ]
    ) { views in
      views.first.snp.makeConstraints { $0.margins.equalTo(views.container.snp.edges) }
    },
    Row("guides", ["a.top = g.top + 50", "a.left = g.left + 50", "g.width = b.width"]) { views in
      let guide = LayoutGuide(identifier: "g")
      views.container.addGuide(guide)
      views.first.snp.makeConstraints { make in
        make.top.equalTo(guide).offset(50)
        make.left.equalTo(guide.snp.left).offset(50)
      }
      guide.snp.makeConstraints { $0.width.equalTo(views.second) }
    },
    Row("safe area", ["a.top = c.safeArea.top", "a.bottom = c.keyboard.top"]) { views in
      views.first.snp.makeConstraints { make in
        make.top.equalTo(views.container.safeAreaLayoutGuide)
        make.bottom.equalTo(views.container.keyboardLayoutGuide.snp.top)
      }
    },
    Row("labels", ["'Test' a.top = c.top"]) { views in
      views.first.snp.makeConstraints { $0.top.equalToSuperview().labeled("Test") }
    },
    Row("priorities", ["a.left = c.left @250", "a.top = c.top @749", "a.bottom = c.bottom"]) {
      views in
      views.first.snp.makeConstraints { make in
        make.left.equalToSuperview().priority(.low)
        make.top.equalToSuperview().priority(ConstraintPriority.high.advanced(by: -1))
        make.bottom.equalToSuperview().priority(.required)
      }
    },
    Row("branches and loops", ["a.left = c.left", "b.left = c.left"]) { views in
      for view in [views.first, views.second] {
        view.snp.makeConstraints { make in
          guard view.superview != nil else { return }
          switch view.identifier {
          case nil: make.width.equalTo(1)
          default: make.left.equalToSuperview()
          }
        }
      }
    },
  ]

  static let changing = [
    Row("update", ["a.top = b.top + 15", "a.left = b.left + 50"]) { views in
      views.first.snp.makeConstraints { make in
        make.top.equalTo(views.second.snp.top).offset(50)
        make.left.equalTo(views.second.snp.left).offset(50)
      }
      views.first.snp.updateConstraints { $0.top.equalTo(views.second.snp.top).offset(15) }
    },
    Row("update of a view without any", ["a.top = b.top + 8"]) { views in
      views.first.snp.updateConstraints { $0.top.equalTo(views.second).offset(8) }
    },
    Row("remake", ["a.left = b.left"]) { views in
      views.first.snp.makeConstraints { $0.top.left.equalToSuperview() }
      views.first.snp.remakeConstraints { $0.left.equalTo(views.second) }
    },
    Row("remove", []) { views in
      views.first.snp.makeConstraints { $0.top.left.equalToSuperview() }
      views.first.snp.removeConstraints()
    },
    Row(
      "prepare", ["a.left = b.left", "a.top = b.top", "a.right = b.right", "a.bottom = b.bottom"]
    ) {
      views in
      let prepared = views.first.snp.prepareConstraints { $0.edges.equalTo(views.second) }
      #expect(prepared.count == 1 && views.algebra.isEmpty)
      for _ in 1...2 {
        for constraint in prepared { constraint.activate() }
        #expect(views.algebra.count == 4)
        for constraint in prepared { constraint.deactivate() }
        #expect(views.algebra.isEmpty)
      }
      prepared.first?.isActive = true
    },
    Row("remove after preparing", []) { views in
      for constraint in views.first.snp.prepareConstraints({ $0.edges.equalToSuperview() }) {
        constraint.activate()
      }
      views.first.snp.removeConstraints()
    },
    Row("kept constraints", ["a.top = b.top + 50"]) { views in
      var (top, left): (Constraint?, Constraint?)
      views.first.snp.makeConstraints { make in
        top = make.top.equalTo(views.second.snp.top).offset(50).constraint
        left = make.left.equalTo(views.second.snp.left).offset(50).constraint
      }
      top?.deactivate()
      left?.isActive = false
      #expect(views.algebra.isEmpty)
      top?.isActive = true
      #expect(top?.isActive == true && left?.isActive == false)
      #expect(top?.layoutConstraints.first === views.container.constraints.first)
    },
    Row(
      "updates of kept constraints",
      ["a.top = b.top + 15", "a.bottom = b.bottom - 20 @750", "a.centerX = b.centerX + 4"]
    ) { views in
      views.first.snp.makeConstraints { make in
        let top = make.top.equalTo(views.second).offset(50).constraint
        let bottom = make.bottom.equalTo(views.second).offset(25).constraint
        let center = make.centerX.equalTo(views.second).constraint
        let (whole, half, insets) = (
          15, Float(15), UIEdgeInsets(top: 1, left: 2, bottom: 20, right: 4)
        )
        top.update(offset: half).update(offset: CGFloat(half)).update(offset: whole)
        bottom.update(inset: whole).update(inset: insets).update(priority: .high)
        center.update(offset: CGPoint(x: 4, y: 8))
      }
    },
    Row(
      "updates by their older names", ["a.top = b.top + 15", "a.bottom = b.bottom - 20 @750"]
    ) { views in
      views.first.snp.makeConstraints { make in
        make.top.equalTo(views.second).offset(50).constraint.updateOffset(amount: 15)
        make.bottom.equalTo(views.second).constraint
          .updateInsets(amount: UIEdgeInsets(top: 1, left: 2, bottom: 20, right: 4))
          .updatePriority(amount: 750)
      }
    },
  ]

  static let numbers = [
    Row("a centre by a number", ["a.centerX = c.left + 100", "a.centerY = c.top + 611"]) { views in
      views.first.snp.makeConstraints { make in
        make.centerX.equalTo(100)
        make.centerY.equalTo(611)
      }
    },
    Row("a centre by a point", ["a.centerX = c.left + 30", "a.centerY = c.top + 40"]) { views in
      views.first.snp.makeConstraints { $0.center.equalTo(CGPoint(x: 30, y: 40)) }
    },
    Row("a centre of a view", ["a.centerX = c.centerX + 50", "a.centerY = c.centerY + 50"]) {
      views in
      views.first.snp.makeConstraints { $0.center.equalTo(views.container).offset(50.0) }
    },
    Row("the last of two offsets", ["a.left = c.left + 20", "a.top = c.top + 20"]) { views in
      views.first.snp.makeConstraints { make in
        make.left.equalToSuperview().offset(10).offset(20)
        make.top.equalTo(10).offset(20)
      }
    },
    Row("an offset after an inset", ["a.right = c.right + 4", "a.bottom = c.bottom - 4"]) { views in
      views.first.snp.makeConstraints { make in
        make.right.equalToSuperview().inset(8).offset(4)
        make.bottom.equalToSuperview().offset(4.screen(.width(414...), is: 8)).inset(4)
      }
    },
    Row("the last of two factors", ["a.width = 0.25 * c.width", "a.height = 0.5 * c.height"]) {
      views in
      views.first.snp.makeConstraints { make in
        make.width.equalToSuperview().multipliedBy(0.5).multipliedBy(0.25)
        make.height.equalToSuperview().multipliedBy(0.75.screen(.idiom(.pad), is: 0.5)).dividedBy(2)
      }
    },
    Row("a factor and an offset", ["a.width = 0.5 * c.width + 10"]) { views in
      views.first.snp.makeConstraints { $0.width.equalToSuperview().multipliedBy(0.5).offset(10) }
    },
    Row("an inset size", ["a.width = c.width - 20", "a.height = c.height - 20"]) { views in
      views.first.snp.makeConstraints { $0.size.equalToSuperview().inset(10) }
    },
    Row("a number from the superview", ["a.top = c.top + 50", "a.left = c.left + 50"]) { views in
      views.first.snp.makeConstraints { $0.top.left.equalTo(50.0) }
    },
    Row("a size", ["a.width = 50", "a.height = 60"]) { views in
      views.first.snp.makeConstraints { $0.size.equalTo(CGSize(width: 50, height: 60)) }
    },
    Row(
      "insets as a target",
      [
        "a.left = c.left + 2", "a.top = c.top + 1", "a.right = c.right - 4",
        "a.bottom = c.bottom - 3",
      ]
    ) { views in
      views.first.snp.makeConstraints { make in
        make.edges.equalTo(ConstraintInsets(top: 1, left: 2, bottom: 3, right: 4))
      }
    },
    Row(
      "directional insets",
      [
        "a.top = c.top + 25", "a.leading = c.leading + 26", "a.bottom = c.bottom - 27",
        "a.trailing = c.trailing - 28",
      ]
    ) { views in
      let insets = ConstraintDirectionalInsets(top: 25, leading: 26, bottom: 27, trailing: 28)
      views.first.snp.makeConstraints { make in
        make.top.leading.bottom.trailing.equalToSuperview().inset(insets)
      }
    },
  ]

  /// The messages at which a debug build stops.
  private func messages(_ write: (Views) -> Void) -> (messages: [String], views: Views) {
    let views = Views()
    let found = Guarded<[String]>([])
    DeveloperNotice.$receiver.withValue({ message in found.withLock { $0.append(message) } }) {
      write(views)
    }
    return (found.withLock(\.self), views)
  }

  @Test func `a defect stops a debug build with its line and its fix, and only it is left out`() {
    let (messages, views) = messages { views in
      views.first.snp.makeConstraints(file: "App/Login.swift", line: 42) { make in
        make.width.equalTo(views.second.snp.top, fileID: "App/Login.swift", line: 43)
        make.height.equalTo(20)
        make.top.equalTo(ViewNode("elsewhere"), fileID: "App/Login.swift", line: 44)
        make.left.equalToSuperview(fileID: "App/Login.swift", line: 45).priority(0)
        make.right.equalToSuperview()
      }
    }
    #expect(
      messages == [
        """
        Login.swift:45: error: 'a.left' has the priority 0; use one from 1 to 1000
        Login.swift:43: error: 'a.width' cannot be related to 'b.top'; relate lengths, or places of \
        one axis, but not leading to left
        Login.swift:44: error: 'a.top' cannot be activated, because one of its items no longer \
        exists; make it again
        """
      ])
    #expect(views.algebra == ["a.right = c.right", "a.height = 20"])
  }

  @Test func `an update that matches nothing, and a half chain, are defects`() {
    let (messages, views) = messages { views in
      views.first.snp.makeConstraints { $0.left.equalToSuperview().priority(.high) }
      views.first.snp.updateConstraints(file: "App/Login.swift", line: 7) { make in
        make.left.equalToSuperview(fileID: "App/Login.swift", line: 8).offset(3)
        _ = make.right
      }
    }
    #expect(
      messages == [
        """
        Login.swift:7: error: 'a.right' has no relation; add one, such as equalTo
        Login.swift:8: error: 'a.left' has no constraint 'a.left = c.left' to update; add it with \
        makeConstraints, or replace all with remakeConstraints
        """
      ])
    #expect(views.algebra == ["a.left = c.left @750"])
  }

  @Test func `a defect ends a debug build`() async {
    await #expect(processExitsWith: .failure) {
      ViewNode("alone").snp.makeConstraints { $0.left.equalToSuperview() }
    }
  }

  @Test func `content priorities have SnapKit's and UIKit's names`() {
    let label = LabelNode("label", text: "Total")
    label.snp.contentHuggingHorizontalPriority = 251
    label.snp.contentCompressionResistanceVerticalPriority = 999
    label.setContentHuggingPriority(.required, for: .vertical)
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    #expect(label.contentHugging == ContentPriority(horizontal: 251, vertical: 1000))
    #expect(label.contentCompressionResistance == ContentPriority(horizontal: 250, vertical: 999))
    #expect(label.snp.contentHuggingVerticalPriority == 1000)
    #expect(label.contentCompressionResistancePriority(for: .horizontal).value == 250)
  }
}
