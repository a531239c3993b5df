import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@Suite struct LayoutLawTests {
  static let screens = [Screen.phones[0], Screen.nearest(width: 430, height: 932)]

  @Test(arguments: UInt64(1)...60)
  func `a kept engine finds what a new one finds, after every edit`(seed: UInt64) {
    var layout = RandomLayout(seed: seed)
    let kept = LayoutEngine()
    for step in 0..<8 {
      let context = Self.screens[step % 2].context()
      let incremental = kept.layout(layout.root, in: context)
      let fresh = LayoutEngine().layout(layout.root, in: context)
      let open = Set(fresh.diagnose().ambiguousNodes.map { ObjectIdentifier($0.node) })
      if fresh.conflicts.isEmpty {
        for (index, node) in fresh.nodes.enumerated() where !isOpen(node, open) {
          let (one, other) = (incremental.frames[index], fresh.frames[index])
          #expect(one.isClose(to: other), "step \(step): \(node.layoutName) \(one) \(other)")
        }
      }
      layout.edit()
    }
  }

  private func isOpen(_ node: ViewNode, _ open: Set<ObjectIdentifier>) -> Bool {
    sequence(first: node, next: \.parent).contains { open.contains(ObjectIdentifier($0)) }
  }

  @Test func `every required constraint holds, to a pixel`() {
    let asserted = (UInt64(1)...60).reduce(0) { $0 + expectRequiredConstraints(seed: $1) }
    #expect(asserted > 500)
  }

  /// Expects the required constraints of a random layout to hold, unless some cannot.
  ///
  /// - Returns: How many constraints were looked at.
  private func expectRequiredConstraints(seed: UInt64) -> Int {
    let layout = RandomLayout(seed: seed)
    let context = Screen.phones[0].context()
    let result = LayoutEngine().layout(layout.root, in: context)
    guard result.conflicts.isEmpty else { return 0 }
    result.apply()
    var asserted = 0
    for constraint in layout.constraints where constraint.priority == .required {
      guard let first = constraint.firstItem?.layoutNode else { continue }
      let left = value(constraint.firstAttribute, of: first, seenFrom: constraint.owner)
      var right = constraint.constant
      if let attribute = constraint.secondAttribute, let node = constraint.secondItem?.layoutNode {
        right += value(attribute, of: node, seenFrom: constraint.owner)
      }
      #expect((left - right).magnitude <= 1 / context.pixelsPerPoint, "\(seed): \(constraint)")
      asserted += 1
    }
    return asserted
  }

  private func value(
    _ attribute: LayoutAttribute, of node: ViewNode, seenFrom owner: ViewNode?
  ) -> Double {
    let (x, y) = node === owner ? (0, 0) : (node.frame.x, node.frame.y)
    return switch attribute {
    case .left: x
    case .right: x + node.frame.width
    case .top: y
    case .bottom: y + node.frame.height
    case .width: node.frame.width
    default: node.frame.height
    }
  }

  @Test(arguments: UInt64(1)...60)
  func `edges lie on whole pixels, and sizes are not negative`(seed: UInt64) {
    let layout = RandomLayout(seed: seed)
    for screen in Self.screens {
      let result = LayoutEngine().layout(layout.root, in: screen.context())
      for frame in result.frames {
        #expect(frame.width >= 0 && frame.height >= 0)
        for length in [frame.x, frame.y, frame.width, frame.height] {
          let pixels = length * screen.pixelsPerPoint
          #expect((pixels - pixels.rounded()).magnitude < 1e-6)
        }
      }
    }
  }

  @Test func `views that touch keep touching on every screen`() throws {
    let views = (0..<7).map { ViewNode("view \($0)") }
    let screen = ViewNode("screen")
    screen.addChildren(views)
    for (index, view) in views.enumerated() {
      try view.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.width.equalToSuperview().dividedBy(7)
        if index == 0 {
          make.left.equalToSuperview()
        } else {
          make.left.equalTo(views[index - 1].right)
        }
      }
    }
    for phone in Screen.phones {
      let result = LayoutEngine().layout(screen, in: phone.context())
      let frames = views.compactMap { result.frame(of: $0) }
      for (frame, next) in zip(frames, frames.dropFirst()) {
        #expect((frame.maxX - next.x).magnitude < 1e-9)
      }
      #expect(((frames.last?.maxX ?? 0) - phone.width).magnitude < 1e-9)
    }
  }

  @Test func `a chain of ten thousand nodes is no problem`() throws {
    let root = ViewNode("root")
    var node = root
    for _ in 0..<10_000 {
      let child = ViewNode()
      node.addChild(child)
      node.addConstraints([
        LayoutConstraint(child, .left, to: node, .left, constant: 0.01),
        LayoutConstraint(child, .right, to: node, .right),
        LayoutConstraint(child, .top, to: node, .top),
        LayoutConstraint(child, .bottom, to: node, .bottom),
      ])
      node = child
    }
    let result = LayoutEngine().layout(root, in: Screen.phones[0].context())
    #expect(result.frame(of: node)?.width == (Screen.phones[0].width - 100))
  }
}

extension LayoutRect {
  /// Whether two rectangles are the same but for rounding to pixels.
  func isClose(to other: LayoutRect, within tolerance: Double = 0.5) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height]
      .allSatisfy { $0.magnitude <= tolerance + 1e-6 }
  }
}
