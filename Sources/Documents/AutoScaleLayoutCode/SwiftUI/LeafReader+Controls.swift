import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

/// Controls whose value the caller keeps.
extension LeafReader {
  mutating func readControl() {
    facts.skipKnown(of: ["value"])
    switch node.role {
    case .switch(let node): readSwitch(node)
    case .slider(let node): readSlider(node)
    case .stepper: readStepper()
    case .progress(let node):
      let value = screen.parameter(
        names(without: "ProgressView", "View"), .text(node.progress.decimalLiteral))
      set("ProgressView", ["value": .text(value)], colorLook(".tint", "progressTintColor"))
    case .activityIndicator(let node): readIndicator(node)
    case .segmentedControl(let node): readSegments(node)
    default: break
    }
    readChange()
  }

  private mutating func set(_ name: String, _ arguments: Arguments, _ looks: [Expression]) {
    view = .leaf(.call(name, arguments)).looking(looks)
  }

  /// The words of a control for those who do not see it.
  private var title: Expression {
    let name = names(without: "Switch", "Slider", "Stepper", "SegmentedControl")[0]
    return .literal(name.spacedWords.lowercased().capitalizedFirst)
  }

  private mutating func readSwitch(_ node: SwitchNode) {
    let name = names(without: "Switch")[0]
    let state = screen.binding(
      ["is\(name.capitalizedFirst)On"], "Bool", .flag(node.isOn), usual: "false")
    set(
      "Toggle", ["_": title, "isOn": state],
      // UIKit's switch has no label, and SwiftUI's fills the row with one.
      [".labelsHidden()"] + colorLook(".tint", "onTintColor"))
  }

  private mutating func readSlider(_ node: SliderNode) {
    let state = screen.binding(
      names(without: "Slider"), "Double", .text(node.value.decimalLiteral), usual: "0.0")
    let range = "\(node.minimumValue.literal)...\(node.maximumValue.literal)"
    set(
      "Slider", ["value": state, "in": .text(range)], colorLook(".tint", "minimumTrackTintColor"))
  }

  private mutating func readStepper() {
    func number(_ key: String, _ usual: Double) -> Double { facts.number(key) ?? usual }
    let state = screen.binding(
      names(without: "Stepper"), "Double", .text(number("value", 0).decimalLiteral), usual: "0.0")
    let range = "\(number("minimumValue", 0).literal)...\(number("maximumValue", 100).literal)"
    set(
      "Stepper",
      [
        "_": title, "value": state, "in": .text(range), "step": .number(number("stepValue", 1)),
      ], [".labelsHidden()"])
  }

  private mutating func readIndicator(_ node: ActivityIndicatorNode) {
    var looks: [Expression] = node.isLarge ? [".controlSize(.large)"] : []
    looks += colorLook(".tint", "color")
    if !node.isAnimating {
      let name = screen.parameter(["isLoading", "isActive"], "false")
      looks.append(.call(".opacity", texts: ["\(name) ? 1 : 0"]))
    }
    set("ProgressView", [:], looks)
  }

  private mutating func readSegments(_ node: SegmentedControlNode) {
    let state = screen.binding(
      names(without: "SegmentedControl"), "Int", .text(String(node.selectedSegmentIndex)),
      usual: "0")
    var rows: [Statement] = []
    for (index, segment) in facts.segments.enumerated() {
      guard let title = segment.text("title"), !title.isEmpty else {
        leaveOut("its segments have images")
        continue
      }
      let text = context.textView(title, of: facts.element, keys: "segmentTitles[\(index)]")
      rows.append("\(text.flat ?? "").tag(\(index))")
    }
    set(
      "Picker", ["_": title, "selection": state, "_": .closure("", rows)],
      [".pickerStyle(.segmented)"])
    keepWidth()
  }

  /// Keeps the width of a control that would fill the one that it is offered.
  mutating func keepWidth() {
    guard !sized.contains(.horizontal) else { return }
    view = view.modified(.layout(".fixedSize(horizontal: true, vertical: false)"))
  }

  /// Calls a closure when the value of a control changes.
  private mutating func readChange() {
    guard let selector = takeActions(), let state = screen.states.last?.name else { return }
    let name = screen.action(selector)
    view = view.looking([
      .call(".onChange", ["of": .text(state), "_": .closure("_ in", ["\(name)()"])])
    ])
  }

  /// Reads the actions of a control, and returns the selector of the first.
  func takeActions() -> String? {
    let actions = facts.element.elements(in: "connections").filter { $0.name == "action" }
    guard let selector = actions.first?["selector"] else { return nil }
    for action in actions { context.takeAll(of: action) }
    return selector
  }
}

extension Double {
  /// The number as a literal that is no integer.
  fileprivate var decimalLiteral: String { literal.contains(".") ? literal : literal + ".0" }
}
