import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// A description of a screen's content.
package struct PictureDescription {
  package let text: String

  /// The maximum number of views that are named.
  private static let viewLimit = 40

  package init(
    of result: LayoutResult, on screen: Screen?, under bars: ControllerBars? = nil,
    in look: SystemLook? = nil
  ) {
    let size = LayoutSize(width: result.context.width, height: result.context.height)
    let name = screen.map { "\($0.name), " } ?? ""
    let system = look.map { ", \($0)" } ?? ""
    var sentences = ["\(name)\(size.width.text) by \(size.height.text) points\(system)."]
    // Bars first: they are not nodes of the tree, and a reader meets them first.
    let barNodes: [ViewNode?] = [bars?.navigationBar, bars?.toolbar, bars?.tabBar]
    let nodes = barNodes.compactMap(\.self) + result.tree.visibleIndices.map { result.nodes[$0] }
    let contents = nodes.compactMap(Self.content)
    sentences += contents.prefix(Self.viewLimit)
    if contents.count > Self.viewLimit {
      sentences.append("And \(contents.count - Self.viewLimit) more.")
    }
    text = sentences.joined(separator: " ")
  }

  /// Describes a view in a sentence, or returns nil for a plain container.
  private static func content(of node: ViewNode) -> String? {
    func sentence(_ kind: String, _ text: String?) -> String? {
      text.flatMap { $0.isEmpty ? nil : "\(kind) “\($0.singleLine(of: 80))”." }
    }
    return switch node.role {
    case .label(let label): sentence("Text", label.text)
    case .button(let button): sentence("Button", button.title ?? button.imageName) ?? "Button."
    case .textField(let field): sentence("Field", field.text ?? field.placeholder) ?? "Field."
    case .textView(let view): sentence("Text", view.text)
    case .searchBar(let bar):
      sentence("Search field", bar.text ?? bar.placeholder) ?? "Search field."
    case .switch(let control): control.isOn ? "Switch, on." : "Switch, off."
    case .slider: "Slider."
    case .stepper: "Stepper."
    case .segmentedControl(let control):
      sentence("Segments", control.titles.joined(separator: ", "))
    case .pageControl(let control): page(of: control)
    case .datePicker: "Date picker."
    case .image(let image): sentence("Image", image.imageName)
    case .progress(let bar): "Progress, \((bar.progress * 100).text) %."
    case .activityIndicator: "Activity indicator."
    case .picker: "Picker."
    case .web: "Web page."
    case .map: "Map."
    case .navigationBar(let bar): sentence("Navigation bar", bar.title)
    case .tabBar(let bar):
      sentence("Tab bar", bar.items.compactMap(\.title).joined(separator: ", "))
    case .toolbar: "Toolbar."
    case .view, .control, .visualEffect, .stack, .scroll, .table, .tableCell, .tableHeaderFooter,
      .contentView, .collection, .collectionReusable, .collectionCell:
      nil
    }
  }
}

extension PictureDescription {
  /// Describes the current page of a control, clamped as in UIKit, or returns nil without pages.
  private static func page(of control: PageControlNode) -> String? {
    let count = control.numberOfPages
    guard count > 0 else { return nil }
    return "Page \(min(max(control.currentPage, 0), count - 1) + 1) of \(count)."
  }
}

extension String {
  /// Returns the text in one line of at most a number of characters.
  func singleLine(of limit: Int) -> String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }
}
