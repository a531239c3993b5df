#if canImport(UIKit)
  import AutoScale
  import AutoScaleTrees
  import AutoScaleUIKit
  import UIKit

  extension UIStackView {
    /// The node of a stack.
    var stackNode: StackNode {
      let node = StackNode()
      node.axis = axis == .vertical ? .vertical : .horizontal
      node.spacing = self[.stack] ?? 0
      node.distribution = StackNode.Distribution(distribution)
      node.alignment = StackNode.Alignment(alignment, isColumn: axis == .vertical)
      node.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
      node.isBaselineRelativeArrangement = isBaselineRelativeArrangement
      return node
    }
  }

  extension UIScrollView {
    /// The node of a scroll view or one of its subclasses.
    var scrollNode: ScrollNode {
      let node: ScrollNode =
        switch self {
        case let table as UITableView: table.tableNode
        case is UICollectionView: CollectionNode()
        case let view as UITextView: view.textNode
        default: ScrollNode()
        }
      node.isScrollEnabled = isScrollEnabled
      node.alwaysBounceVertical = alwaysBounceVertical
      return node
    }
  }

  extension UITableView {
    fileprivate var tableNode: TableNode {
      let node = TableNode()
      node.style = style == .grouped ? .grouped : .plain
      #if !os(tvOS)
        if style == .insetGrouped { node.style = .insetGrouped }
        node.hasSeparators = separatorStyle != .none
      #endif
      return node
    }
  }

  extension UITableViewCell {
    /// The node of a cell.
    var cellNode: TableCellNode {
      let node = TableCellNode()
      node.hasAccessory = accessoryType != .none || accessoryView != nil
      return node
    }
  }

  extension UITextView {
    fileprivate var textNode: TextViewNode {
      let node = TextViewNode()
      node.text = text == "" ? nil : text
      return node
    }
  }

  extension StackNode.Distribution {
    fileprivate init(_ distribution: UIStackView.Distribution) {
      self =
        switch distribution {
        case .fill: .fill
        case .fillEqually: .fillEqually
        case .fillProportionally: .fillProportionally
        case .equalSpacing: .equalSpacing
        case .equalCentering: .equalCentering
        @unknown default: .fill
        }
    }
  }

  extension StackNode.Alignment {
    /// UIKit has one value for the leading edges of columns and the tops of rows.
    fileprivate init(_ alignment: UIStackView.Alignment, isColumn: Bool) {
      self =
        switch alignment {
        case .fill: .fill
        case .leading: isColumn ? .leading : .top
        case .firstBaseline: .firstBaseline
        case .center: .center
        case .trailing: isColumn ? .trailing : .bottom
        case .lastBaseline: .lastBaseline
        @unknown default: .fill
        }
    }
  }
#endif
