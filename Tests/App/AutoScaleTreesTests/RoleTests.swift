import AutoScaleTrees
import Testing

/// A class as users write them.
private final class PriceLabel: LabelNode {}

@Suite struct RoleTests {
  let nodes: [(node: ViewNode, role: String)] = [
    (ViewNode(), "view"), (LabelNode(), "label"), (TextFieldNode(), "textField"),
    (TextViewNode(), "textView"), (SearchBarNode(), "searchBar"), (ControlNode(), "control"),
    (ButtonNode(), "button"), (SwitchNode(), "switch"), (SliderNode(), "slider"),
    (StepperNode(), "stepper"), (SegmentedControlNode(), "segmentedControl"),
    (PageControlNode(), "pageControl"), (DatePickerNode(), "datePicker"), (ImageNode(), "image"),
    (ProgressNode(), "progress"), (ActivityIndicatorNode(), "activityIndicator"),
    (PickerNode(), "picker"), (VisualEffectNode(), "visualEffect"), (WebNode(), "web"),
    (MapNode(), "map"), (StackNode(), "stack"), (ScrollNode(), "scroll"), (TableNode(), "table"),
    (TableCellNode(), "tableCell"), (TableHeaderFooterNode(), "tableHeaderFooter"),
    (ContentViewNode(), "contentView"), (CollectionNode(), "collection"),
    (CollectionReusableNode(), "collectionReusable"), (CollectionCellNode(), "collectionCell"),
    (NavigationBarNode(), "navigationBar"), (TabBarNode(), "tabBar"), (ToolbarNode(), "toolbar"),
  ]

  @Test func `each class has its role`() {
    for (node, role) in nodes {
      #expect("\(node.role)".prefix { $0 != "(" } == role)
    }
  }

  @Test func `a role gives its node, typed`() {
    let label = LabelNode("title", text: "Welcome")
    guard case .label(let typed) = (label as ViewNode).role else {
      Issue.record("not a label")
      return
    }
    #expect(typed === label)
  }

  @Test func `a subclass of a user has the role of its superclass`() {
    guard case .label = PriceLabel().role else {
      Issue.record("not a label")
      return
    }
  }

  @Test func `what scrolls is a scroll view`() {
    let scrolling = nodes.filter { $0.node.role.scrollView != nil }.map(\.role)
    #expect(scrolling == ["textView", "scroll", "table", "collection"])
  }

  @Test func `stacks and cells of tables are found by their role`() {
    #expect(nodes.filter { $0.node.role.stack != nil }.map(\.role) == ["stack"])
    #expect(nodes.filter { $0.node.role.tableCell != nil }.map(\.role) == ["tableCell"])
  }
}
