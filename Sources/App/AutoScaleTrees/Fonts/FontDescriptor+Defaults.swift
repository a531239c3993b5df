extension ViewNode.Role {
  /// The default font of views of this role, or `nil` for a role without text.
  ///
  /// The sizes have been the same on all systems since iOS 7.
  ///
  /// Source: `UIFont.labelFontSize` (17), `buttonFontSize` (18) and `systemFontSize` (14) of UIKit;
  /// for system and configured buttons without a font, the frames that Xcode stored: 30 points high
  /// at 15 points, 34.33 with insets of 7 at body text.
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
