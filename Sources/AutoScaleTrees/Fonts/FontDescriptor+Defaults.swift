extension ViewNode.Role {
  /// The font that views of this role have while nobody gives them one; nil for a role without text.
  ///
  /// The sizes have been the same on all systems since iOS 7.
  ///
  /// Source: `UIFont.labelFontSize` (17), `buttonFontSize` (18) and `systemFontSize` (14) of UIKit;
  /// buttons of type system and with a configuration: the frames that Xcode stored for those without
  /// a font, 30 points high at 15 points, 34.33 with insets of 7 at body text.
  package var defaultFont: FontDescriptor? {
    switch self {
    case .label: .system(17)
    case .button(let button): button.style.defaultFont
    case .textField, .textView: .system(14)
    case .view, .searchBar, .control, .switch, .slider, .stepper, .segmentedControl, .pageControl,
      .datePicker, .image, .progress, .activityIndicator, .picker, .visualEffect, .web, .map,
      .stack, .scroll, .table, .tableCell, .tableHeaderFooter, .contentView, .collection,
      .collectionReusable, .collectionCell, .navigationBar, .tabBar, .toolbar:
      nil
    }
  }
}

extension ButtonNode.Style {
  fileprivate var defaultFont: FontDescriptor {
    switch self {
    case .system, .detail: .system(15)
    case .custom: .system(18)
    case .configured: .preferred(.body)
    }
  }
}
