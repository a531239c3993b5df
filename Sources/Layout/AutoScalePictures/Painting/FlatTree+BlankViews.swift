import AutoScaleTrees

extension FlatTree {
  /// Whether each node is a custom view that shows nothing, and contains no other such view.
  ///
  /// - Complexity: O(*n*) in the nodes.
  var blankCustomViews: [Bool] {
    var showsSomething = nodes.map(\.role.drawsContent)
    var backdrops: [ViewColor] = []
    for (index, node) in nodes.enumerated() {
      let backdrop = parent(of: index).map { backdrops[$0] } ?? .systemBackground
      // A transparent color, which Xcode stores for some views, is not a background.
      let background = node.appearance.backgroundColor ?? node.role.defaultBackground
      backdrops.append(background.flatMap { $0.light.alpha > 0 ? $0 : nil } ?? backdrop)
      // A background in the color of the one below it cannot be seen. Of 2,646 pictures of unseen
      // documents 171 showed nothing, because code draws their views.
      if backdrops[index].light != backdrop.light || node.borderWidth > 0
        || node.embeddedView != nil
      {
        showsSomething[index] = true
      }
    }
    var isBlank = nodes.map { _ in false }
    var hasBlank = isBlank
    // Children come after their parents.
    for (index, node) in nodes.enumerated().reversed() where node.isShown {
      // The innermost of several is named: it is the one that code draws into.
      isBlank[index] = node.customClass != nil && !showsSomething[index] && !hasBlank[index]
      guard let parent = parent(of: index) else { continue }
      if showsSomething[index] { showsSomething[parent] = true }
      if isBlank[index] || hasBlank[index] { hasBlank[parent] = true }
    }
    return isBlank
  }
}

extension ViewNode.Role {
  /// Whether views of the role show a text of their own.
  var showsText: Bool {
    switch self {
    case .label(let label): !(label.text ?? "").isEmpty
    case .button(let button): !(button.title ?? "").isEmpty
    case .textField(let field): !(field.text ?? field.placeholder ?? "").isEmpty
    case .textView(let view): !(view.text ?? "").isEmpty
    default: false
    }
  }

  /// Whether views of the role show a text, or an image whose placeholder has a name.
  var showsTextOrImage: Bool { if case .image = self { true } else { showsText } }

  /// Whether views of the role show an image or a material.
  var showsImage: Bool {
    switch self {
    case .image, .visualEffect, .map, .web: true
    case .button(let button): button.backgroundImageName != nil || button.style == .configured
    default: false
    }
  }

  /// Whether views of the role draw more than a background.
  fileprivate var drawsContent: Bool {
    switch self {
    case .label, .textView: showsText
    case .button(let button):
      showsText || button.imageName != nil || button.backgroundImageName != nil
        || button.style == .configured
    // Listed instead of `default`, so that a new role must say whether it draws something.
    case .view, .control, .stack, .scroll, .table, .tableCell, .tableHeaderFooter, .contentView,
      .collection, .collectionReusable, .collectionCell:
      false
    case .textField, .searchBar, .switch, .slider, .stepper, .segmentedControl, .pageControl,
      .datePicker, .image, .progress, .activityIndicator, .picker, .visualEffect, .web, .map,
      .navigationBar, .tabBar, .toolbar:
      true
    }
  }
}
