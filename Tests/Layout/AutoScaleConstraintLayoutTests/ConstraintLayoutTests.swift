#if canImport(SwiftUI) && os(Linux)
  import AutoScale
  import AutoScaleConstraintLayout
  import AutoScaleLayoutEngine
  import AutoScaleSwiftUI
  import AutoScaleTestSupport
  import AutoScaleTrees
  @testable import SwiftUI
  import Testing

  /// The views of one container, as SwiftUI and as a tree.
  private struct Sample {
    /// The words of each text.
    let texts: [String]
    /// The constraints of each.
    let constraints: [@Sendable (ConstraintMaker) -> Void]

    @MainActor @ViewBuilder var views: some View {
      ForEach(Array(texts.indices), id: \.self) { index in
        Text(verbatim: texts[index]).constraints(texts[index], constraints[index])
      }
    }

    /// The frames that the engine gives a tree with the same constraints and texts of the same size.
    func frames(
      width: Double, height: Double, in direction: InterfaceDirection
    ) -> [String: LayoutRect] {
      let root = ViewNode("root")
      let labels = texts.map { LabelNode($0, text: $0, numberOfLines: 0) }
      root.addChildren(labels)
      for (label, build) in zip(labels, constraints) { label.constrain(build) }
      var settings = LayoutSettings(sizing: LetterSizing())
      settings.snapsToPixels = false
      var context = ScreenContext.design
      context.layoutDirection = direction
      let result = LayoutEngine(settings: settings).layout(
        root, size: LayoutSize(width: width, height: height), in: context)
      return Dictionary(
        uniqueKeysWithValues: labels.map { ($0.identifier ?? "", result.frame(of: $0) ?? .zero) })
    }
  }

  /// The sizes that the stub gives texts.
  private struct LetterSizing: IntrinsicSizing {
    func intrinsicContentSize(
      of node: ViewNode, width: Double?, in context: ScreenContext
    ) -> IntrinsicContentSize {
      guard let text = (node as? LabelNode)?.text else { return .none }
      let element = TextElement(text)
      let proposal = ProposedViewSize(width: width.map { CGFloat($0) }, height: nil)
      let size = element.sizeThatFits(proposal)
      let isOneLine = size.height == 20
      return IntrinsicContentSize(
        width: size.width, height: size.height,
        baselines: isOneLine
          ? .centered(below: 5) : .edges(firstFromTop: 15, lastFromBottom: 5))
    }
  }

  extension CGRect {
    fileprivate var rect: LayoutRect {
      LayoutRect(x: minX, y: minY, width: width, height: height)
    }
  }

  extension LayoutRect {
    fileprivate func isClose(to other: LayoutRect) -> Bool {
      [x - other.x, y - other.y, width - other.width, height - other.height]
        .allSatisfy { $0.magnitude < 1e-6 }
    }
  }

  @MainActor @Suite struct ConstraintLayoutTests {
    /// Texts below one another, beside one another, at a baseline, centered and shared.
    private func sample(seed: UInt64) -> Sample {
      var random = SplitMix64(seed: seed)
      let words = ["one", "two words", "a text of several words that wraps", "price", "last one"]
      var constraints: [@Sendable (ConstraintMaker) -> Void] = []
      for index in words.indices {
        let gap = Double(Int.random(in: 0...24, using: &random))
        let kind = Int.random(in: 0...4, using: &random)
        let above = index == 0 ? nil : ItemName(words[index - 1])
        constraints.append { make in
          if let above {
            make.top.equalTo(above, .bottom).offset(gap)
          } else {
            make.top.equalToSuperview().offset(gap)
          }
          switch kind {
          case 0: make.leading.trailing.equalToSuperview().inset(gap)
          case 1:
            make.centerX.equalToSuperview()
            make.width.lessThanOrEqualToSuperview().multipliedBy(0.5)
          case 2:
            make.left.equalToSuperview().offset(gap)
            make.right.lessThanOrEqualToSuperview().priority(900)
          case 3:
            make.trailing.equalToSuperview().offset(-gap)
            make.width.equalTo(80).priority(.low)
          default:
            make.right.equalToSuperview().inset(gap)
            make.width.equalToSuperview().multipliedBy(0.4).offset(4)
          }
        }
      }
      return Sample(texts: words, constraints: constraints)
    }

    @Test(arguments: UInt64(1)...8, [LayoutDirection.leftToRight, .rightToLeft])
    func `views have the frames of the engine at 200 widths`(
      seed: UInt64, direction: LayoutDirection
    ) {
      let sample = sample(seed: seed)
      let laid = LaidViews()
      for step in 0..<200 {
        let size = CGSize(width: 120 + 4 * Double(step), height: 700)
        let frames = laid.frames(
          of: ConstraintLayout { sample.views }, in: size, direction: direction)
        let expected = sample.frames(
          width: size.width, height: 700,
          in: direction == .rightToLeft ? .rightToLeft : .leftToRight)
        for (name, frame) in expected {
          // A text that fills less than its frame is in the middle of it.
          let text = TextElement(name).sizeThatFits(
            ProposedViewSize(width: frame.width, height: frame.height))
          let inner = LayoutRect(
            x: frame.x + (frame.width - text.width) / 2,
            y: frame.y + (frame.height - text.height) / 2, width: text.width, height: text.height)
          let found = frames[name]?.rect ?? .zero
          #expect(found.isClose(to: inner), "\(name) at \(size.width): \(found), not \(inner)")
        }
      }
    }

    @Test func `a text wraps at the width that constraints give it`() {
      let view = ConstraintLayout {
        Text(verbatim: "a text of several words").constraints { make in
          make.top.leading.trailing.equalToSuperview().inset(10)
        }
        Color("line").constraints { make in
          make.top.equalTo("view 1", .bottom).offset(4)
          make.leading.trailing.equalToSuperview()
          make.height.equalTo(1)
        }
      }
      let frames = LaidViews().frames(of: view, in: CGSize(width: 100, height: 300))
      #expect(frames["line"] == CGRect(x: 0, y: 74, width: 100, height: 1))
    }

    struct Proposal: Sendable, CustomTestStringConvertible {
      let width, height: CGFloat?
      let expected: CGSize
      var testDescription: String { "\(width ?? -1) x \(height ?? -1)" }
    }

    nonisolated static let endless = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

    nonisolated static let proposals = [
      // The fitting size: the text with its insets, and the bar.
      Proposal(width: nil, height: nil, expected: CGSize(width: 204, height: 84)),
      // The text wraps into three lines.
      Proposal(width: 100, height: nil, expected: CGSize(width: 100, height: 124)),
      Proposal(width: 300, height: 500, expected: CGSize(width: 300, height: 500)),
      // Nothing of the width is required but the insets; the bar's height is.
      Proposal(width: 0, height: 0, expected: CGSize(width: 20, height: 64)),
      Proposal(width: .infinity, height: .infinity, expected: endless),
    ]

    @Test(arguments: proposals)
    func `a container has the size that its documentation states`(_ proposal: Proposal) throws {
      let view = ConstraintLayout {
        Text(verbatim: "a text of several words").constraints("text") { make in
          make.top.leading.trailing.equalToSuperview().inset(10)
        }
        Color("bar").constraints { make in
          make.top.equalTo("text", .bottom).offset(10)
          make.leading.trailing.bottom.equalToSuperview()
          make.height.equalTo(44)
        }
      }
      var rendering = Rendering(size: .zero)
      rendering.add(view)
      let element = try #require(rendering.elements.first)
      let size = element.sizeThatFits(
        ProposedViewSize(width: proposal.width, height: proposal.height))
      #expect(size == proposal.expected)
    }

    @Test func `required constraints give a container its size`() {
      let badge = ConstraintLayout {
        Color("badge").constraints { make in
          make.edges.equalToSuperview()
          make.size.equalTo(40)
        }
      }
      let row = HStack(spacing: 0) {
        badge
        Color("rest")
      }
      let frames = LaidViews().frames(of: row, in: CGSize(width: 200, height: 100))
      #expect(frames["badge"] == CGRect(x: 0, y: 30, width: 40, height: 40))
      #expect(frames["rest"] == CGRect(x: 40, y: 0, width: 160, height: 100))
    }

    @Test func `containers in stacks and scroll views are as high as their content`() {
      func card(_ name: String) -> some View {
        ConstraintLayout {
          Text(verbatim: name).constraints("text") { make in
            make.top.leading.bottom.equalToSuperview().inset(10)
            make.trailing.lessThanOrEqualToSuperview().inset(10)
          }
        }
      }
      let list = ScrollView {
        VStack(spacing: 5) {
          card("one")
          card("two two two two")
          card("three")
        }
      }
      let frames = LaidViews().frames(of: list, in: CGSize(width: 80, height: 50))
      #expect(frames["one"]?.minY == 10)
      // Two lines in a frame of 60 points, and the third card below both.
      #expect(frames["two two two two"] == CGRect(x: 12, y: 55, width: 56, height: 40))
      #expect(frames["three"]?.minY == 120)
    }

    @Test func `containers in a row that scrolls are as wide as their content`() {
      func card(_ name: String) -> some View {
        ConstraintLayout {
          Text(verbatim: name).constraints("text") { make in
            make.edges.equalToSuperview().inset(10)
          }
        }
      }
      let row = ScrollView(.horizontal) {
        HStack(spacing: 5) {
          card("one")
          card("three")
        }
      }
      let frames = LaidViews().frames(of: row, in: CGSize(width: 30, height: 40))
      #expect(frames["one"] == CGRect(x: 10, y: 10, width: 24, height: 20))
      #expect(frames["three"]?.minX == 59)
    }

    @Test func `a view that takes any size yields to others, and keeps its ideal size otherwise`() {
      let view = ConstraintLayout {
        Image("logo").resizable().constraints("logo") { make in
          make.top.centerX.equalToSuperview()
          make.width.equalTo("logo", .height).multipliedBy(2)
        }
        Text(verbatim: "name").constraints("name") { make in
          make.leading.equalToSuperview()
          make.top.equalTo("logo", .bottom)
        }
        Color("rest").constraints { make in
          make.leading.equalTo("name", .trailing)
          make.trailing.equalToSuperview()
          make.top.bottom.equalTo("name")
        }
      }
      let frames = LaidViews().frames(of: view, in: CGSize(width: 100, height: 100))
      #expect(frames["name"] == CGRect(x: 0, y: 10, width: 32, height: 20))
      #expect(frames["rest"] == CGRect(x: 32, y: 10, width: 68, height: 20))
      #expect(frames["logo"] == CGRect(x: 40, y: 0, width: 20, height: 10))
    }

    @Test func `hugging and compression decide between views`() {
      func row(_ priority: LayoutPriority) -> some View {
        ConstraintLayout {
          Text(verbatim: "name").frame(maxWidth: .infinity)
            .contentHugging(ContentPriority(horizontal: priority, vertical: 250))
            .constraints("name") { make in make.leading.top.equalToSuperview() }
          Color("rest").contentHugging(ContentPriority(100)).constraints { make in
            make.leading.equalTo("name", .trailing)
            make.trailing.equalToSuperview()
            make.top.bottom.equalTo("name")
          }
        }
      }
      let size = CGSize(width: 100, height: 20)
      #expect(LaidViews().frames(of: row(200), in: size)["rest"]?.width == 68)
      #expect(LaidViews().frames(of: row(50), in: size)["rest"]?.width == 10)
    }

    @Test func `baselines are those of the views, also in taller frames`() {
      let view = ConstraintLayout {
        Text(verbatim: "high").frame(maxHeight: .infinity).constraints("high") { make in
          make.top.leading.equalToSuperview()
          make.height.equalTo(60)
        }
        Text(verbatim: "low").constraints { make in
          make.leading.equalTo("high", .trailing)
          make.firstBaseline.equalTo("high")
        }
      }
      let frames = LaidViews().frames(of: view, in: CGSize(width: 200, height: 200))
      #expect(frames["high"]?.minY == 20 && frames["low"]?.minY == 20)
    }

    @Test func `a guide has no view of its own, and others relate to it`() {
      let view = ConstraintLayout {
        Text(verbatim: "Name").constraints("name") { make in
          make.top.leading.equalToSuperview()
        }
        Text(verbatim: "Street").constraints("street") { make in
          make.leading.equalToSuperview()
          make.top.equalTo("name", .bottom)
        }
        ConstraintGuide("labels") { make in
          make.top.bottom.leading.equalToSuperview()
          make.trailing.greaterThanOrEqualTo("name")
          make.trailing.greaterThanOrEqualTo("street")
        }
        Color("field").constraints { make in
          make.leading.equalTo("labels", .trailing).offset(8)
          make.trailing.equalToSuperview()
          make.top.bottom.equalTo("name")
        }
      }
      let frames = LaidViews().frames(of: view, in: CGSize(width: 100, height: 100))
      #expect(frames["field"] == CGRect(x: 56, y: 0, width: 44, height: 20))
    }

    @Test func `views come and go, and the rest keeps its places`() {
      func form(hasError: Bool) -> some View {
        ConstraintLayout {
          Text(verbatim: "name").constraints("name") { make in
            make.top.leading.equalToSuperview()
          }
          if hasError {
            Text(verbatim: "error").constraints("error") { make in
              make.leading.equalToSuperview()
              make.top.equalTo("name", .bottom)
            }
          }
          Text(verbatim: "send").constraints("send") { make in
            make.leading.equalToSuperview()
            make.top.equalTo(hasError ? "error" : "name", .bottom).offset(4)
          }
        }
      }
      let laid = LaidViews()
      let size = CGSize(width: 200, height: 200)
      for hasError in [false, true, false, true, true, false] {
        let frames = laid.frames(of: form(hasError: hasError), in: size)
        let fresh = LaidViews().frames(of: form(hasError: hasError), in: size)
        #expect(frames == fresh)
        #expect(frames["send"]?.minY == (hasError ? 44 : 24))
      }
    }

    @Test func `design values follow the screen of the environment`() throws {
      let view = ConstraintLayout {
        Color("bar").constraints { make in
          make.top.leading.trailing.equalToSuperview().inset(auto: 16)
          make.height.equalTo(auto: 40)
        }
      }
      let laid = LaidViews()
      for (width, inset) in [(375.0, 16.0), (562.5, 24), (375, 16)] {
        let frames = laid.frames(
          of: view.autoScaleContainer(rule: try ScalingRule(idioms: Set(Idiom.allCases))),
          in: CGSize(width: width, height: 800))
        #expect(
          frames["bar"]
            == CGRect(x: inset, y: inset, width: width - 2 * inset, height: 2.5 * inset))
      }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a screen reaches under the bars and knows its safe area`(direction: LayoutDirection) {
      let view = ConstraintLayout(in: .screen) {
        Color("back").constraints { make in make.edges.equalToSuperview() }
        Color("front").constraints { make in make.edges.equalTo(.safeArea) }
      }
      let frames = LaidViews().frames(
        of: view, in: CGSize(width: 200, height: 300), direction: direction
      ) { $0.safeArea = EdgeInsets(top: 40, leading: 10, bottom: 30, trailing: 20) }
      let start = direction == .leftToRight ? -10.0 : -20
      #expect(frames["back"] == CGRect(x: start, y: -40, width: 230, height: 370))
      #expect(frames["front"] == CGRect(x: 0, y: 0, width: 200, height: 300))
    }
  }
#endif
