import AutoScaleTrees
import Testing

private class CardView: ViewNode {}

private final class BigCard: CardView {
  override class var className: String { "MYBigCard" }
}

private final class PriceLabel: LabelNode {}

@Suite struct ClassNameTests {
  static let roles: [(ViewNode.Type, [String])] = [
    (ViewNode.self, ["UIView"]),
    (ContentViewNode.self, ["UIView"]),
    (LabelNode.self, ["UILabel", "UIView"]),
    (ImageNode.self, ["UIImageView", "UIView"]),
    (ControlNode.self, ["UIControl", "UIView"]),
    (ButtonNode.self, ["UIButton", "UIControl", "UIView"]),
    (TextFieldNode.self, ["UITextField", "UIControl", "UIView"]),
    (SwitchNode.self, ["UISwitch", "UIControl", "UIView"]),
    (SliderNode.self, ["UISlider", "UIControl", "UIView"]),
    (StepperNode.self, ["UIStepper", "UIControl", "UIView"]),
    (SegmentedControlNode.self, ["UISegmentedControl", "UIControl", "UIView"]),
    (PageControlNode.self, ["UIPageControl", "UIControl", "UIView"]),
    (DatePickerNode.self, ["UIDatePicker", "UIControl", "UIView"]),
    (StackNode.self, ["UIStackView", "UIView"]),
    (ScrollNode.self, ["UIScrollView", "UIView"]),
    (TextViewNode.self, ["UITextView", "UIScrollView", "UIView"]),
    (TableNode.self, ["UITableView", "UIScrollView", "UIView"]),
    (TableCellNode.self, ["UITableViewCell", "UIView"]),
    (TableHeaderFooterNode.self, ["UITableViewHeaderFooterView", "UIView"]),
    (CollectionNode.self, ["UICollectionView", "UIScrollView", "UIView"]),
    (CollectionReusableNode.self, ["UICollectionReusableView", "UIView"]),
    (CollectionCellNode.self, ["UICollectionViewCell", "UICollectionReusableView", "UIView"]),
    (NavigationBarNode.self, ["UINavigationBar", "UIView"]),
    (TabBarNode.self, ["UITabBar", "UIView"]),
    (ToolbarNode.self, ["UIToolbar", "UIView"]),
    (SearchBarNode.self, ["UISearchBar", "UIView"]),
    (ProgressNode.self, ["UIProgressView", "UIView"]),
    (ActivityIndicatorNode.self, ["UIActivityIndicatorView", "UIView"]),
    (PickerNode.self, ["UIPickerView", "UIView"]),
    (VisualEffectNode.self, ["UIVisualEffectView", "UIView"]),
    (WebNode.self, ["WKWebView", "UIView"]),
    (MapNode.self, ["MKMapView", "UIView"]),
    (PriceLabel.self, ["PriceLabel", "UILabel", "UIView"]),
    (CardView.self, ["CardView", "UIView"]),
    (BigCard.self, ["MYBigCard", "CardView", "UIView"]),
  ]

  @Test(arguments: roles)
  func `a role has the class names of UIKit`(role: ViewNode.Type, names: [String]) {
    #expect(role.classNames == names)
    #expect(role.className == names[0])
  }

  @Test func `a subclass without a name of its own has that of its Swift type`() {
    #expect(CardView("card").summary == "CardView \"card\" (0, 0, 0, 0)")
    #expect(CardView().isKind(ofClassNamed: "CardView"))
    #expect(CardView().isKind(ofClassNamed: "UIView"))
  }

  @Test func `a custom class comes before that of the role`() {
    let button = ButtonNode("buy")
    button.customClass = "PriceButton"
    #expect(button.className == "PriceButton")
    for name in ["PriceButton", "UIButton", "UIControl", "UIView"] {
      #expect(button.isKind(ofClassNamed: name))
    }
    #expect(!button.isKind(ofClassNamed: "UILabel"))
  }
}
