#if canImport(UIKit)
  import UIKit

  extension NSLayoutConstraint.Attribute {
    /// The name of the case, or `nil` for `notAnAttribute`.
    package var name: String? {
      switch self {
      case .left: "left"
      case .right: "right"
      case .top: "top"
      case .bottom: "bottom"
      case .leading: "leading"
      case .trailing: "trailing"
      case .width: "width"
      case .height: "height"
      case .centerX: "centerX"
      case .centerY: "centerY"
      case .firstBaseline: "firstBaseline"
      case .lastBaseline: "lastBaseline"
      case .leftMargin: "leftMargin"
      case .rightMargin: "rightMargin"
      case .topMargin: "topMargin"
      case .bottomMargin: "bottomMargin"
      case .leadingMargin: "leadingMargin"
      case .trailingMargin: "trailingMargin"
      case .centerXWithinMargins: "centerXWithinMargins"
      case .centerYWithinMargins: "centerYWithinMargins"
      case .notAnAttribute: nil
      @unknown default: nil
      }
    }
  }

  extension NSLayoutConstraint.Relation {
    /// The sign between the two sides.
    var symbol: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      case .equal: "="
      @unknown default: "="
      }
    }
  }
#endif
