import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation
import Testing

/// Compares the sizes of controls with those that Xcode stored in real files.
@Suite(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"))
struct StoredControlTests {
  /// The controls whose size does not depend on their content.
  private static func isFixed(_ node: ViewNode) -> Bool {
    switch node.role {
    case .switch, .stepper, .slider, .activityIndicator, .progress, .pageControl, .searchBar: true
    default: false
    }
  }

  /// Whether the stored frame of a control has the size of its class; `nil` without a reliable frame.
  private func agrees(
    _ node: ViewNode, in document: InterfaceDocument, _ sizing: SystemIntrinsicSizing
  ) -> Bool? {
    guard let element = document.element(of: node), let stored = element.storedFrame,
      !element.isMisplaced, !element.isAmbiguous
    else { return nil }
    let size = sizing.intrinsicContentSize(of: node, in: .design)
    let width = size.width.map { $0 + size.alignmentOutsets.horizontal } ?? stored.width
    let height = size.height.map { $0 + size.alignmentOutsets.vertical } ?? stored.height
    return (width - stored.width).magnitude <= 0.5 && (height - stored.height).magnitude <= 0.5
  }

  @Test func `most controls of real files have the size of their class`() throws {
    let folder = try #require(Corpus.folder)
    var outcomes: [String: [Bool]] = [:]
    for file in try Corpus.files() {
      let document = try InterfaceDocument(contentsOf: folder.appending(path: file))
      let sizing = SystemIntrinsicSizing(
        metrics: ControlMetrics(toolsVersion: document.editorVersion))
      for node in document.views.flatMap(\.subtree) where Self.isFixed(node) {
        guard let outcome = agrees(node, in: document, sizing) else { continue }
        outcomes[type(of: node).className, default: []].append(outcome)
      }
    }
    for (name, outcomes) in outcomes {
      #expect(2 * outcomes.count { $0 } > outcomes.count, "\(name)")
    }
    let all = outcomes.values.joined()
    #expect(outcomes.count == 7 && all.count > 30)
    #expect(Double(all.count { $0 }) > 0.85 * Double(all.count))
  }
}
