import AutoScaleTrees

/// Finds text fields that the keyboard covers, and that nothing scrolls.
struct UnderKeyboard: AuditRule {
  let about = AuditRuleDescription(
    id: .underKeyboard,
    summary: "The keyboard covers a text field that no scroll view moves.",
    proves:
      "The field lies under the keyboard on these screens, so that nobody sees what they type.",
    limits:
      "Code may move the view when the keyboard appears. Only the context keyboard shows it. Excluded are "
      + "fields in scroll views, tables and bars.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.showsKeyboard = true
    example.add(.field, "Code", x: 16, width: 200, height: 34, without: ["top"])
    example.constrain("screen", "bottom", to: "Code", "bottom", plus: 40)
    return example
  }

  var isAboutVisibleViews: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    guard let top = layout.keyboardTop else { return [] }
    let tree = layout.tree
    return tree.essentials.compactMap { position in
      let hidden = layout.marks[position].maxY - top
      guard hidden > AuditedLayout.accuracy, tree.hasFreeField(position) else { return nil }
      return Observation(
        node: tree.nodes[position], amount: hidden, axes: [.vertical],
        isSlight: hidden <= AuditedLayout.tolerance,
        message: "\(tree.name(of: position)) lies under the keyboard by \(hidden.text) pt, and no "
          + "scroll view moves it")
    }
  }
}

extension ViewNode {
  /// Whether people type a line into the view.
  var isTextField: Bool {
    if case .textField = role { true } else { false }
  }
}

extension AuditedTree {
  /// Returns whether a view is a text field that stays where it is.
  fileprivate func hasFreeField(_ position: Int) -> Bool {
    nodes[position].isTextField && scrollers[position] < 0 && !isInBar(position)
  }
}
