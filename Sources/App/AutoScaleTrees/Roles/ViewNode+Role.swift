extension ViewNode {
  /// The role of a node, with the node as its class if the class has properties of its own.
  ///
  /// A subclass of yours has the role of its superclass. Switch over roles without `default` inside
  /// this package, so that adding a role is an error wherever a case is missing.
  ///
  ///     if case .label(let label) = node.role { label.numberOfLines = 0 }
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Role {
    /// A plain view: ``ViewNode``.
    case view

    /// A text that users cannot edit: ``LabelNode``.
    case label(LabelNode)
    /// A line of text that the user edits: ``TextFieldNode``.
    case textField(TextFieldNode)
    /// Text in several lines that scrolls: ``TextViewNode``.
    case textView(TextViewNode)
    /// A search field: ``SearchBarNode``.
    case searchBar(SearchBarNode)

    /// A control of no other role: ``ControlNode``.
    case control(ControlNode)
    /// A button: ``ButtonNode``.
    case button(ButtonNode)
    /// A choice between on and off: ``SwitchNode``.
    case `switch`(SwitchNode)
    /// A knob on a line: ``SliderNode``.
    case slider(SliderNode)
    /// Plus and minus: ``StepperNode``.
    case stepper(StepperNode)
    /// A row of segments: ``SegmentedControlNode``.
    case segmentedControl(SegmentedControlNode)
    /// A row of dots: ``PageControlNode``.
    case pageControl(PageControlNode)
    /// Wheels that choose a date: ``DatePickerNode``.
    case datePicker(DatePickerNode)

    /// An image: ``ImageNode``.
    case image(ImageNode)
    /// A bar that fills: ``ProgressNode``.
    case progress(ProgressNode)
    /// A wheel that turns: ``ActivityIndicatorNode``.
    case activityIndicator(ActivityIndicatorNode)
    /// Wheels that choose a value: ``PickerNode``.
    case picker
    /// Blur or vibrancy: ``VisualEffectNode``.
    case visualEffect(VisualEffectNode)
    /// A page of the web: ``WebNode``.
    case web
    /// A map: ``MapNode``.
    case map

    /// Views in a row or a column: ``StackNode``.
    case stack(StackNode)
    /// A scroll view of no other role: ``ScrollNode``.
    case scroll(ScrollNode)
    /// A list of rows: ``TableNode``.
    case table(TableNode)
    /// A row of a table: ``TableCellNode``.
    case tableCell(TableCellNode)
    /// A header or footer of a table's section: ``TableHeaderFooterNode``.
    case tableHeaderFooter
    /// The view in a cell that holds the cell's own content: ``ContentViewNode``.
    case contentView
    /// Cells in an arrangement: ``CollectionNode``.
    case collection(CollectionNode)
    /// A reusable view of a collection: ``CollectionReusableNode``.
    case collectionReusable
    /// A cell of a collection: ``CollectionCellNode``.
    case collectionCell

    /// The bar at the top of a screen: ``NavigationBarNode``.
    case navigationBar(NavigationBarNode)
    /// The bar that switches between screens: ``TabBarNode``.
    case tabBar(TabBarNode)
    /// A bar of buttons: ``ToolbarNode``.
    case toolbar(ToolbarNode)
  }
}

extension ViewNode.Role {
  /// The stack, or `nil` for a node of another role.
  public var stack: StackNode? {
    if case .stack(let stack) = self { stack } else { nil }
  }

  /// The table cell, or `nil` for a node of another role.
  public var tableCell: TableCellNode? {
    if case .tableCell(let cell) = self { cell } else { nil }
  }

  /// The node as a scroll view, including tables, collections and text views, or `nil` for others.
  public var scrollView: ScrollNode? {
    switch self {
    case .scroll(let scroll): scroll
    case .table(let table): table
    case .collection(let collection): collection
    case .textView(let textView): textView
    case .view, .label, .textField, .searchBar, .control, .button, .switch, .slider, .stepper,
      .segmentedControl, .pageControl, .datePicker, .image, .progress, .activityIndicator, .picker,
      .visualEffect, .web, .map, .stack, .tableCell, .tableHeaderFooter, .contentView,
      .collectionReusable, .collectionCell, .navigationBar, .tabBar, .toolbar:
      nil
    }
  }
}

extension ViewNode.Role {
  /// Whether nodes of this role can show a named image.
  package var hasImage: Bool {
    switch self {
    case .image, .button: true
    case .view, .label, .textField, .textView, .searchBar, .control, .switch, .slider, .stepper,
      .segmentedControl, .pageControl, .datePicker, .progress, .activityIndicator, .picker,
      .visualEffect, .web, .map, .stack, .scroll, .table, .tableCell, .tableHeaderFooter,
      .contentView, .collection, .collectionReusable, .collectionCell, .navigationBar, .tabBar,
      .toolbar:
      false
    }
  }
}

extension ViewNode {
  /// The name of the image that the node shows; setting it on a node without an image has no
  /// effect.
  package final var shownImageName: String? {
    get {
      if case .image(let image) = role { return image.imageName }
      if case .button(let button) = role { return button.imageName }
      return nil
    }
    set {
      if case .image(let image) = role { image.imageName = newValue }
      if case .button(let button) = role { button.imageName = newValue }
    }
  }
}
