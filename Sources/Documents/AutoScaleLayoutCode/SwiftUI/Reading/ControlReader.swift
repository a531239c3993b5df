import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Reads controls whose value the caller keeps.
struct ControlReader {
  let leaf: LeafReader
  let look: LookReader

  private var facts: Reader { leaf.facts }
  private var screen: SwiftUIScreen { leaf.screen }

  func read(_ unit: inout SwiftUIUnit) {
    KnownAttributes.skip(in: facts, of: ["value"])
    switch unit.node.role {
    case .switch(let node): readSwitch(node, &unit)
    case .slider(let node): readSlider(node, &unit)
    case .stepper: readStepper(&unit)
    case .progress(let node): readProgress(node, &unit)
    case .activityIndicator(let node): readIndicator(node, &unit)
    case .segmentedControl(let node): readSegments(node, &unit)
    default: break
    }
    changes(of: unit.node, &unit)
  }

  private func set(
    _ unit: inout SwiftUIUnit, _ code: Expression, _ looks: [Expression?]
  ) {
    unit.view = .leaf(code).looking(looks.compactMap { $0 })
  }

  /// The modifier of a color that tints a control.
  private func tint(_ key: String) -> Expression? {
    look.color(key).map { .call(".tint", texts: [$0]) }
  }

  private func readSwitch(_ node: SwitchNode, _ unit: inout SwiftUIUnit) {
    let name = leaf.names(of: node, without: ["Switch"])[0]
    let state = screen.binding(
      ["is\(name.capitalizedFirst)On"], "Bool", node.isOn ? "true" : "false", usual: "false")
    set(
      &unit,
      .call("Toggle", ["_": leaf.title(of: node), "isOn": .text("$" + state)]),
      // UIKit's switch has no label, and SwiftUI's fills the row with one.
      [".labelsHidden()", tint("onTintColor")])
  }

  private func readSlider(_ node: SliderNode, _ unit: inout SwiftUIUnit) {
    let state = screen.binding(
      leaf.names(of: node, without: ["Slider"]), "Double", .text(node.value.decimalLiteral),
      usual: "0.0")
    let range = "\(node.minimumValue.literal)...\(node.maximumValue.literal)"
    set(
      &unit,
      .call("Slider", ["value": .text("$" + state), "in": .text(range)]),
      [tint("minimumTrackTintColor")])
  }

  private func readStepper(_ unit: inout SwiftUIUnit) {
    func number(_ key: String, _ usual: Double) -> Double { facts.number(key) ?? usual }
    let state = screen.binding(
      leaf.names(of: unit.node, without: ["Stepper"]), "Double",
      .text(number("value", 0).decimalLiteral), usual: "0.0")
    let range = "\(number("minimumValue", 0).literal)...\(number("maximumValue", 100).literal)"
    set(
      &unit,
      .call(
        "Stepper",
        [
          "_": leaf.title(of: unit.node), "value": .text("$" + state), "in": .text(range),
          "step": .text(number("stepValue", 1).literal),
        ]), [".labelsHidden()"])
  }

  private func readProgress(_ node: ProgressNode, _ unit: inout SwiftUIUnit) {
    let name = screen.parameter(
      leaf.names(of: node, without: ["ProgressView", "View"]), .text(node.progress.decimalLiteral))
    set(
      &unit, .call("ProgressView", ["value": .text(name)]),
      [tint("progressTintColor")])
  }

  private func readIndicator(_ node: ActivityIndicatorNode, _ unit: inout SwiftUIUnit) {
    var looks: [Expression?] = [node.isLarge ? ".controlSize(.large)" : nil, tint("color")]
    if !node.isAnimating {
      let name = screen.parameter(["isLoading", "isActive"], "false")
      looks.append(.call(".opacity", texts: ["\(name) ? 1 : 0"]))
    }
    set(&unit, "ProgressView()", looks)
  }

  private func readSegments(_ node: SegmentedControlNode, _ unit: inout SwiftUIUnit) {
    let state = screen.binding(
      leaf.names(of: node, without: ["SegmentedControl"]), "Int",
      .text(String(node.selectedSegmentIndex)), usual: "0")
    var rows: [Statement] = []
    for (index, segment) in (facts.child("segments")?.children("segment") ?? []).enumerated() {
      guard let title = segment.text("title"), !title.isEmpty else {
        leaf.reader.leaveOut(node, "its segments have images")
        continue
      }
      let text = leaf.texts.view(title, of: facts.element, keys: "segmentTitles[\(index)]")
      rows.append("\(text.flat ?? "").tag(\(index))")
    }
    set(
      &unit,
      .call(
        "Picker",
        ["_": leaf.title(of: node), "selection": .text("$" + state), "_": .closure("", rows)]),
      [".pickerStyle(.segmented)"])
    // A segmented picker fills the width that it is offered.
    if !unit.sized.contains(.horizontal) { unit.view = unit.view.modified(.fixedWidth) }
  }

  /// Calls a closure when the value of a control changes.
  private func changes(of node: ViewNode, _ unit: inout SwiftUIUnit) {
    let actions = facts.element.elements(in: "connections").filter { $0.name == "action" }
    guard let selector = actions.first?["selector"],
      let state = screen.states.last?.name
    else { return }
    for action in actions { leaf.context.takeAll(of: action) }
    let name = screen.action(selector)
    unit.view = unit.view.looking([
      .call(
        ".onChange",
        ["of": .text(state), "_": .closure("_ in", ["\(name)()"])])
    ])
  }
}

extension Double {
  /// The number as a literal that is no integer.
  fileprivate var decimalLiteral: String {
    let text = literal
    return text.contains(".") ? text : text + ".0"
  }
}
