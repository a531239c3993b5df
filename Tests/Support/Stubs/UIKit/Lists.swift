// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Source: https://developer.apple.com/documentation/uikit/uitableviewdatasource
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  // These methods are optional.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}

// Source: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {}
// Source: https://developer.apple.com/documentation/uikit/uitableviewdelegate
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}
// Source: https://developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {}
// Source: https://developer.apple.com/documentation/uikit/uitableviewdragdelegate
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {}
// Source: https://developer.apple.com/documentation/uikit/uitableviewdropdelegate
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {}
// Source: https://developer.apple.com/documentation/uikit/uicollectionviewdatasource
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {}
// Source: https://developer.apple.com/documentation/uikit/uicollectionviewdelegate
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
// Source: https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {}
// Source: https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {}
// Source: https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {}
// Source: https://developer.apple.com/documentation/uikit/uitextfielddelegate
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {}
// Source: https://developer.apple.com/documentation/uikit/uitextviewdelegate
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}
// Source: https://developer.apple.com/documentation/uikit/uisearchbardelegate
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {}
// Source: https://developer.apple.com/documentation/uikit/uipickerviewdatasource
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {}
// Source: https://developer.apple.com/documentation/uikit/uipickerviewdelegate
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {}

// Delegates only have to be accepted here: nothing calls them.

/// The subclasses have delegates of other types, which an override cannot say.
// Source: https://developer.apple.com/documentation/uikit/uiscrollview/delegate
@preconcurrency @MainActor public protocol ScrollViewDelegateHolder: AnyObject {}

extension ScrollViewDelegateHolder {
  public var delegate: (any UIScrollViewDelegate)? {
    get { nil }
    set {}
  }
}

extension UIScrollView: ScrollViewDelegateHolder {
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { self[stored: "horizontalScrollIndicatorInsets", .zero] }
    set { self[stored: "horizontalScrollIndicatorInsets", .zero] = newValue }
  }
  public var refreshControl: UIRefreshControl? {
    get { self[optional: "refreshControl", UIRefreshControl.self] }
    set { self[optional: "refreshControl", UIRefreshControl.self] = newValue }
  }
  public var isSpringLoaded: Bool {
    get { self[stored: "isSpringLoaded", false] }
    set { self[stored: "isSpringLoaded", false] = newValue }
  }
}

extension UITableView {
  public var delegate: (any UITableViewDelegate)? {
    get { nil }
    set {}
  }
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { nil }
    set {}
  }
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { nil }
    set {}
  }
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { nil }
    set {}
  }
  public var estimatedSectionHeaderHeight: CGFloat {
    get { self[stored: "estimatedSectionHeaderHeight", Self.automaticDimension] }
    set { self[stored: "estimatedSectionHeaderHeight", 0] = newValue }
  }
  public var estimatedSectionFooterHeight: CGFloat {
    get { self[stored: "estimatedSectionFooterHeight", Self.automaticDimension] }
    set { self[stored: "estimatedSectionFooterHeight", 0] = newValue }
  }
  // Source: https://developer.apple.com/documentation/uikit/uitableview/celllayoutmarginsfollowreadablewidth
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { self[stored: "cellLayoutMarginsFollowReadableWidth", false] }
    set { self[stored: "cellLayoutMarginsFollowReadableWidth", false] = newValue }
  }
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { self[stored: "sectionIndexMinimumDisplayRowCount", 0] }
    set { self[stored: "sectionIndexMinimumDisplayRowCount", 0] = newValue }
  }
  public var insetsContentViewsToSafeArea: Bool {
    get { self[stored: "insetsContentViewsToSafeArea", true] }
    set { self[stored: "insetsContentViewsToSafeArea", true] = newValue }
  }

  // Source: https://developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.enum
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

  public var separatorInsetReference: SeparatorInsetReference {
    get { self[stored: "separatorInsetReference", .fromCellEdges] }
    set { self[stored: "separatorInsetReference", .fromCellEdges] = newValue }
  }

  /// Adds the cells of the data source, which a table makes when it shows them.
  public func addCells() {
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        addSubview(
          dataSource.tableView(self, cellForRowAt: IndexPath(row: row, section: section)))
      }
    }
  }
}

extension UITableViewCell {
  public var showsReorderControl: Bool {
    get { self[stored: "showsReorderControl", false] }
    set { self[stored: "showsReorderControl", false] = newValue }
  }
  public var shouldIndentWhileEditing: Bool {
    get { self[stored: "shouldIndentWhileEditing", true] }
    set { self[stored: "shouldIndentWhileEditing", true] = newValue }
  }
  public var multipleSelectionBackgroundView: UIView? {
    get { self[optional: "multipleSelectionBackgroundView", UIView.self] }
    set { self[optional: "multipleSelectionBackgroundView", UIView.self] = newValue }
  }
  public var editingAccessoryView: UIView? {
    get { self[optional: "editingAccessoryView", UIView.self] }
    set { self[optional: "editingAccessoryView", UIView.self] = newValue }
  }

  // Source: https://developer.apple.com/documentation/uikit/uitableviewcell/focusstyle-swift.enum
  public enum FocusStyle: Int, Sendable { case `default`, custom }

  public var focusStyle: FocusStyle {
    get { self[stored: "focusStyle", .default] }
    set { self[stored: "focusStyle", .default] = newValue }
  }

  // Source: https://developer.apple.com/documentation/uikit/uitableviewcell/defaultcontentconfiguration()
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  public var contentConfiguration: (any UIContentConfiguration)? {
    get { stored["contentConfiguration"] as? any UIContentConfiguration }
    set { stored["contentConfiguration"] = newValue }
  }
}

// Source: https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol
public protocol UIContentConfiguration {}

// Source: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
}

extension UICollectionView {
  public var dataSource: (any UICollectionViewDataSource)? {
    get { nil }
    set {}
  }
  public var delegate: (any UICollectionViewDelegate)? {
    get { nil }
    set {}
  }
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { nil }
    set {}
  }
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { nil }
    set {}
  }
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { nil }
    set {}
  }
}

extension UITextView {
  public var delegate: (any UITextViewDelegate)? {
    get { nil }
    set {}
  }
}

@available(tvOS, unavailable)
extension UIPickerView {
  public var dataSource: (any UIPickerViewDataSource)? {
    get { nil }
    set {}
  }
  public var delegate: (any UIPickerViewDelegate)? {
    get { nil }
    set {}
  }
}

// Source: https://developer.apple.com/documentation/uikit/uirefreshcontrol
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString?
}

// Source: https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private let content = UITableViewHeaderFooterContentView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  // Source: https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview/contentview
  open var contentView: UIView { content }
}

/// The class of the content view of a header, which no page names.
final class UITableViewHeaderFooterContentView: UIView {}
